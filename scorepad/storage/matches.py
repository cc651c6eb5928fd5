"""Matches: begun, played on event by event, given up and taken up again. Every change is one transaction."""

from collections.abc import Mapping
from dataclasses import replace

from sqlalchemy import select

from scorepad.engine import Event, InvalidEvent, Join, Round, Table, play, start
from scorepad.games import Game
from scorepad.storage import nights, pads, players
from scorepad.storage.clock import now
from scorepad.storage.database import db
from scorepad.storage.forgetting import writing_on
from scorepad.storage.ids import new_id
from scorepad.storage.journal import Conflict, Journal, event_of, load
from scorepad.storage.ledger import append, knows, settle
from scorepad.storage.limits import check_length, check_room
from scorepad.storage.models import Match


def begin(pad: str, game: Game, table: Table, token: str, zone: str = "") -> Match:
    """Begin a match and return it, the pad made now if it is new. The `table` names people by name.

    The same `token` again returns the match it made. `zone` is the browser's time zone, for a pad that has
    none yet. Raises InvalidEvent, BadName, or Full if the pad is.
    """
    with writing_on(pad):
        pads.ensure(pad)
        made = _made_by(pad, token)
        if made:
            return made
        if table.first_dealer not in table.seats:
            raise InvalidEvent("unknown_player", player=table.first_dealer)
        pads.take_zone(pad, zone)
        ids = players.seat(pad, table.seats)
        _check_once(ids)
        seats = tuple(ids[name] for name in table.seats)
        return _begin(pad, game, Table(seats, ids[table.first_dealer], table.options), token)


def rematch(pad: str, match_id: str, token: str) -> Match:
    """Begin the same game with the people who are still here; the deal moves on.

    Who sat there by a spelling that was merged since then sits here as the person it belongs to.
    Raises NotHere, Full, or InvalidEvent if too few are left.
    """
    with writing_on(pad):
        made = _made_by(pad, token)
        if made:
            return made
        last = load(pad, match_id)
        here = tuple(seat.player for seat in last.standing.seats if not (seat.exit and seat.exit.left))
        dealer = last.standing.rematch_dealer or here[0]
        people = players.roster(pad)
        players.come_back(people[player] for player in here)
        seats = tuple(people[player].id for player in here)
        return _begin(pad, last.game, Table(seats, people[dealer].id, last.standing.options), token)


def record(pad: str, match_id: str, event: Event, expected: int, token: str) -> None:
    """Write the next event of a match.

    `expected` is the number of the round that the form was drawn for. A `token` that is known already
    changes nothing. Raises NotHere, Conflict if another round is next, InvalidEvent if the rules refuse.
    """
    with writing_on(pad):
        _write(load(pad, match_id), event, expected, token)


def join(pad: str, match_id: str, name: str, event: Join, *, expected: int, token: str) -> None:
    """Let the person of this `name` join as `event` says, known on the pad or new to it.

    Raises as `record` does, or BadName.
    """
    with writing_on(pad):
        player = players.seat(pad, [name])[name]
        journal = load(pad, match_id)
        _write(journal, replace(event, player=_id_at(journal, player)), expected, token)


def undo(pad: str, match_id: str, number: int, version: int) -> None:
    """Take event `number` back, if the match is still at `version`; it stays ready for a redo.

    Taking it back twice is the same as once. Raises NotHere, or Conflict if something came after it.
    """
    with writing_on(pad):
        journal = load(pad, match_id)
        if any(entry.number == number for entry in journal.undone):
            return
        if version != journal.match.version or not (journal.last and journal.last.number == number):
            raise Conflict(journal)
        journal.last.undone = True
        _resettle(journal)


def redo(pad: str, match_id: str, number: int, version: int) -> None:
    """Play event `number` again, if the match is still at `version` and it is next.

    Playing it twice is the same as once. Raises NotHere, Conflict, or InvalidEvent if it fits no more.
    """
    with writing_on(pad):
        journal = load(pad, match_id)
        if any(entry.number == number for entry in journal.entries):
            return
        if version != journal.match.version or not (journal.undone and journal.undone[0].number == number):
            raise Conflict(journal)
        journal.undone[0].undone = False
        _resettle(journal)


def abandon(pad: str, match_id: str) -> None:
    """Give a running match up: no winner, no places, still in the history. Raises NotHere."""
    with writing_on(pad):
        journal = load(pad, match_id)
        if journal.match.state == "running":
            journal.match.state = "abandoned"
            settle(journal.match, journal.standing)


def resume(pad: str, match_id: str) -> None:
    """Take an abandoned match up again. Raises NotHere."""
    with writing_on(pad):
        journal = load(pad, match_id)
        if journal.is_abandoned:
            journal.match.state = "running"
            settle(journal.match, journal.standing)


def _check_once(ids: Mapping[str, str]) -> None:
    """Refuse two names that are one person since they were merged."""
    twice = [name for name, player in ids.items() if list(ids.values()).count(player) > 1]
    if twice:
        raise InvalidEvent("wrong_players", reason="already_seated", players=twice[1:])


def _id_at(journal: Journal, player: str) -> str:
    """Return the id by which a person sits in a match already, perhaps by another spelling, else `player`."""
    people = players.roster(journal.match.pad_id)
    ids = people.ids_of(people[player])
    return next((seat for seat in journal.standing.players if seat in ids), player)


def _made_by(pad: str, token: str) -> Match | None:
    return db.session.scalar(select(Match).where(Match.pad_id == pad, Match.token == token))


def _begin(pad: str, game: Game, table: Table, token: str) -> Match:
    check_room(pad)
    moment = now()
    settled = start(game, table).options
    match = Match(
        pad_id=pad, id=new_id(), night_id=nights.night_of(pad, moment).id, game=game.id,
        options=dict(settled), seats=list(table.seats), first_dealer=table.first_dealer,
        state="running", version=0, token=token, started_at=moment, note="",
    )  # fmt: skip
    db.session.add(match)
    return match


def _write(journal: Journal, event: Event, expected: int, token: str) -> None:
    if knows(journal, token):
        return
    if journal.is_abandoned:
        raise InvalidEvent("game_finished", reason="abandoned")
    if expected != journal.standing.number:
        raise Conflict(journal)
    after = play(journal.standing, event)
    check_length([*map(event_of, journal.entries), event])
    append(journal, event, token, after.rounds[-1].dealer if isinstance(event, Round) else None)
    settle(journal.match, after)


def _resettle(journal: Journal) -> None:
    db.session.flush()
    match = journal.match
    settle(match, load(match.pad_id, match.id).standing)
