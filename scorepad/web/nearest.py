"""What an address says of house rules, taken as near to its words as the game allows."""

import re
from collections.abc import Iterator, Mapping

from werkzeug.datastructures import MultiDict

from scorepad.engine.table import Value
from scorepad.games import Game, Option
from scorepad.games.options import holds
from scorepad.web import sentences
from scorepad.web.houserules import read
from scorepad.web.language import current
from scorepad.web.text import _

NUMBER = re.compile(r"-?[0-9]{1,40}")

Said = Mapping[str, Value]


def read_rules(game: Game, args: MultiDict[str, str]) -> tuple[Said, tuple[str, ...]]:
    """Return the house rules an address says, made to fit, and a sentence for whatever had to be changed."""
    said: dict[str, Value] = {}
    notices: list[str] = []
    for option, text in _texts(game, args):
        value = nearest(option, text)
        if value is not None:
            said[option.key] = value
        if value is None or value != read(option, text):
            notices.append(_not_so(option, text, value))
    fitting, clashes = _fit(game, said)
    return fitting, (*notices, *clashes)


def nearest(option: Option, text: str) -> Value | None:
    """Return the allowed value nearest to `text`: the next number; None where nothing is near."""
    exact = read(option, text)
    if exact is not None or not NUMBER.fullmatch(text) or option.kind == "switch":
        return exact
    number = int(text)
    if option.kind == "whole":
        return min(max(number, option.least), option.most)
    figures = [value for value in option.choices if type(value) is int]
    return min(figures, key=lambda value: abs(value - number), default=None)


def _texts(game: Game, args: MultiDict[str, str]) -> Iterator[tuple[Option, str]]:
    """Return what an address says, an option at a time; the last of two, and nothing for an empty field."""
    for option in game.options:
        text = (args.getlist(option.key) or [""])[-1].strip()
        if text:
            yield option, text


def _fit(game: Game, said: Said) -> tuple[Said, list[str]]:
    """Return rules that go together: a switch brings what it needs, what means nothing is left out."""
    fitting, notices = dict(said), []
    for option in game.options:
        for key, needed in option.needs.items() if said.get(option.key) is True else ():
            if fitting.get(key, needed) != needed:
                notices.append(_needs(option, game.by_key[key], needed))
            fitting[key] = needed
    settled = game.suggest(fitting, game.least)
    pointless = [one for one in game.options if one.key in fitting and not holds(one.applies, settled)]
    return fitting, notices + [_pointless(one, fitting.pop(one.key), game) for one in pointless]


def _not_so(option: Option, text: str, value: Value | None) -> str:
    label, shown = option.label[current()], text[:40]
    if value is None:
        return _("%(rule)s cannot be “%(said)s”; the sheet has the usual.", rule=label, said=shown)
    near = sentences.said_option(option, value) or sentences.said_in_full(option, value)
    return _("%(rule)s cannot be “%(said)s”; the sheet has: %(near)s.", rule=label, said=shown, near=near)


def _pointless(option: Option, value: Value, game: Game) -> str:
    rule = sentences.said_option(option, value) or sentences.said_in_full(option, value)
    return _("“%(rule)s” does not count here.", rule=rule) + sentences.only_with(option, game)


def _needs(option: Option, needed: Option, value: Value) -> str:
    said = sentences.said_in_full(needed, value)
    return _("“%(rule)s” goes only with this: %(needed)s.", rule=option.label[current()], needed=said)
