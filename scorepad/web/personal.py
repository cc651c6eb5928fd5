"""One person's statistics: all games together, every game by itself, and against each other person."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from scorepad.engine import readings
from scorepad.engine.duel import Duel
from scorepad.engine.figures import Figures
from scorepad.storage.models import Player
from scorepad.web import figured
from scorepad.web.grids import Fact, Grid, Group, Line, fact
from scorepad.web.language import sort_key
from scorepad.web.seating import by_round, rates
from scorepad.web.text import _
from scorepad.web.view import game_name


@dataclass(frozen=True)
class Section:
    """One game, or all together: four figures in large, and all others under their titles."""

    game: str
    title: str
    heads: tuple[Fact, ...]
    groups: tuple[Group, ...]
    figures: Figures

    @property
    def id(self) -> str:
        """The anchor of the section on its page."""
        return f"of-{self.game}" if self.game else "together"


def section(game: str, figures: Figures, running: int, *, is_now: bool) -> Section:
    """Return a game by its id, or all together under ""; `running` are matches still being played.

    The streak that goes on is told only where the span reaches to today.
    """
    title = game_name(game) if game else _("All games together")
    return Section(game, title, heads(figures, running), tuple(_groups(game, figures, is_now=is_now)), figures)


def heads(figures: Figures, running: int = 0) -> tuple[Fact, ...]:
    """Return the figures in large: matches, wins, rate, place."""
    return (
        fact(_("Games"), figured.matches(figures, running)),
        fact(_("Wins"), figured.wins(figures)),
        fact(_("Win rate"), figured.rate(figures)),
        fact(_("Average place"), figured.place(figures.place)),
    )


def against(duels: Mapping[str, Duel], people: Mapping[str, Player], href: Callable[[Player], str]) -> Grid:
    """Return what became of a person against everybody they met, by name."""
    met = sorted((people[other] for other in duels), key=lambda one: sort_key(one.name))
    return Grid(
        id="against",
        title=_("Against the others"),
        caption=_("Who ended ahead in the games in which both sat."),
        head=(_("Against"), _("Games"), _("ahead"), _("level"), _("behind")),
        lines=tuple(_against(one, duels[one.id], href(one)) for one in met),
    )


def _groups(game: str, figures: Figures, *, is_now: bool) -> list[Group]:
    if not figures.matches:
        return []
    own = (*_points(figures), *_tokens(figures)) if game else ()
    groups = (
        Group(_("Round by round"), own),
        Group(_("Streaks"), _streaks(figures, is_now=is_now)),
        Group(_("Win rate by seat in the first round"), rates(figures)),
        Group(_("Dealing and playing first, every round"), by_round(figures) if game else ()),
    )
    return [group for group in groups if group.facts]


def _streaks(figures: Figures, *, is_now: bool) -> tuple[Fact, ...]:
    now = (fact(_("Now"), figured.current(figures)),) if is_now else ()
    best = fact(_("Longest winning streak"), figured.longest(figures.won))
    return (best, fact(_("Longest wait"), figured.longest(figures.waited)), *now)


def _points(figures: Figures) -> tuple[Fact, ...]:
    if not figures.points:
        return ()
    return (
        fact(_("Average round"), figured.mean(figures.average, figures.points.total())),
        fact(_("Best round"), figured.points(readings.least(figures.points))),
        fact(_("Worst round"), figured.points(readings.most(figures.points))),
        fact(_("Went out"), figured.part(figures.rounds_won, figures.points.total())),
        fact(_("At the limit"), figured.part(figures.crossings, figures.matches)),
    )


def _tokens(figures: Figures) -> tuple[Fact, ...]:
    if not figures.hands:
        return ()
    return (
        fact(_("Rounds lost"), figured.part(figures.hands_lost, figures.hands)),
        fact(_("Tokens left at a win, on average"), figured.mean(readings.kept_tokens(figures))),
        fact(_("Out first"), figured.part(figures.first_out, figures.matches)),
    )


def _against(other: Player, duel: Duel, href: str) -> Line:
    compared = duel.compared
    counts = (duel.matches, *(one if compared else None for one in (duel.ahead, duel.level, duel.behind)))
    return Line(tuple(map(figured.count, counts)), other, href=href)
