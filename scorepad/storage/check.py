"""Proves that what is stored beside the logs is what the logs say."""

from dataclasses import dataclass

from sqlalchemy import select

from scorepad.engine import InvalidEvent
from scorepad.storage.database import db
from scorepad.storage.journal import Journal, NotHere, load
from scorepad.storage.ledger import results, stored_results
from scorepad.storage.living import is_living
from scorepad.storage.models import Match, Result


@dataclass(frozen=True)
class Fault:
    """A match whose stored state or results differ from its log, or whose log cannot be replayed."""

    match: str
    what: str


def match_ids(pad: str | None = None) -> list[tuple[str, str]]:
    """Return pad and id of every match to check, of one pad or of all."""
    wanted = select(Match.pad_id, Match.id).where(is_living(Match)).order_by(Match.pad_id, Match.id)
    rows = db.session.execute(wanted.where(Match.pad_id == pad) if pad else wanted)
    return [(row.pad_id, row.id) for row in rows]


def check(pad: str, match_id: str) -> Fault | None:
    """Return what is wrong with one match, or None."""
    try:
        journal = load(pad, match_id)
    except NotHere:
        return Fault(match_id, "its game is not installed")
    except InvalidEvent as refused:
        what = f"event {refused.number} is impossible" if refused.number else "its log cannot be read"
        return Fault(match_id, f"{what}: {refused.code}")
    if journal.match.state != _state(journal):
        return Fault(match_id, f"is kept as {journal.match.state}, but is {_state(journal)}")
    if _rows(stored_results(journal.match)) != _rows(results(journal.match, journal.standing)):
        return Fault(match_id, "its results differ from its log")
    return None


def _state(journal: Journal) -> str:
    if journal.is_abandoned:
        return "abandoned"
    return "finished" if journal.standing.outcome else "running"


def _rows(rows: list[Result]) -> list[tuple[object, ...]]:
    return [(row.seat, row.player_id, row.place, row.total, row.winner) for row in rows]
