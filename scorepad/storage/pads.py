"""Pads: whose score pad it is, and by which clock."""

from contextlib import suppress

from scorepad.storage.clock import BadZone, find_zone, now
from scorepad.storage.database import db
from scorepad.storage.forgetting import writing_on
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


def time_zone(pad: str) -> str | None:
    """Return the zone by whose clock the pad tells its evenings apart; None where the server's does."""
    found = db.session.get(Pad, pad)
    return found.time_zone if found else None


def take_zone(pad: str, said: str) -> None:
    """Let a pad that has no time zone yet keep what a browser said of its own; call it while writing.

    A browser that says nothing, or what this machine does not know, leaves the server's zone.
    """
    found = db.session.get(Pad, pad)
    if found and found.time_zone is None and said:
        with suppress(BadZone):
            found.time_zone = find_zone(said)


def set_zone(pad: str, typed: str) -> str:
    """Give the pad, made now if it is new, another time zone, and return that; raises BadZone.

    Nights keep their dates and their matches; only what begins from now on goes by the new zone.
    """
    zone = find_zone(typed)
    with writing_on(pad):
        ensure(pad)
        db.session.get_one(Pad, pad).time_zone = zone
    return zone
