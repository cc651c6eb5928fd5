"""Who sat in which match. Results tell it of finished matches, seats and logs of all others."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from typing import Any

from sqlalchemy import ColumnElement, Select, String, and_, cast, exists, false, func, or_, select

from scorepad.storage.database import db
from scorepad.storage.derived import Result
from scorepad.storage.forgetting import past_waiting
from scorepad.storage.leafing import plain
from scorepad.storage.living import matches_of
from scorepad.storage.models import LogEntry, Match, Night, Revision

FEW = 100


def few_with(pad: str, ids: frozenset[str]) -> tuple[str, ...] | None:
    """Return the ids of all matches in which one of these ids sat; None where they are many.

    Few are soon looked up wherever they are. Many are not: but then one of the next matches is among them,
    wherever in a list one begins, so that they are found by asking each whether somebody `sat` there.
    """
    finished = select(Result.match_id).where(Result.pad_id == pad, Result.player_id.in_(ids))
    found = db.session.scalars(finished.limit(FEW + 1)).all()
    if len(found) > FEW:
        return None
    return *found, *db.session.scalars(_open(pad).where(_sits(ids)).with_only_columns(Match.id))


def sat(pad: str, ids: frozenset[str]) -> ColumnElement[bool]:
    """Return the condition that one of these ids sat in a match."""
    in_result = exists().where(
        Result.pad_id == pad, Result.match_id == Match.id, plain(Result.player_id).in_(ids)
    )
    return or_(in_result, and_(Match.state != "finished", _sits(ids)))


def open_with(pad: str, ids: frozenset[str]) -> int:
    """Return in how many matches that have no results one of these ids sits."""
    return db.session.scalar(_open(pad).where(_sits(ids)).with_only_columns(func.count())) or 0


def under_way(pad: str) -> Iterator[tuple[date, set[str]]]:
    """Yield of each match that runs the date of its night and who sits there."""
    return _seated(pad, matches_of(pad).where(Match.state == "running"))


def running(pad: str, first: date, last: date, game: str = "") -> Iterator[set[str]]:
    """Yield who sits in each match that runs, of nights between two dates, of one game or of all."""
    wanted = matches_of(pad).where(Match.state == "running", *([Match.game == game] if game else []))
    return (there for _day, there in _seated(pad, wanted.where(Night.date.between(first, last))))


def sat_together(pad: str, ones: frozenset[str], others: frozenset[str]) -> Match | None:
    """Return the latest match in which somebody of both sat, or could again by a redo or a restoration."""
    both = [match for match, ids in _tables(pad).items() if ids & ones and ids & others]
    wanted = select(Match).where(Match.pad_id == pad, Match.id.in_(both))
    return db.session.scalars(wanted.order_by(Match.started_at.desc(), Match.id).limit(1)).first()


def was_ever_here(pad: str, ids: frozenset[str]) -> bool:
    """Whether any match speaks of one of these ids, be it one that was deleted.

    What was struck out of a log is still told; what was undone and then played otherwise is not.
    """
    tables = _tables(pad)
    kept = select(Revision.match_id, Revision.payload).where(Revision.pad_id == pad, Revision.kind == "join")
    for match, player in _joins(kept.where(Revision.reason != "undone")):
        tables.get(match, set()).add(player)
    return any(there & ids for there in tables.values())


def _open(pad: str) -> Select[Any]:
    """Return the query for the matches that have no results."""
    return matches_of(pad).where(Match.state.in_(("running", "abandoned")))


def _seated(pad: str, wanted: Select[Any]) -> Iterator[tuple[date, set[str]]]:
    """Yield of each match that is wanted the date of its night and who sits there."""
    of_night = (Night.pad_id == Match.pad_id) & (Night.id == Match.night_id)
    dated = wanted.join(Night, of_night).with_only_columns(Match.id, Night.date, Match.seats)
    rows = db.session.execute(dated).all()
    came: dict[str, set[str]] = {}
    for match, player in _came(pad, [row.id for row in rows]):
        came.setdefault(match, set()).add(player)
    return ((row.date, {*row.seats, *came.get(row.id, ())}) for row in rows)


def _sits(ids: Iterable[str]) -> ColumnElement[bool]:
    """Return the condition that one of these ids is in the seats or the log of a match."""
    joined = exists().where(
        LogEntry.pad_id == Match.pad_id,
        LogEntry.match_id == Match.id,
        LogEntry.kind == "join",
        LogEntry.undone.is_(False),
        _speaks(LogEntry.payload, ids),
    )
    return or_(_speaks(Match.seats, ids), joined)


def _speaks(column: Any, ids: Iterable[str]) -> ColumnElement[bool]:
    told = cast(column, String)
    return or_(false(), *(told.contains(f'"{player}"', autoescape=True) for player in sorted(ids)))


def _came(pad: str, matches: list[str]) -> list[tuple[str, str]]:
    """Return who joined these matches later, each with the match."""
    return [*_joins(_joined(pad, matches).with_only_columns(LogEntry.match_id, LogEntry.payload))]


def _joined(pad: str, matches: Any) -> Select[Any]:
    """Return the query for the joins of some matches, told or asked for, that were not undone."""
    joins = select(LogEntry).where(LogEntry.pad_id == pad, LogEntry.match_id.in_(matches))
    return joins.where(LogEntry.kind == "join", LogEntry.undone.is_(False))


def _tables(pad: str) -> Mapping[str, set[str]]:
    """Return everybody who sits in a match of the pad, or did before an undo, by the ids of the matches.

    Matches that were deleted are among them as long as they can be had back.
    """
    waits_no_more = func.coalesce(Match.deleted_at <= past_waiting(), false())
    rows = db.session.execute(select(Match.id, Match.seats).where(Match.pad_id == pad, ~waits_no_more))
    tables = {row.id: set(row.seats) for row in rows}
    joins = select(LogEntry.match_id, LogEntry.payload)
    for match, player in _joins(joins.where(LogEntry.pad_id == pad, LogEntry.kind == "join")):
        tables.get(match, set()).add(player)
    return tables


def _joins(wanted: Select[Any]) -> Iterator[tuple[str, str]]:
    for match, payload in db.session.execute(wanted):
        yield match, payload["player"]
