"""What figures say in a cell: matches, wins, rates, places, streaks; a dash where there is nothing."""

from collections.abc import Callable
from fractions import Fraction

from scorepad.engine import readings
from scorepad.engine.adding import Run
from scorepad.engine.figures import Figures
from scorepad.engine.role import Role
from scorepad.web.grids import Cell, cell
from scorepad.web.text import _, ngettext
from scorepad.web.written import NONE, average, number, percent


def matches(figures: Figures, running: int = 0) -> Cell:
    """Return how many matches were finished, and how many were started if those are more."""
    if not figures.matches + running:
        return cell(NONE)
    started = figures.matches + running
    return cell(number(figures.matches), _("%(num)s started", num=number(started)) if running else "")


def wins(figures: Figures) -> Cell:
    """Return how many matches were won, and how many of these with others."""
    if not figures.matches:
        return cell(NONE)
    shared = _("%(num)s of them shared", num=number(figures.shared)) if figures.shared else ""
    return cell(number(readings.won(figures)), shared)


def rate(figures: Figures | Role) -> Cell:
    """Return the share of the matches that were won, of how many, and what chance would give."""
    if not figures.matches:
        return cell(NONE)
    return cell(
        percent(figures.rate),
        _("of %(num)s", num=number(figures.matches)),
        _("chance: %(rate)s", rate=percent(figures.chance)),
    )


def place(where: Fraction | None) -> Cell:
    """Return the average place as at a table of four."""
    return cell(average(readings.place_of_four(where)), _("of 4") if where is not None else "")


def part(count: int, whole: int, share: Fraction | None) -> Cell:
    """Return a number out of how many, and its share."""
    return cell(percent(share), _("%(num)s of %(whole)s", num=number(count), whole=number(whole)) if whole else "")


def lasted(run: Run, best: bool = True) -> Cell:
    """Return the longest streak of a row of matches, or the one it ends with."""
    return cell(number(run.best if best else run.last) if run.length else NONE)


def current(figures: Figures) -> Cell:
    """Return the streak that goes on: of matches won, or of such that were not."""
    if not figures.matches:
        return cell(NONE)
    if figures.won.last:
        return cell(_in_a_row(figures.won.last))
    return cell(ngettext("%(num)s without", "%(num)s without", figures.waited.last))


def _in_a_row(count: int) -> str:
    return ngettext("%(num)s win", "%(num)s wins", count)
