"""Matches: the list, the table page, giving up, taking up again, and the rematch."""

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorepad.engine import InvalidEvent
from scorepad.storage import history, matches
from scorepad.web.gone import gone
from scorepad.web.messages import explain
from scorepad.web.security import current_pad
from scorepad.web.table import plain_number, posted_token, seated, table_page

blueprint = Blueprint("matches", __name__)


@blueprint.get("/matches")
def index() -> str:
    """Show all matches of the pad, a page at a time."""
    pad, number = current_pad(), plain_number(request.args.get("page", "")) or 1
    page = history.page(pad, number) if pad else history.EMPTY
    return render_template("matches.html", page=page, gone=gone(pad) if page.number == 1 else None)


@blueprint.get("/matches/<match_id>")
def table(match_id: str) -> str:
    """Show one match: the next round to enter, or how it ended, and the pad."""
    return table_page(seated(match_id))


@blueprint.post("/matches/<match_id>/abandonment")
def abandon(match_id: str) -> Response:
    """Break a match off."""
    matches.abandon(seated(match_id).pad, match_id)
    return redirect(url_for("matches.table", match_id=match_id), 303)


@blueprint.post("/matches/<match_id>/resumption")
def resume(match_id: str) -> Response:
    """Take a match up again."""
    matches.resume(seated(match_id).pad, match_id)
    return redirect(url_for("matches.table", match_id=match_id), 303)


@blueprint.post("/matches/<match_id>/rematch")
def rematch(match_id: str) -> Response | tuple[str, int]:
    """Begin the same game again with the same people."""
    here, token = seated(match_id), posted_token()
    try:
        match = matches.rematch(here.pad, match_id, token)
    except InvalidEvent as refused:
        sentence = explain(refused, lambda player: here.people[player].name, here.journal.game)
        return table_page(here, problem=sentence), 422
    return redirect(url_for("matches.table", match_id=match.id), 303)
