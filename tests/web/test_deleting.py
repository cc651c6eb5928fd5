"""Deleting a game or a night: asked once, said what goes, undone for a day, and meanwhile nothing there."""

import pytest

from scorepad.games import LANGUAGES
from tests.web.stored import log, matches
from tests.web.test_matches import lines
from tests.web.test_routes import ask, of_matches

EVENING = "2026-07-03T19:00:00+00:00"
DAY = 24 * 3600
UNTIL = "Bis 04.07.26, 21:00 kannst du das rückgängig machen."
GONE = {
    "de": ["Diese Partie ist gelöscht", "Ninety-Nine", UNTIL],
    "nl": ["Deze partij is verwijderd", "Ninety-Nine", "Tot 04-07-2026, 21:00 kun je dat ongedaan maken."],
    "en": ["This game was deleted", "Ninety-Nine", "Until 04/07/2026, 21:00 you can bring it back."],
}


@pytest.fixture(autouse=True)
def clock(monkeypatch, time_machine):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")
    time_machine.move_to(EVENING, tick=False)
    return time_machine


@pytest.fixture
def path(visitor):
    """A running match after one round, beside one that is over; the visitor looks at it."""
    visitor.begin("nines", ("Anna", "Ben"), "Ben", end="rounds", rounds=1)
    visitor.score("Anna", Ben=4)
    path = visitor.begin()
    visitor.lose("Ben")
    return path


def delete(visitor, address):
    visitor.get(f"{address}/deletion")
    visitor.submit("Ja, löschen", follow=False)
    assert (visitor.status, visitor.answer.headers["Location"]) == (303, "/matches")
    visitor.get("/matches")


def night(visitor, path):
    visitor.get(f"{path}/record")
    found = next(a["href"] for a in visitor.page.select(".no-print a") if "/nights/" in a["href"])
    return found.removesuffix("/record")


def waiting(visitor):
    return visitor.text(".notice .ruled li > span:first-child")


def test_the_question_says_what_goes(visitor, path):
    visitor.get(path)
    visitor.get(next(a["href"] for a in visitor.page.select(".table-links a") if a.string == "Löschen"))
    assert visitor.text("h1, .ruled li span, .row *") == [
        "Diese Partie löschen?",
        "Ninety-Nine – Runde 2 03.07.2026 · 1 Runde · Anna , Ben , Carla",
        "03.07.2026 · 1 Runde · Anna , Ben , Carla",
        "läuft",
        "Ja, löschen",
        "Nein, behalten",
    ]
    assert visitor.page.select_one(".row a")["href"] == path
    visitor.get("/matches")
    assert sorted(lines(visitor)) == ["Nines – Anna gewinnt", "Ninety-Nine – Runde 2"]


def test_a_deleted_match_leaves_the_list_and_comes_back_from_it(visitor, path):
    before = matches(visitor.app)
    delete(visitor, path)
    assert (lines(visitor), waiting(visitor)) == (
        ["Nines – Anna gewinnt"],
        ["Ninety-Nine – Runde 2 03.07.2026 · 1 Runde · Anna , Ben , Carla"],
    )
    visitor.get("/")
    assert visitor.text("h2") == ["Zuletzt gespielt"]
    visitor.get("/matches")
    visitor.submit("Rückgängig")
    assert (visitor.path, visitor.text("h1"), matches(visitor.app)) == (path, ["Runde 2"], before)


