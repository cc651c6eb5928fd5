"""The start page."""

from flask import Blueprint, render_template

from scorepad.storage import history
from scorepad.web.piletable import with_a_pile
from scorepad.web.security import current_pad

LATEST = 5

blueprint = Blueprint("start", __name__)


@blueprint.get("/")
def start() -> str:
    """Show what is being played and what was played last, or an invitation."""
    pad = current_pad()
    running = history.running(pad) if pad else ()
    latest = history.latest(pad, LATEST) if pad else ()
    return render_template("start.html", running=running, latest=latest, piles=with_a_pile())
