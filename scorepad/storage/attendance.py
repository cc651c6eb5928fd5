"""How often everybody played, and when last: finished matches by the totals, running ones by their seats."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from sqlalchemy import ScalarSelect, func, select

from scorepad.storage import statistics
from scorepad.storage.database import db
from scorepad.storage.derived import Result, Tally
from scorepad.storage.endings import bounds
from scorepad.storage.leafing import plain
from scorepad.storage.living import is_living
from scorepad.storage.models import Match, Night, Player
from scorepad.storage.players import Roster
from scorepad.storage.sightings import open_with, under_way
from scorepad.storage.spans import days_of, months_of, years_within

BATCH = 50


@dataclass(frozen=True)
class Seen:
    """How many matches somebody finished or plays, and the date of the latest night; None before the first.

    A match that was broken off counts nowhere.
    """

    matches: int = 0
    last: date | None = None


def seen(pad: str, people: Roster) -> Mapping[str, Seen]:
    """Return by their ids how often everybody was here, under whichever of their names."""
    counts = {one: said.matches for one, said in statistics.everybody(pad).items()}
    last = _last(pad, people)
    for day, ids in under_way(pad):
        for person in {people[player].id for player in ids}:
            counts[person] = counts.get(person, 0) + 1
            last[person] = max(day, last.get(person, day))
    return {one.id: Seen(counts.get(one.id, 0), last.get(one.id)) for one in people.people}


def count_with(pad: str, person: Player, ids: frozenset[str]) -> int:
    """Return how many matches a person started, who sits in them under these ids."""
    return statistics.person(pad, person.id)[""].matches + open_with(pad, ids)


def _last(pad: str, people: Roster) -> dict[str, date]:
    """Return the date of everybody's latest night with a finished match.

    The totals say in which year that was, and in which of its months; only its nights are looked through.
    """
    years = _latest(pad, years_within(bounds(pad)))
    months = _latest(pad, [month for year in sorted({*years.values()}) for month in months_of(year)])
    wanted = [(player, people.ids_of(people[player]), month) for player, month in months.items()]
    return {
        player: day
        for part in (wanted[at : at + BATCH] for at in range(0, len(wanted), BATCH))
        for player, day in _nights(pad, part)
    }


def _latest(pad: str, spans: Sequence[str]) -> dict[str, str]:
    """Return by person the latest of some years or months in which they finished a match."""
    kept = select(Tally.player_id, func.max(Tally.span)).where(Tally.pad_id == pad, Tally.span.in_(spans))
    whole = kept.where(Tally.game == "", Tally.player_id != "", Tally.other_id == "")
    return dict(db.session.execute(whole.group_by(Tally.player_id)).all())


def _nights(pad: str, wanted: Sequence[tuple[str, frozenset[str], str]]) -> Iterable[tuple[str, date]]:
    """Return by person the date of the latest night in the month given.

    For each by itself, so that only nights after it are gone through, and never what all others did.
    """
    days = [_night(pad, ids, *days_of(month)) for _player, ids, month in wanted]
    found = db.session.execute(select(*days)).one()
    return zip((player for player, _ids, _month in wanted), found, strict=True)


def _night(pad: str, ids: Iterable[str], first: date, last: date) -> ScalarSelect[date]:
    sat = select(Result.seat).where(Result.pad_id == pad, Result.match_id == Match.id)
    there = sat.where(plain(Result.player_id).in_(ids)).correlate(Match).exists()
    played = select(Match.id).where(Match.pad_id == pad, Match.night_id == Night.id, is_living(Match), there)
    nights = select(Night.date).where(Night.pad_id == pad, is_living(Night), Night.date.between(first, last))
    wanted = nights.where(played.correlate(Night).exists()).order_by(Night.date.desc()).limit(1)
    return wanted.scalar_subquery()
