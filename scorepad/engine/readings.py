"""What is read off figures that were added up; None where there is nothing to read."""

from fractions import Fraction

from scorepad.engine.adding import Counts
from scorepad.engine.averages import mean, share
from scorepad.engine.figures import Course, Figures
from scorepad.engine.role import Role

FOUR = 4


def won(figures: Figures) -> int:
    """Return how many matches were won, alone or with others."""
    return figures.wins + figures.shared


def place_of_four(place: Fraction | None) -> Fraction | None:
    """Return an average place as it would be at a table of four: from 1, always first, to 4, always last."""
    return None if place is None else 1 + place * (FOUR - 1)


def least(counts: Counts) -> int | None:
    """Return the smallest number that occurred."""
    return min(counts.keys(), default=None)


def most(counts: Counts) -> int | None:
    """Return the largest number that occurred."""
    return max(counts.keys(), default=None)


def won_rounds(figures: Figures) -> Fraction | None:
    """Return the share of the rounds with points in which he went out."""
    return share(figures.rounds_won, figures.points.total())


def lost_hands(figures: Figures) -> Fraction | None:
    """Return the share of the hands that cost a token."""
    return share(figures.hands_lost, figures.hands)


def kept_tokens(figures: Figures) -> Fraction | None:
    """Return the tokens that were left on average when a match was won."""
    return mean(figures.kept)


def rounds_each(course: Course) -> Fraction | None:
    """Return how many rounds a match took on average."""
    return mean(course.rounds)


def points_each(role: Role) -> Fraction | None:
    """Return the points of a round in this role on average."""
    return share(role.points, role.rounds)


def lost_each(role: Role) -> Fraction | None:
    """Return the share of the rounds in this role that cost a token."""
    return share(role.lost, role.rounds)


def elsewhere(figures: Figures) -> Role:
    """Return what came of the matches in whose first round he neither dealt nor played first.

    Nobody does both: whoever plays first sits to the left of the dealer. Of rounds it says nothing.
    """
    dealing, starting = figures.dealing, figures.starting
    return Role(
        matches=figures.matches - dealing.matches - starting.matches,
        wins=won(figures) - dealing.wins - starting.wins,
        tables=figures.tables - dealing.tables - starting.tables,
    )
