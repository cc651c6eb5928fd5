"""What several matches say together, and that nothing of the worked matches is lost or counted twice."""

from collections import Counter
from fractions import Fraction
from itertools import chain

import pytest

from scorepad.engine.adding import Run
from scorepad.engine.figures import Course, Figures, course, figures
from tests.engine.matches import cases, lost, nines, ninety_nine, points, told

FINISHED = [case for case in cases("matches.json") if told(case.values[0]["match"]).outcome]


def test_several_matches_together():
    tied = points(Anna=11, Ben=11, Carla=99, Dan=100, blocked=True)
    played = [
        ninety_nine(3, lost("Carla"), lost("Ben"), start_tokens=1),
        nines(4, tied, points(Anna=0, Ben=7)),
        nines(2, points(Anna=50, Ben=0), points(Anna=51, Ben=0)),
    ]
    anna = Figures.total(figures(standing, "Anna") for standing in played)
    assert (anna.matches, anna.wins, anna.rate) == (3, 2, Fraction(2, 3))
    assert anna.chance == (Fraction(1, 3) + Fraction(1, 4) + Fraction(1, 2)) / 3
    assert anna.place == Fraction(1, 3)
    assert anna.average == Fraction(11 + 0 + 50 + 51, 4)
    assert (anna.won, anna.waited) == (Run(3, 2, 0, 2), Run(3, 0, 1, 1))
    assert Course.total(map(course, played)) == Course(
        matches=3, playoffs=1, tables=Counter({3: 1, 4: 1, 2: 1}), rounds=Counter({2: 3})
    )


@pytest.mark.parametrize("case", FINISHED)
def test_what_the_players_of_a_worked_match_did_is_what_was_done_in_it(case):
    standing = told(case["match"])
    together = Figures.total(figures(standing, player) for player in standing.players)
    rounds, amounts = len(standing.rounds), [one.amounts.values() for one in standing.rounds]
    in_points = case["match"]["game"] == "nines"
    assert (together.matches, together.wins) == (len(standing.players), 1)
    assert (together.dealing.matches, together.dealing.rounds) == (1, rounds)
    assert (together.starting.matches, together.starting.rounds) == (1, rounds)
    assert together.points == Counter(chain(*amounts) if in_points else ())
    assert together.hands_lost == (0 if in_points else rounds)
    assert together.rounds_won == (
        rounds - sum(one.said.blocked for one in standing.rounds) if in_points else 0
    )


def test_the_worked_match_of_four():
    (match,) = (case.values[0]["match"] for case in FINISHED if case.id == "99-01")
    standing = told(match)
    counts = {player: figures(standing, player) for player in standing.players}
    assert {player: (one.hands, one.hands_lost) for player, one in counts.items()} == {
        "Anna": (19, 4), "Ben": (9, 5), "Carla": (19, 5), "Dan": (15, 5),
    }  # fmt: skip
    assert {player: one.first_out for player, one in counts.items()} == {
        "Anna": 0, "Ben": 1, "Carla": 0, "Dan": 0,
    }  # fmt: skip
    assert counts["Anna"].kept == Counter({1: 1})
