"""Totals of finished matches by month, year and all time, kept so that nothing need be counted when asked.

Whatever changes results, dates of nights, or who is one person brings them in line in its own transaction. A
month is folded from its matches, a year from its months, all time from its years.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, insert, or_, select

from scorepad.engine.adding import Addable
from scorepad.storage.database import db
from scorepad.storage.derived import Result, Tally
from scorepad.storage.endings import bounds, ended, is_last, seats
from scorepad.storage.folding import Key, Keys, Totals, decoded, fold
from scorepad.storage.models import Match, Night
from scorepad.storage.players import Roster, roster
from scorepad.storage.spans import YEAR, days_of, month_of, months_of, year_of, years_within

Kept = dict[str, Totals]


@dataclass(frozen=True)
class Scope:
    """Which totals a change touches: those with these keys, of these months and of what holds them."""

    months: frozenset[str]
    keys: Keys = Keys()  # noqa: RUF009

    def __or__(self, other: "Scope") -> "Scope":
        games = (self.keys.games or frozenset()) | (other.keys.games or frozenset())
        people = (self.keys.people or frozenset()) | (other.keys.people or frozenset())
        return Scope(self.months | other.months, Keys(games, people))

    @property
    def spans(self) -> frozenset[str]:
        """The months, their years, and all time."""
        return self.months | self.years | {""}

    @property
    def years(self) -> frozenset[str]:
        """The years of the months."""
        return frozenset(map(year_of, self.months))


def read(pad: str, spans: Iterable[str], keys: Keys) -> Kept:
    """Return the totals that are kept for these spans, as far as there are any."""
    return _read(*_where(pad, spans, keys))


def played(pad: str, spans: Iterable[str], keys: Keys) -> list[str]:
    """Return of which of these spans any such totals are kept."""
    return list(db.session.scalars(select(Tally.span).where(*_where(pad, spans, keys)).distinct()))


def everything_kept(pad: str) -> dict[str, dict[Key, Addable]]:
    """Return what all totals say that are kept of a pad, by their spans."""
    return _decoded(_read(Tally.pad_id == pad))


def rebuild(pad: str, scope: Scope) -> None:
    """Make the totals of a scope anew from the matches of its months; call it while writing."""
    if scope.months:
        spans = {month for year in scope.years for month in months_of(year)}.union(years_within(bounds(pad)))
        others = read(pad, spans - scope.months - scope.years, scope.keys)
        _write(pad, scope, _folded(pad, scope, others))


def everything(pad: str) -> dict[str, dict[Key, Addable]]:
    """Return what all totals of a pad must say, counted anew, by their spans."""
    return _decoded(_everything(pad))


def rebuild_everything(pad: str) -> None:
    """Make all totals of a pad anew; call it while writing."""
    db.session.execute(delete(Tally).where(Tally.pad_id == pad))
    _insert(pad, _everything(pad))


@contextmanager
def kept_up(pad: str, matches: Iterable[str]) -> Iterator[None]:
    """Hold a change to these matches, whether they count, or when; then bring the totals in line with it."""
    ids = list(matches)
    before = _touched(pad, ids)
    yield
    after = _touched(pad, ids)
    if not before.months and after.months and _is_last(pad, ids):
        _append(pad, after)
    else:
        rebuild(pad, before | after)


@contextmanager
def kept_by_person(pad: str) -> Iterator[None]:
    """Hold a change of who is one person; then bring the totals in line with it."""
    before = _persons(pad)
    yield
    after = _persons(pad)
    moved = [one for one, person in after.items() if before.get(one) != person]
    about = frozenset(persons[one] for one in moved for persons in (before, after))
    days = db.session.scalars(seats(pad, Night.date).where(Result.player_id.in_(moved)).distinct())
    rebuild(pad, Scope(frozenset(map(month_of, days)), Keys(about=about)))


def _everything(pad: str) -> Kept:
    days = db.session.scalars(seats(pad, Night.date).distinct())
    return _folded(pad, Scope(frozenset(map(month_of, days))), {})


def _decoded(kept: Kept) -> dict[str, dict[Key, Addable]]:
    return {span: decoded(totals) for span, totals in kept.items()}


def _persons(pad: str) -> dict[str, str]:
    return {one: person.id for one, person in roster(pad).items()}


def _touched(pad: str, ids: list[str]) -> Scope:
    """Return the scope of what these matches say as they are now."""
    rows = seats(pad, Night.date, Match.game, Result.player_id).where(Match.id.in_(ids))
    found = db.session.execute(rows).all()
    persons = _persons(pad) if found else {}
    people = frozenset(persons[row.player_id] for row in found)
    keys = Keys(frozenset({"", *(row.game for row in found)}), people)
    return Scope(frozenset(month_of(row.date) for row in found), keys)


def _is_last(pad: str, ids: list[str]) -> bool:
    """Whether this is a single match, and the latest of all."""
    match = db.session.get_one(Match, (pad, ids[0]))
    return len(ids) == 1 and is_last(match, db.session.get_one(Night, (pad, match.night_id)))


def _append(pad: str, scope: Scope) -> None:
    """Add a match to the totals that end with it: all that come before are in them already."""
    (month,) = scope.months
    last = ended(pad, [days_of(month)], scope.keys, roster(pad))[-1]
    new = list(last.parts(scope.keys))
    kept = read(pad, scope.spans, scope.keys)
    _write(pad, scope, {span: fold([*kept.get(span, {}).items(), *new]) for span in scope.spans})


def _read(*wanted: ColumnElement[bool]) -> Kept:
    rows = db.session.execute(select(Tally.__table__).where(*wanted))
    kept: Kept = {}
    for row in rows:
        key = (row.game, row.player_id, row.other_id)
        kept.setdefault(row.span, {})[key] = row.figures
    return kept


def _folded(pad: str, scope: Scope, others: Kept) -> Kept:
    """Return the totals of a scope; `others` are those of months and years beside it."""
    people = roster(pad)
    kept = others | {month: _month(pad, month, scope.keys, people) for month in scope.months}
    kept |= {year: _together(kept, months_of(year)) for year in scope.years}
    kept[""] = _together(kept, sorted(name for name in kept if len(name) == YEAR))
    return {span: kept[span] for span in scope.spans}


def _month(pad: str, month: str, keys: Keys, people: Roster) -> Totals:
    matches = ended(pad, [days_of(month)], keys, people)
    return fold(part for match in matches for part in match.parts(keys))


def _together(kept: Kept, names: Iterable[str]) -> Totals:
    return fold(part for name in names for part in kept.get(name, {}).items())


def _write(pad: str, scope: Scope, kept: Kept) -> None:
    db.session.execute(delete(Tally).where(*_where(pad, scope.spans, scope.keys)))
    _insert(pad, kept)


def _insert(pad: str, kept: Kept) -> None:
    rows = [
        {"pad_id": pad, "span": span, "game": game, "player_id": player, "other_id": other, "figures": said}
        for span, totals in kept.items()
        for (game, player, other), said in totals.items()
    ]
    if rows:
        db.session.execute(insert(Tally), rows)


def _where(pad: str, spans: Iterable[str], keys: Keys) -> Iterator[ColumnElement[bool]]:
    yield Tally.pad_id == pad
    yield Tally.span.in_(sorted(spans))
    if keys.games is not None:
        yield Tally.game.in_(sorted(keys.games))
    if keys.people is not None:
        people = ["", *sorted(keys.people)]
        yield Tally.player_id.in_(people) & Tally.other_id.in_(people)
    if keys.about is not None:
        yield or_(Tally.player_id.in_(sorted(keys.about)), Tally.other_id.in_(sorted(keys.about)))
    if keys.pairs is not None:
        yield Tally.other_id != "" if keys.pairs else Tally.other_id == ""
