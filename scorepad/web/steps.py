"""Undo and redo: one step of the log at a time, each told by its number, so that two taps are one step."""

from collections.abc import Callable

from flask import Blueprint
from werkzeug.wrappers import Response

from scorepad.engine import InvalidEvent
from scorepad.storage import matches
from scorepad.storage.journal import Conflict
from scorepad.web import announcing
from scorepad.web.announcing import Announcing
from scorepad.web.messages import explain
from scorepad.web.table import done, posted_number, refused, seated, table_page
from scorepad.web.text import _

blueprint = Blueprint("steps", __name__)

Answer = Response | str | tuple[str, int]


@blueprint.post("/matches/<match_id>/undo")
def undo(match_id: str) -> Answer:
    """Take the last step back."""
    return _step(match_id, matches.undo, announcing.undone)


@blueprint.post("/matches/<match_id>/redo")
def redo(match_id: str) -> Answer:
    """Play the step taken back again."""
    return _step(match_id, matches.redo, announcing.redone)


def _step(match_id: str, step: Callable[[str, str, int, int], None], announce: Announcing) -> Answer:
    here, number, version = seated(match_id), posted_number("number"), posted_number("version")
    try:
        step(here.pad, match_id, number, version)
    except Conflict:
        sentence = _("Something else was written down meanwhile; nothing was taken back. Have a look first.")
        return refused(table_page(seated(match_id), problem=sentence), 409)
    except InvalidEvent as impossible:
        sentence = explain(impossible, lambda player: here.people[player].name, here.journal.game)
        return refused(table_page(seated(match_id), problem=sentence), 422)
    return done(match_id, announce)
