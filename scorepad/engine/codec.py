"""Events as plain data and back: the shape they have in interchange files and in the database."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from scorepad.engine.cards import RANKS
from scorepad.engine.errors import InvalidEvent
from scorepad.engine.log import Change, Event, Join, Leave, Round

Data = Mapping[str, Any]


def encode(event: Event) -> dict[str, Any]:
    """Return `event` as a JSON object with what was said, and nothing that was not."""
    match event:
        case Round():
            said: dict[str, Any] = {"type": "round", **_amounts(event)}
            said |= {"blocked": True} if event.blocked else {}
            return said | _given(dealer=event.dealer, at=event.at)
        case Join():
            return {"type": "join", "player": event.player} | _given(
                after=event.after, start=event.start, at=event.at
            )
        case Leave():
            return {"type": "leave", "player": event.player} | _given(at=event.at)
        case _:
            return {"type": "option", "set": dict(event.options)} | _given(at=event.at)


def decode(data: object) -> Event:
    """Return the event that `data` describes.

    Raises InvalidEvent: `bad_format` with the key that is wrong or not known, or `not_integer`.
    """
    said: Data = _typed(data, dict, "type")
    kind = _text(said.get("type"), "type")
    if kind not in _DECODERS:
        raise InvalidEvent("bad_format", key="type")
    known, build = _DECODERS[kind]
    check_keys(said, {"type", "at", *known})
    if "at" in said:
        check_time(said["at"], "at")
    return build(said)


def check_keys(data: Data, known: set[str]) -> None:
    """Raise InvalidEvent(`bad_format`) by the name of the first key that is not among `known`."""
    for key in data:
        if key not in known:
            raise InvalidEvent("bad_format", key=key)


def check_time(value: object, key: str) -> datetime:
    """Return a point in time written in ISO 8601 with its zone; raises InvalidEvent(`bad_format`)."""
    try:
        moment = datetime.fromisoformat(_text(value, key))
    except ValueError as wrong:
        raise InvalidEvent("bad_format", key=key) from wrong
    if moment.tzinfo is None:
        raise InvalidEvent("bad_format", key=key)
    return moment


def _amounts(event: Round) -> dict[str, Any]:
    said: dict[str, Any] = {}
    if event.losers is not None:
        once = all(lost == 1 for lost in event.losers.values())
        said["losers"] = list(event.losers) if once else dict(event.losers)
    if event.points is not None:
        said["points"] = dict(event.points)
    if event.hands is not None:
        said["hands"] = {player: dict(hand) for player, hand in event.hands.items()}
    return said


def _given(**values: object) -> dict[str, object]:
    return {key: value for key, value in values.items() if value is not None}


def _round(data: Data) -> Round:
    return Round(
        losers=_losers(data["losers"]) if "losers" in data else None,
        points=_numbers(data["points"], "points") if "points" in data else None,
        hands=_hands(data["hands"]) if "hands" in data else None,
        blocked=_typed(data.get("blocked", False), bool, "blocked"),
        dealer=_optional(data, "dealer", _text),
        at=data.get("at"),
    )


def _join(data: Data) -> Join:
    return Join(
        player=_text(data.get("player"), "player"),
        after=_optional(data, "after", _text),
        start=_optional(data, "start", _number),
        at=data.get("at"),
    )


def _leave(data: Data) -> Leave:
    return Leave(player=_text(data.get("player"), "player"), at=data.get("at"))


def _change(data: Data) -> Change:
    return Change(options=_typed(data.get("set"), dict, "set"), at=data.get("at"))


_DECODERS: dict[str, tuple[set[str], Callable[[Data], Event]]] = {
    "round": ({"losers", "points", "hands", "blocked", "dealer"}, _round),
    "join": ({"player", "after", "start"}, _join),
    "leave": ({"player"}, _leave),
    "option": ({"set"}, _change),
}


def _losers(value: object) -> Mapping[str, int]:
    if isinstance(value, dict):
        return _numbers(value, "losers")
    names = [_text(name, "losers") for name in _typed(value, list, "losers")]
    if len(set(names)) < len(names):
        raise InvalidEvent("bad_format", key="losers")
    return dict.fromkeys(names, 1)


def _numbers(value: object, key: str) -> dict[str, int]:
    return {name: _number(number, name) for name, number in _typed(value, dict, key).items()}


def _hands(value: object) -> Mapping[str, Mapping[str, int]]:
    return {name: _hand(hand, name) for name, hand in _typed(value, dict, "hands").items()}


def _hand(value: object, key: str) -> Mapping[str, int]:
    hand = _numbers(value, key)
    check_keys(hand, set(RANKS))
    return {rank: count for rank, count in hand.items() if count}


def _number(value: object, key: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise InvalidEvent("not_integer", key=key, value=value)
    return value


def _text(value: object, key: str) -> str:
    text: str = _typed(value, str, key)
    return text


def _typed(value: object, kind: type[Any], key: str) -> Any:
    if not isinstance(value, kind):
        raise InvalidEvent("bad_format", key=key)
    return value


def _optional(data: Data, key: str, read: Callable[[object, str], Any]) -> Any:
    return read(data[key], key) if key in data else None
