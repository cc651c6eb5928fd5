"""Seats in a circle, and the cut for the first deal."""

import pytest

from scorepad.engine.table import left_of, lowest_card

SEATS = ("Anna", "Ben", "Carla", "Dan")


@pytest.mark.parametrize(
    ("player", "among", "expected"),
    [
        ("Anna", SEATS, "Ben"),
        ("Dan", SEATS, "Anna"),
        ("Anna", ("Anna", "Dan"), "Dan"),
        ("Dan", ("Ben", "Dan"), "Ben"),
        ("Carla", ("Ben",), "Ben"),
    ],
)
def test_the_next_seat_is_the_first_clockwise_that_plays(player, among, expected):
    assert left_of(SEATS, player, among) == expected


def test_somebody_alone_at_the_table_is_left_of_himself():
    assert left_of(SEATS, "Ben", ("Ben",)) == "Ben"


def test_nobody_is_left_of_anybody_where_nobody_plays():
    assert left_of(SEATS, "Ben", ()) is None


def test_the_lowest_card_deals_first():
    assert lowest_card({"Anna": "K", "Ben": "10", "Carla": "2"}) == ("Carla",)


def test_the_ace_is_low_in_the_cut():
    assert lowest_card({"Anna": "2", "Ben": "A", "Carla": "K"}) == ("Ben",)


def test_a_ten_is_higher_than_a_nine_in_the_cut():
    assert lowest_card({"Anna": "10", "Ben": "9"}) == ("Ben",)


def test_all_who_tie_for_the_lowest_card_cut_again():
    assert lowest_card({"Anna": "3", "Ben": "Q", "Carla": "3"}) == ("Anna", "Carla")
