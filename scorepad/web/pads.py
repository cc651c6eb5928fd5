"""Blank pads to print: an empty Punkteblock for a game under its house rules."""

from typing import Any

from flask import Blueprint, request, url_for
from werkzeug.wrappers import Response

from scorepad.web import paper
from scorepad.web.blank import Blank
from scorepad.web.language import current
from scorepad.web.rules import asked
from scorepad.web.text import _

BODY = "pads/blank.html"

blueprint = Blueprint("pads", __name__)


@blueprint.get("/rules/<game>/pad")
def blank(game: str) -> str:
    """Show an empty pad, and a form for what stands in its head."""
    kept = _of_game(game)
    query = {**kept["choice"].query, "lang": current()}
    address = url_for("pads.blank_pdf", game=game, **query)
    return paper.show(BODY, controls="pads/controls.html", pdf=address, **kept)


@blueprint.get("/rules/<game>/pad.pdf")
def blank_pdf(game: str) -> Response:
    """Return an empty pad as a PDF."""
    return paper.pdf(BODY, filename=f"{game}-pad.pdf", **_of_game(game))


def _of_game(game: str) -> dict[str, Any]:
    """Return the pad with its title; aborts with 404 for a game there is not."""
    choice = asked(game)
    name = choice.game.name[current()]
    drawn = Blank(choice, paper.read_paper(request.args))
    return {"blank": drawn, "choice": choice, "title": _("%(game)s: score pad", game=name)}
