"""House rules that were fine once, under a game as it is now."""

import pytest

from scorepad.engine import InvalidEvent
from scorepad.games.fitting import check_everywhere, fitting
from tests.games.game_files import SMALL, changed, read_text


@pytest.fixture
def game(tmp_path):
    return read_text(tmp_path, SMALL)


def test_what_the_game_allows_at_any_table_is_kept(game):
    said = {"hard": True, "decks": 1, "rounds": 9}
    assert fitting(game, said) == said
    assert fitting(game, {}) == {}


@pytest.mark.parametrize(
    "odd", [{"soft": True}, {"rounds": 10}, {"rounds": "5"}, {"rounds": [5]}, {"rounds": None}, {"hard": 1}]
)
def test_what_it_does_not_know_or_allow_is_left_out(game, odd):
    assert fitting(game, {"decks": 1} | odd) == {"decks": 1}


def test_a_rule_that_asks_for_what_is_not_there_gives_way(game):
    assert fitting(game, {"hard": True, "decks": 2}) == {"decks": 2}


def test_a_rule_that_does_not_fit_every_table_gives_way(game):
    with pytest.raises(InvalidEvent):
        check_everywhere(game, {"hard": True})
    assert fitting(game, {"hard": True}) == {}


def test_what_stands_against_a_rule_that_always_holds_gives_way(tmp_path):
    text = changed('kind = "switch"\ndefault = false', 'kind = "switch"\ndefault = true')
    always = read_text(tmp_path, text.replace("defaults = [{ players_from = 4, value = 2 }]\n", "", 1))
    assert fitting(always, {"decks": 2}) == {}


def test_a_game_that_does_not_go_together_by_itself_is_left_as_it_is(tmp_path):
    text = changed('kind = "switch"\ndefault = false', 'kind = "switch"\ndefault = true')
    assert fitting(read_text(tmp_path, text), {"rounds": 7}) == {"rounds": 7}
