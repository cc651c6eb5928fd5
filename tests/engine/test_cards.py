"""What cards are worth in hand, in a pack, at least and at most."""

import pytest

from scorepad.engine.cards import RANKS, cheapest, dearest, deck_points, hand_points
from tests.engine.matches import cards

STANDARD = cards()["nines"]["standard"]
HARD = cards()["nines"]["hard_nines"]
DECKS = cards()["nines"]["deck_total"]


def test_the_ranks_are_those_of_a_french_pack_with_the_ace_low():
    assert list(RANKS) == cards()["ranks"]


@pytest.mark.parametrize("rank", RANKS)
def test_each_card_in_hand_counts_its_value(rank):
    assert hand_points({rank: 2}, STANDARD) == 2 * STANDARD[rank]


def test_a_hand_is_worth_the_sum_of_its_cards():
    assert hand_points({"9": 1, "K": 2, "A": 1}, STANDARD) == 36


def test_an_empty_hand_is_worth_nothing():
    assert hand_points({}, STANDARD) == 0


@pytest.mark.parametrize(
    ("values", "decks", "total"),
    [
        (STANDARD, 1, "one_deck"),
        (HARD, 1, "one_deck_hard"),
        (STANDARD, 2, "two_decks"),
        (HARD, 2, "two_decks_hard"),
    ],
)
def test_a_pack_holds_its_total(values, decks, total):
    assert deck_points(values, decks) == DECKS[total]


@pytest.mark.parametrize(
    ("values", "decks", "seven", "five"),
    [(STANDARD, 1, 90, 70), (HARD, 1, 130, 110), (STANDARD, 2, 105, 75), (HARD, 2, 175, 125)],
)
def test_the_dearest_hand_of_seven_and_of_five_cards(values, decks, seven, five):
    assert (dearest(values, decks, 7), dearest(values, decks, 5)) == (seven, five)


def test_the_cheapest_cards_are_aces():
    assert cheapest(STANDARD, 2) == 2
