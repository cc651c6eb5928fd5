"""What comes of dealing first, of playing first, and of neither; and round by round."""

from scorepad.engine import readings
from scorepad.engine.figures import Figures
from scorepad.engine.role import Role
from scorepad.web import figured
from scorepad.web.grids import Cell, Fact, Grid, Line, fact
from scorepad.web.text import _


def by_seat(figures: Figures) -> Grid:
    """Return what became of whoever dealt the first round, played first in it, or did neither."""
    return Grid(
        id="seats",
        title=_("Dealing and playing first"),
        caption=_("Who won, by what they did in the first round of a game."),
        head=(_("First round"), _("Games"), _("Wins"), _("Win rate")),
        lines=tuple(Line(_cells(role), name=name) for name, role in _roles(figures).items()),
    )


def rates(figures: Figures) -> tuple[Fact, ...]:
    """Return how often a person won who dealt the first round, played first in it, or did neither."""
    return tuple(fact(name, figured.rate(role)) for name, role in _roles(figures).items())


def by_round(figures: Figures) -> tuple[Fact, ...]:
    """Return what rounds brought to whoever dealt them or played first in them; nothing where none did."""
    if figures.points:
        return (
            _points(_("Average round of whoever plays first"), figures.starting),
            _points(_("Average round of the dealer"), figures.dealing),
            fact(_("Average round of everybody"), figured.mean(figures.average, figures.points.total())),
        )
    if figures.hands:
        return (
            _lost(_("Rounds lost by whoever plays first"), figures.starting),
            _lost(_("Rounds lost by the dealer"), figures.dealing),
            fact(_("Rounds lost by everybody"), figured.part(figures.hands_lost, figures.hands)),
        )
    return ()


def _roles(figures: Figures) -> dict[str, Role]:
    return {
        _("Plays first"): figures.starting,
        _("Deals"): figures.dealing,
        _("All other seats"): readings.elsewhere(figures),
    }


def _cells(role: Role) -> tuple[Cell, ...]:
    wins = figured.count(role.wins if role.matches else None)
    return figured.count(role.matches or None), wins, figured.rate(role)


def _points(label: str, role: Role) -> Fact:
    return fact(label, figured.mean(readings.points_each(role), role.rounds))


def _lost(label: str, role: Role) -> Fact:
    return fact(label, figured.part(role.lost, role.rounds))
