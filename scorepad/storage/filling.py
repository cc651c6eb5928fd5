"""Makes anew, from the logs, what is stored beside them, where it was never written or is wrong."""

from sqlalchemy import ColumnElement, select, true

from scorepad.engine import InvalidEvent
from scorepad.storage.beside import due, stored, write, write_course
from scorepad.storage.database import db, writing
from scorepad.storage.journal import NotHere
from scorepad.storage.models import Match
from scorepad.storage.tallies import rebuild_everything

NEVER_WRITTEN = (Match.state == "finished") & Match.course.is_(None)


def fill_all() -> None:
    """Fill in every pad with matches that were finished before statistics were kept.

    What cannot be replayed here, perhaps because its game is not installed, stays as it is. Of the other
    matches of such a pad only those are made anew whose figures could not be added up.
    """
    pads = db.session.scalars(select(Match.pad_id).where(NEVER_WRITTEN).distinct()).all()
    db.session.rollback()
    for pad in pads:
        with writing():
            filled = [_fill(pad, one) for one in _ids(pad, NEVER_WRITTEN)]
            if any(filled):
                _mend_what_cannot_be_added(pad)
                rebuild_everything(pad)


def refill(pad: str) -> int:
    """Make all that is stored beside the logs of a pad anew, and return how many matches that changed.

    A match whose log cannot be replayed stays as it is, unless its figures cannot be added up: then it counts
    no longer, until it can be replayed.
    """
    with writing():
        mended = [_mend(pad, one) for one in _ids(pad, true())]
        rebuild_everything(pad)
    return sum(mended)


def _ids(pad: str, wanted: ColumnElement[bool]) -> list[str]:
    return list(db.session.scalars(select(Match.id).where(Match.pad_id == pad, wanted)))


def _fill(pad: str, match_id: str) -> bool:
    """Fill in one match, and return whether that could be done."""
    try:
        must = due(pad, match_id)
    except (NotHere, InvalidEvent):
        return False
    if must.course is not None:
        write(pad, match_id, must)
    return must.course is not None


def _mend_what_cannot_be_added(pad: str) -> None:
    for one in _ids(pad, Match.course.is_not(None)):
        if not stored(pad, one).can_be_added:
            _mend(pad, one)


def _mend(pad: str, match_id: str) -> bool:
    """Bring one match in line with its log, and return whether it was not."""
    there = stored(pad, match_id)
    try:
        must = due(pad, match_id)
    except (NotHere, InvalidEvent):
        if not there.can_be_added:
            write_course(pad, match_id, None)
        return False
    if must != there:
        write(pad, match_id, must)
    return must != there
