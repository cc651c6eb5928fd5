import pytest

from scorepad.games import BadGameFile, find
from scorepad.games.glance import Glance, read_glance, read_turns
from scorepad.games.reader import Section


def section(**data):
    return Section("x.toml", "glance", data)


def test_both_games_say_what_they_are_like_at_a_glance():
    assert find("ninety-nine").glance == Glance((15, 45), 8, "easy")
    assert find("nines").glance == Glance((30, 60), 8, "easy")


@pytest.mark.parametrize("minutes", [[], [15], [30, 15], [0, 10], [1, 2, 3]])
def test_a_duration_is_from_a_number_of_minutes_to_one_no_less(minutes):
    with pytest.raises(BadGameFile, match="x.toml: glance.minutes: must be two numbers, from and to"):
        read_glance(section(minutes=minutes, age=8, difficulty="easy"))


def test_a_difficulty_is_one_of_three():
    with pytest.raises(BadGameFile, match="glance.difficulty: must be one of easy, medium, hard"):
        read_glance(section(minutes=[1, 2], age=8, difficulty="mad"))


def test_what_nobody_knows_is_refused():
    with pytest.raises(BadGameFile, match="glance.colour: unknown key"):
        read_glance(section(minutes=[1, 2], age=8, difficulty="easy", colour="red"))


def test_nines_says_which_cards_skip_and_which_turn():
    assert find("nines").turns == {"skip": "Q", "reverse": "A"}
    assert find("ninety-nine").turns == {}


def test_only_a_rank_can_skip_or_turn():
    with pytest.raises(BadGameFile, match=r"glance.skip: must be one of A, 2"):
        read_turns(section(skip="Joker"))
