"""What was deleted waits for a day; then whatever is written next on its pad removes it for good."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Select, delete, exists, null, select, union_all

from scorepad.storage.clock import now
from scorepad.storage.database import db, writing
from scorepad.storage.derived import Result
from scorepad.storage.models import LogEntry, Match, Night, Player, Revision

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
    # Asked at once, for every change of a pad asks.
    gone = db.session.execute(union_all(_old(pad, Match, Match.night_id), _old(pad, Player, null()))).all()
    matches = {row_id: night_id for row_id, night_id in gone if night_id is not None}
    for match_id in matches:
        for kind in (Result, Revision, LogEntry):
            db.session.execute(delete(kind).where(kind.pad_id == pad, kind.match_id == match_id))
        db.session.execute(delete(Match).where(Match.pad_id == pad, Match.id == match_id))
    _forget_nights(pad, set(matches.values()))
    for row_id in (row_id for row_id, night_id in gone if night_id is None):
        db.session.execute(delete(Player).where(Player.pad_id == pad, Player.id == row_id))


def _old(pad: str, kind: type[Match | Player], night: Any) -> Select[Any]:
    """Return the query for the ids of what waits no longer, each with its night."""
    return select(kind.id, night).where(kind.pad_id == pad, kind.deleted_at <= past_waiting())


def _forget_nights(pad: str, left: set[str]) -> None:
    """Remove deleted nights, and those `left` by their last match of which nothing else was said."""
    empty = ~exists().where(Match.pad_id == Night.pad_id, Match.night_id == Night.id)
    silent = Night.id.in_(left) & (Night.place == "") & (Night.note == "")
    wanted = delete(Night).where(Night.pad_id == pad, empty, (Night.deleted_at <= past_waiting()) | silent)
    db.session.execute(wanted, execution_options={"synchronize_session": False})
