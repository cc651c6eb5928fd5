"""Two people over time: upwards how often the one was ahead, downwards how often the other was."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scorepad.engine.duel import Duel
from scorepad.storage.models import Player
from scorepad.storage.stretches import Stretch
from scorepad.web.axes import Frame, ticks
from scorepad.web.chart import DIGIT, LETTER, Tick
from scorepad.web.charttable import FiguresTable
from scorepad.web.duelchart import SEEN, Part, said, words
from scorepad.web.labels import cut
from scorepad.web.text import _
from scorepad.web.timeline import Timeline, timeline, written_span
from scorepad.web.written import number

TOP, HALF, RIGHT, WIDTH = 30, 84, 344, 360
NAMES, FOOT = 24, 50
NAME_ROOM = 230
LEVEL, THIN, WIDE, MOST_TICKS = 7, 4, 22, 3


@dataclass(frozen=True)
class Side:
    """One of the two: whose half it is, in words with the name cut to its room, at height `at`."""

    player: Player
    name: str
    at: float
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class PairChart:
    """All of it: both halves with the pieces in between, where they were level."""

    title: str
    said: str
    frame: Frame
    scale: tuple[Tick, ...]
    sides: tuple[Side, Side]
    level: tuple[Part, ...]
    times: tuple[Tick, ...]
    height: float
    table: FiguresTable
    width: float = WIDTH


def pair_chart(one: Player, other: Player, stretches: Sequence[Stretch[Duel]]) -> PairChart | None:
    """Return two people over time, as the one sees it; None where both were never placed in one game."""
    found = [part for part in stretches if part.figures.matches]
    if not any(part.figures.compared for part in found):
        return None
    frame = _frame(found)
    when = timeline(tuple(part.span for part in found), frame.left, frame.right)
    foot = 2 * frame.bottom - frame.top
    return PairChart(
        title=_("%(one)s against %(other)s over time", one=one.name, other=other.name),
        said=_("How often who came out ahead. The table holds the same figures."),
        frame=frame,
        scale=tuple(_scale(frame)),
        sides=(
            Side(one, _ahead(one), TOP - 12, tuple(_pieces("ahead", found, when, frame))),
            Side(other, _ahead(other), foot + NAMES, tuple(_pieces("behind", found, when, frame))),
        ),
        level=tuple(_pieces("level", found, when, frame)),
        times=when.ticks(),
        height=foot + FOOT,
        table=_table(one, other, found),
    )


def _frame(found: Sequence[Stretch[Duel]]) -> Frame:
    """Return the upper half; the lower one mirrors it."""
    most = max(max(part.figures.ahead, part.figures.behind, 1) for part in found)
    left = round(12 + DIGIT * len(number(most)), 1)
    return Frame(left, TOP + HALF, 1, most, top=TOP, right=RIGHT)


def _ahead(player: Player) -> str:
    return _("%(name)s ahead", name=cut(player.name, NAME_ROOM / LETTER))


def _scale(frame: Frame) -> Iterator[Tick]:
    for count in ticks(0, frame.most, MOST_TICKS):
        yield Tick(frame.y(count), number(count))
        if count:
            yield Tick(_mirrored(frame, count), number(count))


def _mirrored(frame: Frame, count: int) -> float:
    return round(2 * frame.bottom - frame.y(count), 1)


def _pieces(kind: str, found: Sequence[Stretch[Duel]], when: Timeline, frame: Frame) -> Iterator[Part]:
    """Yield the columns of one kind, but for those that would be empty."""
    for part in found:
        count = getattr(part.figures, kind)
        if count:
            wide = when.wide(part.span, THIN, WIDE)
            top, high = _extent(kind, count, frame)
            yield Part(kind, round(when.x(part.span) - wide / 2, 1), top, wide, high)


def _extent(kind: str, count: int, frame: Frame) -> tuple[float, float]:
    """Return the upper edge of a column and how high it is; level is a small box on the line between."""
    if kind == "level":
        return frame.bottom - LEVEL / 2, LEVEL
    high = max(round(frame.bottom - frame.y(count), 1), SEEN)
    return (frame.bottom - high if kind == "ahead" else frame.bottom), high


def _table(one: Player, other: Player, found: Sequence[Stretch[Duel]]) -> FiguresTable:
    return FiguresTable(
        caption=_("%(one)s against %(other)s, as %(one)s sees it", one=one.name, other=other.name),
        heads=(_("When"), _("Games"), *words().values()),
        rows=tuple((written_span(part.span), *said(part.figures)) for part in found),
    )
