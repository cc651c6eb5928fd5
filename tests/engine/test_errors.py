"""Every code the interchange format promises is raised, and no other."""

import ast
from pathlib import Path

import pytest

import scorepad
from scorepad.engine import Change, InvalidEvent, Leave, Round
from scorepad.engine.codec import decode
from tests.engine.matches import hands, lost, nines, ninety_nine, points, refusal

REFUSED = {
    "no_loser": (ninety_nine(3), Round(losers={})),
    "too_many_losers": (ninety_nine(3), lost("Anna", "Ben")),
    "loser_already_out": (ninety_nine(3, lost("Ben"), start_tokens=1), lost("Ben")),
    "game_finished": (ninety_nine(2, lost("Ben"), start_tokens=1), lost("Anna")),
    "unknown_player": (ninety_nine(3), lost("Finn")),
    "dealer_not_active": (ninety_nine(3, Leave(player="Ben")), lost("Anna", dealer="Ben")),
    "two_round_winners": (nines(3), points(Anna=0, Ben=0, Carla=5)),
    "no_round_winner": (nines(2), points(Anna=4, Ben=5)),
    "blocked_with_winner": (nines(2), points(Anna=0, Ben=5, blocked=True)),
    "wrong_players": (nines(3), points(Anna=0, Ben=5)),
    "negative": (nines(2), points(Anna=0, Ben=-5)),
    "more_than_the_deck": (nines(2), points(Anna=0, Ben=363)),
    "too_many_of_a_rank": (nines(2), hands(Anna={}, Ben={"A": 5})),
    "would_eliminate": (ninety_nine(2, lost("Ben")), Change(options={"start_tokens": 1})),
    "unknown_option": (nines(2), Change(options={"jokers": True})),
    "bad_option": (nines(2), Change(options={"limit": "much"})),
    "bad_format": (nines(2), lost("Anna")),
}
CODES = {*REFUSED, "not_integer"}


@pytest.mark.parametrize("code", REFUSED)
def test_each_code_is_raised_by_a_play_that_breaks_its_rule(code):
    assert refusal(*REFUSED[code])[0] == code


def test_half_points_are_refused_before_they_are_an_event():
    with pytest.raises(InvalidEvent) as refused:
        decode({"type": "round", "points": {"Ben": 2.5}})
    assert (refused.value.code, refused.value.figures) == ("not_integer", {"key": "Ben", "value": 2.5})


def raised(floor):
    """Every code that a module of `floor` gives to an InvalidEvent."""
    for module in sorted((Path(scorepad.__file__).parent / floor).glob("*.py")):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "InvalidEvent":
                yield node.args[0].value


def test_engine_and_games_raise_the_codes_of_the_interchange_format_and_no_others():
    assert {*raised("engine"), *raised("games")} == CODES


def test_an_error_carries_code_and_figures_and_no_number_yet():
    error = InvalidEvent("negative", player="Ben", points=-1)
    assert (error.code, error.figures, error.number) == ("negative", {"player": "Ben", "points": -1}, None)
    assert error.args == ("negative", {"player": "Ben", "points": -1})
