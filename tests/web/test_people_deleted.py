"""Deleting somebody who never played: asked once, said what goes, undone for a day, and never by mistake."""

import pytest

from scorepad.games import LANGUAGES
from scorepad.storage import people, players
from scorepad.storage.database import writing
from tests.web.nightly import pad_of
from tests.web.persons import listed, person, stored, to_person
from tests.web.stored import matches
from tests.web.test_routes import ask

DAY = 24 * 3600
GONE = {
    "de": ["„Gast“ ist gelöscht", "Bis 04.07.26, 21:00 kannst du das rückgängig machen."],
    "nl": ["‘Gast’ is verwijderd", "Tot 04-07-2026, 21:00 kun je dat ongedaan maken."],
    "en": ["“Gast” was deleted", "Until 04/07/2026, 21:00 you can bring it back."],
}
GO, BACK = "Name und Farbe sind dann weg.", "Einen Tag lang kannst du den Namen zurückholen."
TAKEN = "„Gasst“ heißt inzwischen jemand anders. Gib der Person zuerst einen anderen Namen:"


@pytest.fixture(autouse=True)
def clock(monkeypatch, time_machine):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")
    time_machine.move_to("2026-07-03T19:00:00+00:00", tick=False)
    return time_machine


@pytest.fixture
def path(visitor):
    """The page of Gast, teal, also spelled Gasst, who never played; Anna and Ben have."""
    visitor.begin(seats=("Anna", "Ben"), start_tokens=1)
    visitor.lose("Ben")
    pad = pad_of(visitor)
    with visitor.app.app_context():
        with writing():
            ids = players.enrol(pad, ["Gast", "Gasst"])
        people.merge(pad, ids["Gasst"], ids["Gast"])
        people.paint(pad, ids["Gast"], "teal")
    return f"/players/{ids['Gast']}"


def delete(visitor, path):
    visitor.get(f"{path}/deletion")
    visitor.submit("Ja, löschen")
    assert (visitor.status, visitor.path) == (200, "/players")


def waiting(visitor):
    return visitor.text(".notice .ruled li > span:first-child")


def names(visitor):
    return [one[0] for one in listed(visitor)]


def test_the_question_says_what_goes_and_for_how_long(visitor, path):
    visitor.get(path)
    visitor.get(visitor.page.find("a", string="Löschen …")["href"])
    assert visitor.text("h1, form p, .row *") == [
        "„Gast“ löschen?",
        "auch Gasst",
        f"{GO} Keine Partie geht verloren: „Gast“ sitzt in keiner. {BACK}",
        "Ja, löschen",
        "Nein, behalten",
    ]


@pytest.mark.parametrize("how", ["played", "deleted", "undone"])
def test_nothing_is_asked_about_somebody_of_whom_a_game_speaks(visitor, path, how):
    table = visitor.begin(seats=("Eva", "Finn"), dealer="Eva")
    if how == "undone":
        visitor.get(f"{table}/changes")
        visitor.submit("Dazusetzen", name="Gast")
        visitor.submit(visitor.text(".undo-bar button")[0])
    elif how == "deleted":
        visitor.get(f"{table}/deletion")
        visitor.submit("Ja, löschen")
    name = "Gast" if how == "undone" else "Eva"
    to_person(visitor, name)
    visitor.get(f"{visitor.path}/deletion")
    assert (visitor.status, visitor.text(".errors h2"), visitor.text("button.button-danger")) == (
        200, ["Das geht nicht"], [],
    )  # fmt: skip
    assert ask(visitor, "POST", f"/players/{person(visitor.app, name)}/deletion") == 422
    assert (visitor.text(".errors h2"), name in stored(visitor.app)) == (["Das geht nicht"], True)


def test_who_was_deleted_is_on_no_page_and_comes_back_from_the_one_that_follows(visitor, path):
    before = stored(visitor.app)
    delete(visitor, path)
    assert (names(visitor), waiting(visitor)) == (["Anna", "Ben"], ["Gast"])
    assert visitor.page.select_one(".notice button")["aria-label"] == "Rückgängig: Gast"
    for address in ("/matches/new", "/statistics", "/pad/export.json", "/matches"):
        answer = visitor.get(address)
        assert (answer.status_code, "Gast" in answer.get_data(as_text=True)) == (200, False)
    visitor.get("/players")
    visitor.submit("Rückgängig")
    assert (visitor.path, visitor.text("h1"), stored(visitor.app)) == (path, ["Gast"], before)
    visitor.get("/players")
    assert (names(visitor), waiting(visitor)) == (["Anna", "Ben", "Gast"], [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_who_was_deleted_offers_them_back_in_every_language(visitor, path, language):
    delete(visitor, path)
    visitor.headers["Accept-Language"] = language
    for page in ("", "/merge", "/deletion", "/statistics"):
        visitor.get(f"{path}{page}")
        assert (visitor.status, visitor.text("h1, form.sheet > p")) == (404, GONE[language])
    visitor.press()
    assert (visitor.status, visitor.path) == (200, path)


def test_a_person_deleted_or_brought_back_twice_is_so_once(visitor, path):
    for way, leads in (("deletion", "/players"), ("restoration", path)):
        for _tap in "ab":
            assert ask(visitor, "POST", f"{path}/{way}") == 303
            assert visitor.answer.headers["Location"] == leads


def test_whatever_is_posted_to_who_was_deleted_is_not_found_and_offers_them_back(visitor, path):
    delete(visitor, path)
    for way in ("name", "colour", "archive", "merge", "separation"):
        assert (ask(visitor, "POST", f"{path}/{way}"), visitor.text("h1")) == (404, GONE["de"][:1])


def test_after_a_day_nobody_is_offered_any_more(visitor, path, clock):
    delete(visitor, path)
    clock.shift(DAY)
    visitor.get("/players")
    assert waiting(visitor) == []
    for method, way in (("GET", ""), ("POST", "/restoration"), ("POST", "/deletion")):
        assert ask(visitor, method, f"{path}{way}") == 404
        assert visitor.text("h1") == ["Hier ist nichts"]


def test_people_of_others_are_neither_offered_nor_had_back(visitor, other, path):
    delete(visitor, path)
    other.begin()
    for method, way in (("GET", ""), ("POST", "/restoration"), ("POST", "/deletion")):
        assert ask(other, method, f"{path}{way}") == 404
        assert other.text("h1") == ["Hier ist nichts"]
    other.get("/players")
    assert waiting(other) == []


def test_a_name_typed_at_a_new_game_brings_back_who_had_it(visitor, path):
    delete(visitor, path)
    visitor.get("/matches/new?seat=Anna")
    visitor.submit("Dazu", name="gasst")
    visitor.press()
    assert (visitor.status, matches(visitor.app)[0][1]) == (200, ["Anna", "Gast"])
    assert stored(visitor.app)["Gasst"] == ("amber", False, "Gast")
    assert stored(visitor.app)["Gast"] == ("teal", False, None)


def test_a_name_that_somebody_else_has_by_now_is_said_so_with_the_way_to_them(visitor, path):
    delete(visitor, path)
    to_person(visitor, "Ben").submit("Namen speichern", name="Gasst")
    assert visitor.status == 200
    visitor.get("/players")
    visitor.submit("Rückgängig")
    assert (visitor.status, visitor.text("h1, .errors h2 + p")) == (422, ["„Gast“ ist gelöscht", TAKEN])
    visitor.get(visitor.page.select_one(".errors a")["href"])
    visitor.submit("Namen speichern", name="Ben")
    visitor.get(path)
    visitor.press()
    assert (visitor.status, visitor.path, visitor.text("h1")) == (200, path, ["Gast"])
