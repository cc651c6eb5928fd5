"""What a log said before stays known: earlier wordings, what was struck out, and which round that was."""

from datetime import timedelta

import pytest

from scorepad.engine import Leave
from scorepad.storage.journal import event_of
from scorepad.storage.past import past
from tests.engine.matches import lost, points
from tests.storage.pad import amend, begin, by_id, journal, numbers, record, undo

pytestmark = pytest.mark.usefixtures("app_context")

NINE_ROUNDS = (points(Anna=0, Ben=5, Carla=7), points(Anna=3, Ben=0, Carla=1), points(Anna=9, Ben=2, Carla=0))


@pytest.fixture
def clock(time_machine):
    """A clock that goes on a minute at every call."""
    time_machine.move_to("2026-07-04T20:00:00Z", tick=False)
    return lambda: time_machine.shift(timedelta(minutes=1))


def struck(match):
    """Which rounds were struck out, in that order."""
    before = past(journal(match))
    return [before.round_number(one) for one in before.removed if one.kind == "round"]


def test_what_an_event_said_before_is_kept():
    match = record(begin("nines"), *NINE_ROUNDS[:2])
    amend(match, {1: points(Anna=0, Ben=6, Carla=7)})
    amend(match, {1: points(Anna=0, Ben=7, Carla=7)})
    kept = [by_id(match, points(Anna=0, Ben=said, Carla=7)).points for said in (5, 6)]
    found = sorted((event_of(one).points for one in past(journal(match)).earlier(1)), key=str)
    assert found == sorted(kept, key=str)
    assert (past(journal(match)).earlier(2), past(journal(match)).removed) == ((), ())
    assert [entry.corrected_at is None for entry in journal(match).entries] == [False, True]


def test_what_was_struck_out_is_kept():
    match = record(begin("nines"), *NINE_ROUNDS)
    amend(match, {1: None, 3: None})
    assert [(one.number, event_of(one).points) for one in past(journal(match)).removed] == [
        (number, by_id(match, NINE_ROUNDS[number - 1]).points) for number in (1, 3)
    ]
    assert past(journal(match)).earlier(1) == ()


def test_a_new_round_does_not_inherit_the_past_of_the_one_whose_number_it_has():
    match = record(begin("nines"), *NINE_ROUNDS[:2])
    amend(match, {2: NINE_ROUNDS[2]})
    undo(match, 2)
    record(match, points(Anna=1, Ben=0, Carla=1))
    assert (numbers(match), past(journal(match)).earlier(2)) == ([1, 2], ())


def test_a_round_struck_out_is_known_by_the_number_it_had(clock):
    match = record(begin(), lost("Ben"), lost("Anna"), lost("Carla"), lost("Ben"))
    for number in (2, 4):
        clock()
        amend(match, {number: None})
    assert (struck(match), numbers(match)) == ([2, 3], [1, 3])


def test_rounds_struck_out_together_keep_the_numbers_they_had_then(clock):
    match = record(begin(), lost("Ben"), lost("Anna"), lost("Carla"))
    clock()
    amend(match, {1: None, 2: None})
    assert struck(match) == [1, 2]


def test_comings_and_goings_do_not_count_as_rounds(clock):
    match = record(begin(start_tokens=3), lost("Ben"), Leave(player="Anna"), lost("Carla"))
    clock()
    amend(match, {2: None, 3: None})
    assert struck(match) == [2]


def test_rounds_undone_since_still_count_and_what_was_played_instead_does_not(clock):
    match = record(begin(), lost("Ben"), lost("Anna"), lost("Carla"))
    clock()
    amend(match, {3: None})
    clock()
    undo(match, 2)
    assert struck(match) == [3]
    clock()
    record(match, lost("Ben"), lost("Carla"))
    assert struck(match) == [3]
