"""Two people against each other: all games together, and every game by itself, side by side."""

from collections.abc import Callable, Mapping

from scorepad.engine.duel import Duel
from scorepad.storage.models import Player
from scorepad.web import figured
from scorepad.web.grids import Cell, Grid, Line
from scorepad.web.text import _, ngettext
from scorepad.web.view import game_name

Row = tuple[str, Callable[[Duel], Cell]]


def in_short(one: Player, other: Player, duel: Duel) -> str:
    """Return the sentence that says how the two stand."""
    if not duel.matches:
        return _(
            "%(one)s and %(other)s have not finished a game together in this time.",
            one=one.name,
            other=other.name,
        )
    counts = {"ahead": duel.ahead, "behind": duel.behind, "name": one.name, "other": other.name}
    together = ngettext(
        "%(num)s game together: %(name)s ahead %(ahead)s×, %(other)s ahead %(behind)s×.",
        "%(num)s games together: %(name)s ahead %(ahead)s×, %(other)s ahead %(behind)s×.",
        duel.matches,
        **counts,
    )
    return f"{together} {_left(duel.unlike)}".strip()


def side_by_side(one: Player, other: Player, duels: Mapping[str, Duel], *, is_now: bool) -> Grid:
    """Return a table with a column for all games and one for each; `duels` are by game, all under ""."""
    columns = [duels[""], *(duel for game, duel in duels.items() if game)]
    names = [_("All"), *(game_name(game) for game in duels if game)]
    rows = [*_counts(one, other), *_streaks(one, other, is_now=is_now)]
    return Grid(
        id="together",
        title=_("By kind of game"),
        caption=_("The games in which both sat."),
        head=("", *names),
        lines=tuple(Line(tuple(_said(say, duel) for duel in columns), name=name) for name, say in rows),
    )


def _left(count: int) -> str:
    if not count:
        return ""
    return ngettext("In one of them somebody left early.", "In %(num)s of them somebody left early.", count)


def _counts(one: Player, other: Player) -> list[Row]:
    return [
        (_("Games together"), lambda duel: figured.count(duel.matches)),
        (_("%(name)s ahead", name=one.name), lambda duel: figured.part(duel.ahead, duel.compared)),
        (_("%(name)s ahead", name=other.name), lambda duel: figured.part(duel.behind, duel.compared)),
        (_("Level"), lambda duel: figured.part(duel.level, duel.compared)),
        (_("Wins of %(name)s alone", name=one.name), lambda duel: figured.count(duel.wins)),
        (_("Wins of %(name)s alone", name=other.name), lambda duel: figured.count(duel.losses)),
        (_("Won together"), lambda duel: figured.count(duel.shared)),
        (_("Average place of %(name)s", name=one.name), lambda duel: figured.place(duel.place)),
        (_("Average place of %(name)s", name=other.name), lambda duel: figured.place(duel.turned.place)),
    ]


def _streaks(one: Player, other: Player, *, is_now: bool) -> list[Row]:
    rows: list[Row] = [
        (_("%(name)s ahead in a row, at most", name=one.name), lambda duel: figured.longest(duel.led)),
        (_("%(name)s ahead in a row, at most", name=other.name), lambda duel: figured.longest(duel.trailed)),
    ]
    return [*rows, (_("Now in a row"), lambda duel: _now(one, other, duel))] if is_now else rows


def _now(one: Player, other: Player, duel: Duel) -> Cell:
    streaks = [(duel.led.last, one), (duel.trailed.last, other)]
    return next((Cell(str(count), (who.name,)) for count, who in streaks if count), figured.NOTHING)


def _said(say: Callable[[Duel], Cell], duel: Duel) -> Cell:
    return say(duel) if duel.matches else figured.NOTHING
