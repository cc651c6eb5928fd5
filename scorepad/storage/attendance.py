"""How often everybody was here, and when last: finished matches by the totals, all others by their seats."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlalchemy import TextClause, text

from scorepad.storage import statistics
from scorepad.storage.database import db
from scorepad.storage.endings import bounds
from scorepad.storage.models import Player
from scorepad.storage.players import Roster
from scorepad.storage.sightings import open_with, others
from scorepad.storage.spans import days_of, months_of, years_within

# For each person by itself, so that SQLite goes to the one row, and never through what all others did.
_SPAN = text("""
SELECT json_extract(wanted.value, '$[0]'), (
    SELECT max(span) FROM tally
    WHERE pad_id = :pad AND span IN (SELECT value FROM json_each(wanted.value, '$[1]'))
    AND game = '' AND player_id = json_extract(wanted.value, '$[0]') AND other_id = ''
) FROM json_each(:wanted) AS wanted
""")
_NIGHT = text("""
SELECT json_extract(wanted.value, '$[0]'), (
    SELECT night.date FROM night
    WHERE night.pad_id = :pad AND night.deleted_at IS NULL
    AND night.date BETWEEN json_extract(wanted.value, '$[2]') AND json_extract(wanted.value, '$[3]')
    AND EXISTS (
        SELECT 1 FROM "match" WHERE "match".pad_id = :pad AND night_id = night.id
        AND "match".deleted_at IS NULL AND EXISTS (
            SELECT 1 FROM result WHERE result.pad_id = :pad AND match_id = "match".id
            AND +player_id IN (SELECT value FROM json_each(wanted.value, '$[1]'))
        )
    ) ORDER BY night.date DESC LIMIT 1
) FROM json_each(:wanted) AS wanted
""")


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
    found = _asked(_SPAN, pad, [(one.id, years) for one in people.people])
    found = _asked(_SPAN, pad, [(one, months_of(year)) for one, year in found.items()])
    wanted = [
        (one, list(people.ids_of(people[one])), *map(str, days_of(month))) for one, month in found.items()
    ]
    return {one: date.fromisoformat(day) for one, day in _asked(_NIGHT, pad, wanted).items()}


def _asked(query: TextClause, pad: str, wanted: Sequence[Any]) -> dict[str, str]:
    """Return what a query finds for each person that is told to it with whatever it goes by."""
    rows = db.session.execute(query, {"pad": pad, "wanted": json.dumps(wanted)})
    return {person: found for person, found in rows if found is not None}
