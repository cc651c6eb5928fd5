"""A file is read whole, or refused by match, event and code."""

import json
from datetime import date

import pytest

from scorepad.engine import Join, Round, Table
from scorepad.storage.archive.fields import BadFile
from scorepad.storage.archive.reading import NightRecord, PlayerRecord, parse, read
from tests.engine.matches import cases, points
from tests.storage.pad import file_of

SMALL = {"game": "nines", "seats": ["Anna", "Ben"], "first_dealer": "Anna"}

MATCH = {"game": "nines", "seats": ["Anna", "Ben"], "first_dealer": "Anna"}
ROUND = {"type": "round", "points": {"Anna": 0, "Ben": 7}}
TOP = {"format": "scorepad", "version": 1}
BAD = "bad_format"


def refusal(document):
    text = document if isinstance(document, str) else json.dumps(document)
    with pytest.raises(BadFile) as bad:
        read(parse(text))
    assert bad.value.args == (bad.value.where, bad.value.refused.code)
    return bad.value.where, bad.value.refused.code, bad.value.refused.figures


def key_of(document):
    where, code, figures = refusal(document)
    assert (code, list(figures)) == (BAD, ["key"])
    return where, figures["key"]


def test_a_file_says_who_when_and_what():
    archive = read(parse(json.dumps(file_of(
        {**MATCH, "log": [ROUND, {"type": "join", "player": "Eva"}], "options": {"limit": 50}},
        players=[{"name": "Özlem", "colour": "teal", "archived": True}, {"name": "Ben"}],
        nights=[
            {"id": "n", "date": "2026-07-03", "place": "Bei Anna", "note": "Regen"}, {"date": "2026-07-10"},
        ],
        exported_at="2026-07-03T22:10:00Z",
    ))))  # fmt: skip
    assert archive.players == (PlayerRecord("Özlem", "teal", True), PlayerRecord("Ben", None, False))
    assert archive.nights == (
        NightRecord("n", date(2026, 7, 3), "Bei Anna", "Regen"),
        NightRecord(None, date(2026, 7, 10), "", ""),
    )
    (match,) = archive.matches
    assert (match.game.id, match.table) == ("nines", Table(("Anna", "Ben"), "Anna", {"limit": 50}))
    assert match.log == (points(Anna=0, Ben=7), Join(player="Eva"))
    assert match.standing.players == ("Anna", "Ben", "Eva")


def test_a_file_may_be_empty_but_for_its_name_and_begin_with_a_mark():
    archive = read(parse("\ufeff" + json.dumps(TOP)))
    assert (archive.players, archive.nights, archive.matches) == ((), (), ())


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "JSON: Expecting value"),
        ("{", "JSON: Expecting property name"),
        ("{'format': 'scorepad'}", "JSON: Expecting property name"),
        (json.dumps(TOP) + "x", "JSON: Extra data"),
        ('{"format": "scorepad", "version": NaN}', "JSON: NaN"),
        ('{"format": "scorepad", "version": -Infinity}', "JSON: -Infinity"),
        ("[" * 100_000, "JSON: maximum recursion depth exceeded"),
        ('{"format": "scorepad", "version": ' + "1" * 5000 + "}", "JSON: Exceeds the limit"),
        ('{"format": "\\ud800"}', "JSON: 'utf-8' codec can't encode"),
        ("[]", "JSON"),
        ("null", "JSON"),
        ('"scorepad"', "JSON"),
        ("{}", "format"),
        ('{"format": "scorepad"}', "version"),
        ('{"format": "Scorepad", "version": 1}', "format"),
        ('{"format": ["scorepad"], "version": 1}', "format"),
        ('{"format": "scorepad", "version": 2}', "version"),
        ('{"format": "scorepad", "version": "1"}', "version"),
        ('{"format": "scorepad", "version": true}', "version"),
    ],
)  # fmt: skip
def test_a_text_that_is_no_file_of_ours_is_refused(text, says):
    where, key = key_of(text)
    assert (where, key[: len(says)]) == ("", says)


