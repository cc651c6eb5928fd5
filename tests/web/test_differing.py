"""The line under the name of a set: what is unusual about its rules, and nothing else."""

import pytest

from scorepad.games import find
from scorepad.web.differing import differing_in_short
from tests.games.game_files import changed, read_text


@pytest.fixture
def in_short(app):
    """Says house rules in short, in German."""

    def say(game, **said):
        with app.test_request_context(headers={"Accept-Language": "de"}):
            return differing_in_short(find(game) if isinstance(game, str) else game, said)

    return say


def test_rules_that_are_the_usual_ones_are_called_so(in_short):
    assert in_short("nines") == in_short("nines", limit=100, hard_nines=False) == "Übliche Regeln"


def test_what_differs_is_said_in_the_order_of_the_game(in_short):
    assert in_short("nines", hard_nines=True, decks=2, limit=50, limit_rule="exceed") == (
        "bis 50 Punkte · erst darüber ist Schluss · Harte Neunen · 2 Blätter (Doppelte Neunen)"
    )


def test_what_means_something_only_now_is_said_though_its_value_is_the_usual_one(in_short):
    assert in_short("nines", end="rounds") == "5 Runden"
    assert in_short("nines", end="rounds", limit=50) == "5 Runden"


def test_what_is_usual_at_some_tables_only_is_said(in_short):
    assert in_short("ninety-nine", start_tokens=5) == "5 Marken am Anfang"
    assert in_short("ninety-nine", decks=2) == "2 Blätter · 3 Marken am Anfang"
    assert in_short("ninety-nine", sudden_death=True) == "Sofort raus · 1 Marke am Anfang"


def test_a_rule_that_is_usually_on_and_now_off_is_said_to_be_missing(in_short, tmp_path):
    text = changed('kind = "switch"\ndefault = false', 'kind = "switch"\ndefault = true')
    assert in_short(read_text(tmp_path, text), hard=False) == "ohne Hart"
