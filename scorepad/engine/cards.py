"""Ranks and what a hand of cards left over is worth, in penalty points."""

from collections.abc import Mapping

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = 4

Values = Mapping[str, int]
Hand = Mapping[str, int]


def hand_points(hand: Hand, values: Values) -> int:
    """Return the penalty points of the cards in `hand` (how many of each rank)."""
    return sum(count * values[rank] for rank, count in hand.items())


def most_of_a_rank(decks: int) -> int:
    """Return how many cards of one rank there are in `decks` packs."""
    return SUITS * decks


def deck_points(values: Values, decks: int) -> int:
    """Return what all cards of `decks` packs are worth together: 364 for one pack with nines at 15."""
    return most_of_a_rank(decks) * sum(values.values())


def cheapest(values: Values, cards: int) -> int:
    """Return the least that `cards` cards can be worth (there are always aces enough for the few we ask)."""
    return min(values.values()) * cards


def dearest(values: Values, decks: int, cards: int) -> int:
    """Return the most that one hand of `cards` cards can be worth: 90 for seven cards of one pack."""
    pack = sorted((value for value in values.values() for _ in range(most_of_a_rank(decks))), reverse=True)
    return sum(pack[:cards])
