"""How what was said gets into a match's log: appended, put aside, settled. Call it while writing."""

from collections.abc import Mapping
from contextlib import nullcontext
from dataclasses import replace
from datetime import datetime

from sqlalchemy import delete, select

from scorepad.engine import Event, Standing
from scorepad.engine.codec import encode
from scorepad.engine.figures import course, figures
from scorepad.storage.clock import now
from scorepad.storage.database import db
from scorepad.storage.derived import Result
from scorepad.storage.ids import new_id
from scorepad.storage.journal import Journal
from scorepad.storage.models import LogEntry, Match, Revision
from scorepad.storage.tallies import kept_up


def knows(journal: Journal, token: str) -> bool:
    """Whether a form with this one-time token has been answered already."""
    if any(entry.token == token for entry in (*journal.entries, *journal.undone)):
        return True
    match = journal.match
    kept = select(Revision.id).where(Revision.pad_id == match.pad_id, Revision.match_id == match.id)
    used = kept.where((Revision.token == token) | (Revision.replaced_by == token)).limit(1)
    return db.session.scalar(used) is not None


def append(journal: Journal, event: Event, token: str, dealt: str | None) -> None:
    """Write the next event. What was undone cannot be redone any more, but is kept."""
    for entry in journal.undone:
        put_aside(entry, "undone")
        db.session.delete(entry)
    db.session.flush()
    match = journal.match
    db.session.add(new_entry(match, journal.next_number, event, at=now(), dealt=dealt, token=token))
    db.session.flush()


def new_entry(
    match: Match,
    number: int,
    event: Event,
    *,
    at: datetime | None,
    dealt: str | None = None,
    token: str | None = None,
) -> LogEntry:
    """Return the row for an event of `match`."""
    payload = encode(replace(event, at=None))
    return LogEntry(
        pad_id=match.pad_id, match_id=match.id, number=number, kind=payload["type"], payload=payload,
        dealt=dealt, token=token, at=at,
    )  # fmt: skip


def put_aside(entry: LogEntry, reason: str, replaced_by: str | None = None) -> None:
    """Keep what an event said before it changes: nothing is ever dropped silently."""
    db.session.add(
        Revision(
            pad_id=entry.pad_id, match_id=entry.match_id, id=new_id(), number=entry.number,
            kind=entry.kind, payload=entry.payload, dealt=entry.dealt, token=entry.token, at=entry.at,
            reason=reason, replaced_by=replaced_by, replaced_at=now(),
        )
    )  # fmt: skip


def settle(match: Match, standing: Standing) -> None:
    """Bring state, version and results of a match in line with where it stands."""
    match.version += 1
    if match.state != "abandoned":
        match.state = "finished" if standing.outcome else "running"
    counts = match.course is not None or standing.outcome is not None
    with kept_up(match.pad_id, [match.id]) if counts else nullcontext():
        db.session.execute(
            delete(Result).where(Result.pad_id == match.pad_id, Result.match_id == match.id)
        )
        write_results(match, standing)
    db.session.flush()


def write_results(match: Match, standing: Standing, ids: Mapping[str, str] | None = None) -> None:
    """Write what a match that has no results yet comes to, if it is finished; totals aside.

    `ids` are those of the players, where the standing knows them by name.
    """
    rows = results(match, standing)
    match.course = course(standing).encode() if rows else None
    for row in rows:
        row.figures = figures(standing, row.player_id).encode()
        row.player_id = ids[row.player_id] if ids else row.player_id
    db.session.add_all(rows)
    db.session.flush()


def results(match: Match, standing: Standing) -> list[Result]:
    """Return the result rows of a match by seat; none while it is not finished."""
    outcome = standing.outcome
    if outcome is None or match.state == "abandoned":
        return []
    places = {player: place.place for place in outcome.ranking for player in place.players}
    return [
        Result(
            pad_id=match.pad_id, match_id=match.id, seat=number, player_id=seat.player,
            place=places.get(seat.player), total=seat.score, winner=seat.player in outcome.winners,
        )
        for number, seat in enumerate(standing.seats)
    ]  # fmt: skip


def stored_results(match: Match) -> list[Result]:
    """Return the result rows of a match as they are stored."""
    wanted = select(Result).where(Result.pad_id == match.pad_id, Result.match_id == match.id)
    return list(db.session.scalars(wanted.order_by(Result.seat)))
