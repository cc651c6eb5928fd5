"""What cards are worth or do, and how house rules change that."""

import pytest

from scorepad.engine.cards import RANKS
from scorepad.engine.pile import Effect
from tests.games.game_files import SMALL, changed, read_text, refusal

EVERY = "must name every rank: A, 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K"
EITHER = "must either add or set"


@pytest.fixture
def game(tmp_path):
    return read_text(tmp_path, SMALL)


def test_a_variant_replaces_some_values_where_its_option_is_set(game):
    soft, hard = (game.values.under({"hard": on}) for on in (False, True))
    assert (soft["K"], hard) == (10, {**soft, "K": 20})


def test_a_variant_replaces_some_effects_where_its_option_is_set(game):
    soft, hard = (game.effects.under({"hard": on}) for on in (False, True))
    assert (soft["K"], hard) == (Effect(sets=30), {**soft, "K": Effect((0,))})


def test_a_card_may_let_its_player_lay_again_and_need_not_say_so(tmp_path):
    game = read_text(tmp_path, changed("reverse = true", "reverse = true, again = true"))
    effects = game.effects.under({"hard": False})
    assert (effects["4"], effects["9"]) == (Effect((0,), reverse=True, again=True), Effect((9,)))


def test_ranks_are_in_their_order_whatever_the_order_of_the_file(tmp_path):
    text = changed("values = { A = 1, 2 = 2,", "values = { 2 = 2, A = 1,")
    assert tuple(read_text(tmp_path, text).values.under({"hard": True})) == RANKS


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ("A = 1, 2 = 2,", "2 = 2,", "cards.values", EVERY),
        ("A = { adds = [1, 11] }\n", "", "pile.cards", EVERY),
        ("A = 1, 2 = 2,", "A = 1, joker = 50, 2 = 2,", "cards.values.joker", "is not a rank"),
        ("[pile.cards]", "[pile.cards]\njoker = { adds = [5] }", "pile.cards.joker", "is not a rank"),
        ("values = { K = 20 }", "values = { joker = 20 }", "cards.variants[0].values.joker", "is not a rank"),
        ("A = 1, 2 = 2,", 'A = "1", 2 = 2,', "cards.values.A", "must be a whole number"),
        ("2 = { adds = [2] }", "2 = 2", "pile.cards.2", "must be a table"),
        ("2 = { adds = [2] }", "2 = {}", "pile.cards.2", EITHER),
        ("2 = { adds = [2] }", "2 = { adds = [2], sets = 2 }", "pile.cards.2", EITHER),
        ("K = { sets = 30 }", 'K = { sets = "30" }', "pile.cards.K.sets", "must be a whole number"),
    ],
)
def test_a_card_table_that_cannot_be_right_is_refused(tmp_path, old, new, key, reason):
    assert refusal(tmp_path, changed(old, new)) == ("small.toml", key, reason)
