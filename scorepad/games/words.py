"""Text in the languages Scorepad speaks, and the names of the cards in them."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

LANGUAGES = ("de", "nl", "en")

Words = Mapping[str, str]


def card_letter(rank: str, language: str) -> str:
    """Return what stands in the corner of a card: B, D, K in German, B, V, H in Dutch, J, Q, K in English."""
    return _deck()[language]["letters"].get(rank, rank)


def card_name(rank: str, language: str) -> str:
    """Return what a card of `rank` is called, such as Bube, boer or jack."""
    return _deck()[language]["names"][rank]


@cache
def _deck() -> dict[str, dict[str, dict[str, str]]]:
    return tomllib.loads(Path(__file__).with_name("deck.toml").read_text(encoding="utf-8"))
