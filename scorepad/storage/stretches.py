"""The totals of any span of days, put together from those that are kept and the matches of odd days."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from scorepad.engine.duel import Duel
from scorepad.engine.figures import Course, Figures
from scorepad.storage.endings import bounds, ended, ended_with
from scorepad.storage.folding import Ended, Key, Keys, Part, fold, kind_of
from scorepad.storage.players import roster
from scorepad.storage.spans import DAY, MONTH, YEAR, Piece, Span, cut, named, within
from scorepad.storage.tallies import played, read

# More are too many for a chart, and for the eye.
MOST = 36

# How many matches are looked at one by one to learn on how few days they were.
FEW = 100

# In so few months they are found by the nights; over a longer time by whom they are about.
NEAR = 12

UNITS = {DAY: "day", MONTH: "month", YEAR: "year"}

Kind = TypeVar("Kind", Course, Figures, Duel)
Pieces = list[tuple[Piece, list[Part]]]


@dataclass(frozen=True)
class Stretch(Generic[Kind]):
    """Days on which something was played, and its figures; `unit` is `day`, `month` or `year`."""

    span: Span
    figures: Kind
    unit: str


def told(kind: type[Kind], pad: str, span: Span, keys: Keys) -> dict[Key, Kind]:
    """Return the totals of a span, those of this kind, as far as anything was played."""
    return of_kind(kind, parts(pad, span, keys))


def parts(pad: str, span: Span, keys: Keys) -> list[Part]:
    """Return what the totals of a span are made of, in order of time."""
    piece = named(span)
    pieces = _pieces(pad, [piece] if piece else cut(span, bounds(pad)), keys)
    return [part for _piece, some in pieces for part in some]


def of_kind(kind: type[Kind], parts: Iterable[Part]) -> dict[Key, Kind]:
    """Return the totals of parts that come in order of time, those of this kind."""
    totals = fold(part for part in parts if kind_of(part[0]) is kind)
    return {key: kind.decode(said) for key, said in totals.items()}


def form(kind: type[Kind], pad: str, span: Span, keys: Keys) -> tuple[Stretch[Kind], ...]:
    """Return one total of a span by days if they are few, else by months, else by years, in order of time."""
    limits = bounds(pad)
    years = _stretches(kind, span, _pieces(pad, cut(span, limits, YEAR), keys), YEAR)
    if not years or len(years) > MOST:
        return years
    found = {str(one.span.first)[:YEAR] for one in years}
    pieces = [piece for piece in cut(span, limits, MONTH) if str(piece.first)[:YEAR] in found]
    months = _months(kind, pad, span, keys, pieces)
    return years if months is None else _days(kind, pad, span, keys, months) or months


def _months(
    kind: type[Kind], pad: str, span: Span, keys: Keys, pieces: Sequence[Piece]
) -> tuple[Stretch[Kind], ...] | None:
    """Return the totals by months; None if they are too many."""
    there = played(pad, [piece.name for piece in pieces if piece.name], keys)
    if len(there) > MOST:
        return None
    found = [piece for piece in pieces if piece.name is None or piece.name in there]
    months = _stretches(kind, span, _pieces(pad, found, keys), MONTH)
    return months if len(months) <= MOST else None


def _days(
    kind: type[Kind], pad: str, span: Span, keys: Keys, months: Sequence[Stretch[Kind]]
) -> tuple[Stretch[Kind], ...] | None:
    """Return the totals by days; None if they are too many."""
    if sum(one.figures.matches for one in months) > FEW:
        return None
    within = [(one.span.first, one.span.last) for one in months if one.span.first and one.span.last]
    if len(within) > NEAR:
        matches = ended_with(pad, (within[0][0], within[-1][1]), keys, roster(pad))
    else:
        matches = ended(pad, within, keys, roster(pad))
    pieces = [(Piece(match.day, match.day, None), list(match.parts(keys))) for match in matches]
    days = _stretches(kind, span, pieces, DAY)
    return days if len(days) <= MOST else None


def _pieces(pad: str, pieces: Sequence[Piece], keys: Keys) -> Pieces:
    names = [piece.name for piece in pieces if piece.name is not None]
    kept = read(pad, names, keys) if names else {}
    odd = [(piece.first, piece.last) for piece in pieces if piece.name is None]
    matches = ended(pad, odd, keys, roster(pad)) if odd else []
    known = {name: list(totals.items()) for name, totals in kept.items()}
    return [
        (piece, _of_days(piece, matches, keys) if piece.name is None else known.get(piece.name, []))
        for piece in pieces
    ]


def _of_days(piece: Piece, matches: Iterable[Ended], keys: Keys) -> list[Part]:
    there = (match for match in matches if piece.first <= match.day <= piece.last)
    return [part for match in there for part in match.parts(keys)]


def _stretches(kind: type[Kind], span: Span, pieces: Pieces, length: int) -> tuple[Stretch[Kind], ...]:
    groups: dict[str, list[Part]] = {}
    for piece, some in pieces:
        groups.setdefault(str(piece.first)[:length], []).extend(some)
    return tuple(
        Stretch(within(name, span), total, UNITS[length])
        for name, group in groups.items()
        for total in of_kind(kind, group).values()
    )
