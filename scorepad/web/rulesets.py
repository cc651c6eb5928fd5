"""Named sets of house rules: kept under a name, renamed, deleted and brought back."""

from typing import Any

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorepad.engine import InvalidEvent
from scorepad.games import Game, find
from scorepad.storage import rulesets
from scorepad.storage.models import RuleSet
from scorepad.storage.names import BadName
from scorepad.storage.rulesets import NameTaken, NoSuchSet, TooMany
from scorepad.web.choice import Choice, read_choice
from scorepad.web.differing import differing_in_short
from scorepad.web.messages import explain, explain_name
from scorepad.web.security import current_pad, pad_to_begin
from scorepad.web.shelf import Kept, kept
from scorepad.web.text import _

blueprint = Blueprint("rulesets", __name__)

Answer = Response | tuple[str, int]
REFUSALS = (BadName, NameTaken, TooMany, InvalidEvent)


@blueprint.post("/rules/<game>/sets")
def save(game: str) -> Answer:
    """Keep the house rules of the address under the name posted."""
    choice = read_choice(_known(game), request.args)
    typed, replacing = request.form.get("name", ""), request.form.get("replacing", "")
    try:
        rulesets.save(pad_to_begin(), choice.game, typed, choice.said, replacing)
    except NameTaken as taken:
        return _taken(choice, typed, taken.by), 422
    except REFUSALS as refused:
        return _again(choice, typed, refused), 422
    return redirect(url_for("rules.sheet", game=game, **choice.query, _anchor="sets"), 303)


@blueprint.get("/rules/<game>/sets/<set_id>")
def show(game: str, set_id: str) -> str:
    """Show the page that renames a set; of a deleted one, the way to bring it back."""
    row = _found(game, set_id)
    return _page("back" if row.deleted_at else "rename", row, row.name)


@blueprint.post("/rules/<game>/sets/<set_id>")
def rename(game: str, set_id: str) -> Answer:
    """Give a set the name posted."""
    row, typed = _found(game, set_id), request.form.get("name", "")
    try:
        return _there(rulesets.rename(row.pad_id, game, set_id, typed))
    except NoSuchSet:
        abort(404)
    except REFUSALS as refused:
        return _page("rename", row, typed, _problem(refused)), 422


@blueprint.get("/rules/<game>/sets/<set_id>/deletion")
def ask(game: str, set_id: str) -> str | Response:
    """Ask whether a set is to go."""
    row = _found(game, set_id)
    if row.deleted_at:
        return redirect(url_for("rulesets.show", game=game, set_id=set_id), 303)
    return _page("delete", row, row.name)


@blueprint.post("/rules/<game>/sets/<set_id>/deletion")
def delete(game: str, set_id: str) -> Response:
    """Delete a set, and lead to the page that brings it back."""
    row = _found(game, set_id)
    rulesets.remove(row.pad_id, game, set_id)
    return redirect(url_for("rulesets.show", game=game, set_id=set_id), 303)


@blueprint.post("/rules/<game>/sets/<set_id>/restoration")
def restore(game: str, set_id: str) -> Answer:
    """Bring a deleted set back, under another name if one is posted."""
    row = _found(game, set_id)
    typed = request.form.get("name", row.name)
    try:
        return _there(rulesets.restore(row.pad_id, game, set_id, typed))
    except REFUSALS as refused:
        return _page("back", row, typed, _problem(refused)), 422


def _known(game: str) -> Game:
    return find(game) or abort(404)


def _found(game: str, set_id: str) -> RuleSet:
    """Return a set of this browser's pad; aborts with 404 for anybody else's."""
    pad, known = current_pad(), _known(game)
    if pad is None:
        abort(404)
    try:
        return rulesets.find(pad, known.id, set_id)
    except NoSuchSet:
        abort(404)


def _there(row: RuleSet) -> Response:
    """Return the way to the sheet with the rules of a set."""
    rules: dict[str, Any] = {**_kept(row).address}
    return redirect(url_for("rules.sheet", game=row.game, **rules, _anchor="sets"), 303)


def _kept(row: RuleSet) -> Kept:
    return kept(_known(row.game), row)


def _page(doing: str, row: RuleSet, typed: str, problem: str = "") -> str:
    return render_template(f"rules/set_{doing}.html", one=_kept(row), typed=typed, problem=problem)


def _again(choice: Choice, typed: str, refused: Exception) -> str:
    return render_template(
        "rules/set_save.html",
        choice=choice,
        typed=typed,
        in_short=differing_in_short(choice.game, choice.said),
        problem=_problem(refused, choice.game),
    )


def _taken(choice: Choice, typed: str, row: RuleSet) -> str:
    return render_template(
        "rules/set_taken.html",
        choice=choice,
        typed=typed,
        in_short=differing_in_short(choice.game, choice.said),
        there=_kept(row),
        mark=rulesets.mark(row),
    )


def _problem(refused: Exception, game: Game | None = None) -> str:
    match refused:
        case BadName():
            return explain_name(refused)
        case NameTaken():
            return _("“%(name)s” is there already. Please choose another name.", name=refused.by.name)
        case InvalidEvent():
            return explain(refused, str, game)
        case _:
            return _("There is room for %(most)s. Delete some you do not need any more.", most=rulesets.MOST)
