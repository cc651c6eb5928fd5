"""Everybody side by side: the table of a span, a page at a time, and what a game has of its own."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from scorepad.engine import readings
from scorepad.engine.figures import Course, Figures
from scorepad.storage import statistics
from scorepad.storage.models import Player
from scorepad.storage.players import Roster
from scorepad.web import figured
from scorepad.web.grids import Cell, Grid, Line
from scorepad.web.language import sort_key
from scorepad.web.text import _
from scorepad.web.timespan import Asked

PAGE = 20

Column = tuple[str, Callable[[Figures], Cell]]


@dataclass(frozen=True)
class League:
    """One page of everybody who played, counted from 1, the best first.

    The `figures` are those of all pages, the `course` is that of the table as a whole.
    """

    people: tuple[Player, ...]
    figures: Mapping[str, Figures]
    course: Course
    running: Counter[str]
    number: int
    more: bool

    @property
    def everybody(self) -> Figures:
        """What all of them did together; of streaks that says nothing."""
        return Figures.total(self.figures.values())

    def of(self, player: Player) -> Figures:
        """Return the figures of one of them; those of nobody for whoever has not finished a match."""
        return self.figures.get(player.id, Figures())


def league(pad: str, roster: Roster, asked: Asked, number: int) -> League:
    """Return a page of everybody; the last page if `number` is beyond it."""
    figures, course = statistics.together(pad, asked.span, asked.game)
    running = statistics.running(pad, asked.span, asked.game)
    there = [one for one in roster.people if one.id in figures or running[one.id]]
    there.sort(key=lambda one: _rank(one, figures.get(one.id, Figures())))
    last = max(1, -(-len(there) // PAGE))
    number = min(max(number, 1), last)
    shown = tuple(there[(number - 1) * PAGE : number * PAGE])
    return League(shown, figures, course, running, number, number < last)


def best_first(shown: League, href: Callable[[Player], str]) -> Grid:
    """Return the table of everybody: matches, wins, rate, place."""
    lines = tuple(_line(one, shown.of(one), shown.running[one.id], href(one)) for one in shown.people)
    return Grid(
        id="league",
        title=_("Everybody"),
        caption=_("The most wins first, shared ones counted; among equals the better place."),
        head=(_("Name"), _("Games"), _("Wins"), _("Win rate"), _("Average place")),
        lines=lines,
    )


def own(shown: League) -> Grid | None:
    """Return what the game has of its own: points or tokens; None where it has been nothing of both."""
    together = shown.everybody
    if together.points:
        said = _("Penalty points: the fewer, the better. Below the average the best and the worst round.")
        return _grid(shown, "rounds", _("Round by round"), said, _points())
    if together.hands:
        said = _("Rounds that cost a token, and what was left.")
        return _grid(shown, "rounds", _("Round by round"), said, _tokens())
    return None


def streaks(shown: League, asked: Asked) -> Grid:
    """Return the streaks of everybody; the one that goes on only where the span reaches to today."""
    columns: list[Column] = [(_("Longest winning streak"), lambda one: figured.best(one.won))]
    if asked.is_now:
        columns.append((_("Now"), figured.current))
    columns.append((_("Longest wait"), lambda one: figured.best(one.waited)))
    caption = _("How many games in a row were won, and how many in a row were not.")
    return _grid(shown, "streaks", _("Streaks"), caption, columns)


def _points() -> list[Column]:
    return [
        (_("Average round"), lambda one: figured.spread(one.average, one.points)),
        (_("Went out"), lambda one: figured.part(one.rounds_won, one.points.total())),
        (_("Reached the limit"), lambda one: figured.part(one.crossings, one.matches)),
    ]


def _tokens() -> list[Column]:
    return [
        (_("Rounds lost"), lambda one: figured.part(one.hands_lost, one.hands)),
        (_("Tokens left at a win, on average"), lambda one: figured.mean(readings.kept_tokens(one))),
        (_("Out first"), lambda one: figured.part(one.first_out, one.matches)),
    ]


def _grid(shown: League, id_: str, title: str, caption: str, columns: Iterable[Column]) -> Grid:
    columns = tuple(columns)
    lines = (Line(tuple(say(shown.of(one)) for _head, say in columns), one) for one in shown.people)
    return Grid(id_, title, caption, (_("Name"), *(head for head, _say in columns)), tuple(lines))


def _line(player: Player, of: Figures, running: int, href: str) -> Line:
    cells = (figured.matches(of, running), figured.wins(of), figured.rate(of), figured.place(of.place))
    return Line(cells, player, href=href)


def _rank(player: Player, of: Figures) -> tuple[object, ...]:
    place = of.place if of.place is not None else 2
    return -readings.won(of), place, not of.matches, sort_key(player.name)
