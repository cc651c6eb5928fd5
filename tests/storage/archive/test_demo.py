"""Two years of nights to look around in, and a pad of any size to measure with."""

import json
from collections import Counter
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise

import pytest

from scorepad.engine.doubts import doubts
from scorepad.engine.log import Change, Join, Leave
from scorepad.engine.replay import play, start
from scorepad.storage.archive.demo import demo
from scorepad.storage.archive.importing import Added
from scorepad.storage.archive.reading import parse, read
from scorepad.storage.check import check, match_ids
from scorepad.storage.clock import evening
from tests.storage.pad import bring

TODAY = datetime(2026, 7, 17, 20, 30, tzinfo=UTC)
OTHER_DAYS = [TODAY + timedelta(days=53 * number) for number in range(7)]


@pytest.fixture(scope="module")
def told():
    return demo(TODAY)


@pytest.fixture(scope="module")
def records(told):
    """The matches of the file, read as one that was written and sent."""
    return read(parse(json.dumps(told))).matches


def of(records, game):
    return [record for record in records if record.game.id == game and record.standing.outcome]


def events(records, kind):
    return sum(isinstance(event, kind) for record in records for event in record.log)


def days(file):
    return [date.fromisoformat(night["date"]) for night in file["nights"]]


def test_a_demo_is_the_same_each_time(told):
    assert demo(TODAY) == told


def test_it_tells_two_years_up_to_today(told):
    first, *_others, last = days(told)
    assert timedelta(weeks=100) < last - first < timedelta(weeks=104)
    assert last == evening(TODAY)
    assert days(told) == sorted(set(days(told)))


@pytest.mark.parametrize("today", OTHER_DAYS)
def test_on_any_day_it_is_eighty_to_a_hundred_nights_and_one_match_runs(today):
    file = demo(today)
    running = [
        place
        for place, record in enumerate(read(file).matches, 1)
        if record.standing.outcome is None and not record.data.get("abandoned")
    ]
    assert 80 <= len(file["nights"]) <= 100
    assert running == [len(file["matches"])]


def test_there_are_holidays_without_cards_and_weeks_with_several_nights(told):
    apart = [(later - earlier).days for earlier, later in pairwise(days(told))]
    assert (min(apart), max(apart) >= 21) == (1, True)


def test_a_night_has_one_to_five_matches_and_both_games(told):
    numbers = Counter(Counter(match["night"] for match in told["matches"]).values())
    games = Counter(match["game"] for match in told["matches"])
    assert sorted(numbers) == [1, 2, 3, 4, 5]
    assert min(games.values()) > 100


def test_its_rounds_follow_one_another_within_the_evening(told):
    dates = {night["id"]: night["date"] for night in told["nights"]}
    for match in told["matches"]:
        moments = [match["started_at"], *(event["at"] for event in match["log"])]
        evenings = {evening(datetime.fromisoformat(moment)).isoformat() for moment in moments}
        assert moments == sorted(set(moments))
        assert evenings == {dates[match["night"]]}


def test_its_matches_follow_one_another_and_none_lies_ahead(told):
    for earlier, later in pairwise(told["matches"]):
        assert earlier["log"][-1]["at"] < later["started_at"]
    assert datetime.fromisoformat(told["matches"][-1]["log"][-1]["at"]) < TODAY


def test_matches_are_as_long_as_at_a_table(records):
    usual = [len(one.standing.rounds) for one in of(records, "nines") if one.standing.options["limit"] == 100]
    assert 6 <= sum(usual) / len(usual) <= 9
    assert max(usual) <= 14


def test_hands_are_mostly_small_and_never_more_than_was_dealt(records):
    held = []
    for record in of(records, "nines"):
        standing = start(record.game, record.table)
        for event in record.log:
            assert not hasattr(event, "points") or doubts(standing, event) == ()
            standing = play(standing, event)
        held += [points for played in standing.rounds for points in played.amounts.values() if points]
    assert sorted(held)[len(held) // 2] <= 12


def test_people_come_and_go_and_one_has_moved_away(told):
    dates = {night["id"]: night["date"] for night in told["nights"]}
    seen = {}
    for match in told["matches"]:
        for name in match["seats"]:
            seen.setdefault(name, []).append(dates[match["night"]])
    assert {player["name"] for player in told["players"]} >= set(seen)
    assert [player["name"] for player in told["players"] if player["archived"]] == ["Dan"]
    assert seen["Eva"][0] > "2025-11-01"
    assert {day[5:] for day in seen["Dan"] if day > "2025-06-01"} == {"12-25", "12-31", "03-14"}
    assert len(seen) >= 10


def test_whoever_plays_well_wins_more_often(records):
    lost = Counter(
        player
        for record in of(records, "ninety-nine")
        for played in record.standing.rounds
        for player in played.amounts
    )
    hands = Counter(
        player
        for record in of(records, "ninety-nine")
        for played in record.standing.rounds
        for player in played.playing
    )
    assert lost["Oma Inge"] / hands["Oma Inge"] < lost["Finn"] / hands["Finn"]


def test_all_that_can_happen_at_a_table_happens(records):
    ended = [record.standing for record in records if record.standing.outcome]
    rounds = [played for standing in ended for played in standing.rounds]
    happened = {
        "joined": events(records, Join),
        "left": events(records, Leave),
        "changed": events(records, Change),
        "abandoned": sum(bool(record.data.get("abandoned")) for record in records),
        "play-off": sum(played.playoff for played in rounds),
        "blocked": sum(played.said.blocked for played in rounds),
        "cards counted": sum(played.said.hands is not None for played in rounds),
        "out of turn": sum(played.said.dealer is not None for played in rounds),
        "shared win": sum(len(standing.outcome.winners) > 1 for standing in ended),
        "tied": sum(len(place.players) > 1 for standing in ended for place in standing.outcome.ranking),
    }
    assert [what for what, times in happened.items() if not times] == []


def test_house_rules_change_over_time(told):
    hard = [match["started_at"][:4] for match in told["matches"] if match["options"].get("hard_nines")]
    assert sorted(set(hard)) == ["2025", "2026"]


def test_some_nights_carry_place_and_note(told):
    notes = [night["note"] for night in told["nights"]]
    places = Counter(night["place"] for night in told["nights"])
    assert 15 < sum(map(bool, notes)) < 60
    assert places["Bei Anna und Ben"] > places["Bei Oma Inge"] > 0
    assert places["Ferienhaus an der Nordsee"] == 8


@pytest.mark.parametrize("matches", [1, 20, 400])
def test_it_can_hold_any_number_of_matches_and_the_latest_are_the_same(matches, told):
    file = demo(TODAY, matches)
    common = min(matches, 200)
    assert len(file["matches"]) == matches
    assert file["matches"][-common:] == told["matches"][-common:]
    assert {night["id"] for night in file["nights"]} == {match["night"] for match in file["matches"]}
    assert len(read(file).matches) == matches


@pytest.mark.usefixtures("app_context")
def test_it_is_brought_onto_a_pad_once_and_is_sound(told):
    people, nights, matches = (len(told[key]) for key in ("players", "nights", "matches"))
    assert bring(told) == Added(people, nights, matches)
    assert bring(demo(TODAY + timedelta(hours=2))) == Added(known_matches=matches)
    assert {check(pad, match) for pad, match in match_ids()} == {None}
