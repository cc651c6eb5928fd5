from scorepad.games import find
from scorepad.games.spans import Span, deal, spread

NINETY_NINE, NINES = find("ninety-nine"), find("nines")


def test_what_is_the_same_at_every_table_is_one_span():
    assert spread(NINES, {"limit": 50})["limit"] == (Span(2, 6, 50),)


def test_what_depends_on_the_number_of_players_is_a_span_for_each():
    assert spread(NINETY_NINE, {})["decks"] == (Span(2, 4, 1), Span(5, 12, 2))
    assert spread(NINETY_NINE, {})["start_tokens"] == (Span(2, 4, 5), Span(5, 12, 3))


def test_a_rule_that_was_said_holds_at_every_table():
    said = spread(NINETY_NINE, {"decks": 2})
    assert (said["decks"], said["start_tokens"]) == ((Span(2, 12, 2),), (Span(2, 12, 3),))


def test_with_a_number_of_players_only_their_table_counts():
    assert spread(NINETY_NINE, {}, 5)["decks"] == (Span(5, 5, 2),)


def test_the_cards_each_depend_on_the_players_or_on_a_rule():
    assert deal(NINES, {}) == (Span(2, 4, 7), Span(5, 6, 5))
    assert deal(NINES, {}, 6) == (Span(6, 6, 5),)
    assert deal(NINETY_NINE, {"cards_each": 7}) == (Span(2, 12, 7),)
