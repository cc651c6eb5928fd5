"""Every match of a pad with where it stands, read at one go, however many there are."""

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import select

from scorepad.games import find
from scorepad.storage.database import db
from scorepad.storage.derived import Result
from scorepad.storage.journal import Journal, journal_of
from scorepad.storage.ledger import results, stored_results
from scorepad.storage.living import matches_of, nights_of
from scorepad.storage.models import LogEntry, Match, Night


@dataclass(frozen=True)
class Told:
    """A match, its night and its results; `journal` is None where its game is not installed."""

    match: Match
    night: Night
    journal: Journal | None
    results: tuple[Result, ...]


def whole(pad: str) -> Iterator[Told]:
    """Return the matches of a pad, the first one first."""
    nights = {night.id: night for night in db.session.scalars(nights_of(pad))}
    log = _log(pad)
    for match in db.session.scalars(matches_of(pad).order_by(Match.started_at, Match.id)):
        known = find(match.game) is not None
        journal = journal_of(match, log.get(match.id, [])) if known else None
        ended = results(match, journal.standing) if journal else stored_results(match)
        yield Told(match, nights[match.night_id], journal, tuple(ended))


def _log(pad: str) -> dict[str, list[LogEntry]]:
    log: dict[str, list[LogEntry]] = {}
    wanted = select(LogEntry).where(LogEntry.pad_id == pad, LogEntry.undone.is_(False))
    for entry in db.session.scalars(wanted.order_by(LogEntry.match_id, LogEntry.number)):
        log.setdefault(entry.match_id, []).append(entry)
    return log