@pytest.mark.parametrize(
    ("where", "document"),
    [
        ("", {**TOP, "more": 1}),
        ("player 2", {**TOP, "players": [{"name": "Anna"}, {"name": "Ben", "more": 1}]}),
        ("night 1", {**TOP, "nights": [{"date": "2026-07-03", "more": 1}]}),
        ("match 2", file_of(MATCH, {**MATCH, "more": 1})),
        ("match 1, event 2", file_of({**MATCH, "log": [ROUND, {**ROUND, "more": 1}]})),
        ("match 1, event 1", file_of({**MATCH, "log": [{"type": "leave", "player": "Ben", "more": 1}]})),
    ],
)
def test_an_unknown_key_is_refused_by_its_name(where, document):
    assert key_of(document) == (where, "more")


@pytest.mark.parametrize(
    ("where", "key", "document"),
    [
        ("", "exported_at", {**TOP, "exported_at": 5}),
        ("", "exported_at", {**TOP, "exported_at": "yesterday"}),
        ("", "players", {**TOP, "players": {}}),
        ("", "nights", {**TOP, "nights": None}),
        ("", "matches", {**TOP, "matches": "all"}),
        ("player 1", "player", {**TOP, "players": ["Anna"]}),
        ("night 1", "night", {**TOP, "nights": [1]}),
        ("match 1", "match 1", file_of("nines")),
    ],
)
def test_a_part_of_the_wrong_shape_is_refused(where, key, document):
    assert key_of(document) == (where, key)


@pytest.mark.parametrize(
    ("key", "player"),
    [
        ("name", {}),
        ("name", {"name": 5}),
        ("name", {"name": " \u200b"}),
        ("name", {"name": "x" * 41}),
        ("name: Anna ", {"name": "Anna "}),
        ("name: Rene\u0301", {"name": "Rene\u0301"}),
        ("colour", {"name": "Anna", "colour": "ultraviolet"}),
        ("colour", {"name": "Anna", "colour": ["red"]}),
        ("archived", {"name": "Anna", "archived": 1}),
        ("archived", {"name": "Anna", "archived": None}),
    ],
)
def test_a_person_that_cannot_be_read_is_refused(key, player):
    assert key_of({**TOP, "players": [player]}) == ("player 1", key)


@pytest.mark.parametrize(
    ("key", "night"),
    [
        ("date", {}),
        ("date", {"date": 20260703}),
        ("date", {"date": "3.7.2026"}),
        ("date", {"date": "2026-02-30"}),
        ("id", {"date": "2026-07-03", "id": "a b"}),
        ("id", {"date": "2026-07-03", "id": None}),
        ("place", {"date": "2026-07-03", "place": None}),
        ("note", {"date": "2026-07-03", "note": ["Regen"]}),
    ],
)
def test_a_night_that_cannot_be_read_is_refused(key, night):
    assert key_of({**TOP, "nights": [night]}) == ("night 1", key)


@pytest.mark.parametrize("case", cases("refused.json"))
def test_a_match_that_breaks_a_rule_is_refused_at_its_event(case):
    where, code, _figures = refusal(file_of(MATCH, case["match"]))
    assert (where, code) == (f"match 2, event {len(case['match']['log'])}", case["code"])


def test_a_dealer_of_a_round_is_what_the_table_said():
    said = {"dealer": "Ben", "at": "2026-07-03T19:00:00Z"}
    (match,) = read(file_of({**MATCH, "log": [ROUND | said]})).matches
    assert match.log == (Round(points=ROUND["points"], **said),)


@pytest.mark.parametrize(
    ("document", "where", "key"),
    [
        ({"players": [{"name": "Anna"}, {"name": "anna"}]}, "player 2", "name: anna"),
        ({"nights": [{"id": "n", "date": "2026-07-03"}] * 2}, "night 2", "id: n"),
        ({"matches": [SMALL | {"id": "m"}, SMALL | {"id": "m"}]}, "match 2", "id: m"),
    ],
)
def test_two_that_go_by_the_same_name_or_id_are_refused(document, where, key):
    with pytest.raises(BadFile) as bad:
        read(document)
    assert (bad.value.where, bad.value.refused.code, bad.value.refused.figures) == (
        where, "bad_format", {"key": key},
    )
