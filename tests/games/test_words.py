"""The names of the cards in each language."""

import pytest

from scorepad.engine.cards import RANKS
from scorepad.games import LANGUAGES, card_letter, card_name
from tests.engine.matches import cards


def test_scorepad_speaks_german_dutch_and_english():
    assert LANGUAGES == ("de", "nl", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letter_in_the_corner_of_a_card_is_that_of_the_language(language):
    assert {rank: card_letter(rank, language) for rank in RANKS} == cards()["index"][language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_called_what_it_is_called_in_the_language(language):
    assert {rank: card_name(rank, language) for rank in RANKS} == cards()["names"][language]
