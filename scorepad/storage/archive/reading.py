"""Reads an interchange file into what it says, and refuses it by match, event and code."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from scorepad.engine import Event, InvalidEvent, Join, Standing, Table, replay
from scorepad.engine.codec import check_keys, decode
from scorepad.games import Game, find
from scorepad.storage.archive.fields import BadFile, at, listed, moment, named, public_id, typed
from scorepad.storage.archive.measures import MOST, check_depth, check_number, short
from scorepad.storage.limits import check_length
from scorepad.storage.names import name_key
from scorepad.storage.players import COLOURS

VERSION = 1
TOP_KEYS = {"format", "version", "exported_at", "players", "nights", "matches"}
MATCH_KEYS = {
    "id", "night", "game", "options", "seats", "first_dealer", "started_at", "abandoned", "note",
    "log", "result",
}  # fmt: skip


@dataclass(frozen=True)
class PlayerRecord:
    """A person in a file."""

    name: str
    colour: str | None
    archived: bool


@dataclass(frozen=True)
class NightRecord:
    """A night in a file."""

    id: str | None
    date: date
    place: str
    note: str


@dataclass(frozen=True)
class MatchRecord:
    """A match in a file, played through; `data` is how the file has it."""

    data: Mapping[str, Any]
    game: Game
    table: Table
    log: tuple[Event, ...]
    standing: Standing


@dataclass(frozen=True)
class Archive:
    """All of a file."""

    players: tuple[PlayerRecord, ...]
    nights: tuple[NightRecord, ...]
    matches: tuple[MatchRecord, ...]


def parse(text: str) -> dict[str, Any]:
    """Return the JSON object of a file; raises BadFile if it is none of ours."""
    with at(""):
        try:
            document = json.loads(text.removeprefix("\ufeff"), parse_constant=_no_constant)
            json.dumps(document, ensure_ascii=False).encode()  # half a character cannot be stored
        except (ValueError, RecursionError) as wrong:
            raise InvalidEvent("bad_format", key=f"JSON: {wrong}") from wrong
        check_depth(typed(document, dict, "JSON"))
        check_keys(document, TOP_KEYS)
        for key, value in (("format", "scorepad"), ("version", VERSION)):
            if document.get(key) != value or isinstance(document[key], bool):
                raise InvalidEvent("bad_format", key=key)
        moment(document, "exported_at")
        for key in MOST:
            check_number(listed(document, key), key)
    return dict(document)


def read(document: Mapping[str, Any]) -> Archive:
    """Return what a parsed file says, every match replayed; raises BadFile."""
    archive = Archive(
        tuple(_each(document, "players", "player", _player)),
        tuple(_each(document, "nights", "night", _night)),
        tuple(_match(place, data) for place, data in enumerate(listed(document, "matches"), 1)),
    )
    _check_once("player", "name", [name_key(player.name) for player in archive.players])
    _check_once("night", "id", [night.id for night in archive.nights])
    _check_once("match", "id", [match.data.get("id") for match in archive.matches])
    return archive


def _each(document: Mapping[str, Any], key: str, one: str, build: Any) -> Iterator[Any]:
    for place, data in enumerate(listed(document, key), 1):
        with at(f"{one} {place}"):
            yield build(typed(data, dict, one))


def _check_once(one: str, key: str, values: Sequence[str | None]) -> None:
    """Refuse the second of two that go by the same name or id: one of them would be lost."""
    seen = set()
    for place, value in enumerate(values, 1):
        if value is not None and value in seen:
            raise BadFile(f"{one} {place}", InvalidEvent("bad_format", key=f"{key}: {value}"))
        seen.add(value)


def _player(data: Mapping[str, Any]) -> PlayerRecord:
    check_keys(data, {"name", "colour", "archived"})
    colour = data.get("colour")
    if colour is not None and typed(colour, str, "colour") not in COLOURS:
        raise InvalidEvent("bad_format", key="colour")
    archived = typed(data.get("archived", False), bool, "archived")
    return PlayerRecord(named(data.get("name"), "name"), colour, archived)


def _night(data: Mapping[str, Any]) -> NightRecord:
    check_keys(data, {"id", "date", "place", "note"})
    try:
        day = date.fromisoformat(typed(data.get("date"), str, "date"))
    except ValueError as wrong:
        raise InvalidEvent("bad_format", key="date") from wrong
    return NightRecord(public_id(data, "id"), day, short(data, "place"), short(data, "note"))


def _match(place: int, data: Any) -> MatchRecord:
    where = f"match {place}"
    with at(where):
        check_keys(typed(data, dict, where), MATCH_KEYS)
        game = find(typed(data.get("game"), str, "game"))
        if game is None:
            raise InvalidEvent("bad_format", key="game")
        table = _table(data)
        _check_rest(data)
    log = tuple(_event(where, number, event) for number, event in enumerate(listed(data, "log", where), 1))
    try:
        check_length(log)
        standing = replay(game, table, log)
    except InvalidEvent as refused:
        event = f", event {refused.number}" if refused.number else ""
        raise BadFile(where + event, refused, game) from refused
    _check_newcomers(where, table, log)
    return MatchRecord(data, game, table, log, standing)


def _table(data: Mapping[str, Any]) -> Table:
    names = tuple(named(name, "seats") for name in typed(data.get("seats"), list, "seats"))
    if len({name_key(name) for name in names}) < len(names):
        raise InvalidEvent("bad_format", key="seats")
    dealer = typed(data.get("first_dealer"), str, "first_dealer")
    return Table(names, dealer, typed(data.get("options", {}), dict, "options"))


def _check_rest(data: Mapping[str, Any]) -> None:
    for key, kind in (("abandoned", bool), ("result", dict)):
        if key in data:
            typed(data[key], kind, key)
    short(data, "note")
    for key in ("id", "night"):
        public_id(data, key)
    moment(data, "started_at")


def _event(where: str, number: int, data: Any) -> Event:
    with at(f"{where}, event {number}"):
        event = decode(data)
        moment(data, "at")
        if isinstance(event, Join):
            named(event.player, "player")
        return event


def _check_newcomers(where: str, table: Table, log: tuple[Event, ...]) -> None:
    """Refuse somebody who sits down twice: two spellings of one name are one person."""
    seated = {name_key(name) for name in table.seats}
    for number, event in enumerate(log, 1):
        if isinstance(event, Join):
            with at(f"{where}, event {number}"):
                if name_key(event.player) in seated:
                    raise InvalidEvent("wrong_players", reason="already_seated", players=[event.player])
            seated.add(name_key(event.player))


def _no_constant(name: str) -> None:
    raise ValueError(name)
