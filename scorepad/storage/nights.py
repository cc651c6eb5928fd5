"""Game nights: a night opens by itself with the first match of an evening."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime

from sqlalchemy import select

from scorepad.games import find
from scorepad.storage import living, pads
from scorepad.storage.clock import evening
from scorepad.storage.database import db
from scorepad.storage.ids import new_id
from scorepad.storage.journal import Journal, NotHere, journal_of
from scorepad.storage.models import LogEntry, Match, Night


@dataclass(frozen=True)
class Evening:
    """A night with its matches, the first one first; `unknown` are those whose game is not installed."""

    night: Night
    journals: tuple[Journal, ...]
    unknown: tuple[Match, ...]


def night_of(pad: str, moment: datetime) -> Night:
    """Return the night `moment` belongs to on the pad's clock, opened now if it is the first.

    Call it while writing.
    """
    return night_on(pad, evening(moment, pads.time_zone(pad)))


def night_on(pad: str, day: date) -> Night:
    """Return the night of this date, opened now if there is none; call it while writing."""
    there = living.nights_of(pad).where(Night.date == day)
    return db.session.scalars(there.order_by(Night.id).limit(1)).first() or open_night(pad, day)


def open_night(pad: str, day: date) -> Night:
    """Open a night of this date, whether there is one or not, and return it; call it while writing."""
    night = Night(pad_id=pad, id=new_id(), date=day)
    db.session.add(night)
    db.session.flush()
    return night


def find_night(pad: str, night_id: str) -> Night:
    """Return a night of this pad; raises NotHere."""
    night = living.find_night(pad, night_id)
    if night is None:
        raise NotHere(night_id)
    return night


def load_evening(pad: str, night_id: str) -> Evening:
    """Return a night with its matches, replayed; raises NotHere."""
    night = find_night(pad, night_id)
    wanted = living.matches_of(pad).where(Match.night_id == night_id)
    matches = in_order(db.session.scalars(wanted))
    log = _log(pad, [match.id for match in matches])
    known = [match for match in matches if find(match.game)]
    return Evening(
        night,
        tuple(journal_of(match, log.get(match.id, [])) for match in known),
        tuple(match for match in matches if match not in known),
    )


def in_order(matches: Iterable[Match]) -> list[Match]:
    """Return matches of a few nights, the first one first.

    SQLite, told to sort them, would go through the whole pad by the time at which matches began.
    """
    return sorted(matches, key=lambda match: (match.started_at, match.id))


def _log(pad: str, matches: list[str]) -> dict[str, list[LogEntry]]:
    wanted = select(LogEntry).where(LogEntry.pad_id == pad, LogEntry.match_id.in_(matches))
    log: dict[str, list[LogEntry]] = {}
    for entry in db.session.scalars(wanted.order_by(LogEntry.match_id, LogEntry.number)):
        log.setdefault(entry.match_id, []).append(entry)
    return log
