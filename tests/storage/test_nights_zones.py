"""The day of a pad turns at five by its own clock, wherever the server stands."""

from datetime import date

import pytest

from scorepad.engine import Table
from scorepad.games import find
from scorepad.storage import matches, nights, pads
from scorepad.storage.archive.exporting import export
from scorepad.storage.ids import new_id
from tests.storage.pad import PAD

pytestmark = pytest.mark.usefixtures("app_context")


@pytest.fixture(autouse=True)
def _server(monkeypatch):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "America/Los_Angeles")


@pytest.fixture
def begin_at(time_machine):
    """Begins a match at a moment on a phone somewhere, and returns it."""

    def begin(moment, zone="", pad=PAD):
        time_machine.move_to(moment, tick=False)
        table = Table(("Anna", "Ben"), "Anna", {})
        return matches.begin(pad, find("ninety-nine"), table, new_id(), zone)

    return begin


def dates(pad=PAD):
    return [night["date"] for night in export(pad)["nights"]]


@pytest.mark.parametrize(
    ("zone", "before", "after", "day"),
    [
        ("Europe/Berlin", "2026-07-04T02:59:59Z", "2026-07-04T03:00Z", "2026-07-03"),
        ("Europe/Berlin", "2026-03-29T02:59:59Z", "2026-03-29T03:00Z", "2026-03-28"),
        ("Europe/Berlin", "2026-10-25T03:59:59Z", "2026-10-25T04:00Z", "2026-10-24"),
        ("America/New_York", "2026-07-04T08:59:59Z", "2026-07-04T09:00Z", "2026-07-03"),
        ("America/New_York", "2026-11-01T09:59:59Z", "2026-11-01T10:00Z", "2026-10-31"),
        ("Asia/Tokyo", "2026-07-03T19:59:59Z", "2026-07-03T20:00Z", "2026-07-03"),
    ],
)
def test_an_evening_ends_at_five_on_the_clock_of_the_pad(begin_at, zone, before, after, day):
    last, next_one = begin_at(before, zone), begin_at(after, zone)
    assert [nights.find_night(PAD, match.night_id).date.isoformat() for match in (last, next_one)] == [
        day, date.fromordinal(date.fromisoformat(day).toordinal() + 1).isoformat(),
    ]  # fmt: skip
    assert dates() == [nights.find_night(PAD, match.night_id).date.isoformat() for match in (last, next_one)]


@pytest.mark.parametrize(
    ("zone", "moments"),
    [
        (
            "Europe/Berlin",
            ("2026-03-28T19:00Z", "2026-03-29T00:59Z", "2026-03-29T01:01Z", "2026-03-29T02:30Z"),
        ),
        (
            "Europe/Berlin",
            ("2026-10-24T18:00Z", "2026-10-25T00:30Z", "2026-10-25T01:30Z", "2026-10-25T03:30Z"),
        ),
        ("Asia/Tokyo", ("2026-07-03T10:00Z", "2026-07-03T14:59Z", "2026-07-03T15:01Z", "2026-07-03T19:00Z")),
        ("America/New_York", ("2026-07-03T23:00Z", "2026-07-04T03:59Z", "2026-07-04T04:01Z")),
    ],
)
def test_an_evening_past_midnight_and_through_a_change_of_clocks_is_one_night(begin_at, zone, moments):
    assert len({begin_at(moment, zone).night_id for moment in moments}) == 1
    assert len(dates()) == 1


def test_the_first_phone_says_the_zone_and_a_second_one_does_not_change_it(begin_at):
    begin_at("2026-07-03T18:00Z", "Europe/Berlin")
    begin_at("2026-07-03T21:00Z", "Asia/Tokyo")
    assert (pads.time_zone(PAD), dates()) == ("Europe/Berlin", ["2026-07-03"])


@pytest.mark.parametrize("said", ["", "Mars/Olympus", "x" * 5000, "\x00"])
def test_a_browser_that_says_nothing_we_know_leaves_the_zone_of_the_server(begin_at, said):
    begin_at("2026-07-04T11:59Z", said)
    assert (pads.time_zone(PAD), dates()) == (None, ["2026-07-03"])
    begin_at("2026-07-04T12:00Z", "Asia/Tokyo")
    assert (pads.time_zone(PAD), dates()) == ("Asia/Tokyo", ["2026-07-03", "2026-07-04"])


def test_a_zone_changed_later_moves_no_match_and_no_night(begin_at):
    match = begin_at("2026-07-03T20:30Z", "Europe/Berlin")
    assert pads.set_zone(PAD, "asia/tokyo") == "Asia/Tokyo"
    assert (dates(), nights.find_night(PAD, match.night_id).date.day) == (["2026-07-03"], 3)
    assert begin_at("2026-07-03T20:31Z").night_id != match.night_id
    assert dates() == ["2026-07-03", "2026-07-04"]


def test_a_rematch_goes_by_the_same_clock(begin_at, time_machine):
    match = begin_at("2026-07-03T14:00Z", "Asia/Tokyo")
    matches.abandon(PAD, match.id)
    time_machine.move_to("2026-07-03T20:00Z", tick=False)
    matches.rematch(PAD, match.id, "again")
    assert dates() == ["2026-07-03", "2026-07-04"]


def test_each_pad_has_a_clock_of_its_own(begin_at):
    begin_at("2026-07-03T20:30Z", "Asia/Tokyo")
    begin_at("2026-07-03T20:30Z", "Europe/Berlin", pad="pad-of-finn")
    assert (dates(), dates("pad-of-finn")) == (["2026-07-04"], ["2026-07-03"])
