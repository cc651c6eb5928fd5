"""Games and house rules as data."""

from scorepad.games.catalogue import find, games
from scorepad.games.game import Game
from scorepad.games.options import Option
from scorepad.games.reader import BadGameFile
from scorepad.games.words import LANGUAGES, card_letter, card_name

__all__ = ["LANGUAGES", "BadGameFile", "Game", "Option", "card_letter", "card_name", "find", "games"]
