"""A day after it was deleted it is gone for good, with all its rows, at the next write on its pad."""

import pytest
from sqlalchemy import func, select

from scorepad.engine import Round
from scorepad.storage import deleting, matches
from scorepad.storage.database import Base, db
from scorepad.storage.journal import NotHere
from scorepad.storage.models import Night
from scorepad.storage.nights import find_night
from tests.storage.pad import PAD, amend, begin, record

pytestmark = pytest.mark.usefixtures("app_context")
DAY = 24 * 3600


@pytest.fixture(autouse=True)
def clock(time_machine):
    time_machine.move_to("2026-07-03T19:00:00+00:00", tick=False)
    return time_machine


def rich(pad=PAD):
    """A match with events, one undone, revisions and results."""
    match = record(begin(start_tokens=1, pad=pad), Round(losers={"Ben": 1}))
    amend(match, {1: Round(losers={"Anna": 1})})
    record(match, Round(losers={"Carla": 1}))
    undone = record(begin(pad=pad), Round(losers={"Ben": 1}))
    matches.undo(pad, undone.id, 1, undone.version)
    return match


def rows(pad=PAD):
    """How many rows of a pad each table has that may hold some of a match."""
    tables = {name: Base.metadata.tables[name] for name in ("match", "event", "revision", "result", "night")}
    return {
        name: db.session.scalar(select(func.count()).select_from(table).where(table.c.pad_id == pad))
        for name, table in tables.items()
    }


def test_a_deleted_match_keeps_its_rows_for_a_day_and_then_loses_them_all(clock):
    match = rich()
    assert rows() == {"match": 2, "event": 3, "revision": 1, "result": 3, "night": 1}
    deleting.delete_match(PAD, match.id)
    clock.shift(DAY - 1)
    begin(token="t")
    assert rows() == {"match": 3, "event": 3, "revision": 1, "result": 3, "night": 2}
    clock.shift(1)
    begin(token="t")
    assert rows() == {"match": 2, "event": 1, "revision": 0, "result": 0, "night": 2}


def test_a_deleted_night_goes_for_good_with_its_matches(clock):
    match = rich()
    deleting.delete_night(PAD, match.night_id)
    clock.shift(DAY + 1)
    begin()
    assert rows() == {"match": 1, "event": 0, "revision": 0, "result": 0, "night": 1}


def test_what_is_a_day_old_does_not_come_back_even_before_anything_is_written(clock):
    match = rich()
    deleting.delete_match(PAD, match.id)
    clock.shift(DAY + 1)
    assert deleting.waiting_match(PAD, match.id) is None
    for act in (deleting.restore_match, deleting.delete_match):
        with pytest.raises(NotHere):
            act(PAD, match.id)


def test_other_pads_and_what_was_deleted_later_keep_their_rows(clock):
    old, young, far = rich(), rich(), rich("pad-of-ben")
    deleting.delete_match("pad-of-ben", far.id)
    deleting.delete_match(PAD, old.id)
    clock.shift(DAY)
    deleting.delete_match(PAD, young.id)
    assert (rows(), rows("pad-of-ben")) == (
        {"match": 3, "event": 4, "revision": 1, "result": 3, "night": 1},
        {"match": 2, "event": 3, "revision": 1, "result": 3, "night": 1},
    )


def test_a_write_that_is_refused_forgets_nothing(clock):
    match = rich()
    deleting.delete_match(PAD, match.id)
    clock.shift(DAY + 1)
    with pytest.raises(NotHere):
        deleting.restore_match(PAD, match.id)
    assert rows()["match"] == 2


def test_a_night_of_which_nothing_is_left_goes_with_its_last_match_but_not_one_that_was_described(clock):
    silent = begin()
    clock.shift(DAY)
    told = begin()
    find_night(PAD, told.night_id).place = "Bei Oma"
    db.session.commit()
    for match in (silent, told):
        deleting.delete_match(PAD, match.id)
    clock.shift(DAY + 1)
    kept = begin()
    nights = db.session.scalars(select(Night.id).order_by(Night.date))
    assert list(nights) == [told.night_id, kept.night_id]
