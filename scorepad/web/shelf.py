"""The named sets of house rules of a pad, as pages show them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from scorepad.engine.table import Options
from scorepad.games import Game
from scorepad.games.fitting import fitting
from scorepad.games.spans import spread
from scorepad.storage import rulesets
from scorepad.storage.models import RuleSet
from scorepad.web.choice import Choice
from scorepad.web.differing import differing_in_short
from scorepad.web.draft import Draft
from scorepad.web.houserules import written
from scorepad.web.language import sort_key
from scorepad.web.security import current_pad


@dataclass(frozen=True)
class Kept:
    """A named set under the game as it is now: what of it still holds, and whether that is all of it."""

    id: str
    name: str
    game: Game
    said: Options
    is_whole: bool

    @property
    def address(self) -> Mapping[str, str]:
        """What the address of a rule sheet says of these rules."""
        return {key: written(value) for key, value in self.said.items()}

    @property
    def draft(self) -> Mapping[str, Any]:
        """The address of a new match by these rules."""
        return Draft(self.game, said=self.said).query

    @property
    def in_short(self) -> str:
        """What is unusual about these rules, in one line."""
        return differing_in_short(self.game, self.said)

    def says(self, said: Options) -> bool:
        """Whether this set and what was `said` are the same game, however many play."""
        return spread(self.game, self.said) == spread(self.game, said)


@dataclass(frozen=True)
class Shelf:
    """The sets of a game beside the house rules of a page; `deleted` are those that can be had back."""

    choice: Choice
    kept: tuple[Kept, ...]
    deleted: tuple[Kept, ...] = ()

    @property
    def in_short(self) -> str:
        """What is unusual about the rules of the page, in one line."""
        return differing_in_short(self.choice.game, self.choice.said)

    def is_here(self, one: Kept) -> bool:
        """Whether the page shows the rules of this set."""
        return one.says(self.choice.said)


def kept(game: Game, row: RuleSet) -> Kept:
    """Return a stored set as pages show it."""
    said = fitting(game, row.options)
    return Kept(row.id, row.name, game, said, is_whole=said == row.options)


def all_kept(pad: str, game: Game) -> tuple[Kept, ...]:
    """Return all sets of a game on a pad, sorted by name."""
    found = (kept(game, row) for row in rulesets.all_of(pad, game.id))
    return tuple(sorted(found, key=lambda one: sort_key(one.name)))


def usual(game: Game) -> Kept:
    """Return the usual rules as if they were a set; it has no name and no id."""
    return Kept("", "", game, {}, is_whole=True)


def shelf(choice: Choice) -> Shelf:
    """Return the sets of this browser's pad for the page of a choice."""
    pad, game = current_pad(), choice.game
    if pad is None:
        return Shelf(choice, ())
    gone = tuple(kept(game, row) for row in rulesets.deleted(pad, game.id))
    return Shelf(choice, all_kept(pad, game), gone)
