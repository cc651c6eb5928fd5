from datetime import date
from urllib.parse import parse_qsl, urlsplit

import pytest
from flask import url_for
from werkzeug.datastructures import MultiDict

from scorepad.games import find
from scorepad.web.choice import Choice, read_choice
from scorepad.web.houserules import written

NINETY_NINE, NINES = find("ninety-nine"), find("nines")


def choice(served, game, *pairs, **args):
    with served.test_request_context("/", headers={"Accept-Language": "de"}):
        return read_choice(game, MultiDict([*pairs, *args.items()]))


def test_an_empty_address_asks_for_the_game_as_it_usually_is(served):
    assert choice(served, NINES) == Choice(NINES, {})


def test_an_address_says_house_rules_players_names_date_paper_and_language(served):
    asked = choice(
        served,
        NINES,
        ("name", "Anna"),
        ("name", " Ben "),
        ("name", ""),
        players="4",
        hard_nines="1",
        limit="200",
        date="2026-07-04",
        paper="a5",
        lang="nl",
        qr="1",
    )
    assert asked == Choice(
        game=NINES,
        said={"hard_nines": True, "limit": 200},
        players=4,
        names=("Anna", "Ben"),
        day=date(2026, 7, 4),
        qr=True,
        paper="a5",
        language="nl",
    )


def test_its_address_leads_to_the_same_choice(served):
    pairs = [("name", "Anna"), ("name", "Ben"), ("players", "3"), ("decks", "2"), ("date", "2026-07-04")]
    asked = choice(served, NINETY_NINE, *pairs)
    with served.test_request_context("/"):
        address = url_for("rules.sheet", game="ninety-nine", **asked.query)
    assert choice(served, NINETY_NINE, *parse_qsl(urlsplit(address).query)) == asked


def test_what_would_hold_anyway_is_left_out_of_its_address(served):
    assert choice(served, NINES, limit="100", hard_nines="0", tiebreak="playoff").said == {}
    assert choice(served, NINETY_NINE, decks="1").said == {"decks": 1}
    assert choice(served, NINETY_NINE, decks="1", players="3").said == {}


def test_of_a_key_said_twice_the_last_counts(served):
    assert choice(served, NINES, ("limit", "50"), ("limit", "200")).said == {"limit": 200}


def test_as_many_play_as_there_are_names(served):
    names = [("name", name) for name in ("Anna", "Ben", "Carla", "Dan", "Eva")]
    asked = choice(served, NINETY_NINE, *names)
    assert (asked.players, asked.spread["decks"][0].value, asked.query["players"]) == (5, 2, None)


def test_one_name_alone_leaves_the_number_of_players_open(served):
    assert choice(served, NINES, name="Anna").players is None


@pytest.mark.parametrize(
    ("args", "said", "notice"),
    [
        (
            {"start_tokens": "999"},
            {"start_tokens": 20},
            "Marken am Anfang: „999“ gibt es nicht; auf dem Blatt steht: 20 Marken am Anfang.",
        ),
        (
            {"start_tokens": "-3"},
            {"start_tokens": 1},
            "Marken am Anfang: „-3“ gibt es nicht; auf dem Blatt steht: 1 Marke am Anfang.",
        ),
        (
            {"start_tokens": "1_0"},
            {},
            "Marken am Anfang: „1_0“ gibt es nicht; auf dem Blatt steht das Übliche.",
        ),
        (
            {"cards_each": "6"},
            {"cards_each": 5},
            "Karten für jeden: „6“ gibt es nicht; auf dem Blatt steht: 5 Karten.",
        ),
        (
            {"swap_nine_king": "yes"},
            {},
            "9 und König getauscht: „yes“ gibt es nicht; auf dem Blatt steht das Übliche.",
        ),
        (
            {"new_deal": "never"},
            {},
            "Nach jeder Runde: „never“ gibt es nicht; auf dem Blatt steht das Übliche.",
        ),
        (
            {"sudden_death": "1", "start_tokens": "5"},
            {"sudden_death": True},
            "„Sofort raus“ geht nur hiermit: 1 Marke am Anfang.",
        ),
        ({"players": "99"}, {}, "Das spielt man zu 2 bis 12."),
        ({"lang": "xx"}, {}, "„xx“ gibt es hier nicht; das Blatt zeigt das Übliche."),
        ({"paper": "a3"}, {}, "„a3“ gibt es hier nicht; das Blatt zeigt das Übliche."),
        ({"date": "2026-13-01"}, {}, "„2026-13-01“ ist kein Datum."),
        ({"date": "0001-01-01"}, {}, "„0001-01-01“ ist kein Datum."),
        ({"hard_nines": "1"}, {}, "„hard_nines“ sagt diesem Blatt nichts."),
        ({"name": "x" * 41}, {}, "Ein Name hat höchstens 40 Zeichen."),
    ],
)
def test_what_cannot_be_is_taken_as_near_as_can_be_and_said(served, args, said, notice):
    asked = choice(served, NINETY_NINE, **args)
    assert (asked.said, asked.notices) == (said, (notice,))


def test_a_rule_that_means_nothing_here_is_left_out_and_said(served):
    asked = choice(served, NINES, end="rounds", limit="200")
    assert asked.said == {"end": "rounds"}
    assert asked.notices == ("„bis 200 Punkte“ gilt hier nicht. Nur bei „Punktgrenze“.",)


def test_with_too_many_names_the_first_are_printed(served):
    asked = choice(served, NINES, *(("name", f"Anna {number}") for number in range(9)))
    assert (len(asked.names), asked.players) == (6, 6)
    assert asked.notices == ("Mehr als 6 Leute können das nicht spielen.",)


@pytest.mark.parametrize("game", [NINETY_NINE, NINES])
@pytest.mark.parametrize(
    "text", ["", "0", "1", "-1", "99999999999999999999", "٣", "true", "\x00", "a" * 5000]
)
def test_no_address_breaks_a_choice(served, game, text):
    for key in [*game.by_key, "players", "name", "date", "paper", "lang", "qr", "nonsense"]:
        asked = choice(served, game, **{key: text})
        game.settle(asked.said, asked.size)


def test_the_rules_of_its_address_are_those_it_read(served):
    asked = choice(served, NINES, hard_nines="1", limit="50")
    assert asked.rules == {key: written(value) for key, value in asked.said.items()}
