"""Game nights: the list, the page of an evening, its place and note, and its date."""

from datetime import date
from typing import Any

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorepad.storage import evenings, pads, regroup
from scorepad.storage.evenings import NightPage, Search
from scorepad.storage.models import Match, Night
from scorepad.storage.regroup import BadNight
from scorepad.web.gone import gone
from scorepad.web.nightlist import night_list, read_search
from scorepad.web.nightpage import MOST_AT_ONCE, explain_night, night_here, night_view, read_day
from scorepad.web.security import current_pad
from scorepad.web.table import plain_number

blueprint = Blueprint("nights", __name__)

Answer = Response | tuple[str, int]


@blueprint.get("/nights")
def index() -> str:
    """Show the nights of the pad by month, a page at a time, or those that are searched for."""
    pad, search = current_pad(), read_search(request.args)
    number = plain_number(request.args.get("page", "")) or 1
    page = evenings.page(pad, number, search) if pad else NightPage()
    zone = pads.time_zone(pad) if pad else None
    lately = gone(pad) if page.number == 1 and search == Search() else None
    return render_template("nights/index.html", nights=night_list(page, search), zone=zone, gone=lately)


@blueprint.get("/nights/<night_id>")
def show(night_id: str) -> str:
    """Tell an evening."""
    night = night_here(night_id)
    return _page(night, moved=_moved(night), merged=_merged(night))


@blueprint.post("/nights/<night_id>")
def describe(night_id: str) -> Answer:
    """Keep where the night was and what was remarkable."""
    night, (place, note) = night_here(night_id), (request.form.get(key, "") for key in ("place", "note"))
    try:
        regroup.describe(night.pad_id, night_id, place, note)
    except BadNight as refused:
        field = "place" if refused.reason == "long_place" else "note"
        return _page(night, place=place, note=note, problems=_problem(night, field, refused)), 422
    return redirect(url_for("nights.show", night_id=night_id), 303)


@blueprint.post("/nights/<night_id>/date")
def redate(night_id: str) -> Answer:
    """Give the night the date posted."""
    night, typed = night_here(night_id), request.form.get("date", "")
    try:
        regroup.redate(night.pad_id, night_id, read_day(typed))
    except BadNight as refused:
        return _page(night, day=typed, problems=_problem(night, "date", refused)), 422
    return redirect(url_for("nights.show", night_id=night_id), 303)


def _page(night: Night, **typed: Any) -> str:
    """Return the page of a night, with what was typed and what is wrong with that."""
    said = {"place": night.place, "note": night.note, "day": night.date.isoformat(), "problems": {}}
    told = {"moved": None, "merged": None, **said, **typed}
    return render_template("nights/show.html", evening=night_view(night), **told)


def _problem(night: Night, field: str, refused: BadNight) -> dict[str, str]:
    return {field: explain_night(refused, night.pad_id)}


def _merged(night: Night) -> tuple[list[Match], date] | None:
    """Return the matches of another night that were put on this one just now, and the date of that."""
    there = (regroup.on_night(night, match) for match in request.args.getlist("merged")[:MOST_AT_ONCE])
    matches = [match for match in there if match]
    try:
        return (matches, read_day(request.args.get("of", ""))) if matches else None
    except BadNight:
        return None


def _moved(night: Night) -> tuple[Match, str, date] | None:
    """Return the match that was put on this night just now, with the night it came from and its date."""
    match = regroup.on_night(night, request.args.get("moved", ""))
    try:
        came_from = read_day(request.args.get("of", ""))
    except BadNight:
        return None
    return (match, request.args.get("from", ""), came_from) if match else None
