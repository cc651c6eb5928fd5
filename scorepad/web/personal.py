"""One person's statistics: all games together, and every game by itself."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorepad.engine import readings
from scorepad.engine.duel import Duel
from scorepad.engine.figures import Figures
from scorepad.storage.models import Player
from scorepad.web import figured
from scorepad.web.distribution import Distribution, distribution
from scorepad.web.grids import Fact, Group, fact
from scorepad.web.language import sort_key
from scorepad.web.seating import by_round, rates
from scorepad.web.text import _
from scorepad.web.view import game_name


@dataclass(frozen=True)
class Section:
    """One game, or all together: four figures in large, all others by titles, and the points drawn."""

    game: str
    title: str
    heads: tuple[Fact, ...]
    groups: tuple[Group, ...]
    points: Distribution | None

    @property
    def id(self) -> str:
        """The anchor of the section on its page."""
        return f"of-{self.game}" if self.game else "together"


def section(player: Player, game: str, figures: Figures, running: int, *, is_now: bool) -> Section:
    """Return a game by its id, or all together under ""; `running` are matches still being played.

    The streak that goes on is told only where the span reaches to today.
    """
    return Section(
        game=game,
        title=game_name(game) if game else _("All kinds of games together"),
        heads=heads(figures, running),
        groups=tuple(_groups(game, figures, is_now=is_now)),
        points=distribution(player, figures.points) if game else None,
    )


def heads(figures: Figures, running: int = 0) -> tuple[Fact, ...]:
    """Return the figures in large: matches, wins, rate, place."""
    return (
        fact(_("Games"), figured.matches(figures, running)),
        fact(_("Wins"), figured.wins(figures)),
        fact(_("Win rate"), figured.rate(figures)),
        fact(_("Average place"), figured.place(figures.place)),
    )


def others(duels: Mapping[str, Duel], people: Mapping[str, Player]) -> tuple[Player, ...]:
    """Return everybody a person met, by name."""
    return tuple(sorted((people[other] for other in duels), key=lambda one: sort_key(one.name)))


def _groups(game: str, figures: Figures, *, is_now: bool) -> list[Group]:
    if not figures.matches:
        return []
    own = (*_points(figures), *_tokens(figures)) if game else ()
    groups = (
        Group(_("Round by round"), own),
        Group(_("Streaks"), _streaks(figures, is_now=is_now)),
        Group(_("Win rate of who starts or deals round 1"), rates(figures)),
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
        fact(_("Reached the limit"), figured.part(figures.crossings, figures.matches)),
    )


def _tokens(figures: Figures) -> tuple[Fact, ...]:
    if not figures.hands:
        return ()
    return (
        fact(_("Rounds lost"), figured.part(figures.hands_lost, figures.hands)),
        fact(_("Tokens left at a win, on average"), figured.mean(readings.kept_tokens(figures))),
        fact(_("Out first"), figured.part(figures.first_out, figures.matches)),
    )
