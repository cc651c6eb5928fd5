"""The pile without a match: how many play, under which house rules, and where rounds begin."""

from pathlib import Path

import pytest

from tests.games.game_files import SMALL
from tests.web.piles import key, lay, shown

USUAL = ["Platz 1 ist dran", "im Uhrzeigersinn", "0"]


def chosen(visitor):
    visitor.get("/")
    visitor.get(visitor.page.select_one('a[href*="/pile"]')["href"])
    return visitor


def test_a_pile_is_counted_by_anybody_without_a_match(visitor):
    assert chosen(visitor).text("h1, .pile-head .soft") == ["Stapel", "Ninety-Nine"]
    assert shown(visitor) == USUAL
    assert visitor.text(".fold summary .help") == ["3 Personen"]
    assert shown(lay(visitor, "7", "4", "B")) == ["Platz 3 ist dran", "gegen den Uhrzeigersinn", "17"]


def test_number_of_players_and_house_rules_are_chosen_in_a_form(visitor):
    chosen(visitor)
    labels = [found["name"] for found in visitor.page.select(".rules input")]
    assert labels == ["rule_swap_nine_king", "rule_ten_always_minus", "rule_four_again"]
    form = visitor.page.select_one(".fold form")
    typed = {**dict(visitor.fields(form)), "players": "2", "rule_four_again": "1", "rule_swap_nine_king": "1"}
    visitor.get(form["action"] + "?" + "&".join(f"{name}={value}" for name, value in typed.items()))
    assert visitor.text(".fold summary .help") == ["2 Personen · 9 und König getauscht · Die 4 zu zweit"]
    assert shown(lay(visitor, "9 = 99", "4 nochmal")) == ["Platz 2 ist dran", "99"]
    ticked = [found["name"] for found in visitor.page.select(".rules [checked]")]
    assert ticked == ["rule_swap_nine_king", "rule_four_again"]


def test_who_cannot_play_ends_the_round_and_the_next_seat_begins_another(visitor):
    visitor.get("/pile?players=4&rule_ten_always_minus=1&train=1")
    lay(visitor, "7", "8")
    for turn, first in (("3", "2"), ("2", "3"), ("3", "4"), ("4", "1")):
        stuck = visitor.page.select_one(".stuck a:not([hidden])")
        assert stuck.get_text() == f"Platz {turn} kann nicht: neue Runde"
        visitor.get(stuck["href"])
        assert visitor.text(".turn > :not([hidden]), .veil .sum, .fold summary .help") == [
            f"Platz {first} ist dran", "0", "4 Personen · Zehn immer minus",
        ]  # fmt: skip


@pytest.mark.parametrize(
    "odd",
    [
        "players=1", "players=13", "players=x", "players=", "players=٣", "players=-2",
        "players=" + "9" * 400,
        "game=nines", "game=chess", "first=0", "first=4", "first=x", "rule_swap_nine_king=2",
        "rule_swap_nine_king=", "rule_start_tokens=3", "rule_nothing=1", "train=2", "round=7", "laid=",
        "x=%FF",
    ],
)  # fmt: skip
def test_whatever_makes_no_sense_in_an_address_is_as_usual(visitor, odd):
    assert visitor.get(f"/pile?{odd}").status_code == 200
    assert (shown(visitor), visitor.text(".fold summary .help")) == (USUAL, ["3 Personen"])


def test_twelve_seats_go_round_and_tell_apart_by_shape_and_colour(visitor):
    visitor.get("/pile?players=12&first=12")
    assert shown(lay(visitor, "2"))[0] == "Platz 1 ist dran"
    colours = {found["class"][1] for found in visitor.page.select(".turn .who")}
    assert len(colours) == 12


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", ["Platz 1 ist dran", "Platz 1 kann nicht: neue Runde", "2 Personen · Zehn immer minus"]),
        (
            "nl",
            ["Plaats 1 is aan de beurt", "Plaats 1 kan niet: nieuwe ronde", "2 spelers · Tien altijd min"],
        ),
        ("en", ["Seat 1 ’s turn", "Seat 1 cannot play: new round", "2 players · Ten always minus"]),
    ],
)
def test_the_page_speaks_every_language(visitor, language, said):
    visitor.headers["Accept-Language"] = language
    visitor.get("/pile?players=2&rule_ten_always_minus=1")
    assert visitor.text(".turn > :not([hidden]), .stuck > :not([hidden]), .fold summary .help") == said


@pytest.fixture
def small(visitor, monkeypatch, tmp_path):
    """With a second game that has a pile: up to 30, for points, with a rule that is on unless said."""
    text = SMALL.replace('kind = "switch"\ndefault = false', 'kind = "switch"\ndefault = true')
    Path(tmp_path / "small.toml").write_text(text, "utf-8")
    monkeypatch.setenv("SCOREPAD_GAMES", str(tmp_path))
    return visitor


def test_another_game_with_a_pile_is_one_more_choice(small):
    small.get("/pile")
    assert small.text(".chips .chip") == ["Ninety-Nine", "Klein"]
    small.get(small.page.select(".chips .chip")[1]["href"])
    assert small.text('.chip[aria-current="true"], .fold summary .help') == ["Klein", "3 Personen · Hart"]
    assert key(small, "K").small.string == "bleibt"
    assert shown(lay(small, "B", "B", "B"))[-1] == "30"


def test_a_rule_that_is_on_unless_said_can_be_turned_off(small):
    small.get("/pile?game=small&rule_hard=0")
    assert (small.text(".fold summary .help"), key(small, "K").small.string) == (["3 Personen"], "= 30")
    before = small.page.select_one(".rules input")
    assert (before["type"], before["value"]) == ("hidden", "0")
    small.get("/pile?game=small&rule_hard=0&rule_hard=1")
    assert small.text(".fold summary .help") == ["3 Personen · Hart"]


def test_in_a_game_of_points_a_pile_leads_back_to_its_table_to_enter_the_round(small):
    table = small.begin("small", ("Anna", "Ben"), hard=False)
    small.get(f"{table}/pile")
    assert small.page.select(".stuck") == []
    assert small.page.select_one(f'.pile-head a[href="{table}"]') is not None
