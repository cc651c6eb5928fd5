"""Fills in what finished matches say for the statistics, where it was never written or is wrong."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, select, true

from scorepad.engine import InvalidEvent, Standing
from scorepad.engine.figures import course, figures
from scorepad.storage.database import db, writing
from scorepad.storage.derived import Result
from scorepad.storage.journal import NotHere, journal_of
from scorepad.storage.ledger import results, stored_results
from scorepad.storage.models import LogEntry, Match
from scorepad.storage.tallies import rebuild_everything

NEVER_WRITTEN = (Match.state == "finished") & Match.course.is_(None)


def fill_all() -> None:
    """Fill in every pad with matches that were finished before statistics were kept.

    What cannot be replayed here, perhaps because its game is not installed, stays as it is.
    """
    pads = db.session.scalars(select(Match.pad_id).where(NEVER_WRITTEN).distinct()).all()
    db.session.rollback()
    for pad in pads:
        with writing():
            filled = [_fill(match) for match in _matches(pad, NEVER_WRITTEN)]
            if any(filled):
                rebuild_everything(pad)


def refill(pad: str) -> None:
    """Make the statistics of a pad anew from the logs of its matches, as far as they can be replayed."""
    with writing():
        for match in _matches(pad, true()):
            _fill(match)
        rebuild_everything(pad)


def figures_of(standing: Standing, rows: Sequence[Result]) -> list[dict[str, Any]]:
    """Return what each result row of a finished match has to say for the statistics."""
    there = set(standing.players)
    return [figures(standing, row.player_id).encode() if row.player_id in there else {} for row in rows]


def course_of(match: Match, standing: Standing) -> dict[str, Any] | None:
    """Return what a match has to say of the table as a whole; None unless it is finished."""
    return course(standing).encode() if results(match, standing) else None


def _matches(pad: str, wanted: ColumnElement[bool]) -> Sequence[Match]:
    return db.session.scalars(select(Match).where(Match.pad_id == pad, wanted)).all()


def _fill(match: Match) -> bool:
    """Fill in one match, and return whether that could be done."""
    log = select(LogEntry).where(LogEntry.pad_id == match.pad_id, LogEntry.match_id == match.id)
    try:
        standing = journal_of(match, db.session.scalars(log.order_by(LogEntry.number)).all()).standing
    except (NotHere, InvalidEvent):
        return False
    match.course = course_of(match, standing)
    rows = stored_results(match) if match.course else []
    for row, said in zip(rows, figures_of(standing, rows), strict=True):
        row.figures = said
    return match.course is not None
