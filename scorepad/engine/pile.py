"""The running sum of Ninety-Nine: which cards may be played on it, and what it is then.

A card adds one of its `adds`, or sets the sum; it never takes the sum above the limit, nor below the floor.
With *Zehn immer minus* ten always subtracts, and below 10 the sum stays at the floor (our decision; a table
should agree beforehand).
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Effect:
    """What one rank does: the amounts it may add, the sum it sets instead, whether it turns the direction."""

    adds: tuple[int, ...] = ()
    sets: int | None = None
    reverse: bool = False


@dataclass(frozen=True)
class PileRules:
    """The card table: limit, floor and start of the sum in points, and an effect per rank."""

    effects: Mapping[str, Effect]
    limit: int = 99
    floor: int = 0
    start: int = 0


def sums(rules: PileRules, total: int, rank: str) -> tuple[int, ...]:
    """Return every sum that playing `rank` on `total` may make; empty if the card does not fit."""
    effect = rules.effects[rank]
    if effect.sets is not None:
        return (effect.sets,)
    # A card that can only subtract always fits and stops at the floor.
    clamps = all(add < 0 for add in effect.adds)
    made = (max(total + add, rules.floor) if clamps else total + add for add in effect.adds)
    return tuple(total for total in made if rules.floor <= total <= rules.limit)


def fitting(rules: PileRules, total: int) -> tuple[str, ...]:
    """Return the ranks that may be played on `total`."""
    return tuple(rank for rank in rules.effects if sums(rules, total, rank))


@dataclass(frozen=True)
class Pile:
    """The pile in the course of a round: its sum, the direction (1 clockwise, -1 back), whose turn it is."""

    total: int
    turn: int
    direction: int = 1


def lay(rules: PileRules, pile: Pile, rank: str, total: int, players: int) -> Pile:
    """Return the pile after `rank` made it `total`, with `players` (2 or more) round the table.

    Raises ValueError if the card cannot make that sum. Between two players, turning changes nothing.
    """
    if total not in sums(rules, pile.total, rank):
        raise ValueError(f"{rank} on {pile.total} cannot make {total}")
    direction = -pile.direction if rules.effects[rank].reverse else pile.direction
    return replace(pile, total=total, direction=direction, turn=(pile.turn + direction) % players)
