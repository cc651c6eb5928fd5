"""Writes a pad as an interchange file."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from scorepad.engine import Event, Round, Standing, Table, play, result, start
from scorepad.engine.codec import encode
from scorepad.engine.log import renamed
from scorepad.storage.archive.reading import VERSION, MatchRecord
from scorepad.storage.clock import now
from scorepad.storage.database import db
from scorepad.storage.journal import Journal, event_of, load
from scorepad.storage.living import matches_of, nights_of
from scorepad.storage.models import LogEntry, Match, Night, Player
from scorepad.storage.players import roster


def export(pad: str) -> dict[str, Any]:
    """Return everything on the pad: people by name, nights by date, matches by when they began.

    Merged spellings are the person they belong to, everywhere.
    """
    people = roster(pad)
    nights = nights_of(pad).order_by(Night.date, Night.id)
    matches = matches_of(pad).with_only_columns(Match.id).order_by(Match.started_at, Match.id)
    return {
        "format": "scorepad",
        "version": VERSION,
        "exported_at": written(now()),
        "players": [_player(player) for player in sorted(people.people, key=lambda one: one.key)],
        "nights": [_night(night) for night in db.session.scalars(nights)],
        "matches": [_match(load(pad, match_id), people) for match_id in db.session.scalars(matches).all()],
    }


def replayed(document: Mapping[str, Any], matches: Sequence[MatchRecord]) -> dict[str, Any]:
    """Return the same file with every result computed."""
    filled = [dict(record.data) | {"result": result(record.standing)} for record in matches]
    return dict(document) | ({"matches": filled} if "matches" in document else {})


def as_text(document: Mapping[str, Any]) -> str:
    """Return a file as it is written: readable, one value a line."""
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def written(moment: datetime) -> str:
    """Return a point in time as 2026-07-03T19:00:00Z."""
    return moment.astimezone(UTC).isoformat().replace("+00:00", "Z")


def _player(player: Player) -> dict[str, Any]:
    return {"name": player.name, "colour": player.colour, "archived": player.archived}


def _night(night: Night) -> dict[str, Any]:
    return {"id": night.id, "date": night.date.isoformat(), "place": night.place, "note": night.note}


def _match(journal: Journal, people: Mapping[str, Player]) -> dict[str, Any]:
    match = journal.match
    names = {player: people[player].name for player in journal.standing.players}
    seats = tuple(names[player] for player in match.seats)
    table = Table(seats, names[match.first_dealer], match.options)
    log, standing = _log(journal, table, names)
    return {
        "id": match.id,
        "night": match.night_id,
        "game": match.game,
        "options": dict(match.options),
        "seats": list(seats),
        "first_dealer": table.first_dealer,
        "started_at": written(match.started_at),
        "abandoned": journal.is_abandoned,
        "note": match.note,
        "log": log,
        "result": result(standing),
    }


def _log(journal: Journal, table: Table, names: Mapping[str, str]) -> tuple[list[dict[str, Any]], Standing]:
    """Return the events by name and where they lead; a dealer is written where the turn would say another."""
    standing, log = start(journal.game, table), []
    for entry in journal.entries:
        event = _said(entry, standing, names)
        log.append(encode(event) | ({"at": written(entry.at)} if entry.at else {}))
        standing = play(standing, event)
    return log, standing


def _said(entry: LogEntry, standing: Standing, names: Mapping[str, str]) -> Event:
    event = renamed(event_of(entry), names)
    if not isinstance(event, Round):
        return event
    differs = event.dealt in standing.playing and event.dealt != standing.next_dealer
    return replace(event, dealer=event.dealer or (event.dealt if differs else None), dealt=None)
