"""The running sum of Ninety-Nine, card by card and sum by sum."""

import pytest

from scorepad.engine.cards import RANKS
from scorepad.engine.pile import Pile, PileRules, fitting, follow, lay, made, sums
from scorepad.games import find
from tests.engine.matches import cards

SHEET = cards()["ninety_nine"]
HOUSE_RULES = {
    "standard": {},
    "swapped_9_K": {"swap_nine_king": True},
    "ten_always_minus": {"ten_always_minus": True},
    "swapped_and_ten_minus": {"swap_nine_king": True, "ten_always_minus": True},
}
FOUR_AGAIN = find("ninety-nine").pile_rules(find("ninety-nine").settle({"four_again": True}, 2))


def pile_rules(house_rule):
    game = find("ninety-nine")
    return game.pile_rules(game.settle(HOUSE_RULES[house_rule], 4))


def told(card, total):
    """What the card table says a card makes of a sum, lowest first."""
    if "set" in card:
        return [card["set"]]
    if card["add"] == [-10]:
        return [max(total - 10, 0)]
    return sorted(total + add for add in card["add"] if 0 <= total + add <= 99)


def by_table(house_rule, rank):
    return {total: told(SHEET[house_rule][rank], total) for total in range(100)}


@pytest.mark.parametrize("rank", RANKS)
@pytest.mark.parametrize("house_rule", HOUSE_RULES)
def test_each_card_makes_what_the_table_says_of_every_sum(house_rule, rank):
    rules = pile_rules(house_rule)
    assert {total: sorted(sums(rules, total, rank)) for total in range(100)} == by_table(house_rule, rank)


@pytest.mark.parametrize("house_rule", HOUSE_RULES)
def test_at_99_only_four_nine_ten_and_king_fit(house_rule):
    assert fitting(pile_rules(house_rule), 99) == ("4", "9", "10", "K")


@pytest.mark.parametrize("house_rule", SHEET["playable_at_99"])
def test_what_fits_at_99_is_what_the_card_sheet_lists(house_rule):
    listed = {entry.removesuffix(" (-10)") for entry in SHEET["playable_at_99"][house_rule]}
    assert set(fitting(pile_rules(house_rule), 99)) == listed


def test_every_card_fits_on_an_empty_pile():
    assert fitting(pile_rules("standard"), 0) == RANKS


@pytest.mark.parametrize(("total", "expected"), [(9, (19,)), (10, (20, 0)), (89, (99, 79)), (90, (80,))])
def test_a_ten_subtracts_only_from_ten_on_and_adds_only_up_to_99(total, expected):
    assert sums(pile_rules("standard"), total, "10") == expected


@pytest.mark.parametrize(("total", "expected"), [(0, (0,)), (9, (0,)), (10, (0,)), (99, (89,))])
def test_a_ten_that_always_subtracts_stops_at_nothing(total, expected):
    assert sums(pile_rules("ten_always_minus"), total, "10") == expected


def test_the_pile_begins_empty_and_stays_between_its_bounds():
    rules = pile_rules("standard")
    assert (rules.start, rules.floor, rules.limit) == (SHEET["start"], SHEET["floor"], SHEET["limit"])


def test_a_card_passes_the_turn_clockwise():
    assert lay(pile_rules("standard"), Pile(20, turn=2), "7", 27, players=3) == Pile(27, turn=0)


def test_a_four_turns_the_direction_and_a_second_one_turns_it_back():
    rules = pile_rules("standard")
    turned = lay(rules, Pile(20, turn=0), "4", 20, players=4)
    assert turned == Pile(20, turn=3, direction=-1)
    assert lay(rules, turned, "4", 20, players=4) == Pile(20, turn=0, direction=1)


def test_a_turned_direction_stays_for_the_cards_after_it():
    assert lay(pile_rules("standard"), Pile(5, 1, -1), "2", 7, players=3) == Pile(7, 0, -1)


def test_between_two_players_a_four_passes_the_turn_as_a_nine_does():
    rules = pile_rules("standard")
    piles = {lay(rules, Pile(50, turn=0), rank, 50, players=2) for rank in ("4", "9")}
    assert piles == {Pile(50, turn=1, direction=1)}


def test_between_two_players_who_agreed_on_it_a_four_is_followed_by_another_card():
    assert lay(FOUR_AGAIN, Pile(50, turn=1), "4", 50, players=2) == Pile(50, turn=1, direction=1)
    assert lay(FOUR_AGAIN, Pile(50, turn=1), "9", 50, players=2) == Pile(50, turn=0, direction=1)


def test_among_more_than_two_that_four_turns_the_direction_as_ever():
    assert lay(FOUR_AGAIN, Pile(50, turn=0), "4", 50, players=3) == Pile(50, turn=2, direction=-1)


def test_the_four_for_two_changes_no_sum():
    piles = [[sums(rules, total, rank) for total in range(100) for rank in RANKS] for rules in
             (FOUR_AGAIN, pile_rules("standard"))]  # fmt: skip
    assert piles[0] == piles[1]


def test_the_player_chooses_what_an_ace_adds():
    rules = pile_rules("standard")
    chosen = {lay(rules, Pile(50, turn=0), "A", total, players=3).total for total in (51, 61)}
    assert chosen == {51, 61}


def test_a_card_cannot_make_a_sum_it_does_not_make():
    with pytest.raises(ValueError, match=r"^A on 98 cannot make 109$"):
        lay(pile_rules("standard"), Pile(98, turn=0), "A", 109, players=3)


def test_what_a_card_would_make_is_told_even_where_it_does_not_fit():
    rules = pile_rules("standard")
    assert [made(rules, 95, rank) for rank in ("A", "7", "10", "K")] == [(96, 106), (102,), (105, 85), (99,)]


def test_a_card_that_would_set_the_sum_out_of_bounds_does_not_fit():
    rules = PileRules(pile_rules("standard").effects, limit=50)
    assert sums(rules, 20, "K") == ()


def test_cards_are_followed_one_by_one():
    cards = [("7", 7), ("4", 7), ("A", 18), ("K", 99)]
    piles = follow(pile_rules("standard"), Pile(0, turn=1), cards, players=3)
    assert piles == (Pile(7, 2), Pile(7, 1, -1), Pile(18, 0, -1), Pile(99, 2, -1))


@pytest.mark.parametrize("odd", [("7", 15), ("A", 9), ("joker", 7), ("8", 7)])
def test_cards_are_followed_up_to_the_first_that_cannot_be(odd):
    cards = [("7", 7), odd, ("8", 15)]
    assert follow(pile_rules("standard"), Pile(0, turn=0), cards, players=3) == (Pile(7, 1),)


def test_no_cards_lead_nowhere():
    assert follow(pile_rules("standard"), Pile(0, turn=0), [], players=3) == ()
