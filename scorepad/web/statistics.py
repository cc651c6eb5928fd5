"""Statistics: everybody on the pad, one person, and two against each other, for any span of time."""

from functools import partial
from typing import Any

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorepad.storage import statistics
from scorepad.storage.models import Player
from scorepad.storage.players import Roster, roster
from scorepad.web import league, paired, personal, tableside
from scorepad.web.league import League
from scorepad.web.matrix import frequent, matrix
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
    figures = statistics.person(pad, one.id, asked.span)
    running = statistics.running(pad, asked.span)[one.id]
    sections = [
        personal.section(choice.value, figures[choice.value], 0 if choice.value else running, is_now=asked.is_now)
        for choice in asked.games
    ]
    duels = statistics.duels_of(pad, one.id, asked.span)
    against = personal.against(duels, known, partial(_to_pair, asked, one))
    return render_template("statistics/person.html", person=one, asked=asked, sections=sections, against=against)


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
    found = statistics.pair(pad, one.id, other.id, asked.span)
    duels = {choice.value: found[choice.value] for choice in asked.games}
    grid = paired.side_by_side(one, other, duels, is_now=asked.is_now)
    said = paired.in_short(one, other, duels[""])
    return render_template(
        "statistics/pair.html", one=one, other=other, asked=asked, grid_of=grid, said=said, met=bool(duels[""].matches)
    )


def _tables(pad: str, shown: League, asked: Asked) -> dict[str, Any]:
    """Return the tables of everybody and of the table as a whole."""
    together = shown.everybody
    most = frequent(roster(pad).people, shown)
    duels = statistics.duels(pad, asked.span, asked.game) if len(most) > 1 else {}
    return {
        "best": league.best_first(shown, partial(_to_person, asked)),
        "own": league.own(shown),
        "streaks": league.streaks(shown, asked),
        "matrix": matrix(most, len(shown.figures), duels, partial(_to_pair, asked)) if duels else None,
        "seats": by_seat(together),
        "rounds": by_round(together) if asked.game else (),
        "course": tableside.course_facts(statistics.table(pad, asked.span, asked.game)),
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
