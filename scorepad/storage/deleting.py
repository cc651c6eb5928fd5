"""Deleting matches and nights, and what can be had back, people too.

A night takes its matches along and brings them back. Whatever it took along has the very moment of its
deletion; that is how it is told from what had been deleted before.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TypeVar

from sqlalchemy import Select, select

from scorepad.storage.clock import now
from scorepad.storage.database import db
from scorepad.storage.forgetting import WAITS, past_waiting, writing_on
from scorepad.storage.journal import NotHere
from scorepad.storage.living import is_living, matches_on
from scorepad.storage.models import Match, Night, Player
from scorepad.storage.players import departed
from scorepad.storage.tallies import kept_up

Row = TypeVar("Row", Match, Night)

MOST = 20

# Whole seconds are for matches: a night is deleted between them.
BETWEEN = timedelta(microseconds=1)


@dataclass(frozen=True)
class Waiting:
    """A match, a night or a person that was deleted and can be had back `until` then.

    `with_night` says of a match that its night was deleted too, and would come back with it.
    """

    row: Match | Night | Player
    until: datetime
    with_night: bool = False

    @property
    def is_night(self) -> bool:
        """Whether it is a whole night."""
        return isinstance(self.row, Night)

    @property
    def is_person(self) -> bool:
        """Whether it is a person."""
        return isinstance(self.row, Player)


def delete_match(pad: str, match_id: str) -> None:
    """Delete a match; what is deleted already stays so. Raises NotHere."""
    with writing_on(pad):
        match = _found(Match, pad, match_id)
        with kept_up(pad, [match_id]):
            match.deleted_at = match.deleted_at or now()


def delete_night(pad: str, night_id: str) -> None:
    """Delete a night with all its matches; one that is deleted already stays so. Raises NotHere."""
    with writing_on(pad):
        night = _found(Night, pad, night_id)
        if night.deleted_at is None:
            with kept_up(pad, matches_on(night)):
                night.deleted_at = now() + BETWEEN
                _mark(night, None, night.deleted_at)


def restore_match(pad: str, match_id: str) -> None:
    """Bring a match back, with its night and what went with that, if that was deleted too. Raises NotHere."""
    with writing_on(pad):
        match = _found(Match, pad, match_id)
        with kept_up(pad, matches_on(_found(Night, pad, match.night_id))):
            revive(match)


def restore_night(pad: str, night_id: str) -> None:
    """Bring a night back with the matches that went with it. Raises NotHere."""
    with writing_on(pad):
        night = _found(Night, pad, night_id)
        with kept_up(pad, matches_on(night)):
            _revive_night(night)


def revive(match: Match) -> None:
    """Bring a match back as `restore_match` does, totals aside; call it while writing."""
    _revive_night(_found(Night, match.pad_id, match.night_id))
    match.deleted_at = None
    db.session.flush()


def waiting_match(pad: str, match_id: str) -> Waiting | None:
    """Return a deleted match that can be had back, or None."""
    match = db.session.get(Match, (pad, match_id))
    if match is None or not _waits(match):
        return None
    return _waiting(match, with_night=_found(Night, pad, match.night_id).deleted_at is not None)


def waiting_night(pad: str, night_id: str) -> Waiting | None:
    """Return a deleted night that can be had back, or None."""
    night = db.session.get(Night, (pad, night_id))
    return _waiting(night) if night and _waits(night) else None


def waiting_person(pad: str, player_id: str) -> Waiting | None:
    """Return a deleted person that can be had back, also by the id of one of their spellings, or None."""
    person = departed(pad).get(player_id)
    return _waiting(person) if person else None


def waiting_matches(pad: str) -> Select[Match]:
    """Return the query for the matches that can be had back by themselves, the latest deleted first."""
    kept = select(Match).join(Night, (Night.pad_id == Match.pad_id) & (Night.id == Match.night_id))
    here = kept.where(Match.pad_id == pad, Match.deleted_at > past_waiting(), is_living(Night))
    return here.order_by(Match.deleted_at.desc(), Match.id).limit(MOST)


def waiting_nights(pad: str) -> tuple[Night, ...]:
    """Return the nights that can be had back, the latest deleted first."""
    here = select(Night).where(Night.pad_id == pad, Night.deleted_at > past_waiting())
    return tuple(db.session.scalars(here.order_by(Night.deleted_at.desc(), Night.id).limit(MOST)))


def waiting_people(pad: str) -> tuple[Player, ...]:
    """Return the people who can be had back, the latest deleted first."""
    return departed(pad).people[:MOST]


def _found(kind: type[Row], pad: str, row_id: str) -> Row:
    found = db.session.get(kind, (pad, row_id))
    if found is None or (found.deleted_at and found.deleted_at <= past_waiting()):
        raise NotHere(row_id)
    return found


def _revive_night(night: Night) -> None:
    if night.deleted_at is not None:
        _mark(night, night.deleted_at, None)
        night.deleted_at = None


def _mark(night: Night, was: datetime | None, is_now: datetime | None) -> None:
    """Give the matches of a night that were deleted then, or not at all, another moment, or none."""
    of_night = (Match.pad_id == night.pad_id) & (Match.night_id == night.id)
    then = Match.deleted_at.is_(None) if was is None else Match.deleted_at == was
    for match in db.session.scalars(select(Match).where(of_night, then)).all():
        match.deleted_at = is_now


def _waits(row: Match | Night) -> bool:
    return row.deleted_at is not None and row.deleted_at > past_waiting()


def _waiting(row: Match | Night | Player, *, with_night: bool = False) -> Waiting:
    assert row.deleted_at is not None
    return Waiting(row, row.deleted_at + WAITS, with_night)
