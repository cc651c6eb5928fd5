"""Old rounds are corrected, struck out, or refused; what they said is kept."""

from dataclasses import replace

import pytest

from scorepad.engine import Change, InvalidEvent
from scorepad.engine.codec import decode
from scorepad.storage.corrections import before, rules_at
from scorepad.storage.journal import Conflict, event_of
from scorepad.storage.past import past
from tests.engine.matches import cases, lost, points
from tests.storage.pad import (
    amend,
    begin,
    by_id,
    journal,
    log,
    numbers,
    ranking,
    record,
    result,
    state,
    undo,
    version,
)

pytestmark = pytest.mark.usefixtures("app_context")

CORRECTED = [case for case in cases("matches.json") if "then_correct" in case.values[0]]
NINE_ROUNDS = (points(Anna=0, Ben=5, Carla=7), points(Anna=3, Ben=0, Carla=1), points(Anna=9, Ben=2, Carla=0))


def played(match):
    begun = begin(match["game"], match["seats"], match["first_dealer"], **match["options"])
    return record(begun, *map(decode, match["log"]))


@pytest.mark.parametrize("case", CORRECTED)
def test_a_corrected_match_comes_out_as_expected(case):
    match, kept = played(case["match"]), len(case["match_after"]["log"])
    changes = {change["round"]: decode(change["event"]) for change in case["then_correct"]}
    amend(match, changes | {number: None for number in numbers(match) if number > kept})
    after = result(match)
    assert log(match) == case["match_after"]["log"]
    assert {key: after[key] for key in case["expect_after"]} == case["expect_after"]
    assert (state(match), bool(ranking(match))) == (
        ("finished", True) if case["expect_after"]["finished"] else ("running", False)
    )


def test_a_correction_that_makes_a_later_round_impossible_is_refused_with_its_number():
    case = next(case.values[0] for case in CORRECTED if case.id == "99-08")
    match = played(case["match"])
    before, stored = log(match), ranking(match)
    with pytest.raises(InvalidEvent) as refused:
        amend(match, {1: lost("Carla")})
    assert (refused.value.number, refused.value.code) == (5, "loser_already_out")
    assert (log(match), ranking(match), version(match)) == (before, stored, 5)
    assert past(journal(match)).earlier(1) == ()


def test_the_impossible_event_is_named_by_its_number_in_the_log_even_behind_a_gap():
    match = record(begin(start_tokens=2), lost("Ben"), lost("Anna"), lost("Carla"), lost("Anna"))
    amend(match, {1: None})
    with pytest.raises(InvalidEvent) as refused:
        amend(match, {3: lost("Anna")})
    assert (refused.value.number, refused.value.code) == (4, "loser_already_out")


def test_several_events_change_in_one_step_where_one_alone_would_not_fit():
    match = record(begin(start_tokens=2), lost("Ben"), lost("Anna"), lost("Anna"))
    with pytest.raises(InvalidEvent) as refused:
        amend(match, {1: lost("Anna")})
    assert refused.value.number == 3
    amend(match, {1: lost("Anna"), 3: lost("Carla")})
    assert [event["losers"] for event in log(match)] == [["Anna"], ["Anna"], ["Carla"]]
    assert version(match) == 4


def test_results_are_rewritten_when_a_correction_changes_who_won():
    match = record(begin("nines", limit=50), points(Anna=0, Ben=5, Carla=55))
    assert ranking(match) == [("Anna", 1, 0, True), ("Ben", 2, 5, False), ("Carla", 3, 55, False)]
    amend(match, {1: points(Anna=55, Ben=0, Carla=5)})
    assert ranking(match) == [("Anna", 3, 55, False), ("Ben", 1, 0, True), ("Carla", 2, 5, False)]


def test_later_rounds_keep_who_really_dealt_them():
    match = record(begin(), lost("Ben"), lost("Carla"), lost("Anna"))
    amend(match, {1: lost("Ben", dealer="Carla")})
    assert result(match)["dealers"] == ["Carla", "Ben", "Carla"]
    amend(match, {3: lost("Ben")})
    assert result(match)["dealers"] == ["Carla", "Ben", "Carla"]


def test_a_corrected_round_keeps_its_dealer_where_its_form_says_who_really_dealt():
    match = record(begin(), lost("Ben"), lost("Carla"))
    amend(match, {1: lost("Ben", dealer="Carla")})
    recorded = event_of(journal(match).entries[1])
    amend(match, {2: replace(lost("Anna"), dealt="Ben")})
    assert recorded.dealt == journal(match).entries[1].dealt == match.seats[1]
    assert result(match)["dealers"] == ["Carla", "Ben"]


def test_a_round_in_the_middle_is_struck_out_and_the_others_keep_their_numbers():
    match = record(begin("nines"), *NINE_ROUNDS)
    amend(match, {2: None})
    assert numbers(match) == [1, 3]
    assert result(match)["totals"] == [
        {"Anna": 0, "Ben": 5, "Carla": 7}, {"Anna": 9, "Ben": 7, "Carla": 7},
    ]  # fmt: skip
    assert result(match)["dealers"] == ["Anna", "Carla"]
    record(match, points(Anna=0, Ben=1, Carla=1))
    assert (numbers(match), len(log(match))) == ([1, 3, 4], 3)
    undo(match, 4)
    amend(match, {3: None, 1: None})
    assert (numbers(match), result(match)["totals"]) == ([], [])


def test_a_later_event_is_drawn_for_the_table_as_the_changes_before_it_leave_it():
    match = record(begin("nines"), *NINE_ROUNDS)
    changed = {1: by_id(match, points(Anna=8, Ben=0, Carla=1)), 3: None}
    anna = match.seats[0]
    found = [before(journal(match), number, changed).seat(anna).score for number in (1, 2, 3)]
    assert (found, version(match)) == ([0, 8, 11], 3)
    with pytest.raises(InvalidEvent) as refused:
        before(journal(match), 3, {2: by_id(match, points(Anna=1, Ben=1, Carla=1))})
    assert refused.value.number == 2


def test_a_form_drawn_before_the_last_change_is_a_conflict():
    match = record(begin(), lost("Ben"), lost("Anna"))
    for changes, outdated in (({1: lost("Anna")}, 1), ({1: lost("Anna"), 3: lost("Ben")}, 2), ({0: None}, 2)):
        with pytest.raises(Conflict) as conflict:
            amend(match, changes, version=outdated)
        assert conflict.value.journal.match.version == 2
    assert [event["losers"] for event in log(match)] == [["Ben"], ["Anna"]]


def test_a_correction_sent_again_changes_nothing():
    match = record(begin(), lost("Ben"), lost("Anna"))
    for _ in range(2):
        amend(match, {1: lost("Carla")}, version=2, token="t")
    assert (version(match), len(past(journal(match)).earlier(1))) == (3, 1)
    for _ in range(2):
        amend(match, {1: None}, version=3, token="u")
    assert (version(match), len(past(journal(match)).removed)) == (4, 1)


def test_a_round_was_played_by_the_rules_of_its_time():
    match = record(begin("nines"), NINE_ROUNDS[0], Change(options={"hard_nines": True}), NINE_ROUNDS[1])
    nine = [rules_at(journal(match), number).values["9"] for number in (1, 2, 3, 4)]
    assert nine == [15, 15, 25, 25]
