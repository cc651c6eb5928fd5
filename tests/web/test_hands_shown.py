"""What was counted is shown where the round is: in the fields, on the pad, to a second scorer, in a file."""

import json
from pathlib import Path

import pytest

from scorepad.engine.cards import RANKS
from scorepad.storage.archive.exporting import export
from tests.web.stored import log

MORE = Path(__file__).parents[1] / "games" / "more"
COUNTED = {"type": "round", "points": {"Anna": 0, "Carla": 7}, "hands": {"Ben": {"9": 2, "Q": 1}}}


@pytest.fixture
def nines(visitor):
    """At a table of Nines, before the first round."""
    visitor.table = visitor.begin("nines")
    return visitor


def count(visitor):
    visitor.press(**visitor.typed("Anna", Carla=7), **visitor.held(Ben="9 9 Q"))


@pytest.mark.parametrize(
    ("language", "letters", "ace", "summary"),
    [
        ("de", "BDK", "Ass", "Karten zählen"),
        ("nl", "BVH", "aas", "Kaarten tellen"),
        ("en", "JQK", "ace", "Count the cards"),
    ],
)
def test_the_fields_speak_the_language_of_the_page(nines, language, letters, ace, summary):
    nines.headers["Accept-Language"] = language
    nines.get(nines.table)
    hand = nines.page.select(".hand")[1]
    shown = ["A", *map(str, range(2, 11)), *letters]
    assert [label.find(string=True) for label in hand.select("label")] == shown
    assert [field["data-rank"] for field in hand.select("input")] == list(RANKS)
    assert hand.input["aria-label"] == f"Ben: {ace}"
    assert (nines.text("summary")[0], hand.has_attr("open")) == (summary, False)
    count(nines)
    nines.get(f"{nines.table}/rounds/1/correction")
    assert nines.text(".hand[open] summary") == [f"{summary} 9 9 {letters[1]} = 40"]


def test_the_nine_is_marked_and_its_price_read_out(nines):
    assert nines.text(".dear") == ["9 15"] * 3
    nine = nines.page.select_one(".dear input")
    assert (nine["aria-label"], nine["data-worth"], nine["inputmode"]) == (
        "Anna: 9, 15 Punkte", "15", "numeric",
    )  # fmt: skip


def test_a_game_without_card_values_counts_no_cards(visitor, monkeypatch):
    monkeypatch.setenv("SCOREPAD_GAMES", str(MORE))
    visitor.begin("mau-mau")
    assert visitor.page.select(".hand, noscript") == []
    visitor.press(**visitor.typed("Anna", Ben=4, Carla=5), **visitor.held(Ben="9"))
    assert (visitor.status, log(visitor.app)) == (422, [])
    visitor.begin("ninety-nine")
    assert visitor.page.select(".hand, noscript") == []


def test_a_counted_cell_of_the_pad_says_its_cards(nines):
    assert nines.text(".legend li") == ["Geber", "korrigiert"]
    count(nines)
    assert nines.pad() == [["1", "Geber raus 0", "+40 40 gezählt: 9 9 D", "+7 7"]]
    assert nines.text(".legend li")[1] == "Karten gezählt"


def test_a_counted_round_is_undone_and_done_again(nines):
    count(nines)
    nines.submit("Rückgängig: Runde 1")
    assert (log(nines.app), nines.now()) == ([], [0, 0, 0])
    nines.submit("Wiederherstellen: Runde 1")
    assert (log(nines.app), nines.now()) == ([COUNTED], [0, 40, 7])


def test_a_counted_round_is_exported_with_its_cards(nines, app):
    count(nines)
    with nines.client.session_transaction() as kept, app.app_context():
        document = json.loads(json.dumps(export(kept["pad"])))
    (event,) = document["matches"][0]["log"]
    assert {key: event[key] for key in COUNTED} == COUNTED


def stale(visitor, **first):
    """A counted round from an old form: the round was written by another hand meanwhile."""
    form = visitor.page.select_one("form.section")
    fields = dict(visitor.fields(form)) | visitor.typed("Anna", Carla=7) | visitor.held(Ben="9 9 Q")
    visitor.get(visitor.table)
    visitor.score("Anna", **first) if first else count(visitor)
    visitor.post(form["action"], fields)
    assert visitor.status == 409


def test_two_entries_are_compared_by_their_cards(nines):
    stale(nines)
    assert nines.text(".versus .card:first-child tr") == [
        "Anna raus", "Ben 40 Punkte (9 9 D)", "Carla 7 Punkte",
    ]  # fmt: skip
    assert sorted(nines.text(".versus .card:last-child tr")) == ["Anna raus", "Ben 9 9 D", "Carla 7"]
    carried = [field["name"] for field in nines.page.select(".versus [name^=cards_]")]
    ben = nines.page.select_one("[name^=cards_][name$=_9]")["name"].removesuffix("_9")
    assert carried == [f"{ben}_9", f"{ben}_Q"]


def test_odd_figures_are_shown_as_they_were_typed(nines):
    form = nines.page.select_one("form.section")
    ben, carla = nines.player("Ben"), nines.player("Carla")
    cards = {f"cards_{ben}_9": "12", f"cards_{ben}_A": "x", f"cards_{carla}_K": "1", "cards_nobody_K": "1"}
    fields = dict(nines.fields(form)) | nines.typed("Anna", Carla=11) | cards
    nines.get(nines.table)
    count(nines)
    nines.post(form["action"], fields)
    assert sorted(nines.text(".versus .card:last-child tr")) == [
        "Anna raus", "Ben x × A 12 × 9", "Carla 11 (K)",
    ]  # fmt: skip


def test_a_counted_entry_can_be_saved_as_the_next_round(nines):
    stale(nines, Ben=12, Carla=3)
    nines.submit("Als Runde 2 speichern")
    assert log(nines.app)[1] == COUNTED


def test_a_counted_entry_can_correct_the_round_that_is_stored(nines):
    stale(nines, Ben=40, Carla=3)
    nines.submit("Runde 1 damit korrigieren")
    assert log(nines.app) == [COUNTED]


def test_an_entry_without_cards_takes_none_away_where_the_points_are_the_same(nines):
    form = nines.page.select_one("form.section")
    others = {name: value for name, value in nines.fields(form) if not name.startswith("cards_")}
    fields = others | nines.typed("Anna", Ben=40, Carla=9)
    nines.get(nines.table)
    count(nines)
    nines.post(form["action"], fields)
    nines.submit("Runde 1 damit korrigieren")
    assert log(nines.app) == [COUNTED | {"points": {"Anna": 0, "Carla": 9}}]
