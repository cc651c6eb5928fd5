"""What was recorded is taken back and played again; a match is given up and taken up."""

import pytest

from scorepad.engine import InvalidEvent, Leave
from scorepad.storage import matches
from scorepad.storage.database import db
from scorepad.storage.journal import Conflict
from scorepad.storage.models import Revision
from tests.engine.matches import lost
from tests.storage.pad import (
    PAD,
    amend,
    begin,
    journal,
    log,
    numbers,
    ranking,
    record,
    redo,
    state,
    undo,
    version,
)

pytestmark = pytest.mark.usefixtures("app_context")

ANNA, BEN = ({"type": "round", "losers": [name]} for name in ("Anna", "Ben"))


def undone(match):
    return [entry.number for entry in journal(match).undone]


def test_the_last_event_is_taken_back_and_waits_to_be_played_again():
    match = record(begin(), lost("Ben"), lost("Anna"))
    undo(match, 2)
    assert (log(match), undone(match), version(match)) == ([BEN], [2], 3)
    redo(match, 2)
    assert (log(match), undone(match), version(match)) == ([BEN, ANNA], [], 4)


def test_taking_back_or_playing_again_twice_is_the_same_as_once():
    match = record(begin(), lost("Ben"), lost("Anna"))
    undo(match, 2)
    undo(match, 2)
    assert (numbers(match), version(match)) == ([1], 3)
    redo(match, 2)
    redo(match, 2)
    assert (numbers(match), version(match)) == ([1, 2], 4)


def test_all_events_are_taken_back_one_by_one_and_come_again_in_order():
    match = record(begin(), lost("Ben"), Leave(player="Carla"), lost("Anna"))
    for number in (3, 2, 1):
        undo(match, number)
    assert (log(match), undone(match)) == ([], [1, 2, 3])
    for number in (1, 2, 3):
        redo(match, number)
    assert log(match) == [BEN, {"type": "leave", "player": "Carla"}, ANNA]


def test_a_step_seen_by_somebody_else_before_it_was_another_stays():
    match = record(begin(), lost("Ben"), lost("Anna"))
    seen = version(match)
    undo(match, 2)
    record(match, lost("Carla"))
    with pytest.raises(Conflict):
        matches.undo(PAD, match.id, 2, seen)
    assert log(match) == [BEN, {"type": "round", "losers": ["Carla"]}]


@pytest.mark.parametrize("number", [0, 1, 3])
def test_only_the_last_event_can_be_taken_back(number):
    match = record(begin(), lost("Ben"), lost("Anna"))
    with pytest.raises(Conflict) as conflict:
        undo(match, number)
    assert conflict.value.journal.next_number == 3
    assert (numbers(match), version(match)) == ([1, 2], 2)


def test_nothing_is_taken_back_before_the_first_event():
    match = begin()
    with pytest.raises(Conflict):
        undo(match, 1)
    with pytest.raises(Conflict):
        redo(match, 1)
    assert version(match) == 0


def test_only_the_next_event_can_be_played_again():
    match = record(begin(), lost("Ben"), lost("Anna"))
    undo(match, 2)
    undo(match, 1)
    with pytest.raises(Conflict):
        redo(match, 2)
    assert (numbers(match), undone(match)) == ([], [1, 2])


def test_a_new_round_takes_the_place_of_what_was_taken_back_and_keeps_it_as_a_revision():
    match = record(begin(), lost("Ben"), lost("Anna"), lost("Anna"))
    tokens = [entry.token for entry in journal(match).entries]
    undo(match, 3)
    undo(match, 2)
    record(match, lost("Ben"))
    assert (log(match), undone(match), numbers(match)) == ([BEN, BEN], [], [1, 2])
    with pytest.raises(Conflict):
        redo(match, 3)
    kept = db.session.query(Revision).order_by(Revision.number)
    loser = match.seats[0]
    assert [(one.number, one.reason, one.payload, one.token) for one in kept] == [
        (number, "undone", {"type": "round", "losers": [loser]}, tokens[number - 1]) for number in (2, 3)
    ]


def test_what_fits_no_more_after_a_correction_is_not_played_again():
    match = record(begin(start_tokens=2), lost("Ben"), lost("Anna"), lost("Anna"))
    undo(match, 3)
    amend(match, {1: lost("Anna")})
    with pytest.raises(InvalidEvent) as refused:
        redo(match, 3)
    assert refused.value.code == "loser_already_out"
    assert (log(match), undone(match), version(match)) == ([ANNA, ANNA], [3], 5)


def test_taking_back_the_last_round_reopens_a_match_and_removes_its_results():
    match = record(begin(start_tokens=1), lost("Carla"), lost("Anna"))
    undo(match, 2)
    assert (state(match), ranking(match)) == ("running", [])
    redo(match, 2)
    assert state(match) == "finished"
    assert ranking(match) == [("Anna", 2, 0, False), ("Ben", 1, 1, True), ("Carla", 3, 0, False)]


def test_a_match_given_up_takes_no_rounds_until_it_is_taken_up_again():
    match = record(begin(), lost("Ben"))
    matches.abandon(PAD, match.id)
    assert (state(match), journal(match).is_abandoned, version(match)) == ("abandoned", True, 2)
    with pytest.raises(InvalidEvent) as refused:
        record(match, lost("Ben"))
    assert (refused.value.code, refused.value.figures) == ("game_finished", {"reason": "abandoned"})
    matches.resume(PAD, match.id)
    assert (state(record(match, lost("Ben"))), numbers(match), version(match)) == ("running", [1, 2], 4)


def test_giving_up_and_taking_up_twice_is_the_same_as_once():
    match = begin()
    matches.resume(PAD, match.id)
    assert version(match) == 0
    matches.abandon(PAD, match.id)
    matches.abandon(PAD, match.id)
    assert version(match) == 1
    matches.resume(PAD, match.id)
    matches.resume(PAD, match.id)
    assert (version(match), state(match)) == (2, "running")


def test_a_finished_match_cannot_be_given_up():
    match = record(begin(seats=("Anna", "Ben"), start_tokens=1), lost("Ben"))
    matches.abandon(PAD, match.id)
    assert (state(match), version(match), len(ranking(match))) == ("finished", 1, 2)


def test_a_match_given_up_has_no_results_even_where_its_last_round_comes_again():
    match = record(begin(seats=("Anna", "Ben"), start_tokens=1), lost("Ben"))
    undo(match, 1)
    matches.abandon(PAD, match.id)
    redo(match, 1)
    assert (state(match), ranking(match)) == ("abandoned", [])
    matches.resume(PAD, match.id)
    assert (state(match), ranking(match)) == ("finished", [("Anna", 1, 1, True), ("Ben", 2, 0, False)])
