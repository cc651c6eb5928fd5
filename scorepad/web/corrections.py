"""Correcting an old round: its form as it was, and the forms of later rounds that fit no more."""

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorepad.engine import Round
from scorepad.storage.corrections import correct, earlier, rules_at
from scorepad.storage.ids import new_id
from scorepad.storage.journal import Conflict, event_of
from scorepad.storage.ledger import knows
from scorepad.storage.models import LogEntry
from scorepad.web import sentences
from scorepad.web.revising import Correction, work_on
from scorepad.web.table import Seated, confirmation, plain_number, posted_number, posted_token, seated

blueprint = Blueprint("corrections", __name__)

Answer = Response | str | tuple[str, int]


@blueprint.get("/matches/<match_id>/rounds/<int:number>/correction")
def draw(match_id: str, number: int) -> str:
    """Show a round as it was recorded, ready to be corrected."""
    here = seated(match_id)
    return _page(work_on(here, [_entry(here, number).number], None), number)


@blueprint.post("/matches/<match_id>/rounds/<int:number>/correction")
def save(match_id: str, number: int) -> Answer:
    """Save a correction, with those of later rounds where it needs them; else say what stands against it."""
    here, token, version = seated(match_id), posted_token(), posted_number("version")
    if knows(here.journal, token):
        return redirect(url_for("matches.table", match_id=match_id), 303)
    entry = _entry(here, number)
    live = {entry.number for entry in here.journal.entries}
    also = {plain_number(text) for text in request.form.getlist("also")}
    work = work_on(here, sorted({entry.number} | (live & also)), request.form)
    confirmed = request.form.get("confirmed") == confirmation(work.doubts)
    if not work.is_sound or (work.doubts and not confirmed):
        return _page(work, number), 422
    try:
        correct(here.pad, match_id, work.changes, version, token)
    except Conflict:
        here = seated(match_id)
        again = work_on(here, [_entry(here, number).number], request.form)
        return _page(again, number, outdated=True), 409
    return redirect(url_for("matches.table", match_id=match_id), 303)


def _entry(here: Seated, number: int) -> LogEntry:
    """Return the log entry of round `number`; aborts with 404 if there is no such round."""
    if not 1 <= number <= len(here.journal.rounds):
        abort(404)
    return here.journal.rounds[number - 1]


def _page(work: Correction, number: int, *, outdated: bool = False) -> str:
    journal = work.here.journal
    first = work.sections[0]
    rules = rules_at(journal, first.entry.number)
    old = [
        (
            sentences.said_round(event, rules, work.here.people, journal.standing.players),
            revision.replaced_at,
        )
        for revision in earlier(journal, first.entry.number)
        if isinstance(event := event_of(revision), Round)
    ]
    return render_template(
        "correction.html",
        work=work,
        journal=journal,
        number=number,
        earlier=old,
        confirmed=confirmation(work.doubts),
        doubts=work.doubts,
        outdated=outdated,
        token=new_id(),
    )
