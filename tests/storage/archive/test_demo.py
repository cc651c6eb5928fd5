"""Two nights to look around in."""

import json
from datetime import UTC, datetime

import pytest

from scorepad.storage.archive.demo import demo
from scorepad.storage.archive.importing import Added
from scorepad.storage.archive.reading import parse, read
from scorepad.storage.check import check, match_ids
from tests.storage.pad import bring

TODAY = datetime(2026, 7, 17, 23, 30, tzinfo=UTC)


def test_a_demo_is_a_file_like_any_other():
    played = read(parse(json.dumps(demo(TODAY)))).matches
    assert [record.standing.outcome is not None for record in played] == [True] * 5 + [False]


def test_a_demo_is_the_same_each_time():
    assert demo(TODAY) == demo(TODAY)


def test_its_nights_were_one_and_two_weeks_ago():
    told = [(night["date"], night["place"]) for night in demo(TODAY)["nights"]]
    assert told == [("2026-07-03", "Bei Anna"), ("2026-07-10", "Bei Eva")]


def test_its_rounds_follow_one_another_within_the_evening():
    for match in demo(TODAY)["matches"]:
        moments = [match["started_at"], *(event["at"] for event in match["log"])]
        assert moments == sorted(set(moments))


@pytest.mark.usefixtures("app_context")
def test_it_is_brought_onto_a_pad_once_and_is_sound():
    assert bring(demo(TODAY)) == Added(players=5, nights=2, matches=6)
    assert bring(demo(TODAY)) == Added(known_matches=6)
    assert [check(pad, match) for pad, match in match_ids()] == [None] * 6
