"""Rule sheets: which games there are, the sheet of one, its short one, and the sheet of a match."""

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from scorepad.games import Game, find, games
from scorepad.games.sheets import FULL, SHORT
from scorepad.web import paper
from scorepad.web.choice import Choice, read_choice
from scorepad.web.houserules import written
from scorepad.web.language import current
from scorepad.web.sheet import Sheet
from scorepad.web.sheetform import SheetForm
from scorepad.web.shelf import shelf
from scorepad.web.table import seated

blueprint = Blueprint("rules", __name__)

BODIES = {FULL: "rules/sheet.html", SHORT: "rules/short.html"}


@blueprint.get("/rules")
def index() -> str:
    """Show the games there are sheets of."""
    sheets = [Sheet(read_choice(game, MultiDict())) for game in games()]
    return render_template("rules/index.html", sheets=sheets)


@blueprint.get("/rules/<game>")
def sheet(game: str) -> str | Response:
    """Show the sheet of a game under the house rules of the address."""
    return _page(game, FULL, "rules.pdf")


@blueprint.get("/rules/<game>/short")
def short(game: str) -> str | Response:
    """Show the short sheet for the middle of the table."""
    return _page(game, SHORT, "rules.short_pdf")


@blueprint.get("/rules/<game>.pdf")
def pdf(game: str) -> Response:
    """Return the sheet as a PDF."""
    return _pdf(game, FULL)


@blueprint.get("/rules/<game>/short.pdf")
def short_pdf(game: str) -> Response:
    """Return the short sheet as a PDF."""
    return _pdf(game, SHORT)


@blueprint.get("/matches/<match_id>/rules")
def of_match(match_id: str) -> Response:
    """Lead to the sheet of the game this match plays, as it stands now."""
    here = seated(match_id)
    standing, game = here.journal.standing, here.journal.game
    names = [here.people[seat.player].name for seat in standing.seats if not (seat.exit and seat.exit.left)]
    rules = {key: written(value) for key, value in standing.options.items()}
    choice = read_choice(game, MultiDict([*rules.items(), *(("name", name) for name in names)]))
    return redirect(url_for("rules.sheet", game=game.id, **choice.query))


def asked(game: str) -> Choice:
    """Return the choice of this request's address; aborts with 404 for a game there is not."""
    return read_choice(_known(game), request.args)


def _page(game: str, kind: str, pdf: str) -> str | Response:
    choice = asked(game)
    if "" in request.args.values() and not choice.notices:
        # What a form leaves empty says nothing: the address to keep and to pass on does without it.
        return redirect(url_for(str(request.endpoint), game=game, **choice.query))
    here = Sheet(choice, kind)
    return paper.show(
        BODIES[kind],
        title=here.title,
        controls="rules/controls.html",
        pdf=url_for(pdf, game=game, **{**choice.query, "lang": current()}),
        sheet=here,
        choice=choice,
        form=SheetForm(choice),
        kind=kind,
        sets=shelf(choice),
    )


def _pdf(game: str, kind: str) -> Response:
    choice = asked(game)
    here = Sheet(choice, kind)
    return paper.pdf(BODIES[kind], title=here.title, filename=_filename(here), sheet=here, choice=choice)


def _filename(here: Sheet) -> str:
    return f"{here.choice.game.id}{here.kind}-{current()}.pdf"


def _known(game: str) -> Game:
    found = find(game)
    if found is None:
        abort(404)
    return found
