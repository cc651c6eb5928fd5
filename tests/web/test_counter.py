"""What a pile shows for any address: which keys ask, what training hides, and that nothing breaks it."""

import json

import pytest

from scorepad.web.laid import MOST
from tests.web.piles import fitting, lay, shown, struck, undo


def see(visitor, laid, **more):
    said = "&".join(f"{name}={value}" for name, value in {"players": 3, "laid": laid, **more}.items())
    visitor.get(f"/pile?{said}")
    assert visitor.status == 200
    return visitor


def up_to(total):
    """Cards that make a sum, the largest first."""
    cards, reached = [], 0
    for rank, adds in (("J", 10), ("8", 8), ("7", 7), ("5", 5), ("3", 3), ("2", 2), ("A", 1)):
        while reached + adds <= total:
            reached += adds
            cards.append(f"{rank}-{reached}")
    return ".".join(cards)


@pytest.mark.parametrize(
    ("total", "aces", "tens"),
    [
        (0, ["A +1", "A +11"], ["10 +10"]),
        (9, ["A +1", "A +11"], ["10 +10"]),
        (10, ["A +1", "A +11"], ["10 +10", "10 −10"]),
        (88, ["A +1", "A +11"], ["10 +10", "10 −10"]),
        (89, ["A +1"], ["10 +10", "10 −10"]),
        (90, ["A +1"], ["10 −10"]),
        (98, ["A +1"], ["10 −10"]),
        (99, [], ["10 −10"]),
    ],
)
def test_an_ace_and_a_ten_ask_only_where_both_ways_fit(visitor, total, aces, tens):
    keys = fitting(see(visitor, up_to(total)))
    assert [[one for one in keys if one.split(" ")[0] == rank] for rank in ("A", "10")] == [aces, tens]


def test_a_card_that_does_not_fit_stays_in_its_place_struck_out_and_explained(visitor):
    see(visitor, "K-99")
    assert struck(visitor) == ["A +1", "2 +2", "3 +3", "5 +5", "6 +6", "7 +7", "8 +8", "B +10", "D +10"]
    assert visitor.text(".tight:not([hidden])") == ["Durchgestrichene Karten passen nicht: mehr als 99."]
    assert len(visitor.page.select("[data-rank]")) == 13
    see(visitor, "K-99.10-89")
    assert (struck(visitor), visitor.text(".tight:not([hidden])")) == ([], [])


def test_a_red_ring_goes_round_a_sum_that_is_full(visitor):
    see(visitor, "K-99.10-89")
    assert visitor.text(".is-full") == []
    see(visitor, "K-99")
    assert visitor.text(".is-full") == ["99"]


@pytest.mark.parametrize(
    "odd",
    [
        "8-16", "A-9", "joker-7", "8", "", "8-15é", "K-100", "%00", "%FF", "8-9999999999", "é-1", "<b>-1",
        "__-1", "11-18",
    ],
)  # fmt: skip
def test_an_impossible_list_counts_up_to_its_longest_possible_beginning(visitor, odd):
    see(visitor, f"7-7.{odd}.8-15")
    assert shown(visitor) == ["Platz 2 ist dran", "im Uhrzeigersinn", "7"]
    assert shown(lay(visitor, "8"))[-1] == "15"
    undo(visitor)
    assert shown(visitor)[-1] == "7"


def test_a_card_of_an_address_that_does_not_fit_is_named(visitor):
    see(visitor, "K-99.Q-109")
    assert visitor.text(".refused:not([hidden])") == ["Das passt nicht: Dame"]
    see(visitor, "K-99")
    assert visitor.text(".refused:not([hidden])") == []


def test_the_longest_round_ends_in_struck_out_keys_not_in_a_broken_page(visitor):
    see(visitor, ".".join(["9-0"] * (MOST - 1)))
    lay(visitor, "9")
    assert (fitting(visitor), visitor.text(".tight:not([hidden])") != []) == ([], True)
    undo(visitor)
    assert len(fitting(visitor)) == 14


def test_an_address_of_the_longest_round_stays_below_two_kilobytes(visitor):
    see(visitor, ".".join(["9-0"] * (MOST - 1)))
    assert max(len(link["href"]) for link in visitor.page.select(".key[href]")) < 2048


def test_training_hides_the_sum_and_whatever_would_betray_it(visitor):
    see(visitor, "7-7.A-18", train=1)
    fold = visitor.page.select_one(".veil")
    assert visitor.text(".veil summary, .veil .sum") == ["Summe zeigen", "18"]
    assert not fold.has_attr("open")
    before = visitor.text(".key"), fitting(visitor), struck(visitor)
    lay(visitor, "K")
    assert visitor.text(".veil .sum") == ["99"]
    assert (visitor.text(".key"), fitting(visitor), struck(visitor)) == before
    assert visitor.text(".tight") == []
    counter = visitor.page.select_one("pile-counter")
    counter.select_one(".veil").extract()
    assert "99" not in counter.get_text().replace("= 99", "")


def test_training_says_afterwards_that_a_card_did_not_fit(visitor):
    lay(see(visitor, "K-99", train=1), "D")
    assert visitor.text(".refused:not([hidden]), .veil .sum") == ["99", "Das passt nicht: Dame"]
    lay(visitor, "A +11")
    assert visitor.text(".refused:not([hidden]), .veil .sum") == ["99", "Das passt nicht: Ass"]
    lay(visitor, "10 −10")
    assert visitor.text(".refused:not([hidden]), .veil .sum") == ["89"]


def test_training_is_turned_on_and_off_without_losing_the_cards(visitor):
    see(visitor, "7-7.A-18")
    visitor.get(visitor.page.select_one("a[data-follows]")["href"])
    assert visitor.text(".veil .sum, a[data-follows]") == ["18", "Summe immer zeigen"]
    visitor.get(visitor.page.select_one("a[data-follows]")["href"])
    assert (visitor.text(".veil"), visitor.text(".sum")) == ([], ["18"])


def test_a_change_of_language_keeps_the_cards(visitor):
    see(visitor, "7-7.A-18", train=1)
    visitor.submit("NL")
    assert visitor.text(".veil .sum, h1") == ["Stapel", "18"]


def test_the_page_hands_its_script_the_rules_of_the_game(visitor):
    data = json.loads(see(visitor, "", rule_four_again=1).page.select_one("pile-counter")["data-pile"])
    rules = data.pop("rules")
    assert data == {"players": 3, "first": 0, "most": MOST}
    assert {key: rules[key] for key in ("start", "floor", "limit")} == {"start": 0, "floor": 0, "limit": 99}
    assert rules["effects"]["4"] == {"adds": [0], "sets": None, "reverse": True, "again": True}
    assert rules["ranks"] == ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
