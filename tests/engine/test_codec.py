"""Events as data and back, and everything that is not an event."""

import json
from datetime import UTC, datetime, timedelta, timezone

import pytest

from scorepad.engine import Change, InvalidEvent, Join, Leave, Round
from scorepad.engine.codec import check_keys, check_time, decode, encode
from tests.engine.matches import hands, lost, points

AT = "2026-07-03T22:10:00Z"
PAIRS = [
    (lost("Ben"), {"type": "round", "losers": ["Ben"]}),
    (lost("Ben", "Anna"), {"type": "round", "losers": ["Ben", "Anna"]}),
    (lost(Ben=2, Anna=1), {"type": "round", "losers": {"Ben": 2, "Anna": 1}}),
    (Round(losers={}), {"type": "round", "losers": []}),
    (points(Anna=0, Ben=25), {"type": "round", "points": {"Anna": 0, "Ben": 25}}),
    (
        points(Anna=3, Ben=9, blocked=True, dealer="Ben"),
        {"type": "round", "points": {"Anna": 3, "Ben": 9}, "blocked": True, "dealer": "Ben"},
    ),
    (
        hands(Anna={}, Ben={"K": 2, "A": 1}),
        {"type": "round", "hands": {"Anna": {}, "Ben": {"K": 2, "A": 1}}},
    ),
    (
        Round(points={"Anna": 0}, hands={"Ben": {"9": 1}}, at=AT),
        {"type": "round", "points": {"Anna": 0}, "hands": {"Ben": {"9": 1}}, "at": AT},
    ),
    (Join(player="Eva"), {"type": "join", "player": "Eva"}),
    (
        Join(player="Eva", after="Ben", start=0, at=AT),
        {"type": "join", "player": "Eva", "after": "Ben", "start": 0, "at": AT},
    ),
    (Leave(player="Ben"), {"type": "leave", "player": "Ben"}),
    (Leave(player="Ben", at=AT), {"type": "leave", "player": "Ben", "at": AT}),
    (Change(options={"limit": 50}), {"type": "option", "set": {"limit": 50}}),
    (Change(options={}, at=AT), {"type": "option", "set": {}, "at": AT}),
]


@pytest.mark.parametrize(("event", "data"), PAIRS)
def test_an_event_is_written_with_what_was_said_and_nothing_else(event, data):
    assert json.loads(json.dumps(encode(event))) == data


@pytest.mark.parametrize(("event", "data"), PAIRS)
def test_an_event_is_read_as_it_was_written(event, data):
    assert decode(data) == event


def test_who_is_known_to_have_dealt_is_not_part_of_what_was_said():
    assert encode(Round(losers={"Ben": 1}, dealt="Anna")) == {"type": "round", "losers": ["Ben"]}


def test_ranks_of_which_no_card_is_left_are_not_worth_a_word():
    data = {"type": "round", "hands": {"Anna": {"K": 0}, "Ben": {"A": 1, "9": 0}}}
    assert decode(data) == hands(Anna={}, Ben={"A": 1})


def test_a_round_that_says_it_is_not_blocked_is_not():
    assert decode({"type": "round", "points": {"Anna": 0}, "blocked": False}) == points(Anna=0)


NOT_EVENTS = [
    (None, "type"), ([], "type"), ("round", "type"), ({}, "type"),
    ({"type": "rounds"}, "type"), ({"type": None}, "type"), ({"type": ["round"]}, "type"),
    ({"type": "round", "losers": ["Ben"], "loosers": []}, "loosers"),
    ({"type": "join", "player": "Eva", "dealer": "Ben"}, "dealer"),
    ({"type": "leave", "player": "Ben", "start": 1}, "start"),
    ({"type": "option", "set": {}, "player": "Ben"}, "player"),
    ({"type": "round", "losers": "Ben"}, "losers"),
    ({"type": "round", "losers": [1]}, "losers"),
    ({"type": "round", "losers": ["Ben", "Ben"]}, "losers"),
    ({"type": "round", "points": None}, "points"),
    ({"type": "round", "points": [0, 5]}, "points"),
    ({"type": "round", "hands": []}, "hands"),
    ({"type": "round", "hands": {"Ben": ["K"]}}, "Ben"),
    ({"type": "round", "hands": {"Ben": {"joker": 1}}}, "joker"),
    ({"type": "round", "losers": ["Ben"], "blocked": 1}, "blocked"),
    ({"type": "round", "losers": ["Ben"], "dealer": None}, "dealer"),
    ({"type": "join"}, "player"),
    ({"type": "join", "player": "Eva", "after": 3}, "after"),
    ({"type": "leave", "player": ["Ben"]}, "player"),
    ({"type": "option"}, "set"),
    ({"type": "option", "set": ["limit"]}, "set"),
    ({"type": "leave", "player": "Ben", "at": "yesterday"}, "at"),
    ({"type": "leave", "player": "Ben", "at": "2026-07-03T22:10:00"}, "at"),
    ({"type": "leave", "player": "Ben", "at": None}, "at"),
]


@pytest.mark.parametrize(("data", "key"), NOT_EVENTS)
def test_what_is_no_event_is_refused_by_the_key_that_is_wrong(data, key):
    with pytest.raises(InvalidEvent) as refused:
        decode(data)
    assert (refused.value.code, refused.value.figures) == ("bad_format", {"key": key})


@pytest.mark.parametrize(
    ("data", "key", "value"),
    [
        ({"type": "round", "points": {"Ben": 2.5}}, "Ben", 2.5),
        ({"type": "round", "points": {"Ben": 2.0}}, "Ben", 2.0),
        ({"type": "round", "points": {"Ben": "7"}}, "Ben", "7"),
        ({"type": "round", "points": {"Ben": True}}, "Ben", True),
        ({"type": "round", "points": {"Ben": None}}, "Ben", None),
        ({"type": "round", "losers": {"Ben": 1.5}}, "Ben", 1.5),
        ({"type": "round", "hands": {"Ben": {"K": 0.5}}}, "K", 0.5),
        ({"type": "join", "player": "Eva", "start": "many"}, "start", "many"),
    ],
)
def test_what_is_no_whole_number_is_refused_with_its_key_and_value(data, key, value):
    with pytest.raises(InvalidEvent) as refused:
        decode(data)
    assert (refused.value.code, refused.value.figures) == ("not_integer", {"key": key, "value": value})


def test_a_time_is_read_with_its_zone():
    assert check_time(AT, "at") == datetime(2026, 7, 3, 22, 10, tzinfo=UTC)
    summer = timezone(timedelta(hours=2))
    assert check_time("2026-07-04T00:10:00+02:00", "at") == datetime(2026, 7, 4, 0, 10, tzinfo=summer)


def test_the_first_key_that_is_not_known_is_the_one_refused():
    with pytest.raises(InvalidEvent) as refused:
        check_keys({"a": 1, "c": 2, "d": 3}, {"a", "b"})
    assert refused.value.figures == {"key": "c"}
