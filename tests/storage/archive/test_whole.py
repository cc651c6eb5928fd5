"""Every match of a pad, replayed, with its night and its results."""

import pytest

from scorepad.engine import Round
from scorepad.storage import deleting
from scorepad.storage.archive.whole import whole
from tests.storage.pad import PAD, amend, begin, journal, names, record, undo

pytestmark = pytest.mark.usefixtures("app_context")


@pytest.fixture(autouse=True)
def clock(time_machine):
    time_machine.move_to("2026-07-03T19:00:00+00:00", tick=False)
    return time_machine


def test_matches_come_the_first_one_first_as_they_stand_and_none_that_was_deleted(clock):
    over = record(begin(start_tokens=1), Round(losers={"Ben": 1}), Round(losers={"Carla": 1}))
    clock.shift(60)
    deleting.delete_match(PAD, begin().id)
    clock.shift(60)
    undone = record(begin("nines", ("Anna", "Ben")), Round(points={"Anna": 0, "Ben": 7}))
    undo(undone, 1)
    begin(pad="pad-of-ben")
    people = names()
    found = [
        (told.match.id, told.night.id, told.journal.standing, [people[one.player_id] for one in told.results])
        for told in whole(PAD)
    ]
    assert found == [
        (over.id, over.night_id, journal(over).standing, ["Anna", "Ben", "Carla"]),
        (undone.id, over.night_id, journal(undone).standing, []),
    ]


def test_a_log_is_told_as_it_was_corrected():
    match = record(begin(), Round(losers={"Ben": 1}), Round(losers={"Anna": 1}))
    amend(match, {1: Round(losers={"Carla": 1})})
    (told,) = whole(PAD)
    assert told.journal.standing == journal(match).standing
