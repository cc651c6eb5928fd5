"""The cards of a round as an address says them: `7-7.A-18.K-99` is a seven making 7, an ace 18, a king 99.

So the pile counter needs no memory: laying a card is a link, and undo is the address with one card less.
"""

import re
from collections.abc import Iterable, Iterator

# Two packs, twice through: no round goes on for longer, and no address gets longer than this makes it.
MOST = 208

CARD = re.compile(r"(\w{1,2})-(-?\d{1,6})", re.ASCII)

Card = tuple[str, int]


def read(text: str) -> tuple[Card, ...]:
    """Return the cards an address names, up to the first that it spells as we never would."""
    return tuple(_cards(text.split(".", MOST)[:MOST]))


def written(cards: Iterable[Card]) -> str:
    """Return cards as they stand in an address."""
    return ".".join(f"{rank}-{total}" for rank, total in cards)


def _cards(parts: Iterable[str]) -> Iterator[Card]:
    for part in parts:
        card = CARD.fullmatch(part)
        if card is None:
            return
        yield card[1], int(card[2])
