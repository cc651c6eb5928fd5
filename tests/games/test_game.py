"""Our two games: their options, defaults, card tables, and the rules they give the engine."""

import pytest

from scorepad.engine import InvalidEvent
from scorepad.engine.rules import PointsRules, TokensRules
from scorepad.games import find
from tests.engine.matches import cards

NINETY_NINE, NINES = find("ninety-nine"), find("nines")
SWITCH = (False, True)

DOMAINS = {
    "ninety-nine": {
        "start_tokens": range(1, 21),
        "decks": (1, 2),
        "swap_nine_king": SWITCH,
        "ten_always_minus": SWITCH,
        "cards_each": (3, 4, 5, 7),
        "new_deal": ("each_hand", "none"),
        "four_again": SWITCH,
        "sudden_death": SWITCH,
    },
    "nines": {
        "end": ("limit", "rounds"),
        "limit": range(1, 1001),
        "limit_rule": ("reach", "exceed"),
        "rounds": range(1, 101),
        "hard_nines": SWITCH,
        "decks": (1, 2),
        "draw_until_playable": SWITCH,
        "skip_reverse": SWITCH,
        "no_nine_finish": SWITCH,
        "stack_nines": SWITCH,
        "tiebreak": ("playoff", "shared"),
    },
}
USUAL = {
    "ninety-nine": {
        "start_tokens": 5,
        "decks": 1,
        "swap_nine_king": False,
        "ten_always_minus": False,
        "cards_each": 3,
        "new_deal": "each_hand",
        "four_again": False,
        "sudden_death": False,
    },
    "nines": {
        "end": "limit",
        "limit": 100,
        "limit_rule": "reach",
        "rounds": 5,
        "hard_nines": False,
        "decks": 1,
        "draw_until_playable": False,
        "skip_reverse": False,
        "no_nine_finish": False,
        "stack_nines": False,
        "tiebreak": "playoff",
    },
}


def domain(option):
    if option.kind == "whole":
        return range(option.least, option.most + 1)
    return SWITCH if option.kind == "switch" else tuple(option.choices)


def bad_option(call, *args):
    with pytest.raises(InvalidEvent) as refused:
        call(*args)
    assert refused.value.code == "bad_option"
    return refused.value.figures


@pytest.mark.parametrize("game", [NINETY_NINE, NINES], ids=lambda game: game.id)
def test_a_game_has_the_options_of_the_interchange_format(game):
    assert {option.key: domain(option) for option in game.options} == DOMAINS[game.id]


@pytest.mark.parametrize("game", [NINETY_NINE, NINES], ids=lambda game: game.id)
def test_a_game_is_played_as_usual_where_nothing_is_said(game):
    assert game.settle({}, 4) == USUAL[game.id]


@pytest.mark.parametrize(("players", "decks", "tokens"), [(2, 1, 5), (4, 1, 5), (5, 2, 3), (12, 2, 3)])
def test_ninety_nine_takes_two_packs_and_three_tokens_from_five_players_on(players, decks, tokens):
    expected = {**USUAL["ninety-nine"], "decks": decks, "start_tokens": tokens}
    assert NINETY_NINE.settle({}, players) == expected


@pytest.mark.parametrize(
    ("said", "players", "tokens"),
    [({"decks": 2}, 3, 3), ({"decks": 1}, 6, 5), ({"sudden_death": True}, 6, 1), ({"start_tokens": 9}, 6, 9)],
)
def test_start_tokens_follow_what_was_said(said, players, tokens):
    assert NINETY_NINE.settle(said, players)["start_tokens"] == tokens


def test_nines_takes_one_pack_however_many_play():
    assert NINES.settle({}, 6) == USUAL["nines"]


def test_only_start_tokens_sudden_death_and_the_deal_mode_change_the_scoring_of_ninety_nine():
    scoring = {option.key for option in NINETY_NINE.options if option.effect == "scoring"}
    assert scoring == {"start_tokens", "sudden_death", "new_deal"}


def test_the_tables_are_as_large_as_the_rules_say():
    sizes = [(game.least, game.usual_most, game.most, game.best) for game in (NINETY_NINE, NINES)]
    assert sizes == [(2, 8, 12, (3, 6)), (2, 6, 6, (3, 5))]


