"""A game as its file describes it; the engine's `Game`, and what pages need besides."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, get_type_hints

from scorepad.engine import InvalidEvent
from scorepad.engine.pile import Effect, PileRules
from scorepad.engine.rules import PointsRules, Rules, TokensRules
from scorepad.engine.table import Options
from scorepad.games.cardtable import CardTable
from scorepad.games.glance import Glance
from scorepad.games.options import Option, holds
from scorepad.games.words import Words

FAMILIES: Mapping[str, type[TokensRules] | type[PointsRules]] = {"tokens": TokensRules, "points": PointsRules}


def parameters(family: str) -> Mapping[str, Any]:
    """Return the types of a family's parameters by name."""
    return get_type_hints(FAMILIES[family])


@dataclass(frozen=True)
class Game:
    """A set of rules. `usual_most` is the largest table without a warning, `best` the best sizes from-to.

    `decks` names the option that says how many packs; `cards_each` is an option's name or cards by players.
    `turns` are ranks that skip or turn where a house rule says that cards do, by the word for it.
    """

    id: str
    family: str
    order: int
    name: Words
    summary: Words
    least: int
    most: int
    usual_most: int
    best: tuple[int, ...]
    decks: str | None
    cards_each: str | Mapping[int, int]
    fixed: Mapping[str, Any]
    options: tuple[Option, ...]
    values: CardTable[int]
    effects: CardTable[Effect]
    pile: Mapping[str, int]
    glance: Glance | None = None
    turns: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def by_key(self) -> Mapping[str, Option]:
        """The options by their keys."""
        return {option.key: option for option in self.options}

    def settle(self, said: Options, players: int) -> Options:
        """Return every option, with the defaults for a table of `players` where nothing was said.

        Raises InvalidEvent(`unknown_option` or `bad_option`).
        """
        self._check(said)
        return self._fitting(self.suggest(said, players))

    def suggest(self, said: Options, players: int) -> Options:
        """Return every option as `settle` does, but without asking whether they go together."""
        options: dict[str, bool | int | str] = {}
        for option in self.options:
            given = option.key in said
            options[option.key] = said[option.key] if given else option.usual(options, players)
        return options

    def change(self, options: Options, said: Options) -> Options:
        """Return `options` with `said` in force; raises InvalidEvent as `settle` does."""
        self._check(said)
        return self._fitting({**options, **said})

    def applying(self, options: Options) -> tuple[Option, ...]:
        """Return the options that mean anything under settled `options`."""
        return tuple(option for option in self.options if holds(option.applies, options))

    def rules(self, options: Options) -> Rules:
        """Return the family's parameters under settled options."""
        known = parameters(self.family)
        scoring: dict[str, Any] = {
            key: value for key, value in options.items() if key in known and self._scores(key)
        }
        return FAMILIES[self.family](**self.fixed, **scoring, **self._cards(options))

    def pile_rules(self, options: Options) -> PileRules | None:
        """Return the rules of the running sum under settled options; None in a game without one."""
        effects = self.effects.under(options)
        return PileRules(effects, **self.pile) if effects else None

    @property
    def pile_options(self) -> tuple[Option, ...]:
        """The options that change what cards do to the running sum."""
        named = {key for when, _effects in self.effects.variants for key in when}
        return tuple(option for option in self.options if option.key in named)

    def hand_size(self, options: Options, players: int) -> int | None:
        """Return how many cards each of `players` gets; None where the game does not say."""
        if isinstance(self.cards_each, str):
            return int(options[self.cards_each])
        return self.cards_each.get(players)

    def _check(self, said: Options) -> None:
        for key, value in said.items():
            if key not in self.by_key:
                raise InvalidEvent("unknown_option", option=key)
            self.by_key[key].check(value)

    def _fitting(self, options: Options) -> Options:
        for option in self.options:
            if options[option.key] is True and not holds(option.needs, options):
                clash = next(key for key, value in option.needs.items() if options[key] != value)
                raise InvalidEvent("bad_option", option=clash, value=options[clash], because=option.key)
        return options

    def _scores(self, key: str) -> bool:
        return self.by_key[key].effect == "scoring"

    def _cards(self, options: Options) -> dict[str, Any]:
        if self.family != "points":
            return {}
        by_players = {} if isinstance(self.cards_each, str) else self.cards_each
        return {"values": self.values.under(options), "cards_each": by_players}
