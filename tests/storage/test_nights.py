"""A night opens with the first match of an evening."""

from datetime import date

import pytest
from sqlalchemy import select

from scorepad.storage.database import db
from scorepad.storage.models import Night
from tests.storage.pad import PAD, begin, count

pytestmark = pytest.mark.usefixtures("app_context")


@pytest.fixture(autouse=True)
def _berlin(monkeypatch):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")


def begun_at(time_machine, *moments, **where):
    for moment in moments:
        time_machine.move_to(moment, tick=False)
        yield begin(**where).night_id


def test_matches_of_one_evening_are_on_one_night_past_midnight(time_machine):
    moments = ("2026-07-03T17:00Z", "2026-07-03T23:30Z", "2026-07-04T02:59Z")
    assert len(set(begun_at(time_machine, *moments))) == 1


def test_another_evening_is_another_night(time_machine):
    first, second = begun_at(time_machine, "2026-07-04T02:59Z", "2026-07-04T03:00Z")
    assert (first == second, count(Night)) == (False, 2)


def test_a_night_has_its_date_and_nothing_else_yet(time_machine):
    time_machine.move_to("2026-10-25T03:30Z", tick=False)
    match = begin()
    rows = db.session.execute(select(Night.pad_id, Night.id, Night.date, Night.place, Night.note)).all()
    assert rows == [(PAD, match.night_id, date(2026, 10, 24), "", "")]


def test_each_pad_has_nights_of_its_own(time_machine):
    (one,) = begun_at(time_machine, "2026-07-03T17:00Z")
    (other,) = begun_at(time_machine, "2026-07-03T17:00Z", pad="pad-of-finn")
    assert one != other
