"""How what single matches say becomes totals: by game, by player, and by two of them."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from itertools import combinations
from typing import Any

from scorepad.engine.adding import Addable
from scorepad.engine.duel import Duel, between
from scorepad.engine.figures import Course, Figures

Key = tuple[str, str, str]
Totals = dict[Key, Addable]


@dataclass(frozen=True)
class Keys:
    """Which totals, each known by game, player and other player; None stands for any.

    Those of these `games`; of nobody but these `people`; of somebody they are `about`; of two players each,
    or not.
    """

    games: frozenset[str] | None = None
    people: frozenset[str] | None = None
    about: frozenset[str] | None = None
    pairs: bool | None = None

    def __contains__(self, key: Key) -> bool:
        game, player, other = key
        return (
            (self.games is None or game in self.games)
            and (self.people is None or self.people.issuperset({player, other} - {""}))
            and (self.about is None or not self.about.isdisjoint({player, other}))
            and (self.pairs is None or self.pairs == bool(other))
        )


@dataclass(frozen=True)
class Ended:
    """A finished match: what it says of the table, and of the people who sat there, as far as asked for."""

    day: date
    game: str
    course: Mapping[str, Any]
    people: Mapping[str, Mapping[str, Any]]

    def parts(self, keys: Keys) -> Iterator[tuple[Key, Addable]]:
        """Return what the match adds to which totals."""
        here = {one: Figures.decode(said) for one, said in self.people.items()}
        for player, other in (("", ""), *((one, "") for one in here), *combinations(sorted(here), 2)):
            wanted = [key for game in ("", self.game) if (key := (game, player, other)) in keys]
            if wanted:
                part = self._part(here, player, other)
                yield from ((key, part) for key in wanted)

    def _part(self, here: Mapping[str, Figures], player: str, other: str) -> Addable:
        if other:
            return between(here[player], here[other])
        return here[player] if player else Course.decode(self.course)


def kind_of(key: Key) -> type[Addable]:
    """Return what kind of figures a total has."""
    _game, player, other = key
    return Duel if other else Figures if player else Course


def fold(parts: Iterable[tuple[Key, Addable]]) -> Totals:
    """Return the totals of parts, which come in order of time."""
    found: dict[Key, list[Addable]] = defaultdict(list)
    for key, part in parts:
        found[key].append(part)
    return {key: said[0] if len(said) == 1 else kind_of(key).total(said) for key, said in found.items()}


def encoded(totals: Totals) -> dict[Key, dict[str, Any]]:
    """Return the totals as they are written."""
    return {key: said.encode() for key, said in totals.items()}
