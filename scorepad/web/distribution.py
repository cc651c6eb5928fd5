"""How often a round brought how many points, as columns; rounds without points stand apart."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorepad.engine.adding import Counts
from scorepad.engine.averages import mean
from scorepad.storage.models import Player
from scorepad.web.axes import Frame, step, ticks
from scorepad.web.chart import Tick
from scorepad.web.charttable import FiguresTable
from scorepad.web.sentences import rounds
from scorepad.web.text import _
from scorepad.web.written import average, number

DIGIT, BESIDE, MOST_BINS, MOST_TICKS = 7.2, 12, 10, 4
TOP, BOTTOM, RIGHT, WIDTH = 40, 200, 340, 360
GAP, AIR, OVER, SEEN, WIDEST = 0.8, 2, 6, 1, 48


@dataclass(frozen=True)
class Bin:
    """Rounds that brought from `least` to `most` points, and how many they are."""

    least: int
    most: int
    count: int

    @property
    def text(self) -> str:
        """The points, such as `0` or `11–20`."""
        return number(self.most) if self.least == self.most else f"{number(self.least)}–{number(self.most)}"


@dataclass(frozen=True)
class Bar:
    """A column by its left upper corner, and the number on top of it where there is room."""

    x: float
    y: float
    width: float
    height: float
    middle: float
    text: str


@dataclass(frozen=True)
class Mean:
    """Where the average stands, and to which side its words go."""

    at: float
    text: str
    anchor: str


@dataclass(frozen=True)
class Distribution:
    """All of it: what it is called, what it says in a sentence, what is drawn, and the table."""

    player: Player
    title: str
    said: str
    note: str
    frame: Frame
    scale: tuple[Tick, ...]
    points: tuple[Tick, ...]
    bars: tuple[Bar, ...]
    mean: Mean
    table: FiguresTable


@dataclass(frozen=True)
class _Ruler:
    """Points along the chart, from 1 upwards; 0 stands left of them, with a column's room of its own."""

    frame: Frame
    bins: Sequence[Bin]

    @property
    def column(self) -> float:
        """How wide a column is with the room beside it."""
        return (self.frame.right - self.frame.left) / (len(self.bins) + (GAP if len(self.bins) > 1 else 0))

    def x(self, points: float) -> float:
        """Return where a number of points stands."""
        if not points or len(self.bins) == 1:
            return self.frame.left + self.column / 2
        each = self.column / (self.bins[1].most - self.bins[1].least + 1)
        return self.frame.left + self.column * (1 + GAP) + max(0, points - 0.5) * each


def distribution(player: Player, points: Counts) -> Distribution | None:
    """Return how the rounds of a person are spread, from how often which points were; None without rounds."""
    counts, middle = +points, mean(+points)
    if middle is None:
        return None
    bins = tuple(_bins(counts))
    ruler = _Ruler(_frame(bins), bins)
    said = _(
        "%(average)s points on average in %(rounds)s", average=average(middle), rounds=rounds(counts.total())
    )
    title = _("Points of %(name)s per round", name=player.name)
    return Distribution(
        player=player,
        title=title,
        said=said,
        note=_("0 stands apart: whoever goes out has no points.") if counts[0] else "",
        frame=ruler.frame,
        scale=_scale(ruler.frame),
        points=tuple(_labels(ruler)),
        bars=tuple(_bar(ruler, one) for one in bins if one.count),
        mean=_mean(ruler, float(middle), average(middle)),
        table=FiguresTable(
            caption=f"{title}: {said}",
            heads=(_("Points"), _("Rounds")),
            rows=tuple((one.text, number(one.count)) for one in bins),
        ),
    )


def _bins(counts: Counts) -> list[Bin]:
    most = max(counts)
    size = step(max(most, 1), MOST_BINS)
    spans = [(0, 0), *((first, first + size - 1) for first in range(1, most + 1, size))]
    return [Bin(first, last, _between(counts, first, last)) for first, last in spans]


def _between(counts: Counts, first: int, last: int) -> int:
    return sum(count for points, count in counts.items() if first <= points <= last)


def _frame(bins: Sequence[Bin]) -> Frame:
    most = max(one.count for one in bins)
    left = round(BESIDE + DIGIT * len(number(most)), 1)
    return Frame(left, BOTTOM, len(bins), most, top=TOP, right=RIGHT, width=WIDTH)


def _scale(frame: Frame) -> tuple[Tick, ...]:
    return tuple(Tick(frame.y(count), number(count)) for count in ticks(0, frame.most, MOST_TICKS))


def _labels(ruler: _Ruler) -> list[Tick]:
    """Return the highest points of each column, of every second or third where they would run together."""
    every = int((DIGIT * len(number(ruler.bins[-1].most)) + 4) // ruler.column) + 1
    marked = [ruler.bins[0], *ruler.bins[every::every]]
    return [Tick(round(ruler.x(one.most), 1), number(one.most)) for one in marked]


def _bar(ruler: _Ruler, one: Bin) -> Bar:
    middle = round(ruler.x((one.least + one.most) / 2), 1)
    wide = round(min(ruler.column - AIR, WIDEST), 1)
    top = min(ruler.frame.y(one.count), ruler.frame.bottom - SEEN)
    text = number(one.count)
    return Bar(
        x=round(middle - wide / 2, 1),
        y=top,
        width=wide,
        height=round(ruler.frame.bottom - top, 1),
        middle=middle,
        text=text if DIGIT * len(text) < wide + OVER else "",
    )


def _mean(ruler: _Ruler, points: float, text: str) -> Mean:
    at = round(ruler.x(points), 1)
    return Mean(at, _("average %(points)s", points=text), "start" if at < ruler.frame.width / 2 else "end")
