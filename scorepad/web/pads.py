"""Blank pads to print: an empty Punkteblock for a game under its house rules."""

from typing import Any

from flask import Blueprint, abort, request, url_for
from werkzeug.wrappers import Response

from scorepad.games import find
from scorepad.web import paper
from scorepad.web.blank import Blank
from scorepad.web.choice import read_choice
from scorepad.web.language import current
from scorepad.web.text import _

BODY = "pads/blank.html"

blueprint = Blueprint("pads", __name__)


@blueprint.get("/rules/<game>/pad")
def blank(game: str) -> str:
    """Show an empty pad, and a form for what stands in its head."""
    kept = _of_game(game)
    query = {**kept["blank"].choice.query, "lang": current()}
    address = url_for("pads.blank_pdf", game=game, **query)
    return paper.show(BODY, controls="pads/controls.html", pdf=address, **kept)


@blueprint.get("/rules/<game>/pad.pdf")
def blank_pdf(game: str) -> Response:
    """Return an empty pad as a PDF."""
    return paper.pdf(BODY, filename=f"{game}-pad.pdf", **_of_game(game))


def _of_game(game: str) -> dict[str, Any]:
    """Return the pad with its title; aborts with 404 for a game there is not."""
    found = find(game)
    if found is None:
        abort(404)
    drawn = Blank(read_choice(found, request.args), paper.read_paper(request.args))
    return {"blank": drawn, "title": _("%(game)s: score pad", game=found.name[current()])}
