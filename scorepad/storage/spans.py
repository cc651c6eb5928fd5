"""Spans of days, and what they are put together from: years, months, and days that make neither."""

from calendar import monthrange
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

YEAR, MONTH, DAY = len("2026"), len("2026-11"), len("2026-11-30")


@dataclass(frozen=True)
class Span:
    """Days from `first` to `last`, both included; None where nothing bounds them."""

    first: date | None = None
    last: date | None = None


ALWAYS = Span()


@dataclass(frozen=True)
class Piece:
    """A part of a span: all that was ever, or a whole year or month, by its `name`; else days without one."""

    first: date
    last: date
    name: str | None


def month_of(day: date) -> str:
    """Return the name of the month of a day, such as 2026-11."""
    return day.isoformat()[:MONTH]


def year_of(name: str) -> str:
    """Return the name of the year of a month, such as 2026."""
    return name[:YEAR]


def months_of(year: str) -> list[str]:
    """Return the names of the months of a year."""
    return [f"{year}-{month:02}" for month in range(1, 13)]


def days_of(name: str) -> tuple[date, date]:
    """Return the first and the last day of a year, a month, or a day such as 2026-11-30."""
    if len(name) == DAY:
        return date.fromisoformat(name), date.fromisoformat(name)
    year, month = int(name[:YEAR]), int(name[YEAR + 1 :] or 0)
    last = monthrange(year, month or 12)[1]
    return date(year, month or 1, 1), date(year, month or 12, last)


def years_within(bounds: tuple[date, date] | None) -> list[str]:
    """Return the names of the years between two days."""
    return [f"{year:04}" for year in range(bounds[0].year, bounds[1].year + 1)] if bounds else []


def cut(span: Span, bounds: tuple[date, date] | None, least: int = 0) -> list[Piece]:
    """Return a span in as few pieces as can be, in order of time.

    Their names are `least` characters long: with YEAR none is longer than a year, with MONTH none longer than
    a month. The `bounds` are the first and the last day of which there is anything to tell: what lies
    outside of them may be left out or taken along.
    """
    if bounds is None:
        return []
    open_first = span.first is None or span.first <= bounds[0]
    open_last = span.last is None or span.last >= bounds[1]
    if not least and open_first and open_last:
        return [Piece(*bounds, "")]
    first = bounds[0].replace(month=1, day=1) if open_first else span.first
    last = bounds[1].replace(month=12, day=31) if open_last else span.last
    assert first
    assert last
    return list(_pieces(first, last, least))


def named(span: Span) -> Piece | None:
    """Return a span that is exactly a year or a month, or all time, as the piece it is; else None."""
    if span == ALWAYS:
        return Piece(date.min, date.max, "")
    if span.first is None or span.last is None:
        return None
    pieces = list(_pieces(span.first, span.last))
    return pieces[0] if len(pieces) == 1 and pieces[0].name else None


def within(name: str, span: Span) -> Span:
    """Return those days of a year, a month or a day that lie within a span."""
    first, last = days_of(name)
    return Span(max(first, span.first or first), min(last, span.last or last))


def _pieces(first: date, last: date, least: int = 0) -> Iterator[Piece]:
    while first <= last:
        piece = _piece(first, last, least)
        yield piece
        if piece.last == date.max:
            return
        first = piece.last + timedelta(days=1)


def _piece(first: date, last: date, least: int) -> Piece:
    """Return the longest piece that begins on the first day and ends by the last."""
    for length in (YEAR, MONTH):
        name = first.isoformat()[:length]
        begins, ends = days_of(name)
        if length >= least and begins == first and ends <= last:
            return Piece(begins, ends, name)
    return Piece(first, min(last, days_of(month_of(first))[1]), None)
