"""Two spellings that are one person: asked, done, refused, undone, and what every page says then."""

import pytest
from sqlalchemy import select

from scorepad.storage.database import db
from scorepad.storage.models import Night
from tests.visitor import Visitor
from tests.web.persons import lines, listed, merge, person, stored, to_person
from tests.web.stored import matches

ASKED = {
    "de": ("Wer ist Ana noch?", "„Ana“ und „Anna“ zu einer Person machen?", "Ja, eine Person"),
    "nl": ("Wie is Ana nog meer?", "Van ‘Ana’ en ‘Anna’ één persoon maken?", "Ja, één persoon"),
    "en": ("Who else is Ana?", "Make “Ana” and “Anna” one person?", "Yes, one person"),
}


@pytest.fixture
def two(visitor, time_machine):
    """Anna has won against Ben; Ana plays Carla and Dan."""
    time_machine.move_to("2026-07-03T18:00Z")
    visitor.begin(seats=("Anna", "Ben"), start_tokens=1)
    visitor.lose("Ben")
    time_machine.move_to("2026-07-03T19:00Z")
    visitor.table = visitor.begin(seats=("Carla", "Ana", "Dan"), dealer="Ana", start_tokens=1)
    time_machine.move_to("2026-07-03T20:00Z")
    return visitor


@pytest.fixture
def one(two):
    """They are one person."""
    merge(two, "Ana", "Anna")
    return two


@pytest.mark.parametrize("language", ASKED)
def test_merging_is_asked_about_with_what_will_happen_in_every_language(two, language):
    choose, sure, yes = ASKED[language]
    two.headers["Accept-Language"] = language
    to_person(two, "Ana")
    two.get(f"{two.path}/merge")
    assert (two.text("h1"), two.text(".chip")) == ([choose], ["Anna", "Ben", "Carla", "Dan"])
    two.get(two.page.select_one(".chip")["href"])
    assert (two.text("h1"), len(two.text("main li")), stored(two.app)["Ana"][2]) == ([sure], 4, None)
    two.submit(yes)
    assert (two.text("h1"), stored(two.app)["Ana"][2]) == (["Anna"], "Anna")


def test_the_other_way_round_is_one_tap_away(two):
    to_person(two, "Ana")
    two.get(f"{two.path}/merge?into={person(two.app, 'Anna')}")
    two.get(two.page.find("a", string="Andersherum: „Ana“")["href"])
    two.submit("Ja,")
    assert (two.text("h1"), stored(two.app)["Anna"][2]) == (["Ana"], "Ana")


def test_the_list_and_the_page_show_the_person_once_with_all_matches(one):
    assert (one.text("h1"), one.text("header .soft")) == (["Anna"], ["auch Ana"])
    assert sorted(people for _match, people in lines(one)) == ["Anna , Ben", "Carla , Anna , Dan"]
    one.get("/players")
    assert [said[-1] for said in listed(one) if said[0] == "Anna"] == ["auch Ana"]
    assert len(listed(one)) == 4
    one.get(f"/players/{person(one.app, 'Ana')}")
    assert (one.path, one.text("h1")) == (f"/players/{person(one.app, 'Anna')}", ["Anna"])


def test_two_who_sat_in_one_match_are_refused_with_that_match(one):
    to_person(one, "Ben")
    asking = f"{one.path}/merge?into={person(one.app, 'Ana')}"
    begun = one.begin(seats=("Ben", "Anna"))
    for ask in (lambda: one.get(asking), lambda: merge(one, "Ben", "Anna")):
        ask()
        assert one.text(".errors h2") == ["Das geht nicht"]
        assert one.page.select_one(".errors a")["href"] == begun
        assert not one.page.select("main button")
    assert (one.status, stored(one.app)["Ben"][2]) == (422, None)


def test_they_come_apart_again_at_any_time(one):
    one.submit("„Ana“ wieder trennen")
    assert (one.text("h1"), stored(one.app)["Ana"][2]) == (["Ana"], None)
    assert lines(one) == [("Ninety-Nine – Runde 1", "Carla , Ana , Dan")]


def test_a_match_that_runs_goes_on_under_the_name_of_the_person(one):
    one.get(one.table)
    assert "Ana" not in one.text("bdi")
    one.lose("Carla", "Dan")
    assert (one.status, one.text("h1")) == (200, ["Anna gewinnt"])
    one.get(f"{one.table}/rounds/1/correction")
    one.press(**{"e1-loser": one.page.select("[name=e1-loser]")[2]["value"]})
    one.get(f"{one.table}/record")
    assert (one.status, "Ana" in one.text("bdi")) == (200, False)


def test_nobody_is_offered_a_seat_twice(one):
    one.get(f"{one.table}/changes")
    assert [option["value"] for option in one.page.select("#away option")] == ["Ben"]
    one.submit("Dazusetzen", name="Anna")
    assert (one.status, one.message_at("name")) == (422, ["Anna sitzt schon am Tisch."])


def test_the_night_counts_the_person_once(one):
    one.get(one.table)
    one.lose("Carla", "Dan")
    with one.app.app_context():
        night = db.session.scalars(select(Night.id)).one()
    one.get(f"/nights/{night}/record")
    told = [row for row in one.text(".tally tr") if row.startswith("Anna")]
    assert told == ["Anna Plätze: 1, 1 2 2 2"]


def test_a_new_match_knows_both_names_for_one_chip(one):
    one.get("/matches/new")
    assert one.text(".chips bdi") == ["Anna", "Ben", "Carla", "Dan"]
    one.submit("Dazu", name="ANA")
    assert (one.text(".seat .who"), one.text(".chips button bdi")) == (["Anna"], ["Ben", "Carla", "Dan"])
    one.submit("Dazu", name="Anna")
    assert one.message_at("name") == ["Anna sitzt schon am Tisch."]
    one.press(name="Eva")
    assert matches(one.app)[0][1] == ["Anna", "Eva"]


def test_a_draft_of_before_the_merge_seats_the_person_once(two):
    draft = "/matches/new?game=nines&seat=Ana&seat=Ben&seat=Anna&dealer=name:Ana"
    merge(two, "Ana", "Anna")
    two.get(draft)
    assert two.text(".seat .who") == ["Anna", "Ben"]
    two.press()
    assert matches(two.app)[0][1:3] == (["Anna", "Ben"], "Anna")


def test_same_as_last_time_and_rematch_seat_the_person(one):
    one.get("/matches/new")
    one.submit("Wie letztes Mal")
    assert one.text(".seat .who") == ["Carla", "Anna", "Dan"]
    one.get(one.table)
    one.lose("Carla", "Dan")
    one.submit("Revanche")
    assert [match[1] for match in matches(one.app)].count(["Carla", "Anna", "Dan"]) == 1


def test_a_form_of_before_the_merge_leads_to_the_person_and_changes_nothing(two):
    to_person(two, "Ana")
    token, address = two.value("csrf_token"), two.path
    second = Visitor(two.app)
    second.client.set_cookie("scorepad", two.client.get_cookie("scorepad").value)
    merge(second, "Ana", "Anna")
    before = stored(two.app)
    for path, field in (
        ("name", {"name": "Oma"}), ("colour", {"colour": "pink"}), ("archive", {"archived": "1"}),
        ("merge", {"into": person(two.app, "Ben")}), ("deletion", {}),
    ):  # fmt: skip
        two.post(f"{address}/{path}", {"csrf_token": token, **field})
        assert (two.text("h1"), stored(two.app)) == (["Anna"], before)
    for path in ("merge", "deletion"):
        two.get(f"{address}/{path}")
        assert two.text("h1") == ["Anna"]
