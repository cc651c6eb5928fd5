"""Putting a match on another night, and two nights together."""

from typing import Any

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorepad.storage import evenings, living, nights, regroup
from scorepad.storage.journal import NotHere
from scorepad.storage.models import Night
from scorepad.storage.regroup import BadNight
from scorepad.web.nightpage import MOST_AT_ONCE, explain_night, night_here, read_day
from scorepad.web.security import current_pad
from scorepad.web.table import Seated, seated

blueprint = Blueprint("regrouping", __name__)

Answer = Response | tuple[str, int]


@blueprint.get("/matches/<match_id>/night")
def choose(match_id: str) -> str:
    """Show the nights a match can be put on."""
    return _move_page(seated(match_id))


@blueprint.post("/matches/<match_id>/night")
def move(match_id: str) -> Answer:
    """Put a match on the night posted, or if there is none, on that of the date posted."""
    here = seated(match_id)
    before = nights.find_night(here.pad, here.journal.match.night_id)
    came_from: dict[str, Any] = {"from": before.id, "of": before.date.isoformat()}
    typed = request.form.get("date", "")
    try:
        night = _moved(here.pad, match_id, request.form.get("night", ""), typed)
    except BadNight as refused:
        return _move_page(here, typed, explain_night(refused, here.pad)), 422
    said = {"moved": match_id, **came_from} if night.id != came_from["from"] else {}
    return redirect(url_for("nights.show", night_id=night.id, **said), 303)


@blueprint.get("/nights/<night_id>/merge")
def ask(night_id: str) -> str:
    """Show what merging does, and the nights there are for it."""
    night = night_here(night_id)
    return render_template("nights/merge.html", night=night, others=evenings.nearest(night.pad_id, night))


@blueprint.post("/nights/<night_id>/merge")
def merge(night_id: str) -> Answer:
    """Put everything of a night on the one posted."""
    pad, into = current_pad(), request.form.get("into", "")
    if pad is None:
        abort(404)
    said = _to_part(pad, night_id)
    try:
        night = regroup.merge(pad, night_id, into)
    except NotHere:
        abort(404)
    except BadNight:
        abort(422)
    return redirect(url_for("nights.show", night_id=night.id, **said), 303)


@blueprint.post("/nights/<night_id>/parting")
def part(night_id: str) -> Response:
    """Put the matches posted on a night of their own again, of the date posted: a merging undone."""
    night = night_here(night_id)
    try:
        day = read_day(request.form.get("date", ""))
        parted = regroup.part(night.pad_id, night_id, request.form.getlist("match"), day)
    except BadNight:
        abort(422)
    return redirect(url_for("nights.show", night_id=parted.id), 303)


def _to_part(pad: str, night_id: str) -> dict[str, Any]:
    """Return what the address after a merging must tell so that it can be undone."""
    night = living.find_night(pad, night_id)
    matches = living.matches_on(night) if night else []
    if night is None or len(matches) > MOST_AT_ONCE:
        return {}
    return {"merged": matches, "of": night.date.isoformat()}


def _moved(pad: str, match_id: str, night_id: str, day: str) -> Night:
    """Return the night a match was put on. One that is gone meanwhile is found again by its date."""
    try:
        if night_id:
            return regroup.move(pad, match_id, night_id)
    except NotHere:
        if not day:
            abort(404)
    return regroup.move_to_day(pad, match_id, read_day(day))


def _move_page(here: Seated, typed: str = "", problem: str = "") -> str:
    night = nights.find_night(here.pad, here.journal.match.night_id)
    return render_template(
        "nights/move.html",
        match=here.journal.match,
        night=night,
        others=evenings.nearest(here.pad, night),
        last_day=regroup.last_day(here.pad),
        typed=typed,
        problem=problem,
    )
