"""Records to keep on paper: of a match, and of a whole night."""

from typing import Any

from flask import Blueprint, abort, request, url_for
from werkzeug.wrappers import Response

from scorepad.storage.journal import NotHere
from scorepad.storage.nights import find_night, load_evening
from scorepad.storage.players import roster
from scorepad.web import paper, telling
from scorepad.web.evening import night_record
from scorepad.web.language import current, written_date
from scorepad.web.record import record
from scorepad.web.security import current_pad
from scorepad.web.table import seated
from scorepad.web.text import _

MATCH, NIGHT, CONTROLS = "records/match.html", "records/night.html", "records/controls.html"

blueprint = Blueprint("records", __name__)


@blueprint.get("/matches/<match_id>/record")
def match(match_id: str) -> str:
    """Show the record of a match."""
    address = url_for("records.match_pdf", match_id=match_id, **_alike())
    return paper.show(MATCH, controls=CONTROLS, pdf=address, **_of_match(match_id))


@blueprint.get("/matches/<match_id>/record.pdf")
def match_pdf(match_id: str) -> Response:
    """Return the record of a match as a PDF."""
    kept = _of_match(match_id)
    name = f"{kept['record'].board.journal.game.id}-{kept['record'].night.date}.pdf"
    return paper.pdf(MATCH, filename=name, **kept)


@blueprint.get("/nights/<night_id>/record")
def night(night_id: str) -> str:
    """Show the record of a night."""
    address = url_for("records.night_pdf", night_id=night_id, **_alike())
    return paper.show(NIGHT, controls=CONTROLS, pdf=address, **of_night(night_id))


@blueprint.get("/nights/<night_id>/record.pdf")
def night_pdf(night_id: str) -> Response:
    """Return the record of a night as a PDF."""
    kept = of_night(night_id)
    return paper.pdf(NIGHT, filename=f"scorepad-{kept['evening'].night.date}.pdf", **kept)


def of_night(night_id: str) -> dict[str, Any]:
    """Return the record of a night with its title and a text to share; aborts with 404 for anybody else's."""
    pad = current_pad()
    if pad is None:
        abort(404)
    try:
        evening = load_evening(pad, night_id)
    except NotHere:
        abort(404)
    kept = night_record(evening, roster(pad), paper.read_paper(request.args))
    title = f"{_('Game night')} · {written_date(kept.night.date)}"
    return {"evening": kept, "share": telling.of_night(kept), "title": title}


def _alike() -> dict[str, Any]:
    """Return what makes an address speak of the same paper and language as this page."""
    return {"paper": paper.read_paper(request.args), "lang": current()}


def _of_match(match_id: str) -> dict[str, Any]:
    """Return the record with its title; aborts with 404 for anybody else's match."""
    here = seated(match_id)
    night = find_night(here.pad, here.journal.match.night_id)
    kept = record(here.journal, night, here.people, paper.read_paper(request.args))
    return {"record": kept, "title": f"{kept.board.title} · {written_date(night.date)}"}
