"""A game file is refused at the key that is wrong, with the reason."""

import pytest

from scorepad.games import BadGameFile
from tests.games.game_files import changed, refusal

LANGUAGES = "must have exactly the languages de, nl, en"
TEXTS = "every language needs a text"
LIST = "must be a list of whole numbers"
WHOLE = "must be a whole number"
TABLES = "must be a list of tables"
PLAYERS = "[players]\nleast = 2\nmost = 6\nusual_most = 5\nbest = [3, 4]\n"


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ('id = "small"', "", "id", "missing"),
        ("least = 2", "", "players.least", "missing"),
        ('id = "small"', "id = 3", "id", "must be a text"),
        ('id = "small"', 'id = ""', "id", "must be a text"),
        ("order = 9", 'order = "9"', "order", WHOLE),
        ("order = 9", "order = true", "order", WHOLE),
        ("players_from = 4", "players_from = 4.5", "options.decks.defaults[0].players_from", WHOLE),
        ("best = [3, 4]", "best = 3", "players.best", LIST),
        ("best = [3, 4]", 'best = [3, "4"]', "players.best", LIST),
        ('family = "points"', 'family = "dice"', "family", "must be one of tokens, points"),
        ('"Klein", en = "Small" }', '"Klein" }', "name", LANGUAGES),
        ('en = "Small" }', 'en = "Small", fr = "Petit" }', "name", LANGUAGES),
        ('name = { de = "Klein", nl = "Klein", en = "Small" }', 'name = "Small"', "name", LANGUAGES),
        ('en = "Small"', 'en = ""', "name", TEXTS),
        ('en = "Small"', "en = 3", "name", TEXTS),
        ("[deal]", "[deal.cards_each]\n[spare]", "spare", "unknown key"),
        ("cards_each = { 2 = 7, 3 = 5 }", "cards_each = 7", "deal.cards_each", "must be a table"),
        ("defaults = [{ players_from = 4, value = 2 }]", "defaults = 2", "options.decks.defaults", TABLES),
        ("defaults = [{ players_from = 4, value = 2 }]", "defaults = [2]", "options.decks.defaults", TABLES),
        ("reverse = true", 'reverse = "yes"', "pile.cards.4.reverse", "must be true or false"),
        ("reverse = true", "again = 1", "pile.cards.4.again", "must be true or false"),
    ],
)
def test_a_value_that_is_missing_or_of_the_wrong_kind_is_refused(tmp_path, old, new, key, reason):
    assert refusal(tmp_path, changed(old, new)) == ("small.toml", key, reason)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("order = 9", "order = 9\nordre = 9", "ordre"),
        ("least = 2", "least = 2\nleats = 2", "players.leats"),
        ("[deal]", "[deal]\ndealer = 1", "deal.dealer"),
        ("[cards]", "[cards]\nsuits = 4", "cards.suits"),
        ("[pile]", "[pile]\nroof = 99", "pile.roof"),
        ('kind = "whole"', 'kind = "whole"\nchoices = []', "options.rounds.choices"),
        ("value = 1\n", "value = 1\nworth = 1\n", "options.decks.choices[0].worth"),
        ("players_from = 4,", "players_from = 4, players_to = 6,", "options.decks.defaults[0].players_to"),
        ("values = { K = 20 }", "values = { K = 20 }, cards = 3", "cards.variants[0].cards"),
        ("reverse = true", "reverse = true, skip = true", "pile.cards.4.skip"),
    ],
)
def test_a_key_that_nobody_knows_is_refused_wherever_it_stands(tmp_path, old, new, key):
    assert refusal(tmp_path, changed(old, new)) == ("small.toml", key, "unknown key")


def test_a_section_that_is_no_table_is_refused(tmp_path):
    text = changed(PLAYERS, "").replace("order = 9", "order = 9\nplayers = 6")
    assert refusal(tmp_path, text) == ("small.toml", "players", "must be a table")


def test_a_refusal_reads_as_one_line():
    error = BadGameFile("small.toml", "players.most", "missing")
    assert str(error) == "small.toml: players.most: missing"
