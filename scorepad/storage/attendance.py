"""How often everybody was here, and when last: finished matches by the totals, all others by their seats."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlalchemy import Select, func, literal, select, union_all

from scorepad.storage import statistics
from scorepad.storage.database import db
from scorepad.storage.endings import bounds
from scorepad.storage.living import matches_of, nights_of
from scorepad.storage.models import Match, Night, Player, Tally
from scorepad.storage.players import Roster
from scorepad.storage.sightings import open_with, others, sat
from scorepad.storage.spans import days_of, months_of, years_within

AT_ONCE = 100


@dataclass(frozen=True)
class Seen:
    """How many matches somebody has started, and the date of the latest night; None before the first."""

    matches: int = 0
    last: date | None = None


def seen(pad: str, people: Roster) -> Mapping[str, Seen]:
    """Return by their ids how often everybody was here, under whichever of their names."""
    counts = {one: said.matches for one, said in statistics.everybody(pad).items()}
    last = _last(pad, people)
    for player, times, day in db.session.execute(others(pad)):
        person = people[player].id
        counts[person] = counts.get(person, 0) + times
        last[person] = max(day, last.get(person, day))
    return {one.id: Seen(counts.get(one.id, 0), last.get(one.id)) for one in people.people}


def count_with(pad: str, person: Player, ids: frozenset[str]) -> int:
    """Return how many matches a person started, who sits in them under these ids."""
    return statistics.person(pad, person.id)[""].matches + open_with(pad, ids)


def _last(pad: str, people: Roster) -> dict[str, date]:
    """Return the date of everybody's latest night with a finished match.

    The totals say in which year that was, and in which of its months; only its nights are looked through.
    """
    years = years_within(bounds(pad))
    found = _each(_span(pad, one.id, years) for one in people.people)
    found = _each(_span(pad, one, months_of(year)) for one, year in found.items() if year)
    days = (_night(pad, one, people.ids_of(people[one]), month) for one, month in found.items())
    return _each(days)


def _span(pad: str, person: str, spans: Sequence[str]) -> Select[str, Any]:
    """Return the query for the latest of some spans in which a person finished a match."""
    kept = Tally.pad_id == pad, Tally.span.in_(spans), Tally.game == "", Tally.other_id == ""
    return select(literal(person), func.max(Tally.span)).where(*kept, Tally.player_id == person)


def _night(pad: str, person: str, ids: frozenset[str], month: str) -> Select[Any, Any]:
    """Return the query for the latest night of a month with a match in which a person sat."""
    there = matches_of(pad).where(Match.night_id == Night.id, sat(pad, ids)).exists()
    nights = nights_of(pad).where(Night.date.between(*days_of(month)), there).order_by(Night.date.desc())
    return select(nights.with_only_columns(literal(person), Night.date).limit(1).subquery())


def _each(wanted: Iterable[Select[Any, Any]]) -> dict[str, Any]:
    """Return what each of these queries finds for a person, asked for many of them at once."""
    queries = list(wanted)
    found: dict[str, Any] = {}
    for first in range(0, len(queries), AT_ONCE):
        found |= dict(db.session.execute(union_all(*queries[first : first + AT_ONCE])).all())
    return found
