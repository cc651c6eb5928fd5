"""What was deleted waits for a day; then whatever is written next on its pad removes it for good."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta

from sqlalchemy import delete, exists, select

from scorepad.storage.clock import now
from scorepad.storage.database import db, writing
from scorepad.storage.models import LogEntry, Match, Night, Result, Revision

WAITS = timedelta(days=1)


@contextmanager
def writing_on(pad: str) -> Iterator[None]:
    """Hold one writing transaction, as `writing` does, that first forgets what waits on the pad no longer."""
    with writing():
        _forget(pad)
        yield


def past_waiting() -> datetime:
    """Return the moment up to which what was deleted cannot be had back any more."""
    return now() - WAITS


def _forget(pad: str) -> None:
    old = select(Match.id).where(Match.pad_id == pad, Match.deleted_at <= past_waiting())
    gone = db.session.scalars(old).all()
    for match_id in gone:
        for kind in (Result, Revision, LogEntry):
            db.session.execute(delete(kind).where(kind.pad_id == pad, kind.match_id == match_id))
        db.session.execute(delete(Match).where(Match.pad_id == pad, Match.id == match_id))
    empty = ~exists().where(Match.pad_id == Night.pad_id, Match.night_id == Night.id)
    forgotten = delete(Night).where(Night.pad_id == pad, Night.deleted_at <= past_waiting(), empty)
    db.session.execute(forgotten, execution_options={"synchronize_session": False})
