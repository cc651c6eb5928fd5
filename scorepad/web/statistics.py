"""Statistics: everybody on the pad, one person, and two against each other, for any span of time."""

from functools import partial
from typing import Any

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorepad.storage import statistics
from scorepad.storage.models import Player
from scorepad.storage.players import Roster, roster
from scorepad.web import league, paired, personal, tableside
from scorepad.web.duelchart import duels_chart
from scorepad.web.formchart import form_chart
from scorepad.web.league import League
from scorepad.web.matrix import frequent, matrix
from scorepad.web.pairchart import pair_chart
from scorepad.web.seating import by_round, by_seat
from scorepad.web.security import current_pad
from scorepad.web.table import plain_number
from scorepad.web.timespan import Asked, read_asked

blueprint = Blueprint("statistics", __name__)


@blueprint.get("/statistics")
def index() -> str:
    """Show everybody on the pad side by side, a page at a time, and the table as a whole."""
    pad = current_pad()
    asked = read_asked(request.args, pad)
    if pad is None or not asked.years:
        return render_template("statistics/none.html")
    number = plain_number(request.args.get("page", "")) or 1
    shown = league.league(pad, roster(pad), asked, number)
    return render_template("statistics/index.html", asked=asked, shown=shown, **_tables(pad, shown, asked))


@blueprint.get("/players/<player_id>/statistics")
def person(player_id: str) -> Response | str:
    """Show one person; for a spelling that was merged, the person it belongs to."""
    pad, known = _known()
    one = _person(known, player_id)
    asked = read_asked(request.args, pad)
    if one.id != player_id:
        return redirect(url_for("statistics.person", player_id=one.id, **asked.time), 303)
    return render_template(
        "statistics/person.html", person=one, asked=asked, **_of_person(pad, known, one, asked)
    )


@blueprint.get("/players/<player_id>/against/<other_id>")
def against(player_id: str, other_id: str) -> Response | str:
    """Show two people against each other; a merged spelling leads to the person it belongs to."""
    pad, known = _known()
    one, other = _person(known, player_id), _person(known, other_id)
    asked = read_asked(request.args, pad)
    if one is other:
        abort(404)
    if (one.id, other.id) != (player_id, other_id):
        return redirect(_to_pair(asked, one, other), 303)
    return render_template(
        "statistics/pair.html", one=one, other=other, asked=asked, **_of_pair(pad, one, other, asked)
    )


def _tables(pad: str, shown: League, asked: Asked) -> dict[str, Any]:
    """Return the tables of everybody and of the table as a whole."""
    together = shown.everybody
    most = frequent(roster(pad).people, shown)
    among = frozenset(one.id for one in most)
    duels = statistics.duels(pad, asked.span, asked.game, among) if len(most) > 1 else {}
    return {
        "best": league.best_first(shown, partial(_to_person, asked)),
        "own": league.own(shown) if asked.game else None,
        "streaks": league.streaks(shown, asked),
        "matrix": matrix(most, len(shown.figures), duels, partial(_to_pair, asked)) if duels else None,
        "seats": by_seat(together),
        "rounds": by_round(together) if asked.game else (),
        "course": tableside.course_facts(shown.course),
    }


def _of_person(pad: str, known: Roster, one: Player, asked: Asked) -> dict[str, Any]:
    """Return a person's sections, and the person against everybody else, in figures and drawn."""
    figures = statistics.person(pad, one.id, asked.span)
    running = statistics.running(pad, asked.span)[one.id]
    section = partial(personal.section, one, is_now=asked.is_now)
    duels = statistics.duels_of(pad, one.id, asked.span)
    games = [choice.value for choice in asked.games]
    return {
        "sections": [section(game, figures[game], 0 if game else running) for game in games],
        "form": form_chart(one, statistics.form(pad, one.id, asked.span)),
        "duels": duels_chart(one, duels, known),
        "others": personal.others(duels, known),
    }


def _of_pair(pad: str, one: Player, other: Player, asked: Asked) -> dict[str, Any]:
    """Return two people side by side, in a sentence, in figures, and drawn."""
    found = statistics.pair(pad, one.id, other.id, asked.span)
    duels = {choice.value: found[choice.value] for choice in asked.games}
    return {
        "said": paired.in_short(one, other, duels[""]),
        "grid_of": paired.side_by_side(one, other, duels, is_now=asked.is_now) if duels[""].matches else None,
        "drawn": pair_chart(one, other, statistics.pair_form(pad, one.id, other.id, asked.span)),
    }


def _known() -> tuple[str, Roster]:
    """Return this browser's pad with its people; aborts with 404 where there is none."""
    pad = current_pad()
    if pad is None:
        abort(404)
    return pad, roster(pad)


def _person(known: Roster, player_id: str) -> Player:
    """Return who is meant by an id; aborts with 404 for anybody else's."""
    person = known.get(player_id)
    if person is None:
        abort(404)
    return person


def _to_person(asked: Asked, one: Player) -> str:
    return url_for("statistics.person", player_id=one.id, **asked.time)


def _to_pair(asked: Asked, one: Player, other: Player) -> str:
    return url_for("statistics.against", player_id=one.id, other_id=other.id, **asked.time)
