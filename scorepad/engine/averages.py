"""Averages as fractions, and None where there is nothing to take one of: a new player has no figures."""

from collections.abc import Iterable
from fractions import Fraction

from scorepad.engine.adding import Counts, Places


def share(part: int, whole: int) -> Fraction | None:
    """Return a part of a whole; None of nothing."""
    return Fraction(part, whole) if whole else None


def mean(counts: Counts) -> Fraction | None:
    """Return the average of numbers that are given with how often each occurred."""
    return share(sum(number * count for number, count in counts.items()), counts.total())


def chance(tables: Counts) -> Fraction | None:
    """Return the share of matches won where all win equally often, by how many had how many players."""
    return _mean((Fraction(1, size), count) for size, count in tables.items())


def average_place(places: Places) -> Fraction | None:
    """Return the average place from 0, always first, to 1, always last.

    A place is (place - 1) / (ranked - 1), and a shared one is what was announced. Where one alone was ranked
    there was nobody to be placed against, so that does not count.
    """
    return _mean((Fraction(place - 1, of - 1), count) for (place, of), count in places.items() if of > 1)


def _mean(weighted: Iterable[tuple[Fraction, int]]) -> Fraction | None:
    there = list(weighted)
    whole = sum(count for _value, count in there)
    return sum((value * count for value, count in there), Fraction(0)) / whole if whole else None
