"""Matches moved, nights merged, described and dated otherwise."""

from datetime import date

import pytest
from sqlalchemy import select

from scorepad.storage import nights, pads, regroup
from scorepad.storage.database import db, writing
from scorepad.storage.journal import NotHere
from scorepad.storage.models import Match, Night
from scorepad.storage.regroup import BadNight
from tests.engine.matches import lost
from tests.storage.pad import PAD, begin, count, record, told

pytestmark = pytest.mark.usefixtures("app_context")

FRIDAY, SATURDAY = "2026-07-03T18:00Z", "2026-07-04T18:00Z"


@pytest.fixture(autouse=True)
def clock(monkeypatch, time_machine):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")
    time_machine.move_to(FRIDAY, tick=False)
    return time_machine


@pytest.fixture
def two(clock):
    """A match of Friday and one of Saturday, which is today."""
    friday = record(begin(), lost("Ben"))
    clock.move_to(SATURDAY, tick=False)
    return friday, record(begin(), lost("Anna"))


def there():
    """The nights in order: date, place, note and how many matches."""
    rows = db.session.scalars(select(Night).order_by(Night.date, Night.id)).all()
    return [(row.date.day, row.place, row.note, matches_on(row.id)) for row in rows]


def matches_on(night_id):
    return len(db.session.scalars(select(Match.id).where(Match.night_id == night_id)).all())


def refused(do, *args):
    with pytest.raises(BadNight) as wrong:
        do(*args)
    return wrong.value.reason


def test_a_match_is_moved_as_it_is_and_its_empty_night_goes(two):
    friday, saturday = two
    before = told(friday)
    assert regroup.move(PAD, friday.id, saturday.night_id).id == saturday.night_id
    assert there() == [(4, "", "", 2)]
    assert told(friday) == before | {"night": saturday.night_id}


def test_a_night_with_a_place_waits_for_its_match_to_come_back(two):
    friday, saturday = two
    home = friday.night_id
    regroup.describe(PAD, home, " Bei \u200b Oma ", "")
    regroup.move(PAD, friday.id, saturday.night_id)
    assert there() == [(3, "Bei Oma", "", 0), (4, "", "", 2)]
    assert regroup.move_to_day(PAD, friday.id, date(2026, 7, 3)).id == home
    assert there() == [(3, "Bei Oma", "", 1), (4, "", "", 1)]


def test_a_match_moved_to_a_day_without_a_night_opens_one(two):
    night = regroup.move_to_day(PAD, two[0].id, date(2025, 12, 31))
    assert (night.date, count(Night)) == (date(2025, 12, 31), 2)
    assert regroup.move_to_day(PAD, two[0].id, date(2025, 12, 31)).id == night.id


def test_a_match_stays_where_it_is_if_it_is_moved_there(two):
    friday, _saturday = two
    regroup.move(PAD, friday.id, friday.night_id)
    regroup.move_to_day(PAD, friday.id, date(2026, 7, 3))
    assert there() == [(3, "", "", 1), (4, "", "", 1)]


@pytest.mark.parametrize(
    ("kept", "gone", "place", "note"),
    [
        (("", ""), ("Küche", "Regen."), "Küche", "Regen."),
        (("Küche", "Regen."), ("Küche", "Regen."), "Küche", "Regen."),
        (("Küche", "Regen."), ("Garten", "Sonne."), "Küche", "Regen.\nGarten\nSonne."),
        (("Küche", ""), ("", ""), "Küche", ""),
    ],
)
def test_merged_nights_lose_nothing_that_was_said(two, kept, gone, place, note):
    friday, saturday = (match.night_id for match in two)
    regroup.describe(PAD, saturday, *kept)
    regroup.describe(PAD, friday, *gone)
    for _tap in "ab":
        assert regroup.merge(PAD, friday, saturday).id == saturday
    assert there() == [(4, place, note, 2)]


def test_what_was_deleted_and_waits_is_merged_too(two):
    friday, saturday = two
    with writing():
        db.session.get(Match, (PAD, friday.id)).deleted_at = saturday.started_at
    regroup.merge(PAD, friday.night_id, saturday.night_id)
    assert there() == [(4, "", "", 2)]


def test_a_night_does_not_go_while_a_deleted_match_waits_on_it(two, clock):
    friday, saturday = two
    clock.move_to(FRIDAY, tick=False)
    other = begin()
    with writing():
        db.session.get(Match, (PAD, other.id)).deleted_at = other.started_at
    regroup.move(PAD, friday.id, saturday.night_id)
    assert there() == [(3, "", "", 1), (4, "", "", 2)]


def test_a_night_is_dated_back_and_the_next_match_opens_another(two):
    regroup.redate(PAD, two[1].night_id, date(2026, 6, 30))
    assert there() == [(30, "", "", 1), (3, "", "", 1)]
    begin()
    assert there() == [(30, "", "", 1), (3, "", "", 1), (4, "", "", 1)]


def test_no_night_is_in_the_future_or_out_of_memory(two, clock):
    friday, saturday = two
    clock.move_to("2026-07-05T02:59Z", tick=False)
    for do, where in ((regroup.redate, friday.night_id), (regroup.move_to_day, friday.id)):
        assert refused(do, PAD, where, date(2026, 7, 5)) == "too_late"
        assert refused(do, PAD, where, date(1899, 12, 31)) == "too_early"
    clock.move_to("2026-07-05T03:00Z", tick=False)
    regroup.redate(PAD, saturday.night_id, date(2026, 7, 5))
    assert there() == [(3, "", "", 1), (5, "", "", 1)]


def test_what_is_too_long_is_refused_and_lines_of_a_note_stay(two):
    night = two[0].night_id
    assert refused(regroup.describe, PAD, night, "x" * 81, "") == "long_place"
    assert refused(regroup.describe, PAD, night, "", "x" * 1001) == "long_note"
    regroup.describe(PAD, night, "x" * 80, "  Eva \x00 kam\r\nspäter. \n\n")
    assert there()[0] == (3, "x" * 80, "Eva kam\nspäter.", 1)


def test_a_night_is_not_merged_with_itself(two):
    assert refused(regroup.merge, PAD, two[0].night_id, two[0].night_id) == "same"


def test_what_is_on_another_pad_is_not_here(two):
    finn = begin(pad="pad-of-finn")
    friday, before = two[0], there()
    for do in (
        lambda: regroup.move(PAD, friday.id, finn.night_id),
        lambda: regroup.move(PAD, finn.id, friday.night_id),
        lambda: regroup.move_to_day(PAD, finn.id, date(2026, 7, 3)),
        lambda: regroup.merge(PAD, friday.night_id, finn.night_id),
        lambda: regroup.redate(PAD, finn.night_id, date(2026, 7, 3)),
        lambda: regroup.describe(PAD, finn.night_id, "Küche", ""),
    ):
        with pytest.raises(NotHere):
            do()
    assert there() == before
    assert regroup.on_night(nights.find_night(PAD, friday.night_id), finn.id) is None


def test_the_latest_day_goes_by_the_clock_of_the_pad(two, clock):
    clock.move_to("2026-07-04T20:30Z", tick=False)
    days = {}
    for zone in ("Asia/Tokyo", "America/New_York", "Europe/Berlin"):
        pads.set_zone(PAD, zone)
        days[zone] = regroup.last_day(PAD).day
    assert days == {"Asia/Tokyo": 5, "America/New_York": 4, "Europe/Berlin": 4}
