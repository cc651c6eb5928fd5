"""Setting a match up and beginning it."""

import secrets

from flask import Blueprint, redirect, request, url_for
from werkzeug.wrappers import Response

from scorepad.engine import InvalidEvent, Table
from scorepad.engine.cards import RANKS
from scorepad.engine.table import lowest_card
from scorepad.storage import history, matches
from scorepad.storage.players import roster
from scorepad.web.draft import LOWEST, NAMED, RANDOM, read_draft
from scorepad.web.houserules import rules_form
from scorepad.web.messages import explain
from scorepad.web.security import pad_to_begin, settled_pad
from scorepad.web.setup import SetUp
from scorepad.web.shelf import all_kept
from scorepad.web.table import posted_token
from scorepad.web.text import _

blueprint = Blueprint("newmatch", __name__)

Answer = Response | tuple[str, int]


@blueprint.get("/matches/new")
def draw() -> str:
    """Show the set-up page."""
    return _setup().page()


@blueprint.post("/matches/new")
def change() -> Answer:
    """Change the draft as the button tapped says, and show it."""
    setup, button = _posted(), request.form.get("do", "")
    if button.startswith(("game:", "rules:")):
        setup.problems.pop("rules", None)  # others take their place
    if not setup.problems:
        setup.do(button)
    if setup.problems:
        return setup.page(), 422
    return redirect(url_for("newmatch.draw", **setup.draft.query), 303)


@blueprint.post("/matches")
def begin() -> Answer:
    """Begin the match of the posted form."""
    setup, token = _posted(), posted_token()
    dealer = None if setup.problems else _first_dealer(setup)
    if dealer is None:
        return setup.page(), 422
    try:
        table = Table(setup.draft.seats, dealer, setup.draft.said)
        match = matches.begin(
            pad_to_begin(), setup.draft.game, table, token, request.form.get("zone", "")
        )
    except InvalidEvent as refused:
        return _refused(setup, refused).page(), 422
    return redirect(url_for("matches.table", match_id=match.id), 303)


def _setup() -> SetUp:
    pad = settled_pad()
    people = roster(pad)
    last = history.last_table(pad, people)
    draft = read_draft(request.args, last[0] if last else None).known(people)
    return SetUp(draft, people, last, kept=all_kept(pad, draft.game))


def _posted() -> SetUp:
    """Return the page with everything that was typed into it, and what is wrong with that."""
    setup = _setup()
    drawn, setup.typed = setup.draft, request.form.get("name", "")
    setup.rules = rules_form(drawn.game, drawn.options, request.form)
    setup.draft = drawn.posted(request.form)
    if setup.typed.strip():
        setup.seat(setup.typed)
    if not setup.rules.validate():
        setup.problems["rules"] = ""
    return setup


def _first_dealer(setup: SetUp) -> str | None:
    """Return who deals first; None, with the reason among the problems, if that is not settled yet."""
    draft = setup.draft
    if len(draft.seats) < draft.game.least:
        least = draft.game.least
        setup.problems["name"] = _("It takes at least %(least)s players.", least=least)
        return None
    if draft.dealer == LOWEST:
        return _cut(setup)
    return secrets.choice(draft.seats) if draft.dealer == RANDOM else draft.dealer.removeprefix(NAMED)


def _cut(setup: SetUp) -> str | None:
    """Return who drew the lowest card; those who tie cut again."""
    names = [name for name in request.form.getlist("cutting") if name in setup.draft.seats]
    names = names or list(setup.draft.seats)
    drawn = {name: request.form.get(f"card_{name}", "") for name in names}
    if not all(rank in RANKS for rank in drawn.values()):
        setup.problems["dealer"] = _("Which card did everybody draw?")
        setup.cutting = tuple(names) if len(names) < len(setup.draft.seats) else ()
        return None
    lowest = lowest_card(drawn)
    if len(lowest) > 1:
        setup.problems["dealer"] = _("The same lowest card more than once: these draw again.")
        setup.cutting = lowest
        return None
    return lowest[0]


def _refused(setup: SetUp, refused: InvalidEvent) -> SetUp:
    sentence = explain(refused, str, setup.draft.game)
    if "option" in refused.figures and setup.rules:
        setup.rules.refuse(refused, sentence)
        setup.problems["rules"] = ""
    else:
        setup.problems["name"] = sentence
    return setup
