"""Changes to a running match: somebody comes, somebody goes, a house rule changes from here on."""

from typing import Any

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.wrappers import Response
from wtforms import Form, SelectField, StringField

from scorepad.engine import Change, Event, InvalidEvent, Join, Leave, usual_start
from scorepad.storage import matches
from scorepad.storage.ids import new_id
from scorepad.storage.journal import Conflict
from scorepad.storage.names import BadName
from scorepad.web.fields import WholeField, add_error, problems
from scorepad.web.houserules import RULE, RulesForm, rules_form
from scorepad.web.language import sort_key
from scorepad.web.messages import explain, explain_name
from scorepad.web.table import Seated, posted_number, posted_token, seated, table_page
from scorepad.web.text import _

blueprint = Blueprint("changes", __name__)

Answer = Response | tuple[str, int]


class JoinForm(Form):
    """Who comes, between whom, with how much."""

    name = StringField()
    after = SelectField(validate_choice=False)
    start = WholeField("")


class LeaveForm(Form):
    """Who goes."""

    player = SelectField(validate_choice=False)


@blueprint.get("/matches/<match_id>/changes")
def draw(match_id: str) -> Response | str:
    """Show the three forms; for a match that is over or broken off, its table instead."""
    here = seated(match_id)
    if _is_closed(here):
        return _table(match_id)
    return _page(here)


@blueprint.post("/matches/<match_id>/joins")
def join(match_id: str) -> Answer:
    """Let somebody join."""
    here, token, number = seated(match_id), posted_token(), posted_number("number")
    form = _join_form(here, request.form)
    if not form.validate():
        return _page(here, join=form), 422
    try:
        event = Join(player="", after=form.after.data or None, start=form.start.data)
        matches.join(here.pad, match_id, form.name.data or "", event, expected=number, token=token)
    except BadName as bad:
        add_error(form.name, explain_name(bad))
    except InvalidEvent as refused:
        about_start = refused.figures.get("key") == "start"
        add_error(form.start if about_start else form.name, _sentence(here, refused))
    except Conflict:
        return _outdated(match_id, join=form)
    else:
        return _table(match_id)
    return _page(seated(match_id), join=form), 422


@blueprint.post("/matches/<match_id>/departures")
def leave(match_id: str) -> Answer:
    """Let somebody go."""
    here, form = seated(match_id), LeaveForm(request.form)
    if not form.player.data:
        add_error(form.player, _("Who leaves? Tap a name."))
        return _page(here, leave=form), 422
    return _record(here, Leave(player=form.player.data), form.player, leave=form)


@blueprint.post("/matches/<match_id>/options")
def change(match_id: str) -> Answer:
    """Change house rules from the next round on."""
    here = seated(match_id)
    form = rules_form(here.journal.game, here.journal.standing.options, request.form)
    if not form.validate():
        return _page(here, rules=form), 422
    now = here.journal.standing.options
    said = {key: value for key, value in form.said().items() if value != now[key]}
    if not said:
        return _table(match_id)
    return _record(here, Change(options=said), form[RULE + next(iter(said))], rules=form)


def _record(here: Seated, event: Event, field: Any, **forms: Any) -> Answer:
    match_id, token, number = here.journal.match.id, posted_token(), posted_number("number")
    try:
        matches.record(here.pad, match_id, event, number, token)
    except InvalidEvent as refused:
        _refuse(here, refused, field, forms.get("rules"))
        return _page(here, **forms), 422
    except Conflict:
        return _outdated(match_id, **forms)
    return _table(match_id)


def _refuse(here: Seated, refused: InvalidEvent, field: Any, rules: RulesForm | None) -> None:
    sentence = _sentence(here, refused)
    if rules is not None and "option" in refused.figures:
        rules.refuse(refused, sentence)
    else:
        add_error(field, sentence)


def _sentence(here: Seated, refused: InvalidEvent) -> str:
    people = here.people
    return explain(
        refused, lambda player: people[player].name if player in people else player, here.journal.game
    )


def _table(match_id: str) -> Response:
    return redirect(url_for("matches.table", match_id=match_id), 303)


def _outdated(match_id: str, **forms: Any) -> Answer:
    """Say that a round came in between, what was typed still there unless the match is over by now."""
    here = seated(match_id)
    sentence = _("A round was written down meanwhile; nothing was changed. Have a look first.")
    if _is_closed(here):
        return table_page(here, problem=sentence), 409
    return _page(here, problem=sentence, **forms), 409


def _is_closed(here: Seated) -> bool:
    return here.journal.standing.outcome is not None or here.journal.is_abandoned


def _join_form(here: Seated, posted: Any = None) -> JoinForm:
    standing = here.journal.standing
    form = JoinForm(posted)
    if posted is None:
        form.after.data = standing.players[-1]
        form.start.data = _usual_start(here)
    return form


def _usual_start(here: Seated) -> int | None:
    """With what a newcomer starts unless the table says otherwise; None if nobody can join."""
    try:
        return usual_start(here.journal.standing)
    except InvalidEvent:
        return None


def _page(
    here: Seated,
    join: JoinForm | None = None,
    leave: LeaveForm | None = None,
    rules: RulesForm | None = None,
    problem: str = "",
) -> str:
    journal = here.journal
    forms = (
        join or _join_form(here), leave or LeaveForm(),
        rules or rules_form(journal.game, journal.standing.options),
    )  # fmt: skip
    seated_keys = {here.people[player].key for player in journal.standing.players}
    people = (player for player in here.people.values() if not player.merged_into)
    away = (player for player in people if player.key not in seated_keys)
    return render_template(
        "changes.html",
        journal=journal,
        join=forms[0],
        leave=forms[1],
        rules=forms[2],
        counts_tokens=journal.game.family == "tokens",
        can_join=_usual_start(here) is not None,
        problems=[("", problem)] * bool(problem) + [line for form in forms for line in problems(form)],
        away=sorted((player for player in away if not player.archived), key=lambda one: sort_key(one.name)),
        seated=[here.people[player] for player in journal.standing.players],
        staying=[here.people[seat.player] for seat in journal.standing.active],
        number=journal.standing.number,
        tokens=[new_id() for _form in forms],
    )
