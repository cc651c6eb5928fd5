"""House rules that were fine once, under a game as it is now."""

from scorepad.engine import InvalidEvent
from scorepad.engine.table import Options
from scorepad.games.game import Game


def check_everywhere(game: Game, said: Options) -> None:
    """Raise InvalidEvent if there is a number of players at which the game does not allow what was `said`."""
    for players in range(game.least, game.most + 1):
        game.settle(said, players)


def fitting(game: Game, said: Options) -> Options:
    """Return what of `said` the game still knows and allows, at any number of players.

    Where house rules do not go together any more, the one that asks for something gives way.
    """
    known = {key: value for key, value in said.items() if key in game.by_key}
    kept = {key: value for key, value in known.items() if game.by_key[key].allows(value)}
    while refused := _refusal(game, kept):
        figures = refused.figures
        giving_way = next((key for key in (figures["because"], figures["option"]) if key in kept), None)
        if giving_way is None:
            break
        del kept[giving_way]
    return kept


def _refusal(game: Game, said: Options) -> InvalidEvent | None:
    try:
        check_everywhere(game, said)
    except InvalidEvent as refused:
        return refused
    return None