def test_sudden_death_needs_exactly_one_token():
    clash = {"option": "start_tokens", "value": 3, "because": "sudden_death"}
    assert bad_option(NINETY_NINE.settle, {"sudden_death": True, "start_tokens": 3}, 4) == clash
    options = NINETY_NINE.settle({"sudden_death": True}, 4)
    assert bad_option(NINETY_NINE.change, options, {"start_tokens": 3}) == clash
    assert NINETY_NINE.change(options, {"start_tokens": 3, "sudden_death": False})["start_tokens"] == 3


def test_options_that_do_not_go_together_may_be_suggested():
    said = {"sudden_death": True, "start_tokens": 3}
    assert NINETY_NINE.suggest(said, 4) == {**USUAL["ninety-nine"], **said}


def test_an_option_of_another_game_is_not_known():
    with pytest.raises(InvalidEvent) as refused:
        NINES.settle({"start_tokens": 3}, 4)
    assert (refused.value.code, refused.value.figures) == ("unknown_option", {"option": "start_tokens"})


@pytest.mark.parametrize(("end", "silent"), [("limit", {"rounds"}), ("rounds", {"limit", "limit_rule"})])
def test_options_that_mean_nothing_under_the_others_do_not_apply(end, silent):
    applying = {option.key for option in NINES.applying(NINES.settle({"end": end}, 4))}
    assert applying == set(DOMAINS["nines"]) - silent


def test_ninety_nine_gives_the_engine_its_rules():
    options = NINETY_NINE.settle({"start_tokens": 4, "new_deal": "none"}, 4)
    assert NINETY_NINE.rules(options) == TokensRules(start_tokens=4, new_deal="none")
    sudden = NINETY_NINE.settle({"sudden_death": True}, 4)
    assert NINETY_NINE.rules(sudden) == TokensRules(start_tokens=1, sudden_death=True)


def test_nines_gives_the_engine_its_rules():
    said = {"end": "rounds", "limit": 50, "limit_rule": "exceed", "rounds": 7}
    said |= {"tiebreak": "shared", "decks": 2}
    assert NINES.rules(NINES.settle(said, 4)) == PointsRules(
        **said, values=cards()["nines"]["standard"], cards_each={2: 7, 3: 7, 4: 7, 5: 5, 6: 5}
    )


def test_hard_nines_change_the_value_of_the_nine():
    rules = NINES.rules(NINES.settle({"hard_nines": True}, 4))
    assert rules.values == cards()["nines"]["hard_nines"]


def written(effect):
    """An effect as the card table writes it."""
    does = {"add": list(effect.adds)} if effect.sets is None else {"set": effect.sets}
    return {**does, "reverse": True} if effect.reverse else does


@pytest.mark.parametrize(
    ("said", "sheet"),
    [
        ({}, "standard"),
        ({"swap_nine_king": True}, "swapped_9_K"),
        ({"ten_always_minus": True}, "ten_always_minus"),
        ({"swap_nine_king": True, "ten_always_minus": True}, "swapped_and_ten_minus"),
    ],
)
def test_the_cards_of_ninety_nine_do_what_the_card_table_says(said, sheet):
    expected = {rank: {**card} for rank, card in cards()["ninety_nine"][sheet].items()}
    effects = NINETY_NINE.pile_rules(NINETY_NINE.settle(said, 4)).effects
    texts = {rank: card.pop("text") for rank, card in expected.items()}
    assert {rank: written(effect) for rank, effect in effects.items()} == expected
    assert list(effects) == list(texts)


def test_the_house_rules_of_a_pile_are_those_its_card_table_hears():
    keys = {game.id: [option.key for option in game.pile_options] for game in (NINETY_NINE, NINES)}
    assert keys == {"ninety-nine": ["swap_nine_king", "ten_always_minus", "four_again"], "nines": []}


def test_the_four_for_two_is_no_business_of_another_card():
    plain, again = (
        NINETY_NINE.pile_rules(NINETY_NINE.settle(said, 2)).effects for said in ({}, {"four_again": True})
    )
    assert [rank for rank in plain if plain[rank] != again[rank]] == ["4"]


def test_nines_has_no_running_sum():
    assert NINES.pile_rules(NINES.settle({}, 4)) is None


def test_the_cards_dealt_in_nines_follow_the_number_of_players():
    options = NINES.settle({}, 4)
    sizes = {str(players): NINES.hand_size(options, players) for players in range(2, 7)}
    assert sizes == cards()["nines"]["cards_each"]
    assert NINES.hand_size(options, 7) is None


def test_the_cards_dealt_in_ninety_nine_follow_the_option():
    assert NINETY_NINE.hand_size(NINETY_NINE.settle({"cards_each": 7}, 4), 4) == 7
