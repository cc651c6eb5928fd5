"""Pads: whose score pad it is."""

from scorepad.storage.clock import now
from scorepad.storage.database import db
from scorepad.storage.ids import new_id
from scorepad.storage.models import Pad

SHARED = "shared"


def exists(pad: str) -> bool:
    """Whether there is a pad with this id."""
    return db.session.get(Pad, pad) is not None


def ensure(pad: str | None) -> str:
    """Return the id of the pad, made now if it is not there yet; must be called while writing."""
    wanted = pad or new_id()
    if not exists(wanted):
        db.session.add(Pad(id=wanted, created_at=now()))
        db.session.flush()
    return wanted
