"""The list of nights: from the rows alone, a page at a time, searched by person, place and game."""

from datetime import date, timedelta

import pytest

from scorepad.engine import Join
from scorepad.storage import evenings, matches, nights, people, regroup
from scorepad.storage.database import db, writing
from scorepad.storage.evenings import NightPage, Search
from scorepad.storage.models import Match, Night
from tests.engine.matches import lost, points
from tests.storage.pad import PAD, begin, ids, record

pytestmark = pytest.mark.usefixtures("app_context")


@pytest.fixture(autouse=True)
def clock(monkeypatch, time_machine):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")
    time_machine.move_to("2026-07-03T18:00Z", tick=False)
    return time_machine


@pytest.fixture
def three(clock):
    """Three nights: a finished and an open match, a shared win, and one broken off that Eva joined."""
    first = record(begin(start_tokens=1), lost("Carla"), lost("Ben"))
    clock.shift(60)
    begin(seats=("Anna", "Dan"))
    regroup.describe(PAD, first.night_id, "Omas Küche", "")
    clock.move_to("2026-07-10T18:00Z", tick=False)
    shared = begin("nines", ("Ben", "Anna", "Carla"), "Ben", limit=30, tiebreak="shared")
    record(shared, points(Ben=5, Anna=0, Carla=25), points(Ben=0, Anna=5, Carla=25))
    regroup.describe(PAD, shared.night_id, "GARTEN", "")
    clock.move_to("2026-08-01T18:00Z", tick=False)
    third = record(begin(seats=("Ben", "Carla"), first="Ben"), lost("Ben"))
    matches.join(PAD, third.id, "Eva", Join(player=""), expected=2, token="j")
    matches.abandon(PAD, third.id)
    return first, shared, third


def lines(search=None, number=1):
    """The nights of a page: date, who was there, what was played, who won what."""
    return [
        (
            line.night.date.isoformat(),
            [player.name for player in line.people],
            dict(line.games),
            [(won.game, [who.name for who in won.winners], won.times) for won in line.won],
        )
        for line in evenings.page(PAD, number, search or Search()).lines
    ]


def days(**search):
    if "person" in search:
        search["person"] = ids().get(search["person"], search["person"])
    return [line[0] for line in lines(Search(**search))]


def many(nights_there):
    """As many nights with one match each, day by day, written straight into the tables."""
    seats = list(ids().values())
    with writing():
        for place in range(nights_there):
            day = date(2020, 1, 1) + timedelta(days=place)
            db.session.add(Night(pad_id=PAD, id=f"n{place}", date=day))
            db.session.flush()
            db.session.add(Match(
                pad_id=PAD, id=f"m{place}", night_id=f"n{place}", game="nines", options={}, seats=seats,
                first_dealer=seats[0], started_at=nights.find_night(PAD, f"n{place}").pad.created_at,
            ))  # fmt: skip


def test_each_night_says_who_was_there_what_was_played_and_who_won_what(three):
    assert lines() == [
        ("2026-08-01", ["Ben", "Carla", "Eva"], {}, []),
        ("2026-07-10", ["Ben", "Anna", "Carla"], {"nines": 1}, [("nines", ["Anna", "Ben"], 1)]),
        ("2026-07-03", ["Anna", "Ben", "Carla", "Dan"], {"ninety-nine": 2}, [("ninety-nine", ["Anna"], 1)]),
    ]


def test_wins_of_the_same_game_are_counted(clock):
    for hour, loser in enumerate(("Ben", "Ben", "Anna"), 18):
        clock.move_to(f"2026-07-03T{hour}:00Z", tick=False)
        record(begin(seats=("Anna", "Ben"), start_tokens=1), lost(loser))
    assert lines()[0][3] == [("ninety-nine", ["Anna"], 2), ("ninety-nine", ["Ben"], 1)]


def test_a_person_is_found_wherever_he_sat_or_sat_down(three):
    assert days(person="Anna") == ["2026-07-10", "2026-07-03"]
    assert days(person="Dan") == ["2026-07-03"]
    assert days(person="Eva") == ["2026-08-01"]
    assert days(person="nobody") == days(person="%") == []


def test_a_place_is_found_by_any_part_of_its_name_in_any_case(three):
    assert days(place="KÜCHE") == ["2026-07-03"]
    assert days(place="garten") == ["2026-07-10"]
    assert days(place="%") == []
    assert evenings.late_places(PAD) == ("GARTEN", "Omas Küche")


def test_a_game_is_found_and_person_and_game_must_meet_in_one_match(three):
    assert days(game="ninety-nine") == ["2026-08-01", "2026-07-03"]
    assert days(game="nines", person="Anna") == ["2026-07-10"]
    assert days(game="nines", person="Dan") == days(game="canasta") == []
    assert days(game="ninety-nine", person="Anna", place="oma") == ["2026-07-03"]


def test_two_spellings_are_one_person(three):
    people.merge(PAD, ids()["Eva"], ids()["Anna"])
    anna = next(one.id for one in evenings.page(PAD, 1, Search()).people if one.name == "Anna")
    found = evenings.page(PAD, 1, Search(person=anna)).lines
    assert [line.night.date.day for line in found] == [1, 10, 3]
    assert [who.name for who in found[0].people] == ["Ben", "Carla", "Anna"]


def test_what_was_deleted_or_holds_nothing_is_not_listed(three):
    first, shared, third = three
    with writing():
        db.session.get(Match, (PAD, third.id)).deleted_at = third.started_at
        db.session.get(Night, (PAD, shared.night_id)).deleted_at = shared.started_at
        db.session.add(Night(pad_id=PAD, id="empty", date=date(2026, 7, 4), place="Hof"))
    assert [line[0] for line in lines()] == ["2026-07-03"]
    assert days(person="Eva") == days(game="nines") == []
    assert [night.id for night in evenings.nearest(PAD, nights.find_night(PAD, first.night_id))] == []


def test_pages_hold_twenty_nights_the_latest_first():
    begin()
    many(40)
    pages = [evenings.page(PAD, number, Search()) for number in (0, 1, 3, 9)]
    assert [(page.number, page.more, len(page.lines)) for page in pages] == [
        (1, True, 20), (1, True, 20), (3, False, 1), (3, False, 1),
    ]  # fmt: skip
    assert [page.lines[0].night.date.isoformat() for page in pages[1:3]] == ["2026-07-03", "2020-01-01"]


def test_the_nearest_nights_are_ten_before_and_ten_after():
    begin()
    many(40)
    near = [night.id for night in evenings.nearest(PAD, nights.find_night(PAD, "n20"))]
    assert near == [f"n{place}" for place in (*range(30, 20, -1), *range(19, 9, -1))]


def test_the_list_is_that_of_one_pad(three):
    assert evenings.page("pad-of-finn", 1, Search()) == NightPage()
