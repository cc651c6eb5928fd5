"""Which evening a moment belongs to."""

import time
from datetime import UTC, date, datetime, timedelta

import pytest

from scorepad.storage.clock import BadZone, evening, find_zone, local, now


@pytest.fixture
def berlin(monkeypatch):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")


def utc(text):
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def test_now_is_utc_to_the_second(time_machine):
    time_machine.move_to("2026-07-03T19:00:00.75Z", tick=False)
    assert now() == utc("2026-07-03T19:00")
    assert now().utcoffset() == timedelta(0)


@pytest.mark.usefixtures("berlin")
@pytest.mark.parametrize(
    ("moment", "day"),
    [
        ("2026-07-03T19:00", "2026-07-03"),
        ("2026-07-03T23:30", "2026-07-03"),
        ("2026-07-04T02:59:59", "2026-07-03"),
        ("2026-07-04T03:00", "2026-07-04"),
        ("2026-01-01T03:59:59", "2025-12-31"),
        ("2026-01-01T04:00", "2026-01-01"),
        ("2026-03-29T02:59:59", "2026-03-28"),
        ("2026-03-29T03:00", "2026-03-29"),
        ("2026-10-25T00:30", "2026-10-24"),
        ("2026-10-25T03:59:59", "2026-10-24"),
        ("2026-10-25T04:00", "2026-10-25"),
    ],
)
def test_the_day_turns_at_five_on_the_clock_on_the_wall(moment, day):
    assert evening(utc(moment)) == date.fromisoformat(day)


@pytest.mark.usefixtures("berlin")
def test_the_zone_a_moment_is_written_in_does_not_matter():
    assert evening(datetime.fromisoformat("2026-07-04T11:59:59+09:00")) == date(2026, 7, 3)


@pytest.mark.parametrize(("zone", "day"), [("Asia/Tokyo", 4), ("America/New_York", 3)])
def test_another_zone_has_another_evening(monkeypatch, zone, day):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", zone)
    assert evening(utc("2026-07-03T22:00")) == date(2026, 7, day)


def test_without_a_setting_the_clock_is_that_of_this_machine(monkeypatch):
    monkeypatch.delenv("SCOREPAD_TIMEZONE", raising=False)
    monkeypatch.setenv("TZ", "Europe/Berlin")
    time.tzset()
    try:
        assert local(utc("2026-07-03T19:00")).isoformat() == "2026-07-03T21:00:00+02:00"
    finally:
        monkeypatch.undo()
        time.tzset()


def test_a_zone_of_its_own_comes_before_that_of_the_server(monkeypatch):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")
    assert local(utc("2026-07-03T19:00"), "Asia/Tokyo").isoformat() == "2026-07-04T04:00:00+09:00"
    assert local(utc("2026-07-03T19:00"), "Mars/Olympus").isoformat() == "2026-07-03T21:00:00+02:00"


@pytest.mark.parametrize("typed", ["Europe/Berlin", " europe/berlin ", "EUROPE/BERLIN"])
def test_a_zone_is_found_however_it_is_typed(typed):
    assert find_zone(typed) == "Europe/Berlin"
    assert find_zone("america/new york") == "America/New_York"


@pytest.mark.parametrize("typed", ["", "Berlin", "Europe", "../Europe/Berlin", "/etc/passwd", "x\x00", "é"])
def test_what_is_no_zone_is_none(typed):
    with pytest.raises(BadZone):
        find_zone(typed)
