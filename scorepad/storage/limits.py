"""How much there may be of something: far more than anybody plays, and no more than a page can show."""

from collections.abc import Iterable

from sqlalchemy import func, select

from scorepad.engine import Event, InvalidEvent, Round
from scorepad.storage.database import db
from scorepad.storage.models import Match

MOST_ROUNDS = 300
MOST_STEPS = 600
MOST_MATCHES = 20_000


class Full(Exception):
    """A pad holds as many matches as it can."""


def check_length(log: Iterable[Event]) -> None:
    """Raise InvalidEvent(`game_finished`) for a log of too many rounds, or of too many steps of any kind."""
    are_rounds = [isinstance(event, Round) for event in log]
    if sum(are_rounds) > MOST_ROUNDS or len(are_rounds) > MOST_STEPS:
        raise InvalidEvent("game_finished", reason="too_long", most=MOST_ROUNDS)


def check_room(pad: str, more: int = 1) -> None:
    """Raise Full unless the pad can take this many matches more; deleted ones count while they are there."""
    there = db.session.scalar(select(func.count()).where(Match.pad_id == pad)) or 0
    if there + more > MOST_MATCHES:
        raise Full(pad)
