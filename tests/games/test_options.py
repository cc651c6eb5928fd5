"""House rules as typed options: what they allow, what holds where nothing was said, what is refused."""

import pytest

from scorepad.engine import InvalidEvent
from tests.games.game_files import SMALL, changed, read_text, refusal

CHOICES = SMALL[SMALL.index("[[options.decks.choices]]"):SMALL.index("[options.rounds]")]
DEFAULTS = "defaults = [{ players_from = 4, value = 2 }]"


@pytest.fixture
def game(tmp_path):
    return read_text(tmp_path, SMALL)


@pytest.mark.parametrize(
    ("option", "allowed", "refused"),
    [
        ("decks", [1, 2], [0, 3, True, 1.0, "1", None, []]),
        ("rounds", [1, 5, 9], [0, 10, True, 5.0, "5", None, []]),
        ("hard", [True, False], [0, 1, "true", None, []]),
    ],
)
def test_an_option_allows_values_of_its_kind_within_its_bounds(game, option, allowed, refused):
    allows = game.by_key[option].allows
    assert [value for value in [*allowed, *refused] if allows(value)] == allowed


def test_an_allowed_value_is_returned_and_another_refused(game):
    assert game.by_key["rounds"].check(9) == 9
    with pytest.raises(InvalidEvent) as refused:
        game.by_key["rounds"].check(10)
    assert refused.value.code == "bad_option"
    assert refused.value.figures == {"option": "rounds", "value": 10}


@pytest.mark.parametrize(
    ("said", "players", "expected"),
    [
        ({}, 3, {"decks": 1, "rounds": 5, "hard": False}),
        ({}, 4, {"decks": 2, "rounds": 3, "hard": False}),
        ({"decks": 2}, 2, {"decks": 2, "rounds": 3, "hard": False}),
        ({"decks": 1}, 6, {"decks": 1, "rounds": 5, "hard": False}),
        ({"rounds": 9, "hard": True}, 2, {"decks": 1, "rounds": 9, "hard": True}),
    ],
)
def test_a_default_looks_at_the_players_and_the_options_before_it(game, said, players, expected):
    assert game.settle(said, players) == expected


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ('kind = "choice"', 'kind = "list"', "options.decks.kind", "must be one of switch, choice, whole"),
        ('effect = "scoring"', 'effect = "none"', "options.decks.effect", "must be one of scoring, sheet"),
        ("default = 1\n", "default = 3\n", "options.decks.default", "3 is not allowed"),
        ("default = 5\n", "default = 0\n", "options.rounds.default", "0 is not allowed"),
        ("default = false", "default = 0", "options.hard.default", "0 is not allowed"),
        ("value = 2 }", "value = 3 }", "options.decks.defaults", "3 is not allowed"),
        ("suggested = [3, 5]", "suggested = [3, 10]", "options.rounds.suggested", "10 is not allowed"),
        ("applies = { hard", "needs = { hard", "options.rounds.needs", "only a switch can need something"),
        (CHOICES, "", "options.decks.choices", "must offer something"),
        (
            "value = 2\n",
            "value = [2]\n",
            "options.decks.choices[1].value",
            "must be a text, a whole number, true or false",
        ),
    ],
)
def test_an_option_that_cannot_be_right_is_refused(tmp_path, old, new, key, reason):
    assert refusal(tmp_path, changed(old, new)) == ("small.toml", key, reason)


def test_a_brief_wording_is_the_label_where_there_is_no_other(tmp_path):
    brief = 'value = 2\nbrief = { de = "mit zweien", nl = "met twee", en = "with two" }\n'
    options = read_text(tmp_path, changed("value = 2\n", brief)).by_key
    words = {value: words["en"] for value, words in options["decks"].briefs.items()}
    assert (words, options["decks"].choices[2]["en"]) == ({1: "one", 2: "with two"}, "two")


def test_a_brief_wording_may_say_nothing_where_another_option_says_it_all(tmp_path):
    brief = 'value = 2\nbrief = { de = "", nl = "", en = "" }\n'
    options = read_text(tmp_path, changed("value = 2\n", brief)).by_key
    assert options["decks"].briefs[2] == {"de": "", "nl": "", "en": ""}


def test_a_number_may_have_a_brief_wording(tmp_path):
    brief = 'kind = "whole"\nbrief = { de = "{value} Runden", nl = "{value} rondes", en = "{value} rounds" }'
    options = read_text(tmp_path, changed('kind = "whole"', brief)).by_key
    assert (options["rounds"].brief["nl"], options["hard"].brief) == ("{value} rondes", None)
