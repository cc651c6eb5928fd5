"""The end of a match: one sentence who won, one why it was over, in every language."""

from pathlib import Path

import pytest

from tests.web.looks import places, said

SCHWIMMEN = Path(__file__).parents[1] / "games" / "more" / "schwimmen.toml"


def nines(visitor, *rounds, seats=("Anna", "Ben", "Carla"), **rules):
    path = visitor.begin("nines", seats, "Anna", **rules)
    for points in rounds:
        out = next(name for name, figure in points.items() if not figure)
        visitor.score(out, **{name: figure for name, figure in points.items() if figure})
    return path


def test_the_last_one_with_tokens_wins(visitor):
    path = visitor.begin(start_tokens=2)
    visitor.lose("Ben", "Ben", "Carla", "Carla")
    assert places(visitor) == ["1. Anna 2 Marken", "2. Carla raus in Runde 4", "3. Ben raus in Runde 2"]
    assert said(visitor, path) == {
        "de": ["Anna gewinnt", "Noch 2 Marken übrig. Alle anderen sind raus."],
        "nl": ["Anna wint", "Nog 2 fiches over. Alle anderen zijn af."],
        "en": ["Anna wins", "2 tokens are left. Everybody else is out."],
    }


def test_the_last_one_in_wins_at_sudden_death(visitor):
    path = visitor.begin(sudden_death=True)
    visitor.lose("Ben", "Carla")
    assert said(visitor, path) == {
        "de": ["Anna gewinnt", "Alle anderen sind raus."],
        "nl": ["Anna wint", "Alle anderen zijn af."],
        "en": ["Anna wins", "Everybody else is out."],
    }


def test_those_who_go_out_together_share_the_win_where_the_game_says_so(visitor, tmp_path, monkeypatch):
    shared = SCHWIMMEN.read_text("utf-8").replace('"replay"', '"share"').replace("= 3", "= 1")
    (tmp_path / "shared.toml").write_text(shared, "utf-8")
    monkeypatch.setenv("SCOREPAD_GAMES", str(tmp_path))
    path = visitor.begin("schwimmen")
    visitor.pay(Anna=1, Ben=1, Carla=1)
    visitor.pay(Carla=1)
    visitor.pay(Anna=1, Ben=1)
    assert places(visitor) == [
        "1. Anna raus in Runde 3 geteilter Platz",
        "1. Ben raus in Runde 3 geteilter Platz",
        "3. Carla raus in Runde 2",
    ]
    assert said(visitor, path) == {
        "de": ["Anna und Ben teilen sich den Sieg", "Sie sind in derselben Runde ausgeschieden."],
        "nl": ["Anna en Ben delen de winst", "Ze gingen er in dezelfde ronde uit."],
        "en": ["Anna and Ben share the win", "They went out together."],
    }


@pytest.mark.parametrize(
    ("rules", "word"),
    [
        (
            {"limit": 50},
            {
                "de": ["Carla gewinnt mit 17 Punkten", "Ben hat in Runde 2 die 50 erreicht."],
                "nl": ["Carla wint met 17 punten", "Ben haalde in ronde 2 de 50."],
                "en": ["Carla wins with 17 points", "Ben reached 50 in round 2."],
            },
        ),
        (
            {"limit": 49, "limit_rule": "exceed"},
            {
                "de": ["Carla gewinnt mit 17 Punkten", "Ben hat in Runde 2 die 49 überschritten."],
                "nl": ["Carla wint met 17 punten", "Ben ging in ronde 2 over de 49."],
                "en": ["Carla wins with 17 points", "Ben passed 49 in round 2."],
            },
        ),
    ],
)
def test_one_player_who_meets_the_limit_is_named(visitor, rules, word):
    path = nines(visitor, {"Anna": 0, "Ben": 30, "Carla": 17}, {"Anna": 20, "Ben": 20, "Carla": 0}, **rules)
    assert places(visitor) == ["1. Carla 17 Punkte", "2. Anna 20 Punkte", "3. Ben 50 Punkte"]
    assert said(visitor, path) == word


