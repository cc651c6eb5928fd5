"""The scoring core: pure, standard library only. `start`, `play` and `replay` are the heart of it."""

from scorepad.engine.errors import InvalidEvent
from scorepad.engine.log import Change, Event, Join, Leave, Round
from scorepad.engine.replay import play, replay, start, usual_start
from scorepad.engine.result import result
from scorepad.engine.standing import Outcome, Played, Standing
from scorepad.engine.table import Table

__all__ = [
    "Change", "Event", "InvalidEvent", "Join", "Leave", "Outcome", "Played", "Round", "Standing", "Table",
    "play", "replay", "result", "start", "usual_start",
]
