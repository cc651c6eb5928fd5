"""Who ended ahead of whom, everybody against everybody."""

from collections.abc import Callable, Mapping

from scorepad.engine.duel import Duel
from scorepad.storage.models import Player
from scorepad.web.grids import Cell, Grid, Line
from scorepad.web.language import sort_key
from scorepad.web.league import League
from scorepad.web.text import _
from scorepad.web.written import NONE, number

MOST = 10

Duels = Mapping[tuple[str, str], Duel]


def frequent(people: tuple[Player, ...], league: League) -> tuple[Player, ...]:
    """Return those who finished the most matches, ten at most, by name."""
    there = [one for one in people if league.of(one).matches]
    there.sort(key=lambda one: (-league.of(one).matches, sort_key(one.name)))
    return tuple(sorted(there[:MOST], key=lambda one: sort_key(one.name)))


def matrix(
    people: tuple[Player, ...], count: int, duels: Duels, href: Callable[[Player, Player], str]
) -> Grid:
    """Return the table of these people against each other; `count` are all there would be."""
    caption = _("Read across: how often ahead of the one above : how often behind.")
    if count > len(people):
        caption += " " + _("These are the %(num)s who played most.", num=number(len(people)))
    return Grid(
        id="matrix",
        title=_("Head to head"),
        caption=caption,
        head=(_("Name"),),
        people=people,
        lines=tuple(Line(tuple(_cell(one, other, duels, href) for other in people), one) for one in people),
    )


def said(one: Player, other: Player, duel: Duel) -> str:
    """Return how a duel stands as a voice says it."""
    return _(
        "%(one)s against %(other)s: ahead %(ahead)s, behind %(behind)s, level %(level)s",
        one=one.name, other=other.name,
        ahead=number(duel.ahead), behind=number(duel.behind), level=number(duel.level),
    )  # fmt: skip


def _cell(one: Player, other: Player, duels: Duels, href: Callable[[Player, Player], str]) -> Cell:
    if one is other:
        return Cell("")
    duel = duels.get((one.id, other.id), Duel())
    if not duel.compared:
        return Cell(NONE)
    level = (_("%(num)s level", num=number(duel.level)),) if duel.level else ()
    text = f"{number(duel.ahead)}:{number(duel.behind)}"
    return Cell(text, level, href(one, other), said(one, other, duel), leads=duel.ahead > duel.behind)
