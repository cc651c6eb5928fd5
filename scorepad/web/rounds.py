"""Recording a round: exactly once, never over somebody else's."""

from flask import Blueprint, render_template, request
from werkzeug.wrappers import Response

from scorepad.engine import InvalidEvent, Round, play
from scorepad.engine.doubts import doubts
from scorepad.storage import matches
from scorepad.storage.ids import new_id
from scorepad.storage.journal import Conflict, event_of
from scorepad.storage.ledger import knows
from scorepad.storage.limits import check_length
from scorepad.storage.troubles import DatabaseError
from scorepad.web import announcing, sentences, shorthand, unsaved
from scorepad.web.drawing import draw
from scorepad.web.entry import EntryForm, entry_form
from scorepad.web.hands import CARDS, typed_cards
from scorepad.web.messages import explain
from scorepad.web.table import (
    Seated,
    confirmation,
    done,
    posted_number,
    posted_token,
    refused,
    seated,
    table_page,
)

blueprint = Blueprint("rounds", __name__)

Answer = Response | str | tuple[str, int] | unsaved.Answer

# What a form carries besides its figures; a second try gets its own.
OWN_FIELDS = {"csrf_token", "token", "number", "confirmed", "version"}


@blueprint.post("/matches/<match_id>/rounds")
def record(match_id: str, *, again: bool = True) -> Answer:
    """Write the round of the posted form, or show what stands against it.

    If somebody was faster, the form is judged once `again` by how the match is then.
    """
    here, token, number = seated(match_id), posted_token(), posted_number("number")
    if knows(here.journal, token):
        return done(match_id, announcing.recorded)
    if number != here.journal.standing.number or here.journal.standing.outcome:
        return _conflict(here, number)
    form = entry_form(here.journal.standing, here.people, request.form)
    said = _read(here, form)
    asked = doubts(here.journal.standing, said) if said else ()
    if said is None or (asked and request.form.get("confirmed") != confirmation(asked)):
        return refused(table_page(here, form, doubts=asked, token=token), 422)
    try:
        matches.record(here.pad, match_id, said, number, token)
    except (Conflict, InvalidEvent):
        if again:
            return record(match_id, again=False)
        raise
    except DatabaseError as error:
        sentence = unsaved.why(error)
        return table_page(seated(match_id), form, asked, sentence, token), *unsaved.status(error)
    return done(match_id, announcing.recorded)


def _read(here: Seated, form: EntryForm) -> Round | None:
    """Return the event typed, or None with the form saying why not."""
    if here.journal.is_abandoned:
        form.refuse(InvalidEvent("game_finished", reason="abandoned"))
        return None
    try:
        form.check_rows(request.form)
        if not form.validate():
            return None
        said = form.event()
        play(here.journal.standing, said)
        check_length([*map(event_of, here.journal.entries), said])
    except InvalidEvent as impossible:
        form.refuse(impossible)
        return None
    return said


def _conflict(here: Seated, number: int) -> Answer:
    """Show what is stored for the round, what was typed, and the ways on. Nothing is overwritten."""
    rounds = here.journal.rounds
    entry = rounds[number - 1] if 0 < number <= len(rounds) else None
    page = render_template(
        "conflict.html",
        board=draw(here.journal, here.people),
        number=number,
        stored_entry=entry,
        stored=_stored(here, number) if entry else [],
        typed=_typed(here),
        fields=[(key, value) for key, value in request.form.items(multi=True) if _carries_on(key, value)],
        title=_title(here, number, written=entry is not None),
        token=new_id(),
        next_token=new_id(),
    )
    return refused(page, 409)


def _carries_on(key: str, value: str) -> bool:
    """Whether a field goes into a second try; of cards most are blank, and blank is as good as not there."""
    return key not in OWN_FIELDS and (bool(value) or not key.startswith(CARDS))


def _title(here: Seated, number: int, *, written: bool) -> str:
    """Return what is odd about the form: its round is there already, is not next, or the match is over."""
    if here.journal.standing.outcome and not written:
        return explain(InvalidEvent("game_finished"), str)
    return sentences.conflict(number, written=written)


def _stored(here: Seated, number: int) -> list[tuple[str, str]]:
    """Return a round that is written down, player by player."""
    played = here.journal.standing.rounds[number - 1]
    amounts = sorted(played.amounts.items(), key=lambda pair: here.journal.standing.players.index(pair[0]))
    words = sentences.amount_words(here.journal.standing.rules)
    hands = played.said.hands or {}
    return [
        (here.people[player].name, shorthand.with_cards(words(amount), hands.get(player)))
        for player, amount in amounts
    ]


def _typed(here: Seated) -> list[tuple[str, str]]:
    """Return what was typed for whom, just as it was typed."""
    figures: dict[str, str] = {}
    words = sentences.amount_words(here.journal.standing.rules)
    for key, value in request.form.items(multi=True):
        kind, _, player = key.partition("_")
        if kind in {"points", "lost"} and player in here.people and value:
            figures.setdefault(player, value)
        elif kind in {"loser", "out"} and value in here.people:
            figures[value] = words(1 if kind == "loser" else 0)
    for player, cards in typed_cards(request.form).items():
        if player in here.people:
            figures[player] = f"{figures[player]} ({cards})" if player in figures else cards
    return [(here.people[player].name, figure) for player, figure in figures.items()]
