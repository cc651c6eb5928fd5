"""What figures say in a cell: matches, wins, rates, places, streaks; a dash where there is nothing."""

from fractions import Fraction

from scorepad.engine import readings
from scorepad.engine.adding import Counts, Run
from scorepad.engine.averages import share
from scorepad.engine.figures import Figures
from scorepad.engine.role import Role
from scorepad.web import sentences
from scorepad.web.grids import Cell, cell
from scorepad.web.text import _, ngettext
from scorepad.web.written import NONE, average, number, percent

NOTHING = Cell(NONE)


def matches(figures: Figures, running: int = 0) -> Cell:
    """Return how many matches were finished, and how many were started if those are more."""
    started = _("%(num)s started", num=number(figures.matches + running)) if running else ""
    return cell(number(figures.matches or None), started)


def wins(figures: Figures) -> Cell:
    """Return how many matches were won, and how many of these with others."""
    if not figures.matches:
        return NOTHING
    shared = _("%(num)s of them shared", num=number(figures.shared)) if figures.shared else ""
    return cell(number(readings.won(figures)), shared)


def rate(figures: Figures | Role) -> Cell:
    """Return the share of the matches that were won, of how many, and what chance would give."""
    if not figures.matches:
        return NOTHING
    of = _("of %(num)s", num=number(figures.matches))
    return cell(percent(figures.rate), of, _("chance %(rate)s", rate=percent(figures.chance)))


def place(where: Fraction | None) -> Cell:
    """Return the average place as at a table of four."""
    return cell(average(readings.place_of_four(where)), "" if where is None else _("at a table of 4"))


def some(count: int, whole: int) -> Cell:
    """Return how many of how many there were."""
    return cell(number(count), _("of %(num)s", num=number(whole))) if whole else NOTHING


def part(count: int, whole: int) -> Cell:
    """Return how many of how many there were, in numbers and as a share."""
    if not whole:
        return NOTHING
    return cell(
        percent(share(count, whole)), _("%(num)s of %(whole)s", num=number(count), whole=number(whole))
    )


def mean(value: Fraction | None, rounds: int = 0) -> Cell:
    """Return an average, and of how many rounds it is one where that is said."""
    return cell(average(value), sentences.rounds(rounds) if rounds else "")


def rounds(value: int | None) -> Cell:
    """Return `7 Runden`."""
    return NOTHING if value is None else cell(number(value), sentences.unit_of_rounds(value))


def spread(value: Fraction | None, points: Counts) -> Cell:
    """Return an average with the smallest and the largest of what it is taken of."""
    least, most = readings.least(points), readings.most(points)
    return cell(
        average(value), _("%(least)s to %(most)s", least=number(least), most=number(most)) if points else ""
    )


def count(value: int | None) -> Cell:
    """Return a number."""
    return cell(number(value))


def points(value: int | None) -> Cell:
    """Return `7 Punkte`."""
    return NOTHING if value is None else cell(number(value), sentences.unit_of_points(value))


def best(run: Run) -> Cell:
    """Return the longest streak of a row of matches."""
    return count(run.best if run.length else None)


def longest(run: Run) -> Cell:
    """Return the longest streak of a row of matches with its unit."""
    return cell(number(run.best), sentences.unit_of_games(run.best)) if run.length else NOTHING


def current(figures: Figures) -> Cell:
    """Return the streak that goes on: of matches won, or of such that were not."""
    if not figures.matches:
        return NOTHING
    if figures.won.last:
        return cell(number(figures.won.last), ngettext("win", "wins in a row", figures.won.last))
    return cell(number(figures.waited.last), _("without a win"))
