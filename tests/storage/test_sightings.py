"""Who sat in which match, and when last."""

from datetime import date

import pytest

from scorepad.storage import attendance, deleting, history, matches, sightings
from scorepad.storage.database import writing
from scorepad.storage.ids import new_id
from scorepad.storage.players import enrol, roster
from tests.engine.matches import CAST, points
from tests.storage.pad import PAD, begin, bring, file_of, record, undo
from tests.storage.persons import NEWCOMER, merge, row

pytestmark = pytest.mark.usefixtures("app_context")

JULY = {day: date(2026, 7, day) for day in (3, 4, 5, 6)}


@pytest.fixture
def evenings(time_machine, monkeypatch):
    """A finished match, one broken off, and one running that Finn joins; Gast never plays."""
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")
    time_machine.move_to("2026-07-03T18:00Z", tick=False)
    first = record(begin("nines", CAST[:3], limit=50), points(Anna=0, Ben=7, Carla=55))
    time_machine.move_to("2026-07-04T18:00Z", tick=False)
    matches.abandon(PAD, begin(seats=CAST[:2]).id)
    time_machine.move_to("2026-07-06T01:00Z", tick=False)
    last = begin(seats=("Dan", "Eva"), first="Dan")
    matches.join(PAD, last.id, "Finn", NEWCOMER, expected=1, token=new_id())
    with writing():
        enrol(PAD, ["Gast"])
    return first, last


def seen():
    found = attendance.seen(PAD, roster(PAD))
    return {roster(PAD)[one].name: (when.matches, when.last) for one, when in found.items()}


def shown(name, number=1):
    page = history.page_with(PAD, row(name), roster(PAD), number)
    return page.count, [[one.name for one in line.players] for line in page.lines]


def delete(match):
    deleting.delete_match(PAD, match.id)


def test_every_match_counts_that_was_not_broken_off_and_the_night_it_belongs_to(evenings):
    assert seen() == {
        "Anna": (1, JULY[3]), "Ben": (1, JULY[3]), "Carla": (1, JULY[3]), "Dan": (1, JULY[5]),
        "Eva": (1, JULY[5]), "Finn": (1, JULY[5]), "Gast": (0, None),
    }  # fmt: skip
    assert shown("Anna") == (2, [["Anna", "Ben"], ["Anna", "Ben", "Carla"]])
    assert (shown("Finn"), shown("Gast")) == ((1, [["Dan", "Eva", "Finn"]]), (0, []))


def test_a_join_that_is_undone_was_not_there(evenings):
    undo(evenings[1], 1)
    assert (seen()["Finn"], shown("Finn")) == ((0, None), (0, []))


def test_merged_people_count_together(evenings):
    merge("Dan", "Carla")
    merge("Gast", "Carla")
    assert seen()["Carla"] == (2, JULY[5])
    assert shown("Carla") == (2, [["Carla", "Eva", "Finn"], ["Anna", "Ben", "Carla"]])
    assert set(seen()) == {"Anna", "Ben", "Carla", "Eva", "Finn"}


def test_deleted_matches_do_not_count(evenings):
    for match in evenings:
        delete(match)
    assert (seen()["Anna"], seen()["Carla"], seen()["Finn"]) == ((0, None), (0, None), (0, None))
    assert (shown("Carla"), shown("Anna")) == ((0, []), (1, [["Anna", "Ben"]]))


def test_a_deleted_match_may_come_back_and_so_keeps_its_people_apart(evenings):
    delete(evenings[0])
    carla, anna, dan = (frozenset({row(name).id}) for name in ("Carla", "Anna", "Dan"))
    assert sightings.sat_together(PAD, carla, anna).id == evenings[0].id
    assert sightings.sat_together(PAD, carla, dan) is None
    assert sightings.was_ever_here(PAD, carla)


def finished(place, *seats):
    """A match told in a file: the later the place, the later it was."""
    return {
        "id": f"m{place}", "game": "nines", "seats": list(seats), "first_dealer": seats[0],
        "options": {"end": "rounds", "rounds": 1},
        "started_at": f"2026-{1 + place // 28:02}-{1 + place % 28:02}T18:00:00Z",
        "log": [{"type": "round", "points": {seats[0]: 0, seats[1]: 5}}],
    }  # fmt: skip


def test_who_has_not_come_for_long_is_found_further_back():
    old = finished(0, "Eva", "Finn")
    bring(file_of(old, *(finished(place, "Anna", "Ben") for place in range(1, 43))))
    assert (seen()["Eva"], seen()["Anna"]) == ((1, date(2026, 1, 1)), (42, date(2026, 2, 15)))
    assert shown("Anna", 3)[0] == 42
    assert len(shown("Anna", 3)[1]) == 2


def test_sightings_are_those_of_one_pad(evenings):
    begin(pad="pad-of-finn", seats=("Finn", "Gero"), first="Finn")
    there = roster("pad-of-finn")
    assert {there[one].name: when.matches for one, when in attendance.seen("pad-of-finn", there).items()} == {
        "Finn": 1, "Gero": 1,
    }  # fmt: skip
    finn = frozenset(there)
    assert (history.page_with(PAD, there[min(finn)], there, 1).count, sightings.was_ever_here(PAD, finn)) == (
        0, False,
    )  # fmt: skip