@pytest.mark.parametrize("how", ["finished", "abandoned"])
def test_a_match_that_is_over_is_deleted_and_comes_back_the_same_way(visitor, how):
    path = visitor.begin(start_tokens=1)
    if how == "finished":
        visitor.lose("Ben", "Carla")
    else:
        visitor.submit("Partie abbrechen")
    said = visitor.text("h1")
    delete(visitor, path)
    visitor.submit("Rückgängig")
    assert (visitor.path, visitor.text("h1")) == (path, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_a_deleted_match_offers_it_back_in_every_language(visitor, path, language):
    delete(visitor, path)
    visitor.headers["Accept-Language"] = language
    for page in ("", "/record", "/rules", "/share", "/rounds.csv", "/rounds/1/correction", "/deletion"):
        visitor.get(f"{path}{page}")
        assert (visitor.status, visitor.text("h1, h1 + p, form.sheet > p")) == (404, GONE[language])
    visitor.press()
    assert (visitor.status, visitor.path) == (200, path)


def test_whatever_is_posted_to_a_deleted_match_is_not_found_and_changes_nothing(visitor, path):
    match_id = path.rsplit("/", 1)[1]
    delete(visitor, path)
    before = log(visitor.app)
    own = {("POST", f"{path}/{way}") for way in ("deletion", "restoration")}
    answers = {ask(visitor, *way) for way in of_matches(visitor.app, match_id) if way not in own}
    assert (answers, log(visitor.app)) == ({404}, before)


def test_deleting_twice_and_bringing_back_twice_change_no_more_than_once(visitor, path):
    visitor.get(f"{path}/deletion")
    form, _pressed = visitor.find("Ja, löschen")
    fields = list(visitor.fields(form))
    for _tap in "ab":
        visitor.post(f"{path}/deletion", fields, follow=False)
        assert (visitor.status, visitor.answer.headers["Location"]) == (303, "/matches")
    for _tap in "ab":
        visitor.post(f"{path}/restoration", fields, follow=False)
        assert (visitor.status, visitor.answer.headers["Location"]) == (303, path)


def test_after_a_day_nothing_is_offered_any_more(visitor, path, clock):
    delete(visitor, path)
    form, _pressed = visitor.find("Rückgängig")
    fields = list(visitor.fields(form))
    clock.shift(DAY)
    visitor.get("/matches")
    assert waiting(visitor) == []
    visitor.get(path)
    assert (visitor.status, visitor.text("h1")) == (404, ["Hier ist nichts"])
    visitor.post(f"{path}/restoration", fields)
    assert (visitor.status, visitor.text("h1")) == (404, ["Hier ist nichts"])


def test_nobody_else_is_offered_what_was_deleted_nor_can_have_it_back(visitor, other, path):
    address = night(visitor, path)
    delete(visitor, path)
    other.begin()
    for way in ("", "/deletion", "/restoration"):
        assert ask(other, "POST" if way else "GET", f"{path}{way}") == 404
        assert other.text("h1") == ["Hier ist nichts"]
    for way in ("/deletion", "/restoration"):
        assert ask(other, "POST", f"{address}{way}") == 404
    other.get("/matches")
    assert (waiting(other), len(lines(other))) == ([], 1)


def test_the_list_of_nights_offers_back_too_what_was_deleted(visitor, path):
    address, deleted = night(visitor, path), path
    for gone, said in ((deleted, "Ninety-Nine – Runde 2"), (address, "Spieleabend Freitag, 3. Juli 2026")):
        delete(visitor, gone)
        visitor.get("/nights")
        assert [line[: len(said)] for line in waiting(visitor)][:1] == [said]
    visitor.get("/nights?game=nines")
    assert waiting(visitor) == []
    visitor.get("/nights")
    visitor.submit("Rückgängig")
    assert (visitor.path, visitor.text("h1")) == (address, ["Freitag, 3. Juli 2026"])


def test_a_night_says_what_goes_with_it_goes_and_comes_back(visitor, path):
    address = night(visitor, path)
    visitor.get(f"{address}/record")
    visitor.get(next(a["href"] for a in visitor.page.select(".no-print a") if a.string == "Löschen"))
    assert (visitor.text("h1, h1 + p, form > p"), len(visitor.page.select(".ruled > li"))) == (
        [
            "Diesen Abend löschen?",
            "Freitag, 3. Juli 2026",
            "Diese 2 Partien gehen mit.",
            "Einen Tag lang kannst du alles zurückholen.",
        ],
        2,
    )
    delete(visitor, address)
    assert (lines(visitor), waiting(visitor)) == ([], ["Spieleabend Freitag, 3. Juli 2026"])
    for page in ("record", "deletion"):
        visitor.get(f"{address}/{page}")
        assert (visitor.status, visitor.text("h1")) == (404, ["Dieser Abend ist gelöscht"])
    visitor.get(path)
    assert (visitor.status, visitor.text("form.sheet > p")) == (
        404,
        [f"{UNTIL} Der ganze Abend ist gelöscht und kommt dann mit zurück."],
    )
    visitor.get("/matches")
    visitor.submit("Rückgängig")
    assert (visitor.path, visitor.status) == (address, 200)
    assert f"{address}/deletion" in [a["href"] for a in visitor.page.select("main a")]
    visitor.get("/matches")
    assert sorted(lines(visitor)) == ["Nines – Anna gewinnt", "Ninety-Nine – Runde 2"]


def test_a_round_tapped_by_a_script_for_a_deleted_match_is_answered_with_the_way_back(visitor, path):
    visitor.get(path)
    form, pressed = visitor.find("Carla")
    fields = dict(visitor.fields(form)) | {pressed["name"]: pressed["value"]}
    delete(visitor, path)
    visitor.headers["X-Requested-With"] = "fetch"
    visitor.post(f"{path}/rounds", fields)
    assert (visitor.status, visitor.text("h1"), len(visitor.page.select("#said"))) == (
        404, ["Diese Partie ist gelöscht"], 1,
    )  # fmt: skip
