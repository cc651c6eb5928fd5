"""How much a file may hold."""

import json

import pytest

from scorepad.storage.archive import measures
from scorepad.storage.archive.reading import parse, read
from tests.storage.archive.files import everything
from tests.storage.archive.test_reading import MATCH, ROUND, TOP, key_of, refusal
from tests.storage.pad import file_of


def nested(levels):
    return json.dumps({**TOP, "matches": [{**MATCH, "result": {"x": None}}]}).replace(
        "null", "[" * levels + "]" * levels
    )


def test_a_file_of_a_usual_depth_is_read_and_a_deeper_one_is_not():
    assert len(read(parse(nested(7))).matches) == 1
    for levels in (9, 500, 200_000):
        where, key = key_of(nested(levels))
        assert (where, key[:4]) == ("", "JSON")


def test_all_that_our_own_files_say_is_far_from_the_measures():
    assert len(read(parse(json.dumps(everything()))).matches) > 10


@pytest.mark.parametrize("key", ["players", "nights", "matches"])
def test_more_than_a_pad_can_hold_is_refused_before_it_is_read(monkeypatch, key):
    monkeypatch.setitem(measures.MOST, key, 2)
    assert key_of({**TOP, key: [0, 0, 0]}) == ("", f"{key}: more than 2")


def test_a_text_no_page_would_take_is_refused_where_it_stands():
    night = {"date": "2026-07-03"}
    for key, most in (("place", 80), ("note", 1000)):
        read(parse(json.dumps(file_of(nights=[night | {key: "ß" * most}]))))
        assert key_of(file_of(nights=[night | {key: "ß" * most + "ß"}])) == ("night 1", key)
        assert key_of(file_of(nights=[night | {key: 7}])) == ("night 1", key)
    assert key_of(file_of({**MATCH, "note": "x" * 1001})) == ("match 1", "note")


def test_a_match_of_more_rounds_than_a_page_shows_is_refused():
    log = [ROUND] * 301
    figures = {"reason": "too_long", "most": 300}
    assert refusal(file_of({**MATCH, "log": log})) == ("match 1", "game_finished", figures)
