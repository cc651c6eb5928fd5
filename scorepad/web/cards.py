"""The ranks of a pack as a page shows them."""

from functools import cache
from typing import NamedTuple

from scorepad.engine.cards import Values
from scorepad.games import card_letter, card_name
from scorepad.web import sentences
from scorepad.web.language import current


class Card(NamedTuple):
    """One rank as the page of a language shows it; `is_dear` is the one that costs more than any other."""

    rank: str
    letter: str
    spoken: str
    worth: int
    is_dear: bool


def deck(values: Values) -> tuple[Card, ...]:
    """Return the ranks and their worths, in the language of the page; of two equally dear ones none is."""
    return _deck(tuple(values.items()), current())


@cache
def _deck(values: tuple[tuple[str, int], ...], language: str) -> tuple[Card, ...]:
    worths = sorted(worth for _rank, worth in values)
    return tuple(
        _card(rank, worth, language, is_dear=worth > max(worths[:-1], default=0)) for rank, worth in values
    )


def _card(rank: str, worth: int, language: str, *, is_dear: bool) -> Card:
    """Return a card; its number is read out as it stands there, a letter as the card's name."""
    spoken = rank if rank.isdecimal() else card_name(rank, language)
    spoken = f"{spoken}, {sentences.points(worth)}" if is_dear else spoken
    return Card(rank, card_letter(rank, language), spoken, worth, is_dear)
