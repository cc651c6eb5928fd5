"""Pads: whose score pad it is."""

from scorepad.storage.clock import now
from scorepad.storage.database import db
from scorepad.storage.models import Pad

SHARED = "shared"


def exists(pad: str) -> bool:
    """Whether there is a pad with this id."""
    return db.session.get(Pad, pad) is not None


def ensure(pad: str) -> None:
    """Make the pad if it is not there yet; must be called while writing."""
    if not exists(pad):
        db.session.add(Pad(id=pad, created_at=now()))
        db.session.flush()
