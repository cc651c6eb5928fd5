"""The values of an interchange file: each is checked as it is read, and a refusal says where it stands."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from typing import Any

from scorepad.engine import InvalidEvent
from scorepad.engine.codec import check_time
from scorepad.games import Game
from scorepad.storage.clock import evening
from scorepad.storage.ids import ID
from scorepad.storage.names import BadName, clean_name


class BadFile(ValueError):
    """A file that is refused: where in it, and why."""

    def __init__(self, where: str, refused: InvalidEvent, game: Game | None = None) -> None:
        super().__init__(where, refused.code)
        self.where, self.refused, self.game = where, refused, game


@contextmanager
def at(where: str) -> Iterator[None]:
    """Turn a refusal into that of the file, `where` in it."""
    try:
        yield
    except InvalidEvent as refused:
        raise BadFile(where, refused) from refused


def typed(value: Any, kind: type[Any], key: str) -> Any:
    """Return `value`; raises InvalidEvent(`bad_format`) unless it is of this kind."""
    if not isinstance(value, kind):
        raise InvalidEvent("bad_format", key=key)
    return value


def listed(data: Mapping[str, Any], key: str, where: str = "") -> list[Any]:
    """Return the list at `key`, empty where there is none; raises BadFile."""
    with at(where):
        items: list[Any] = typed(data.get(key, []), list, key)
        return items


def named(value: Any, key: str) -> str:
    """Return a name. Names are the keys of a file: they must be written as a pad would write them."""
    try:
        name = clean_name(typed(value, str, key))
    except BadName as bad:
        raise InvalidEvent("bad_format", key=key) from bad
    if name != value:
        raise InvalidEvent("bad_format", key=f"{key}: {value}")
    return name


def public_id(data: Mapping[str, Any], key: str) -> str | None:
    """Return the id at `key`, if there is one; raises InvalidEvent."""
    if key in data and not ID.fullmatch(typed(data[key], str, key)):
        raise InvalidEvent("bad_format", key=key)
    return data.get(key)


def moment(data: Mapping[str, Any], key: str) -> datetime | None:
    """Return the point in time at `key`, if there is one; raises InvalidEvent.

    At either end of the calendar a moment may have no evening, or none in UTC.
    """
    if key not in data:
        return None
    found = check_time(data[key], key)
    try:
        evening(found)
    except OverflowError as wrong:
        raise InvalidEvent("bad_format", key=key) from wrong
    return found
