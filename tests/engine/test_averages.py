"""Averages: worked by hand, and nothing at all where there is nothing to take one of."""

from collections import Counter
from fractions import Fraction

from scorepad.engine.averages import average_place, chance, mean, share


def test_of_nothing_there_is_no_average():
    assert [share(0, 0), mean(Counter()), chance(Counter()), average_place(Counter())] == [None] * 4


def test_a_share_is_a_part_of_a_whole():
    assert (share(2, 6), share(0, 4)) == (Fraction(1, 3), Fraction(0))


def test_the_mean_weighs_each_number_by_how_often_it_occurred():
    assert mean(Counter({0: 3, 10: 1, 25: 2})) == Fraction(60, 6)


def test_a_fair_chance_is_smaller_at_larger_tables():
    assert chance(Counter({2: 1, 4: 3})) == Fraction(1, 4) * Fraction(1, 2) + Fraction(3, 4) * Fraction(1, 4)


def test_first_is_nought_and_last_is_one_at_any_table():
    assert average_place(Counter({(1, 2): 1, (1, 6): 4})) == 0
    assert average_place(Counter({(2, 2): 3, (6, 6): 1})) == 1


def test_the_middle_of_three_is_as_good_as_first_and_last_of_two_by_turns():
    assert average_place(Counter({(2, 3): 2})) == Fraction(1, 2)
    assert average_place(Counter({(1, 2): 1, (2, 2): 1})) == Fraction(1, 2)


def test_who_was_ranked_alone_was_placed_against_nobody():
    assert average_place(Counter({(1, 1): 5})) is None
    assert average_place(Counter({(1, 1): 5, (2, 4): 1})) == Fraction(1, 3)
