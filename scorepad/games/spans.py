"""What a game comes to for every number of players: house rules whose defaults differ, and cards to deal."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby

from scorepad.engine.table import Options, Value
from scorepad.games.game import Game


@dataclass(frozen=True)
class Span:
    """What holds at tables of `least` to `most` players."""

    least: int
    most: int
    value: Value


Spans = tuple[Span, ...]


def spread(game: Game, said: Options, players: int | None = None) -> Mapping[str, Spans]:
    """Return every house rule by the number of players: one span where all tables play it alike.

    `said` must be allowed. With `players` only their table counts.
    """
    tables = {size: game.suggest(said, size) for size in _sizes(game, players)}
    return {
        option.key: _spans({size: options[option.key] for size, options in tables.items()})
        for option in game.options
    }


def deal(game: Game, said: Options, players: int | None = None) -> Spans:
    """Return the number of cards each gets, by the number of players; none where the game does not say."""
    dealt = {size: game.hand_size(game.suggest(said, size), size) for size in _sizes(game, players)}
    return _spans({size: cards for size, cards in dealt.items() if cards is not None})


def _sizes(game: Game, players: int | None) -> range:
    return range(game.least, game.most + 1) if players is None else range(players, players + 1)


def _spans(values: Mapping[int, Value]) -> Spans:
    runs = [(value, [*sizes]) for value, sizes in groupby(values, key=values.__getitem__)]
    return tuple(Span(sizes[0], sizes[-1], value) for value, sizes in runs)
