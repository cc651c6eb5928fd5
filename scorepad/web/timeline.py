"""Time along a chart, true to the calendar: where nothing was played there is room and no line."""

from dataclasses import dataclass
from datetime import date, timedelta

from babel.dates import format_date
from flask_babel import get_locale

from scorepad.storage.spans import Span
from scorepad.web.axes import step
from scorepad.web.chart import Tick
from scorepad.web.language import LOCALES

FEW_DAYS, MONTHS, YEARS = 62, 4, 6
LETTER, EDGES = 3.4, (2, 358)


@dataclass(frozen=True)
class Timeline:
    """The days of a span between two edges of a chart."""

    span: Span
    left: float
    right: float

    def x(self, part: Span) -> float:
        """Return where the middle of a part of the span stands."""
        (start, _end), (first, last) = days(self.span), days(part)
        middle = ((first - start).days + (last - start).days + 1) / 2
        return round(self.left + middle * self._day, 1)

    def wide(self, part: Span, least: float, most: float) -> float:
        """Return how wide a column for a part of the span is."""
        return round(min(max(0.7 * _length(part) * self._day, least), most), 1)

    def ticks(self) -> tuple[Tick, ...]:
        """Return days, months or years with the places of their names, few enough to stand side by side."""
        first, last = days(self.span)
        ends = tuple(self._tick(Span(day, day), "medium") for day in dict.fromkeys((first, last)))
        if _length(self.span) <= FEW_DAYS:
            return ends
        every = next((every for every in (1, 2, 3, 6) if _months(first, last) < every * MONTHS), 0)
        parts = _month_parts(first, last, every) if every else _year_parts(first, last)
        kept = [Span(max(of, first), min(to, last)) for of, to in parts if _is_mostly((of, to), self.span)]
        return tuple(self._tick(part, "LLL y" if every else "y") for part in kept) or ends

    @property
    def _day(self) -> float:
        return (self.right - self.left) / _length(self.span)

    def _tick(self, part: Span, form: str) -> Tick:
        text = _written(days(part)[0], form)
        half, (low, high) = LETTER * len(text), EDGES
        return Tick(round(min(max(self.x(part), low + half), high - half), 1), text)


def timeline(parts: tuple[Span, ...], left: float, right: float) -> Timeline:
    """Return the time from the first of some parts to the last."""
    return Timeline(Span(parts[0].first, parts[-1].last), left, right)


def days(span: Span) -> tuple[date, date]:
    """Return the first and the last day of a span."""
    return span.first or date.min, span.last or date.max


def is_apart(earlier: Span, later: Span) -> bool:
    """Return whether a whole month or more lies between two spans."""
    return _months(days(earlier)[1], days(later)[0]) > 1


def written_span(span: Span) -> str:
    """Return a day, `November 2026`, `2026`, or the first day and the last."""
    first, last = days(span)
    if first == last:
        return _written(first, "medium")
    if (first, last) == _year(first.year):
        return str(first.year)
    if (first, last) == _month(first.year, first.month):
        return _written(first, "LLLL y")
    return f"{_written(first, 'medium')} – {_written(last, 'medium')}"


def _written(day: date, form: str) -> str:
    return str(format_date(day, form, locale=get_locale() or LOCALES["en"]))


def _length(span: Span) -> int:
    first, last = days(span)
    return (last - first).days + 1


def _months(first: date, last: date) -> int:
    return (last.year - first.year) * 12 + last.month - first.month


def _month_parts(first: date, last: date, every: int) -> list[tuple[date, date]]:
    start = first.year * 12 + first.month - 1
    months = range(-(-start // every) * every, start + _months(first, last) + 1, every)
    return [_month(number // 12, number % 12 + 1) for number in months]


def _year_parts(first: date, last: date) -> list[tuple[date, date]]:
    every = step(last.year - first.year + 1, YEARS)
    return [_year(year) for year in range(first.year, last.year + 1) if year % every == 0]


def _is_mostly(part: tuple[date, date], span: Span) -> bool:
    """Return whether half of a month or a year or more lies in a span."""
    (first, last), (start, end) = part, days(span)
    return 2 * ((min(last, end) - max(first, start)).days + 1) >= (last - first).days + 1


def _month(year: int, month: int) -> tuple[date, date]:
    after = date(year + month // 12, month % 12 + 1, 1)
    return date(year, month, 1), after - timedelta(days=1)


def _year(year: int) -> tuple[date, date]:
    return date(year, 1, 1), date(year, 12, 31)
