"""What is read off figures, and that nothing is read off none."""

from collections import Counter
from fractions import Fraction

from scorepad.engine import readings
from scorepad.engine.figures import Course, Figures
from scorepad.engine.role import Role


def test_a_place_is_said_as_at_a_table_of_four():
    places = [readings.place_of_four(place) for place in (Fraction(0), Fraction(1, 2), Fraction(1), None)]
    assert places == [1, Fraction(5, 2), 4, None]


def test_of_nothing_there_is_nothing_to_read():
    nothing, role = Figures(), Role()
    assert readings.won(nothing) == 0
    assert [readings.least(nothing.points), readings.most(nothing.points)] == [None, None]
    shares = readings.won_rounds(nothing), readings.lost_hands(nothing), readings.kept_tokens(nothing)
    assert (*shares, readings.rounds_each(Course())) == (None,) * 4
    assert (readings.points_each(role), readings.lost_each(role)) == (None, None)
    assert readings.elsewhere(nothing) == role


def test_shares_and_averages_are_exact():
    told = Figures(
        wins=2, shared=1, points=Counter({0: 1, 7: 2}), rounds_won=1,
        hands=9, hands_lost=2, kept=Counter({1: 1, 2: 2}),
    )  # fmt: skip
    assert readings.won(told) == 3
    assert (readings.least(told.points), readings.most(told.points)) == (0, 7)
    assert readings.won_rounds(told) == Fraction(1, 3)
    assert readings.lost_hands(told) == Fraction(2, 9)
    assert readings.kept_tokens(told) == Fraction(5, 3)
    assert readings.rounds_each(Course(rounds=Counter({3: 1, 4: 1}))) == Fraction(7, 2)
    role = Role(rounds=4, points=10, lost=1)
    assert (readings.points_each(role), readings.lost_each(role)) == (Fraction(5, 2), Fraction(1, 4))


def test_elsewhere_is_what_neither_dealt_nor_played_first():
    told = Figures(
        matches=6, wins=3, shared=1, tables=Counter({3: 4, 4: 2}),
        dealing=Role(matches=2, wins=1, tables=Counter({3: 2})),
        starting=Role(matches=1, wins=1, tables=Counter({4: 1})),
    )  # fmt: skip
    assert readings.elsewhere(told) == Role(matches=3, wins=2, tables=Counter({3: 2, 4: 1}))
