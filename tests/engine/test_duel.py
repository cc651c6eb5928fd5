"""What finished matches say of two who sat in them."""

from collections import Counter
from fractions import Fraction

import pytest

from scorepad.engine import Leave
from scorepad.engine.adding import Run
from scorepad.engine.duel import Duel, duel
from tests.engine.matches import lost, nines, ninety_nine, points

HIT, MISSED = Run.of(hit=True), Run.of(hit=False)

ANNA_WINS = nines(3, points(Anna=0, Ben=20, Carla=100))
BEN_WINS = nines(3, points(Anna=20, Ben=0, Carla=100))
LEVEL = nines(3, points(Anna=20, Ben=20, Carla=100, blocked=True), tiebreak="shared")
ANNA_LEFT = nines(3, Leave(player="Anna"), points(Ben=0, Carla=100))


def test_the_winner_against_the_second():
    assert duel(ANNA_WINS, "Anna", "Ben") == Duel(
        matches=1,
        ahead=1,
        wins=1,
        own=Counter({(1, 3): 1}),
        others=Counter({(2, 3): 1}),
        led=HIT,
        trailed=MISSED,
    )


def test_the_third_against_the_second_and_neither_won():
    assert duel(ANNA_WINS, "Carla", "Ben") == Duel(
        matches=1, behind=1, own=Counter({(3, 3): 1}), others=Counter({(2, 3): 1}), led=MISSED, trailed=HIT
    )


def test_who_shares_the_win_is_level():
    first = Counter({(1, 3): 1})
    assert duel(LEVEL, "Anna", "Ben") == Duel(
        matches=1, level=1, shared=1, own=first, others=first, led=MISSED, trailed=MISSED
    )


def test_who_shares_another_place_is_level_and_neither_won():
    standing = nines(4, points(Anna=30, Ben=0, Carla=30, Dan=100))
    assert (duel(standing, "Anna", "Carla").level, duel(standing, "Anna", "Carla").shared) == (1, 0)


def test_who_left_and_was_not_ranked_is_neither_ahead_nor_behind_but_the_other_may_have_won():
    assert duel(ANNA_LEFT, "Anna", "Ben") == Duel(matches=1, losses=1, others=Counter({(1, 2): 1}))
    assert duel(ANNA_LEFT, "Carla", "Anna") == Duel(matches=1, own=Counter({(2, 2): 1}))
    assert duel(ANNA_LEFT, "Anna", "Ben").compared == 0


def test_who_left_ninety_nine_is_behind_those_who_stayed():
    standing = ninety_nine(3, Leave(player="Anna"), lost("Carla"), start_tokens=1)
    assert duel(standing, "Carla", "Anna").ahead == 1


def test_the_other_sees_the_same_the_other_way_round():
    for standing in (ANNA_WINS, BEN_WINS, LEVEL, ANNA_LEFT):
        for one in standing.players:
            for other in standing.players:
                assert duel(standing, one, other).turned == duel(standing, other, one)


def test_several_matches_together_and_a_streak_goes_on_past_one_that_cannot_be_compared():
    played = [BEN_WINS, ANNA_WINS, ANNA_LEFT, ANNA_WINS, LEVEL]
    both = Duel.total(duel(standing, "Anna", "Ben") for standing in played)
    assert (both.matches, both.compared) == (5, 4)
    assert (both.ahead, both.behind, both.level) == (2, 1, 1)
    assert (both.wins, both.losses, both.shared) == (2, 2, 1)
    assert (both.led, both.trailed) == (Run(4, 0, 0, 2), Run(4, 1, 0, 1))
    assert (both.place, both.turned.place) == (Fraction(1, 8), Fraction(1, 5))


def test_before_the_first_match_together_there_is_no_place():
    assert (Duel().place, Duel().compared) == (None, 0)


def test_a_running_match_says_nothing():
    with pytest.raises(ValueError, match="not over"):
        duel(nines(3), "Anna", "Ben")
