"""The rule sheets that say the least and the most."""

from urllib.parse import urlencode

from scorepad.games import find
from tests.prints import sheet_texts

NAMES = ["Anna", "Björn", "Ceciliënne", "Łukasz", "Großmutter", "Zoë", "Eva-Maria", "Finn"]
BESIDE = {"name": NAMES, "date": "2026-07-04", "qr": "1"}
LEAST = {"players": "2"}
LINE = 30  # what one more paragraph or cell takes, in letters


def address(game, kind, rules, **more):
    """The path of a sheet of `kind` (nothing, or `/short`)."""
    return f"/rules/{game}{kind}?{urlencode({**rules, **more}, doseq=True)}"


def most(client, game):
    """The address keys under which house rules, and what is printed beside them, take most room."""
    said, size = dict(BESIDE), _size(client, game, BESIDE)
    for key, value in _every_value(game):
        wider = _size(client, game, {**said, key: value})
        said, size = ({**said, key: value}, wider) if wider > size else (said, size)
    return said


def _every_value(game):
    for option in find(game).options:
        values = [1] if option.kind == "switch" else list(option.choices) or option.suggested[:1]
        yield from ((option.key, value) for value in values)


def _size(client, game, rules):
    """Return the room the short sheet takes: it alone has to do with one page."""
    texts = sheet_texts(client.get(address(game, "/short", rules)).get_data(as_text=True))
    return sum(len(text) + LINE for text in texts)
