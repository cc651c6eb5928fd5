"""A match of a file is refused by what is wrong with it."""

import pytest

from scorepad.storage.archive.reading import read
from tests.storage.archive.test_reading import BAD, MATCH, ROUND, key_of, refusal
from tests.storage.pad import file_of

LATE = "9999-12-31T23:59:59-01:00"


@pytest.mark.parametrize(
    ("key", "more"),
    [
        ("game", {"game": "canasta"}),
        ("game", {"game": None}),
        ("seats", {"seats": "Anna"}),
        ("seats", {"seats": ["Anna", 5]}),
        ("seats", {"seats": ["Anna", ""]}),
        ("seats: Ben ", {"seats": ["Anna", "Ben "]}),
        ("seats", {"seats": ["Anna", "Ben", "Anna"]}),
        ("seats", {"seats": ["Anna", "Ben", "anna"]}),
        ("first_dealer", {"first_dealer": None}),
        ("options", {"options": []}),
        ("abandoned", {"abandoned": "no"}),
        ("note", {"note": 5}),
        ("result", {"result": []}),
        ("id", {"id": "a/b"}),
        ("id", {"id": 7}),
        ("night", {"night": "x" * 65}),
        ("night", {"night": None}),
        ("started_at", {"started_at": "2026-07-03"}),
        ("started_at", {"started_at": "2026-07-03T19:00:00"}),
        ("started_at", {"started_at": 1_783_000_000}),
        ("started_at", {"started_at": LATE}),
        ("started_at", {"started_at": "0001-01-01T00:00:00Z"}),
        ("log", {"log": {}}),
    ],
)
def test_a_match_that_cannot_be_read_is_refused(key, more):
    assert key_of(file_of({**MATCH, **more})) == ("match 1", key)


@pytest.mark.parametrize("key", ["game", "seats", "first_dealer"])
def test_a_match_needs_a_game_seats_and_a_first_dealer(key):
    lacking = {name: value for name, value in MATCH.items() if name != key}
    assert key_of(file_of(MATCH, lacking)) == ("match 2", key)


@pytest.mark.parametrize(
    ("code", "figures", "more"),
    [
        ("unknown_player", {"player": "Finn"}, {"first_dealer": "Finn"}),
        ("unknown_player", {"player": "anna"}, {"first_dealer": "anna"}),
        ("wrong_players", {"reason": "seats", "least": 2, "most": 6}, {"seats": ["Anna"]}),
        ("unknown_option", {"option": "jokers"}, {"options": {"jokers": True}}),
        ("bad_option", {"option": "limit", "value": "100"}, {"options": {"limit": "100"}}),
        ("bad_option", {"option": "decks", "value": [1]}, {"options": {"decks": [1]}}),
    ],
)
def test_a_table_that_cannot_begin_is_refused_without_an_event(code, figures, more):
    assert refusal(file_of({**MATCH, **more, "log": [ROUND]})) == ("match 1", code, figures)


@pytest.mark.parametrize(
    ("code", "figures", "event"),
    [
        (BAD, {"key": "type"}, 5),
        (BAD, {"key": "type"}, {"type": "nap"}),
        (BAD, {"key": "points"}, {"type": "round", "points": [0, 7]}),
        ("not_integer", {"key": "Ben", "value": 7.5}, {"type": "round", "points": {"Anna": 0, "Ben": 7.5}}),
        (BAD, {"key": "at"}, {**ROUND, "at": "19:00"}),
        (BAD, {"key": "at"}, {**ROUND, "at": LATE}),
        (BAD, {"key": "dealer"}, {**ROUND, "dealer": None}),
        ("unknown_player", {"player": "Finn"}, {**ROUND, "dealer": "Finn"}),
        ("unknown_player", {"player": "Finn"}, {"type": "leave", "player": "Finn"}),
        ("unknown_player", {"player": "Finn"}, {"type": "join", "player": "Eva", "after": "Finn"}),
        ("unknown_option", {"option": "jokers"}, {"type": "option", "set": {"jokers": True}}),
        ("bad_option", {"option": "limit", "value": 0}, {"type": "option", "set": {"limit": 0}}),
    ],
)
def test_an_event_that_cannot_be_is_refused_at_its_place(code, figures, event):
    assert refusal(file_of({**MATCH, "log": [ROUND, event]})) == ("match 1, event 2", code, figures)


@pytest.mark.parametrize(
    ("player", "key"),
    [("", "player"), ("Eva ", "player: Eva "), ("E\u200bva", "player: E\u200bva"), (5, "player")],
)
def test_a_newcomer_needs_a_name_as_a_pad_would_write_it(player, key):
    joining = {"type": "join", "player": player}
    assert key_of(file_of({**MATCH, "log": [ROUND, joining]})) == ("match 1, event 2", key)


def test_a_newcomer_is_nobody_who_sits_there_already_in_another_spelling():
    joins = [{"type": "join", "player": name} for name in ("Eva", "BEN")]
    figures = {"reason": "already_seated", "players": ["BEN"]}
    expected = ("match 1, event 2", "wrong_players", figures)
    assert refusal(file_of({**MATCH, "log": joins})) == expected
    again = [{"type": "join", "player": name} for name in ("Eva", "eva")]
    assert refusal(file_of({**MATCH, "log": again}))[:2] == ("match 1, event 2", "wrong_players")


def test_the_first_impossible_event_is_the_one_that_is_reported():
    log = [{"type": "leave", "player": "Finn"}, {"type": "join", "player": "BEN"}]
    assert refusal(file_of({**MATCH, "log": log}))[:2] == ("match 1, event 1", "unknown_player")


def test_a_result_is_not_believed():
    (match,) = read(file_of({**MATCH, "log": [ROUND], "result": {"finished": True}})).matches
    assert match.standing.outcome is None
