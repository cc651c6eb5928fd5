"""The ranks as a page shows them, by what they are worth."""

from scorepad.engine.cards import RANKS
from scorepad.web.cards import deck

EVEN = dict.fromkeys(RANKS, 5)


def shown(app, values, language):
    with app.test_request_context(headers={"Accept-Language": language}):
        return deck(values)


def test_a_card_has_its_letter_its_name_and_its_worth(app):
    jack = {language: shown(app, EVEN, language)[10] for language in ("de", "nl", "en")}
    assert jack == {
        "de": ("J", "B", "Bube", 5, False),
        "nl": ("J", "B", "boer", 5, False),
        "en": ("J", "J", "jack", 5, False),
    }


def test_the_one_rank_that_costs_most_is_dear_and_read_out_with_its_price(app):
    cards = shown(app, EVEN | {"9": 15, "K": 10}, "de")
    assert [card for card in cards if card.is_dear] == [("9", "9", "9, 15 Punkte", 15, True)]


def test_where_two_ranks_cost_most_none_is_dear(app):
    assert not any(card.is_dear for card in shown(app, EVEN | {"9": 15, "K": 15}, "de"))
    assert shown(app, {}, "de") == ()
