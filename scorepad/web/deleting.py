"""Deleting matches and nights: asked once, and undone for a day."""

from flask import Blueprint, abort, redirect, render_template, url_for
from werkzeug.wrappers import Response

from scorepad.storage import deleting, history
from scorepad.storage.living import matches_of
from scorepad.storage.models import Match
from scorepad.storage.nights import find_night
from scorepad.web.security import current_pad

blueprint = Blueprint("deleting", __name__)


@blueprint.get("/matches/<match_id>/deletion")
def ask_match(match_id: str) -> str:
    """Ask whether a match is to go, and say what goes."""
    pad = _pad()
    (line,) = history.lines(pad, matches_of(pad).where(Match.id == match_id)) or abort(404)
    return render_template("deleting/match.html", line=line)


@blueprint.post("/matches/<match_id>/deletion")
def delete_match(match_id: str) -> Response:
    """Delete a match."""
    deleting.delete_match(_pad(), match_id)
    return redirect(url_for("matches.index"), 303)


@blueprint.post("/matches/<match_id>/restoration")
def restore_match(match_id: str) -> Response:
    """Bring a match back."""
    deleting.restore_match(_pad(), match_id)
    return redirect(url_for("matches.table", match_id=match_id), 303)


@blueprint.get("/nights/<night_id>/deletion")
def ask_night(night_id: str) -> str:
    """Ask whether a night is to go with its matches, and say what goes."""
    pad = _pad()
    night = find_night(pad, night_id)
    found = history.lines(pad, matches_of(pad).where(Match.night_id == night_id))
    lines = sorted(found, key=lambda line: line.match.started_at)
    return render_template("deleting/night.html", night=night, lines=lines)


@blueprint.post("/nights/<night_id>/deletion")
def delete_night(night_id: str) -> Response:
    """Delete a night with its matches."""
    deleting.delete_night(_pad(), night_id)
    return redirect(url_for("matches.index"), 303)


@blueprint.post("/nights/<night_id>/restoration")
def restore_night(night_id: str) -> Response:
    """Bring a night back with its matches."""
    deleting.restore_night(_pad(), night_id)
    return redirect(url_for("nights.show", night_id=night_id), 303)


def _pad() -> str:
    return current_pad() or abort(404)
