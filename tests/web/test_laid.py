"""Cards as an address says them: what we write is read back, anything else up to where it is odd."""

import pytest

from scorepad.web.laid import MOST, read, written

ROUND = (("7", 7), ("A", 18), ("10", 8), ("K", 99))


def test_cards_stand_in_an_address_as_rank_and_sum():
    assert written(ROUND) == "7-7.A-18.10-8.K-99"
    assert read(written(ROUND)) == ROUND


def test_no_cards_are_an_empty_text():
    assert (written(()), read("")) == ("", ())


@pytest.mark.parametrize(
    "odd",
    [
        "", ".", "8", "8-", "-15", "8-x", "8-1e1", "8-١٥", "8--", "8 -15", "joker-15", "8-9999999", "\0",
        "é-15", "8-15-",
    ],
)  # fmt: skip
def test_an_odd_card_ends_the_list(odd):
    assert read(f"7-7.{odd}.8-15") == (("7", 7),)


def test_a_sum_below_nothing_can_be_said_for_games_that_have_one():
    assert read("10--10") == (("10", -10),)


def test_no_more_cards_are_read_than_a_round_can_have():
    assert read(".".join(["9-0"] * 5000)) == (("9", 0),) * MOST
