"""One person against each other one: a divided bar for every opponent.

Ahead is full, level is hollow, behind is striped, so that no colour is needed.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate

from scorepad.engine.duel import Duel
from scorepad.storage.models import Player
from scorepad.web.chart import LETTER, Tick
from scorepad.web.charttable import FiguresTable
from scorepad.web.labels import cut
from scorepad.web.language import sort_key
from scorepad.web.sentences import People
from scorepad.web.text import _, ngettext
from scorepad.web.written import number

WIDTH, LEFT, RIGHT = 360, 8, 352
HEAD, ROW, BAR, UNDER = 44, 42, 14, 7
AHEAD, LEVEL, BEHIND = 236, 296, 352
NAME_ROOM = 160
MOST, SEEN = 20, 1


@dataclass(frozen=True)
class Part:
    """A piece of a bar by its left upper corner; its kind is `ahead`, `level` or `behind`."""

    kind: str
    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> float:
        """How high the line stands whose dashes fill the piece, as thick as that is high."""
        return round(self.y + self.height / 2, 1)


@dataclass(frozen=True)
class Against:
    """One opponent: the name, cut to its room, and the figures at height `at`, above the bar."""

    player: Player
    name: str
    at: float
    figures: tuple[Tick, ...]
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class DuelsChart:
    """A person against the others, most games first; `more` says how many are left out, if any."""

    player: Player
    title: str
    said: str
    heads: tuple[tuple[Tick, Part], ...]
    rows: tuple[Against, ...]
    more: str
    height: float
    table: FiguresTable
    width: float = WIDTH


def duels_chart(player: Player, duels: Mapping[str, Duel], people: People) -> DuelsChart | None:
    """Return a person against others, by the ids of these; None where no game was played with anybody."""
    order = sorted(
        ((people[other], duel) for other, duel in duels.items() if duel.matches),
        key=lambda one: (-one[1].matches, sort_key(one[0].name)),
    )
    shown, left = order[:MOST], len(order[MOST:])
    if not shown:
        return None
    title = _("%(name)s against the others", name=player.name)
    return DuelsChart(
        player=player,
        title=title,
        said=_("How often who came out ahead. The table holds the same figures."),
        heads=tuple(_heads()),
        rows=tuple(_against(*one, HEAD + ROW * row) for row, one in enumerate(shown)),
        more=ngettext("%(num)s more is left out.", "%(num)s more are left out.", left) if left else "",
        height=HEAD + ROW * len(shown),
        table=FiguresTable(
            caption=title,
            heads=(_("Against"), _("Games"), *words().values()),
            rows=tuple((other.name, *said(duel)) for other, duel in shown),
        ),
    )


def words() -> dict[str, str]:
    """Return the kinds of a piece with what they are called."""
    return {"ahead": _("ahead"), "level": _("level"), "behind": _("behind")}


def said(duel: Duel) -> tuple[str, ...]:
    """Return how many matches there were, and how many each kind of."""
    return tuple(number(count) for count in (duel.matches, duel.ahead, duel.level, duel.behind))


def _heads() -> Iterator[tuple[Tick, Part]]:
    for x, (kind, text) in zip((AHEAD, LEVEL, BEHIND), words().items(), strict=True):
        yield Tick(x, text), Part(kind, x - 26, 6, 26, 10)


def _against(player: Player, duel: Duel, top: float) -> Against:
    figures = zip((AHEAD, LEVEL, BEHIND), said(duel)[1:], strict=True)
    return Against(
        player=player,
        name=cut(player.name, NAME_ROOM / LETTER),
        at=top + BAR,
        figures=tuple(Tick(x, text) for x, text in figures),
        parts=tuple(_parts(duel, top + BAR + UNDER)),
    )


def _parts(duel: Duel, top: float) -> Iterator[Part]:
    """Yield the pieces of a bar that are not empty; whose kinds are told apart by more than a colour."""
    if not duel.compared:
        return
    counts = (duel.ahead, duel.level, duel.behind)
    edges = [LEFT + (RIGHT - LEFT) * count / duel.compared for count in accumulate(counts, initial=0)]
    for kind, count, start, end in zip(words(), counts, edges, edges[1:], strict=False):
        if count:
            yield Part(kind, round(start, 1), top, max(round(end - start, 1), SEEN), BAR)
