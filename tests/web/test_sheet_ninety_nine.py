"""The worked example on the sheet of Ninety-Nine is a round that the engine could have seen."""

import re
from itertools import product

import pytest

from scorepad.engine import Round, Table, play, start
from scorepad.engine.pile import Pile, lay, sums
from scorepad.games import LANGUAGES, card_name, find

GAME = find("ninety-nine")
RANK = {language: {card_name(rank, language): rank for rank in "AJQK"} for language in LANGUAGES}
NAMES = re.compile("Anna|Ben|Carla")
THREE, TWO = ("Anna", "Ben", "Carla"), ("Anna", "Ben")


def example(visitor, language, asked):
    """Return the rows of the example (who, card, sum said), and what is told after them."""
    address = "&".join(f"{key}={value}" for key, value in asked.items())
    visitor.get(f"/rules/ninety-nine?lang={language}&{address}")
    table = visitor.page.find(id="example").find_next("table")
    rows = [[cell.get_text() for cell in row("td")[:3]] for row in table("tr")[1:]]
    after = [told.get_text() for told in table.find_next_siblings(["p", "h2"])]
    heading = visitor.page.find(id="cards").get_text()
    laid = [(who, RANK[language].get(card, card), int(re.sub(r"\D", "", said))) for who, card, said in rows]
    return laid, " ".join(after[: after.index(heading)])


SWITCHES = [
    dict(zip(("swap_nine_king", "ten_always_minus", "four_again"), on, strict=True))
    for on in product([0, 1], repeat=3)
]
DEALS = [
    {"new_deal": deal, "start_tokens": tokens, "four_again": again}
    for deal, tokens, again in product(["each_hand", "none"], [1, 4], [0, 1])
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [THREE, TWO])
@pytest.mark.parametrize("said", SWITCHES)
def test_everybody_lays_in_turn_and_says_the_sum_until_one_is_stuck(visitor, language, seats, said):
    laid, after = example(visitor, language, asked(seats, said))
    rules = GAME.pile_rules(GAME.settle({key: bool(on) for key, on in said.items()}, len(seats)))

    pile = Pile(rules.start, seats.index(laid[0][0]))
    for who, card, total in laid:
        assert seats[pile.turn] == who
        pile = lay(rules, pile, card, total, len(seats))

    assert seats[pile.turn] == "Ben" == NAMES.search(after)[0]
    assert (pile.total, sums(rules, pile.total, "2")) == (rules.limit, ())
    assert str(pile.total + 2) in after


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [THREE, TWO])
@pytest.mark.parametrize("said", DEALS)
def test_after_it_deals_and_starts_who_does_so_in_the_app(visitor, language, seats, said):
    laid, after = example(visitor, language, asked(seats, said))
    dealer = seats[seats.index(laid[0][0]) - 1]
    table = Table(seats, dealer, {**said, "four_again": bool(said["four_again"])})
    standing = play(start(GAME, table), Round(losers={"Ben": 1}))

    next_up = (standing.next_dealer, standing.next_starter)
    named = standing.outcome.winners if standing.outcome else next_up
    assert tuple(NAMES.findall(after))[-len(named) :] == named


def asked(seats, said):
    """Return what an address asks for; a sheet for three says nothing that one for any number does not."""
    return {**said, "players": 2} if seats == TWO else said
