"""A person's form over time as a picture: the average place, the share of games won, and how many they were.

What rests on one match looks like it: marks grow with the number of matches, and each part of the time shows
that number below. Measures are units of the view box, as in the chart of a match.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from math import sqrt

from scorepad.engine import readings
from scorepad.engine.figures import Figures
from scorepad.storage.models import Player
from scorepad.storage.stretches import Stretch
from scorepad.web.axes import FOOT, Frame
from scorepad.web.chart import Tick
from scorepad.web.charttable import FiguresTable
from scorepad.web.sentences import games_played
from scorepad.web.text import _
from scorepad.web.timeline import Timeline, is_apart, timeline, written_span
from scorepad.web.written import average, number, percent

LEFT, RIGHT, WIDTH = 56, 344, 360
HIGH, LOW, ABOVE, BETWEEN = 96, 44, 28, 42
SMALLEST, LARGEST, SEEN = 4, 18, 1
RATES = (Fraction(1), Fraction(1, 2), Fraction(0))

Height = Callable[[Figures], Fraction | None]
Found = Sequence[Stretch[Figures]]


@dataclass(frozen=True)
class Mark:
    """A suit by its left upper corner; the more matches it stands for, the larger it is."""

    x: float
    y: float
    size: float


@dataclass(frozen=True)
class Column:
    """A bar by its left upper corner."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Panel:
    """One scale upwards, with a line of marks or with columns."""

    label: str
    frame: Frame
    scale: tuple[Tick, ...]
    line: str = ""
    marks: tuple[Mark, ...] = ()
    columns: tuple[Column, ...] = ()


@dataclass(frozen=True)
class FormChart:
    """All of it: what it is called, what it says in a sentence, panels one below the other, and the table."""

    player: Player
    title: str
    said: str
    note: str
    height: float
    panels: tuple[Panel, ...]
    times: tuple[Tick, ...]
    table: FiguresTable
    width: float = WIDTH


def form_chart(player: Player, stretches: Found) -> FormChart | None:
    """Return the form of a person, told by parts of time in their order; None where nothing was finished."""
    found = [one for one in stretches if one.figures.matches]
    if not found:
        return None
    when = timeline(tuple(one.span for one in found), LEFT, RIGHT)
    panels = _panels(found, when)
    total = Figures.total(one.figures for one in found)
    return FormChart(
        player=player,
        title=_("Form of %(name)s over time", name=player.name),
        said=_(
            "%(games)s, %(rate)s won. The table holds the same figures.",
            games=games_played(total.matches), rate=percent(total.rate),
        ),
        note=_note() if len(found) > 1 else "",
        height=panels[-1].frame.bottom + FOOT,
        panels=panels,
        times=when.ticks(),
        table=_table(player, found),
    )  # fmt: skip


def _note() -> str:
    return _("The larger a mark, the more games it rests on. A month without games breaks the line.")


def _panels(found: Found, when: Timeline) -> tuple[Panel, ...]:
    panels = [_place(found, when)] if any(one.figures.place is not None for one in found) else []
    panels.append(_rate(found, when, _below(panels)))
    return (*panels, _matches(found, when, _below(panels)))


def _below(panels: Sequence[Panel]) -> float:
    return panels[-1].frame.bottom + BETWEEN if panels else ABOVE


def _place(found: Found, when: Timeline) -> Panel:
    frame = _frame(ABOVE, HIGH)
    scale = (Tick(frame.y(1), _("first")), Tick(frame.y(0), _("last")))
    return _lined(Panel(_("Average place"), frame, scale), found, when, _from_the_last)


def _rate(found: Found, when: Timeline, top: float) -> Panel:
    frame = _frame(top, HIGH)
    scale = tuple(Tick(frame.y(float(part)), percent(part)) for part in RATES)
    return _lined(Panel(_("Games won"), frame, scale), found, when, lambda figures: figures.rate)


def _matches(found: Found, when: Timeline, top: float) -> Panel:
    most = max(one.figures.matches for one in found)
    frame = _frame(top, LOW, most)
    scale = tuple(Tick(frame.y(count), number(count)) for count in (most, 0))
    columns = tuple(_column(one, when, frame) for one in found)
    return Panel(_("Number of games"), frame, scale, columns=columns)


def _frame(top: float, height: float, most: int = 1) -> Frame:
    return Frame(LEFT, top + height, 1, most, top=top, right=RIGHT)


def _from_the_last(figures: Figures) -> Fraction | None:
    return None if figures.place is None else 1 - figures.place


def _lined(panel: Panel, found: Found, when: Timeline, height: Height) -> Panel:
    there = [(one, value) for one in found if (value := height(one.figures)) is not None]
    spots = [(when.x(one.span), panel.frame.y(float(value))) for one, value in there]
    marks = tuple(
        _mark(x, y, one.figures.matches) for (x, y), (one, _value) in zip(spots, there, strict=True)
    )
    steps = zip(pairwise(spots), pairwise(one for one, _value in there), strict=True)
    line = "".join(_segment(*ends) for ends, parts in steps if _is_joined(found, *parts))
    return Panel(panel.label, panel.frame, panel.scale, line, marks)


def _mark(x: float, y: float, matches: int) -> Mark:
    size = round(min(SMALLEST * (1 + sqrt(matches)), LARGEST), 1)
    return Mark(round(x - size / 2, 1), round(y - size / 2, 1), size)


def _segment(one: tuple[float, float], other: tuple[float, float]) -> str:
    return "M{:g} {:g}L{:g} {:g}".format(*one, *other)


def _is_joined(found: Found, one: Stretch[Figures], other: Stretch[Figures]) -> bool:
    """Return whether two that have a value follow each other, with no month and none without one between."""
    return found.index(other) == found.index(one) + 1 and not is_apart(one.span, other.span)


def _column(one: Stretch[Figures], when: Timeline, frame: Frame) -> Column:
    wide, top = when.wide(one.span, 2, 20), min(frame.y(one.figures.matches), frame.bottom - SEEN)
    return Column(round(when.x(one.span) - wide / 2, 1), top, wide, round(frame.bottom - top, 1))


def _table(player: Player, found: Found) -> FiguresTable:
    return FiguresTable(
        caption=_("Form of %(name)s over time; the place is as at a table of four", name=player.name),
        heads=(_("When"), _("Games"), _("Won"), _("Average place")),
        rows=tuple(_row(one) for one in found),
    )


def _row(one: Stretch[Figures]) -> tuple[str, ...]:
    place = average(readings.place_of_four(one.figures.place))
    return written_span(one.span), number(one.figures.matches), percent(one.figures.rate), place
