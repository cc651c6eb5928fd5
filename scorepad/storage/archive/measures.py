"""How much a file may hold. What a pad wrote itself fits, but for the size, which can be waived."""

from collections.abc import Mapping, Sized
from typing import Any

from scorepad.engine import InvalidEvent
from scorepad.storage.limits import MOST_MATCHES
from scorepad.storage.names import visible_length
from scorepad.storage.regroup import LONGEST_NOTE, LONGEST_PLACE

MOST_BYTES = 5_000_000
DEEPEST = 12
MOST = {"players": 20_000, "nights": MOST_MATCHES, "matches": MOST_MATCHES}
LONGEST = {"place": LONGEST_PLACE, "note": LONGEST_NOTE}


def check_depth(document: Any) -> None:
    """Raise InvalidEvent for a document that is nested deeper than any of ours."""
    level, depth = [document], 0
    while level:
        depth += 1
        if depth > DEEPEST:
            raise InvalidEvent("bad_format", key=f"JSON: more than {DEEPEST} levels")
        level = [inner for outer in level for inner in _within(outer)]


def check_number(items: Sized, key: str) -> None:
    """Raise InvalidEvent for a list of more things than a pad can hold."""
    if len(items) > MOST.get(key, len(items)):
        raise InvalidEvent("bad_format", key=f"{key}: more than {MOST[key]}")


def short(data: Mapping[str, Any], key: str) -> str:
    """Return the text at `key`, empty where there is none; raises InvalidEvent for one no page would take."""
    text = data.get(key, "")
    if not isinstance(text, str) or visible_length(text) > LONGEST[key]:
        raise InvalidEvent("bad_format", key=key)
    return text


def _within(value: Any) -> Any:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()
