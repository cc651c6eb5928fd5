"""The running sum of Ninety-Nine: which cards may be played on it, and what it is then.

A card adds one of its `adds`, or sets the sum; it never takes the sum above the limit, nor below the floor.
With *Zehn immer minus* ten always subtracts, and below 10 the sum stays at the floor (our decision; a table
should agree beforehand).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

PAIR = 2  # players between whom there is no direction


@dataclass(frozen=True)
class Effect:
    """What one rank does: the amounts it may add, or the sum it sets instead.

    `reverse`: whether it turns the direction. `again`: whether, between two, its player lays once more.
    """

    adds: tuple[int, ...] = ()
    sets: int | None = None
    reverse: bool = False
    again: bool = False


@dataclass(frozen=True)
class PileRules:
    """The card table: limit, floor and start of the sum in points, and an effect per rank."""

    effects: Mapping[str, Effect]
    limit: int = 99
    floor: int = 0
    start: int = 0


@dataclass(frozen=True)
class Pile:
    """The pile in the course of a round: its sum, the direction (1 clockwise, -1 back), whose turn it is."""

    total: int
    turn: int
    direction: int = 1


def made(rules: PileRules, total: int, rank: str) -> tuple[int, ...]:
    """Return the sum that each way of playing `rank` on `total` would make, whether it fits or not."""
    effect = rules.effects[rank]
    if effect.sets is not None:
        return (effect.sets,)
    # A card that can only subtract always fits and stops at the floor.
    clamps = all(add < 0 for add in effect.adds)
    return tuple(max(total + add, rules.floor) if clamps else total + add for add in effect.adds)


def sums(rules: PileRules, total: int, rank: str) -> tuple[int, ...]:
    """Return every sum that playing `rank` on `total` may make; empty if the card does not fit."""
    return tuple(total for total in made(rules, total, rank) if rules.floor <= total <= rules.limit)


def fitting(rules: PileRules, total: int) -> tuple[str, ...]:
    """Return the ranks that may be played on `total`."""
    return tuple(rank for rank in rules.effects if sums(rules, total, rank))


def turns(effect: Effect, players: int) -> bool:
    """Whether a card turns the direction among `players`: between two there is none."""
    return effect.reverse and players > PAIR


def plays_again(effect: Effect, players: int) -> bool:
    """Whether whoever lays a card lays another at once: only between two."""
    return effect.again and players == PAIR


def lay(rules: PileRules, pile: Pile, rank: str, total: int, players: int) -> Pile:
    """Return the pile after `rank` made it `total`, with `players` (2 or more) round the table.

    Raises ValueError if the card cannot make that sum.
    """
    if total not in sums(rules, pile.total, rank):
        raise ValueError(f"{rank} on {pile.total} cannot make {total}")
    effect = rules.effects[rank]
    direction = -pile.direction if turns(effect, players) else pile.direction
    step = 0 if plays_again(effect, players) else direction
    return replace(pile, total=total, direction=direction, turn=(pile.turn + step) % players)


def follow(rules: PileRules, pile: Pile, cards: Iterable[tuple[str, int]], players: int) -> tuple[Pile, ...]:
    """Return the pile after each of `cards` (a rank and the sum it made), up to the first that cannot be."""
    piles = [pile]
    for rank, total in cards:
        if rank not in rules.effects or total not in sums(rules, piles[-1].total, rank):
            break
        piles.append(lay(rules, piles[-1], rank, total, players))
    return tuple(piles[1:])
