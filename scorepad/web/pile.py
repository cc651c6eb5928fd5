"""The pile counter: beside a match, for those who play its next round, or alone."""

from typing import Any

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorepad.engine import InvalidEvent
from scorepad.engine.pile import PileRules
from scorepad.storage.ids import new_id
from scorepad.web.counter import Address, Counter, Sitting
from scorepad.web.entry import entry_form
from scorepad.web.laid import Card, read, written
from scorepad.web.messages import explain
from scorepad.web.piletable import pile_rules_in_short, read_table, with_a_pile
from scorepad.web.table import Seated, plain_number, seated

blueprint = Blueprint("pile", __name__)


@blueprint.get("/matches/<match_id>/pile")
def beside(match_id: str) -> str | Response:
    """Show the pile of a match's next round; 404 in a game without one."""
    here = seated(match_id)
    standing = here.journal.standing
    rules = here.journal.game.pile_rules(standing.options)
    if rules is None:
        abort(404)
    if standing.outcome or here.journal.is_abandoned:
        return _closed(here)
    to = _address("pile.beside", match_id=match_id, round=standing.number)
    if plain_number(request.args.get("round", "")) not in {None, standing.number}:
        # The cards of a round that is booked meanwhile are none of the next.
        return redirect(to((), training=_trains()))
    return render_template(
        "pile/match.html",
        counter=_of_match(here, rules, to),
        journal=here.journal,
        house_rules=pile_rules_in_short(here.journal.game, standing.options),
        can_book="loser" in entry_form(standing, here.people),
        token=new_id(),
    )


@blueprint.get("/pile")
def alone() -> str:
    """Show a pile for as many as the address says; 404 if no game has one."""
    table = read_table(request.args)
    if table is None or (rules := table.game.pile_rules(table.options)) is None:
        abort(404)
    to = _address("pile.alone", **table.query(table.first))
    to_next = _address("pile.alone", **table.query(table.first + 1))
    return render_template(
        "pile/alone.html",
        counter=_counter(rules, table.seats, table.first, to),
        table=table,
        games=with_a_pile(),
        next_round=to_next((), training=_trains()),
    )


def _of_match(here: Seated, rules: PileRules, to: Address) -> Counter:
    standing = here.journal.standing
    seats = tuple(here.people[player] for player in standing.playing)
    return _counter(rules, seats, standing.playing.index(standing.next_starter or ""), to)


def _counter(rules: PileRules, seats: tuple[Sitting, ...], first: int, to: Address) -> Counter:
    return Counter(rules, seats, first, read(request.args.get("laid", "")), training=_trains(), to=to)


def _trains() -> bool:
    return request.args.get("train") == "1"


def _address(endpoint: str, **fixed: Any) -> Address:
    """Return what makes the address of this page with other cards laid."""

    def to(cards: tuple[Card, ...], *, training: bool) -> str:
        train, laid = "1" if training else None, written(cards) or None
        return url_for(endpoint, **fixed, train=train, laid=laid, _anchor="pile")

    return to


def _closed(here: Seated) -> str:
    reason = {"reason": "abandoned"} if here.journal.is_abandoned else {}
    sentence = explain(InvalidEvent("game_finished", **reason), str)
    return render_template("pile/closed.html", journal=here.journal, sentence=sentence)
