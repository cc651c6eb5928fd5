"""The worked matches and the refused ones, played by the engine alone."""

from copy import deepcopy

import pytest

from scorepad.engine import InvalidEvent, result
from tests.engine.matches import cases, told

CORRECTED = [case for case in cases("matches.json") if "then_correct" in case.values[0]]


def as_expected(match, expected):
    """What the engine says of `match`, of those things that are expected."""
    computed = result(told(match))
    return {key: computed[key] for key in expected}


def corrected(case):
    match = deepcopy(case["match"])
    for correction in case["then_correct"]:
        match["log"][correction["round"] - 1] = correction["event"]
    return match


@pytest.mark.parametrize("case", cases("matches.json"))
def test_a_worked_match_comes_out_as_expected(case):
    assert as_expected(case["match"], case["expect"]) == case["expect"]


@pytest.mark.parametrize("case", CORRECTED)
def test_a_corrected_match_comes_out_as_expected(case):
    assert as_expected(case["match_after"], case["expect_after"]) == case["expect_after"]


@pytest.mark.parametrize("case", CORRECTED)
def test_a_corrected_match_is_the_old_one_with_the_correction_in_its_log(case):
    kept = len(case["match_after"]["log"])
    expected = case["match_after"]
    assert {**corrected(case), "log": corrected(case)["log"][:kept]} == expected


def test_a_correction_that_makes_a_later_round_impossible_is_refused_with_its_number():
    case = next(case.values[0] for case in CORRECTED if case.id == "99-08")
    with pytest.raises(InvalidEvent) as refused:
        told(corrected(case))
    assert (refused.value.number, refused.value.code) == (5, "loser_already_out")


@pytest.mark.parametrize("case", cases("refused.json"))
def test_a_match_that_breaks_a_rule_is_refused_with_the_code_of_the_rule(case):
    with pytest.raises(InvalidEvent) as refused:
        told(case["match"])
    assert refused.value.code == case["code"]
