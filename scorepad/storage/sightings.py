"""Who sat in which match. Results tell it of finished matches, seats and logs of all others."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlalchemy import Select, func, or_, select

from scorepad.storage.database import db
from scorepad.storage.living import matches_of
from scorepad.storage.models import LogEntry, Match, Night, Result, Revision
from scorepad.storage.players import Roster

# Whoever comes regularly sat in one of the latest matches; only for others is it worth looking further back.
RECENT = 40


@dataclass(frozen=True)
class Seen:
    """How many matches somebody has started, and the date of the latest night; None before the first."""

    matches: int = 0
    last: date | None = None


def seen(pad: str, people: Roster) -> Mapping[str, Seen]:
    """Return by their ids how often everybody was here, under whichever of their names."""
    unfinished = _unfinished(pad)
    counts = _counts(pad, frozenset(people))
    last = _last(pad, counts.keys())
    for _match, day, ids in unfinished:
        for player in ids:
            counts[player] += 1
            last[player] = max(day, last.get(player, day))
    return {person.id: _joined(people.ids_of(person), counts, last) for person in people.people}


def matches_with(pad: str, ids: frozenset[str]) -> tuple[int, Select[Match]]:
    """Return how many matches of a pad there are in which one of these ids sat, and the query for them."""
    finished = select(Result.match_id).where(Result.pad_id == pad, Result.player_id.in_(ids))
    others = [match for match, _day, there in _unfinished(pad) if ids & there]
    count = _counts(pad, ids).total() + len(others)
    return count, matches_of(pad).where(or_(Match.id.in_(finished), Match.id.in_(others)))


def running(pad: str, first: date, last: date, game: str = "") -> Iterator[set[str]]:
    """Yield who sits in each match that runs, of nights between two dates, of one game or of all."""
    of_night = (Night.pad_id == Match.pad_id) & (Night.id == Match.night_id)
    wanted = matches_of(pad).join(Night, of_night).where(Match.state == "running")
    wanted = wanted.where(Night.date.between(first, last), *([Match.game == game] if game else []))
    rows = db.session.execute(wanted.with_only_columns(Match.id, Match.seats)).all()
    came = _came(pad, [row.id for row in rows])
    return ({*row.seats, *(player for match, player in came if match == row.id)} for row in rows)


def sat_together(pad: str, ones: frozenset[str], others: frozenset[str]) -> Match | None:
    """Return the latest match in which somebody of both sat, or could again by a redo or a restoration."""
    both = [match for match, ids in _tables(pad).items() if ids & ones and ids & others]
    wanted = select(Match).where(Match.pad_id == pad, Match.id.in_(both))
    return db.session.scalars(wanted.order_by(Match.started_at.desc(), Match.id).limit(1)).first()


def was_ever_here(pad: str, ids: frozenset[str]) -> bool:
    """Whether any match speaks of one of these ids, be it one that was deleted.

    What was struck out of a log is still told; what was undone and then played otherwise is not.
    """
    kept = select(Revision.payload).where(Revision.pad_id == pad, Revision.kind == "join")
    struck = {payload["player"] for payload in db.session.scalars(kept.where(Revision.reason != "undone"))}
    return bool(struck & ids) or any(there & ids for there in _tables(pad).values())


def _joined(ids: frozenset[str], counts: Mapping[str, int], last: Mapping[str, date]) -> Seen:
    days = [last[player] for player in ids if player in last]
    return Seen(sum(counts.get(player, 0) for player in ids), max(days, default=None))


def _counts(pad: str, ids: frozenset[str]) -> Counter[str]:
    """Count finished matches by player: all from the index alone, then less those that were deleted."""
    deleted = select(Match.id).where(Match.pad_id == pad, Match.deleted_at.is_not(None))
    gone = db.session.scalars(deleted).all()
    counted = select(Result.player_id, func.count()).where(Result.pad_id == pad, Result.player_id.in_(ids))
    uncounted = select(Result.player_id).where(Result.pad_id == pad, Result.match_id.in_(gone))
    counts = Counter(_pairs(counted.group_by(Result.player_id)))
    counts.subtract(player for player in db.session.scalars(uncounted) if player in ids)
    return counts


def _last(pad: str, players: Iterable[str]) -> dict[str, date]:
    """Return the date of the latest finished match of each of these players."""
    latest = matches_of(pad).order_by(Match.started_at.desc()).limit(RECENT)
    recent = db.session.scalars(latest.with_only_columns(Match.id)).all()
    dated = (
        matches_of(pad)
        .join(Result, (Result.pad_id == Match.pad_id) & (Result.match_id == Match.id))
        .join(Night, (Night.pad_id == Match.pad_id) & (Night.id == Match.night_id))
    )
    days = dated.where(Match.id.in_(recent)).order_by(Night.date)
    last = _pairs(days.with_only_columns(Result.player_id, Night.date))
    missed = dated.where(Result.player_id.in_([player for player in players if player not in last]))
    days = missed.group_by(Result.player_id)
    return _pairs(days.with_only_columns(Result.player_id, func.max(Night.date))) | last


def _unfinished(pad: str) -> list[tuple[str, date, set[str]]]:
    """Return the matches that have no results, each with its date and who sat there."""
    wanted = (
        matches_of(pad)
        .join(Night, (Night.pad_id == Match.pad_id) & (Night.id == Match.night_id))
        .where(Match.state.in_(("running", "abandoned")))
        .with_only_columns(Match.id, Night.date, Match.seats)
    )
    rows = db.session.execute(wanted).all()
    came = _came(pad, [row.id for row in rows])
    return [
        (row.id, row.date, {*row.seats, *(player for match, player in came if match == row.id)})
        for row in rows
    ]


def _came(pad: str, matches: list[str]) -> list[tuple[str, str]]:
    """Return who joined these matches later, each with the match."""
    joins = select(LogEntry.match_id, LogEntry.payload).where(
        LogEntry.pad_id == pad, LogEntry.match_id.in_(matches), LogEntry.kind == "join"
    )
    return [*_joins(joins.where(LogEntry.undone.is_(False)))]


def _tables(pad: str) -> Mapping[str, set[str]]:
    """Return everybody who sits in a match of the pad, or did before an undo, by the ids of the matches."""
    rows = db.session.execute(select(Match.id, Match.seats).where(Match.pad_id == pad))
    tables = {row.id: set(row.seats) for row in rows}
    joins = select(LogEntry.match_id, LogEntry.payload)
    for match, player in _joins(joins.where(LogEntry.pad_id == pad, LogEntry.kind == "join")):
        tables[match].add(player)
    return tables


def _joins(wanted: Select[Any]) -> Iterator[tuple[str, str]]:
    for match, payload in db.session.execute(wanted):
        yield match, payload["player"]


def _pairs(wanted: Select[str, Any]) -> dict[str, Any]:
    return dict(db.session.execute(wanted).all())
