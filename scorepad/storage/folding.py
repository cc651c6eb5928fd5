"""How what single matches say becomes totals: by game, by player, and by two of them."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from itertools import combinations
from typing import Any

from scorepad.engine.adding import Addable
from scorepad.engine.duel import Duel, between
from scorepad.engine.figures import Course, Figures, Finish

Key = tuple[str, str, str]
Said = Mapping[str, Any]

# Parts and totals stay as they are written: reading every part costs far more than adding them up.
Part = tuple[Key, Said]
Totals = dict[Key, Said]


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
    course: Said
    people: Mapping[str, Said]

    def parts(self, keys: Keys) -> Iterator[Part]:
        """Return what the match adds to which totals."""
        for player in ("", *self.people):
            said = self.people[player] if player else self.course
            yield from ((key, said) for key in self._wanted(keys, player, ""))
        if keys.pairs is not False:
            yield from self._of_pairs(keys)

    def _of_pairs(self, keys: Keys) -> Iterator[Part]:
        here = {one: Finish.decode(said) for one, said in self.people.items()}
        for one, other in combinations(sorted(here), 2):
            if wanted := self._wanted(keys, one, other):
                said = between(here[one], here[other]).encode()
                yield from ((key, said) for key in wanted)

    def _wanted(self, keys: Keys, player: str, other: str) -> list[Key]:
        return [key for game in ("", self.game) if (key := (game, player, other)) in keys]


def kind_of(key: Key) -> type[Addable]:
    """Return what kind of figures a total has."""
    _game, player, other = key
    return Duel if other else Figures if player else Course


def fold(parts: Iterable[Part]) -> Totals:
    """Return the totals of parts, which come in order of time."""
    found: dict[Key, list[Said]] = defaultdict(list)
    for key, part in parts:
        found[key].append(part)
    return {key: _total(key, said) for key, said in found.items()}


def _total(key: Key, said: list[Said]) -> Said:
    return said[0] if len(said) == 1 else kind_of(key).total_encoded(said)


def decoded(totals: Totals) -> dict[Key, Addable]:
    """Return what the totals say."""
    return {key: kind_of(key).decode(said) for key, said in totals.items()}
