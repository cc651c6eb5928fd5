"""Reads an interchange file into what it says, and refuses it by match, event and code."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from scorepad.engine import Event, InvalidEvent, Standing, Table, replay
from scorepad.engine.codec import check_keys, check_time, decode
from scorepad.games import Game, find
from scorepad.storage.ids import ID
from scorepad.storage.names import BadName, clean_name, name_key
from scorepad.storage.players import COLOURS

VERSION = 1
TOP_KEYS = {"format", "version", "exported_at", "players", "nights", "matches"}
MATCH_KEYS = {
    "id", "night", "game", "options", "seats", "first_dealer", "started_at", "abandoned", "note",
    "log", "result",
}  # fmt: skip


class BadFile(ValueError):
    """A file that is refused: where in it, and why."""

    def __init__(self, where: str, refused: InvalidEvent, game: Game | None = None) -> None:
        super().__init__(where, refused.code)
        self.where, self.refused, self.game = where, refused, game


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
    with _at(""):
        try:
            document = json.loads(text.removeprefix("\ufeff"), parse_constant=_no_constant)
        except (ValueError, RecursionError) as wrong:
            raise InvalidEvent("bad_format", key=f"JSON: {wrong}") from wrong
        _typed(document, dict, "JSON")
        check_keys(document, TOP_KEYS)
        for key, value in (("format", "scorepad"), ("version", VERSION)):
            if document.get(key) != value:
                raise InvalidEvent("bad_format", key=key)
    return dict(document)


def read(document: Mapping[str, Any]) -> Archive:
    """Return what a parsed file says, every match replayed; raises BadFile."""
    return Archive(
        tuple(_each(document, "players", "player", _player)),
        tuple(_each(document, "nights", "night", _night)),
        tuple(_match(place, data) for place, data in enumerate(_list(document, "matches"), 1)),
    )


def _each(document: Mapping[str, Any], key: str, one: str, build: Any) -> Iterator[Any]:
    for place, data in enumerate(_list(document, key), 1):
        with _at(f"{one} {place}"):
            yield build(_typed(data, dict, one))


def _player(data: Mapping[str, Any]) -> PlayerRecord:
    check_keys(data, {"name", "colour", "archived"})
    colour = data.get("colour")
    if colour is not None and colour not in COLOURS:
        raise InvalidEvent("bad_format", key="colour")
    archived = _typed(data.get("archived", False), bool, "archived")
    return PlayerRecord(_name(data.get("name"), "name"), colour, archived)


def _night(data: Mapping[str, Any]) -> NightRecord:
    check_keys(data, {"id", "date", "place", "note"})
    try:
        day = date.fromisoformat(_typed(data.get("date"), str, "date"))
    except ValueError as wrong:
        raise InvalidEvent("bad_format", key="date") from wrong
    place, note = (_typed(data.get(key, ""), str, key) for key in ("place", "note"))
    return NightRecord(_id(data, "id"), day, place, note)


def _match(place: int, data: Any) -> MatchRecord:
    where = f"match {place}"
    with _at(where):
        check_keys(_typed(data, dict, where), MATCH_KEYS)
        game = find(_typed(data.get("game"), str, "game"))
        if game is None:
            raise InvalidEvent("bad_format", key="game")
        table = _table(data)
        _check_rest(data)
    log = tuple(_event(where, number, event) for number, event in enumerate(_list(data, "log", where), 1))
    try:
        return MatchRecord(data, game, table, log, replay(game, table, log))
    except InvalidEvent as refused:
        event = f", event {refused.number}" if refused.number else ""
        raise BadFile(where + event, refused, game) from refused


def _table(data: Mapping[str, Any]) -> Table:
    names = tuple(_name(name, "seats") for name in _typed(data.get("seats"), list, "seats"))
    if len({name_key(name) for name in names}) < len(names):
        raise InvalidEvent("bad_format", key="seats")
    dealer = _typed(data.get("first_dealer"), str, "first_dealer")
    return Table(names, dealer, _typed(data.get("options", {}), dict, "options"))


def _check_rest(data: Mapping[str, Any]) -> None:
    for key, kind in (("abandoned", bool), ("note", str), ("result", dict)):
        if key in data:
            _typed(data[key], kind, key)
    for key in ("id", "night"):
        _id(data, key)
    if "started_at" in data:
        check_time(data["started_at"], "started_at")


def _event(where: str, number: int, data: Any) -> Event:
    with _at(f"{where}, event {number}"):
        return decode(data)


def _name(value: Any, key: str) -> str:
    """Names are the keys of a file: they must be written as a pad would write them."""
    try:
        name = clean_name(_typed(value, str, key))
    except BadName as bad:
        raise InvalidEvent("bad_format", key=key) from bad
    if name != value:
        raise InvalidEvent("bad_format", key=f"{key}: {value}")
    return name


def _id(data: Mapping[str, Any], key: str) -> str | None:
    if key in data and not ID.fullmatch(_typed(data[key], str, key)):
        raise InvalidEvent("bad_format", key=key)
    return data.get(key)


def _list(data: Mapping[str, Any], key: str, where: str = "") -> list[Any]:
    with _at(where):
        items: list[Any] = _typed(data.get(key, []), list, key)
        return items


def _typed(value: Any, kind: type[Any], key: str) -> Any:
    if not isinstance(value, kind):
        raise InvalidEvent("bad_format", key=key)
    return value


def _no_constant(name: str) -> None:
    raise ValueError(name)


@contextmanager
def _at(where: str) -> Iterator[None]:
    try:
        yield
    except InvalidEvent as refused:
        raise BadFile(where, refused) from refused


def started(data: Mapping[str, Any], otherwise: datetime) -> datetime:
    """Return when a match of a file began, or `otherwise` where the file does not say."""
    return check_time(data["started_at"], "started_at") if "started_at" in data else otherwise