@pytest.mark.parametrize(
    ("rules", "word"),
    [
        (
            {"limit": 20},
            {
                "de": ["Carla gewinnt mit 1 Punkt", "Anna und Ben haben bis Runde 2 die 20 erreicht."],
                "nl": ["Carla wint met 1 punt", "Anna en Ben haalden uiterlijk in ronde 2 de 20."],
                "en": ["Carla wins with 1 point", "Anna and Ben reached 20 by round 2."],
            },
        ),
        (
            {"limit": 19, "limit_rule": "exceed"},
            {
                "de": ["Carla gewinnt mit 1 Punkt", "Anna und Ben haben bis Runde 2 die 19 überschritten."],
                "nl": ["Carla wint met 1 punt", "Anna en Ben gingen uiterlijk in ronde 2 over de 19."],
                "en": ["Carla wins with 1 point", "Anna and Ben passed 19 by round 2."],
            },
        ),
    ],
)
def test_several_who_meet_the_limit_are_all_named(visitor, rules, word):
    path = nines(visitor, {"Anna": 0, "Ben": 12, "Carla": 1}, {"Anna": 21, "Ben": 8, "Carla": 0}, **rules)
    assert said(visitor, path) == word


def test_a_fixed_number_of_rounds_ends_it(visitor):
    path = nines(
        visitor,
        {"Anna": 0, "Ben": 30, "Carla": 60},
        {"Anna": 9, "Ben": 0, "Carla": 60},
        end="rounds",
        rounds=2,
    )
    assert said(visitor, path) == {
        "de": ["Anna gewinnt mit 9 Punkten", "Gespielt wurden 2 Runden."],
        "nl": ["Anna wint met 9 punten", "Er zijn 2 rondes gespeeld."],
        "en": ["Anna wins with 9 points", "2 rounds were played."],
    }


def test_a_tie_is_played_off_among_the_tied_alone(visitor):
    path = nines(visitor, {"Anna": 0, "Ben": 10, "Carla": 59}, {"Anna": 10, "Ben": 0, "Carla": 9}, limit=60)
    assert visitor.text("h1, .round-row .name bdi") == ["Stechen, Runde 3", "Anna", "Ben"]
    visitor.score("Anna", Ben=7)
    assert places(visitor) == [
        "1. Anna 10 Punkte Stechen: 0 Punkte", "2. Ben 10 Punkte Stechen: 7 Punkte", "3. Carla 68 Punkte",
    ]  # fmt: skip
    assert visitor.pad()[0] == ["3 Stechen", "Geber raus 0", "7", "– spielt nicht mit"]
    assert said(visitor, path) == {
        "de": [
            "Anna gewinnt das Stechen",
            "Gleichstand bei 10 Punkten. Carla hat in Runde 2 die 60 erreicht.",
        ],
        "nl": ["Anna wint de beslissingsronde", "Gelijke stand op 10 punten. Carla haalde in ronde 2 de 60."],
        "en": ["Anna wins the play-off", "They were tied at 10 points. Carla reached 60 in round 2."],
    }


def test_the_tied_share_the_win_where_that_was_agreed(visitor):
    path = nines(
        visitor,
        {"Anna": 0, "Ben": 1, "Carla": 59},
        {"Anna": 1, "Ben": 0, "Carla": 9},
        limit=60,
        tiebreak="shared",
    )
    assert places(visitor) == [
        "1. Anna 1 Punkt geteilter Platz",
        "1. Ben 1 Punkt geteilter Platz",
        "3. Carla 68 Punkte",
    ]
    assert said(visitor, path) == {
        "de": [
            "Anna und Ben teilen sich den Sieg",
            "Gleichstand bei 1 Punkt. Carla hat in Runde 2 die 60 erreicht.",
        ],
        "nl": ["Anna en Ben delen de winst", "Gelijke stand op 1 punt. Carla haalde in ronde 2 de 60."],
        "en": ["Anna and Ben share the win", "They were tied at 1 point. Carla reached 60 in round 2."],
    }
