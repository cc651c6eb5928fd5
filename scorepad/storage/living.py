"""What is on a pad: the one place that leaves out what was deleted and waits to be had back."""

from sqlalchemy import ColumnElement, Select, select

from scorepad.storage.database import db
from scorepad.storage.models import Match, Night, Player


def is_living(kind: type[Match | Night | Player]) -> ColumnElement[bool]:
    """Return the condition that a match, a night or a person was not deleted."""
    return kind.deleted_at.is_(None)


def matches_of(pad: str) -> Select[Match]:
    """Return the query for the matches of a pad, in no order."""
    return select(Match).where(Match.pad_id == pad, is_living(Match))


def nights_of(pad: str) -> Select[Night]:
    """Return the query for the nights of a pad, in no order."""
    return select(Night).where(Night.pad_id == pad, is_living(Night))


def people_of(pad: str) -> Select[Player]:
    """Return the query for the people of a pad and every spelling of them, in no order."""
    return select(Player).where(Player.pad_id == pad, is_living(Player))


def find_match(pad: str, match_id: str) -> Match | None:
    """Return a match of the pad, if it is there."""
    found = db.session.get(Match, (pad, match_id))
    return found if found and found.deleted_at is None else None


def find_night(pad: str, night_id: str) -> Night | None:
    """Return a night of the pad, if it is there."""
    found = db.session.get(Night, (pad, night_id))
    return found if found and found.deleted_at is None else None


def matches_on(night: Night) -> list[str]:
    """Return the ids of all matches of a night, those that were deleted and wait among them."""
    here = select(Match.id).where(Match.pad_id == night.pad_id, Match.night_id == night.id)
    return list(db.session.scalars(here))
