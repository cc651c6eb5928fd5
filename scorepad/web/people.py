"""People: who plays on this pad, what they are called and which colour they have; two spellings of one."""

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorepad.storage import deleting, history, people, statistics
from scorepad.storage.models import Player
from scorepad.storage.names import BadName
from scorepad.storage.people import AlreadyMerged, HasPlayed, NameTaken, NoSuchPerson, SatTogether
from scorepad.storage.players import COLOURS, Roster, roster
from scorepad.storage.sightings import sat_together
from scorepad.web.gone import people_gone
from scorepad.web.messages import explain_name
from scorepad.web.personal import heads
from scorepad.web.portrait import Everybody, Portrait, everybody
from scorepad.web.security import current_pad
from scorepad.web.table import plain_number
from scorepad.web.text import _

blueprint = Blueprint("people", __name__)

Answer = Response | tuple[str, int]


@blueprint.get("/players")
def index() -> str:
    """Show everybody, a page at a time."""
    pad = current_pad()
    shown = everybody(pad, roster(pad), _number()) if pad else Everybody()
    return render_template(
        "people/index.html", everybody=shown, gone=people_gone(pad) if shown.number == 1 else None
    )


@blueprint.get("/players/<player_id>")
def show(player_id: str) -> Response | str:
    """Show a person; for a spelling that was merged, the person it belongs to."""
    known, row = _found(player_id)
    if row.merged_into:
        return _there(known[player_id])
    return _page(known, row)


@blueprint.post("/players/<player_id>/name")
def rename(player_id: str) -> Answer:
    """Give a person the name posted."""
    known, row = _found(player_id)
    typed = request.form.get("name", "")
    try:
        return _there(people.rename(row.pad_id, player_id, typed))
    except BadName as bad:
        return _page(known, row, typed, explain_name(bad)), 422
    except NameTaken as taken:
        problem = _("Somebody is called “%(name)s” already.", name=taken.by.name)
        return _page(known, row, typed, problem, taken.by), 422
    except AlreadyMerged as merged:
        return _there(merged.person)


@blueprint.post("/players/<player_id>/colour")
def paint(player_id: str) -> Answer:
    """Give a person the colour posted, and the suit that goes with it."""
    row, colour = _found(player_id)[1], request.form.get("colour", "")
    if colour not in COLOURS:
        abort(400)
    try:
        people.paint(row.pad_id, player_id, colour)
    except AlreadyMerged as merged:
        return _there(merged.person)
    return _there(row)


@blueprint.post("/players/<player_id>/archive")
def archive(player_id: str) -> Answer:
    """Put a person away, or bring them back."""
    row, wanted = _found(player_id)[1], request.form.get("archived", "")
    if wanted not in {"0", "1"}:
        abort(400)
    try:
        people.archive(row.pad_id, player_id, archived=wanted == "1")
    except AlreadyMerged as merged:
        return _there(merged.person)
    return _there(row)


@blueprint.get("/players/<player_id>/merge")
def ask_merge(player_id: str) -> Answer | str:
    """Ask who else a person is, and then whether that is meant."""
    known, row = _found(player_id)
    other = known.get(request.args.get("into", ""))
    if row.merged_into:
        return _there(known[player_id])
    if other in {None, row}:
        return render_template("people/choose.html", portrait=Portrait(row, known))
    together = sat_together(row.pad_id, known.ids_of(row), known.ids_of(other))
    return render_template("people/merge.html", one=row, other=other, together=together)


@blueprint.post("/players/<player_id>/merge")
def merge(player_id: str) -> Answer:
    """Make a person a spelling of the one posted."""
    known, row = _found(player_id)
    other = known.get(request.form.get("into", ""))
    if other is None:
        abort(400)
    try:
        return _there(people.merge(row.pad_id, player_id, other.id))
    except SatTogether as sat:
        return render_template("people/merge.html", one=row, other=other, together=sat.match), 422
    except AlreadyMerged as merged:
        return _there(merged.person)


@blueprint.post("/players/<player_id>/separation")
def separate(player_id: str) -> Response:
    """Make a merged spelling a person again."""
    row = _found(player_id)[1]
    return _there(people.separate(row.pad_id, player_id))


@blueprint.get("/players/<player_id>/deletion")
def ask_delete(player_id: str) -> Response | str:
    """Ask whether somebody is to go, unless a match speaks of them: then say so."""
    known, row = _found(player_id)
    if row.merged_into:
        return _there(known[player_id])
    return _delete_page(known, row, has_played=people.has_played(known, row))


@blueprint.post("/players/<player_id>/deletion")
def delete(player_id: str) -> Answer:
    """Delete somebody who sits in no match."""
    pad = _pad()
    try:
        people.remove(pad, player_id)
    except NoSuchPerson:
        abort(404)
    except HasPlayed:
        return _delete_page(*_found(player_id), has_played=True), 422
    except AlreadyMerged as merged:
        return _there(merged.person)
    return redirect(url_for("people.index"), 303)


@blueprint.post("/players/<player_id>/restoration")
def restore(player_id: str) -> Answer:
    """Bring a deleted person back, or say who has the name by now."""
    pad = _pad()
    try:
        return _there(people.restore(pad, player_id))
    except NoSuchPerson:
        abort(404)
    except NameTaken as taken:
        waiting = deleting.waiting_person(pad, player_id) or abort(404)
        return render_template("people/gone.html", waiting=waiting, taken=taken), 422


def _pad() -> str:
    return current_pad() or abort(404)


def _found(player_id: str) -> tuple[Roster, Player]:
    """Return the people of this browser's pad and one of them; aborts with 404 for anybody else's."""
    known = roster(_pad())
    try:
        return known, people.find(known, player_id)
    except NoSuchPerson:
        abort(404)


def _page(
    known: Roster, person: Player, typed: str | None = None, problem: str = "", namesake: Player | None = None
) -> str:
    shown = history.page_with(person.pad_id, person, known, _number())
    name = person.name if typed is None else typed
    summary = heads(statistics.person(person.pad_id, person.id)[""])
    portrait = Portrait(person, known, shown, name, problem, namesake, summary)
    return render_template("people/person.html", portrait=portrait)


def _delete_page(known: Roster, person: Player, *, has_played: bool) -> str:
    spellings = known.spellings(person)
    return render_template("people/delete.html", person=person, spellings=spellings, has_played=has_played)


def _there(person: Player) -> Response:
    return redirect(url_for("people.show", player_id=person.id), 303)


def _number() -> int:
    return plain_number(request.args.get("page", "")) or 1
