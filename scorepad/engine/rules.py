"""The parameters of the two families, and what the engine wants to know of a game.

Every parameter has a default, so that a game of a known family is data alone. Source of the rules:
the project's own scoring reference, summed up in the docstrings of `tokens` and `points`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, Protocol

from scorepad.engine.cards import Values
from scorepad.engine.table import Options


@dataclass(frozen=True, kw_only=True)
class TokensRules:
    """Family *tokens*: everybody starts with tokens, losers pay, the last one with any wins.

    `grace`: who swims at 0 tokens and is out only with the next loss. `most_losers` and `most_lost`: how
    many may lose in one round, and how many tokens at once. `all_out`: what happens if everybody left goes
    out in the same round. `new_deal` "none": the dealer keeps the deal until he is out.
    """

    start_tokens: int = 5
    new_deal: Literal["each_hand", "none"] = "each_hand"
    sudden_death: bool = False
    grace: Literal["none", "first", "each"] = "none"
    most_losers: int = 1
    most_lost: int = 1
    all_out: Literal["replay", "share"] = "replay"


@dataclass(frozen=True, kw_only=True)
class PointsRules:
    """Family *points*: penalty points for cards left in hand, the lowest total wins.

    `values` are points per rank, `cards_each` the cards dealt by number of players; either may be empty
    in a game whose points are only typed.
    """

    end: Literal["limit", "rounds"] = "limit"
    limit: int = 100
    limit_rule: Literal["reach", "exceed"] = "reach"
    rounds: int = 5
    tiebreak: Literal["playoff", "shared"] = "playoff"
    decks: int = 1
    values: Values = field(default_factory=dict)
    cards_each: Mapping[int, int] = field(default_factory=dict)


Rules = TokensRules | PointsRules


class Game(Protocol):
    """A set of rules as data; the catalogue of games has the real ones."""

    @property
    def id(self) -> str:
        """The name used in files and addresses."""
        ...

    @property
    def family(self) -> str:
        """Either `tokens` or `points`."""
        ...

    @property
    def least(self) -> int:
        """How many players it takes."""
        ...

    @property
    def most(self) -> int:
        """How many players it allows."""
        ...

    def settle(self, said: Options, players: int) -> Options:
        """Return every option, with the defaults for a table of `players` where nothing was said.

        Raises InvalidEvent(`unknown_option` or `bad_option`).
        """
        ...

    def change(self, options: Options, said: Options) -> Options:
        """Return `options` with `said` in force; raises InvalidEvent as `settle` does."""
        ...

    def rules(self, options: Options) -> Rules:
        """Return the family's parameters under settled options."""
        ...
