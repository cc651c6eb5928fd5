"""Matches are begun and played on, each step exactly once."""

import pytest

from scorepad.engine import Change, InvalidEvent, Join, Leave, Table
from scorepad.games import find
from scorepad.storage import matches
from scorepad.storage.journal import Conflict
from scorepad.storage.models import LogEntry, Match, Night, Pad, Player
from scorepad.storage.names import BadName
from tests.engine.matches import CAST, lost, points
from tests.storage.pad import (
    PAD,
    begin,
    by_id,
    count,
    journal,
    log,
    names,
    numbers,
    ranking,
    record,
    result,
    state,
    undo,
    version,
)

pytestmark = pytest.mark.usefixtures("app_context")


def test_a_match_begins_on_a_new_pad_with_its_people_and_its_night():
    match = matches.begin("new-pad", find("nines"), Table(("Anna", "Ben"), "Ben", {}), "t")
    assert match.pad_id == "new-pad"
    assert [count(model) for model in (Pad, Player, Night, Match, LogEntry)] == [1, 2, 1, 1, 0]
    people = names(match.pad_id)
    assert [people[player] for player in match.seats] == ["Anna", "Ben"]
    assert (people[match.first_dealer], match.state, match.version) == ("Ben", "running", 0)


def test_names_are_cleaned_and_people_known_again_by_another_spelling():
    first = begin(seats=("  Anna ", "René"), first="René")
    second = begin(seats=("rené", "ANNA", "Ben"), first="Ben")
    assert sorted(names().values()) == ["Anna", "Ben", "René"]
    assert [names()[player] for player in first.seats] == ["Anna", "René"]
    assert [names()[player] for player in second.seats] == ["René", "Anna", "Ben"]


def test_a_token_that_made_a_match_returns_the_same_match():
    first, again = begin(token="t"), begin("nines", CAST[:2], token="t")
    assert (again.id, again.game, count(Match)) == (first.id, "ninety-nine", 1)
    assert begin(token="u").id != first.id


def test_a_token_of_another_pad_makes_a_match_of_its_own():
    assert begin(token="t").id != begin(token="t", pad="pad-of-finn").id


def test_all_options_are_stored_as_they_held_when_the_match_began():
    match = begin(seats=CAST[:5], new_deal="none")
    assert match.options == {
        "sudden_death": False, "decks": 2, "start_tokens": 3, "new_deal": "none", "cards_each": 3,
        "swap_nine_king": False, "ten_always_minus": False, "four_again": False,
    }
    assert match.options == dict(journal(match).standing.options)


@pytest.mark.parametrize(
    ("seats", "first", "options", "code"),
    [
        (("Anna", "Ben"), "Finn", {}, "unknown_player"),
        (("Anna", "anna "), "Anna", {}, "wrong_players"),
        (("Anna",), "Anna", {}, "wrong_players"),
        (("Anna", "Ben"), "Anna", {"jokers": True}, "unknown_option"),
        (("Anna", "Ben"), "Anna", {"decks": 3}, "bad_option"),
    ],
)
def test_a_table_that_cannot_begin_leaves_nothing_behind(seats, first, options, code):
    with pytest.raises(InvalidEvent) as refused:
        begin(seats=seats, first=first, **options)
    assert refused.value.code == code
    assert [count(model) for model in (Pad, Player, Night, Match)] == [0, 0, 0, 0]


def test_a_name_that_is_none_leaves_nothing_behind():
    with pytest.raises(BadName) as bad:
        begin(seats=("Anna", " \u200b "))
    assert (bad.value.reason, count(Pad), count(Player)) == ("empty", 0, 0)


def test_rounds_are_recorded_one_after_the_other():
    match = record(begin("nines"), points(Anna=0, Ben=5, Carla=7), points(Anna=3, Ben=0, Carla=1))
    assert log(match) == [
        {"type": "round", "points": {"Anna": 0, "Ben": 5, "Carla": 7}},
        {"type": "round", "points": {"Anna": 3, "Ben": 0, "Carla": 1}},
    ]
    assert result(match)["totals"][-1] == {"Anna": 3, "Ben": 5, "Carla": 8}
    assert (numbers(match), version(match)) == ([1, 2], 2)


def test_every_round_keeps_who_dealt_it_and_when(time_machine):
    time_machine.move_to("2026-07-03T19:06:00.5Z", tick=False)
    match = record(begin(), lost("Ben"), lost("Ben", dealer="Anna"), lost("Ben"))
    kept = [(names()[entry.dealt], entry.at.isoformat()) for entry in journal(match).entries]
    moment = "2026-07-03T19:06:00+00:00"
    assert kept == [("Anna", moment), ("Anna", moment), ("Ben", moment)]


def test_a_round_is_recorded_once_however_often_its_form_is_sent():
    match = begin()
    for _ in range(3):
        matches.record(PAD, match.id, by_id(match, lost("Ben")), 1, "t")
    assert (numbers(match), version(match)) == ([1], 1)


def test_a_form_sent_again_changes_nothing_even_after_its_round_was_taken_back():
    match = begin()
    matches.record(PAD, match.id, by_id(match, lost("Ben")), 1, "t")
    undo(match, 1)
    matches.record(PAD, match.id, by_id(match, lost("Ben")), 1, "t")
    assert (numbers(match), version(match)) == ([], 2)
    record(match, lost("Anna"))
    matches.record(PAD, match.id, by_id(match, lost("Ben")), 2, "t")
    assert log(match) == [{"type": "round", "losers": ["Anna"]}]


@pytest.mark.parametrize("expected", [0, 1, 3])
def test_a_form_drawn_for_another_round_is_a_conflict_and_stores_nothing(expected):
    match = record(begin(), lost("Ben"))
    with pytest.raises(Conflict) as conflict:
        matches.record(PAD, match.id, by_id(match, lost("Anna")), expected, "t")
    assert conflict.value.journal.standing.number == 2
    assert (numbers(match), version(match)) == ([1], 1)


def test_a_round_that_breaks_a_rule_stores_nothing():
    match = record(begin(), lost("Ben"))
    with pytest.raises(InvalidEvent) as refused:
        record(match, lost("Anna", "Ben"))
    assert (refused.value.code, numbers(match), version(match)) == ("too_many_losers", [1], 1)


def test_a_newcomer_joins_by_name_known_or_new():
    begin(seats=("Eva", "Finn"), first="Eva")
    match = record(begin("nines"), points(Anna=0, Ben=5, Carla=7))
    matches.join(PAD, match.id, " eva ", Join(player="", start=4), expected=2, token="t")
    matches.join(PAD, match.id, "Dan", Join(player="", after=match.seats[0]), expected=2, token="u")
    assert log(match)[1:] == [
        {"type": "join", "player": "Eva", "start": 4}, {"type": "join", "player": "Dan", "after": "Anna"},
    ]
    assert sorted(names().values()) == sorted(CAST)
    assert [entry.dealt for entry in journal(match).entries[1:]] == [None, None]


def test_a_newcomer_who_cannot_join_is_not_added_to_the_pad_either():
    match = begin()
    with pytest.raises(BadName):
        matches.join(PAD, match.id, "  ", Join(player=""), expected=1, token="t")
    with pytest.raises(InvalidEvent) as refused:
        matches.join(PAD, match.id, "BEN", Join(player=""), expected=1, token="t")
    with pytest.raises(Conflict):
        matches.join(PAD, match.id, "Eva", Join(player=""), expected=2, token="t")
    assert (refused.value.figures["reason"], sorted(names().values())) == ("already_seated", [*CAST[:3]])


def test_people_leave_and_house_rules_change_in_the_log_too():
    match = record(begin("nines"), Leave(player="Ben"), Change(options={"limit": 50}))
    assert log(match) == [{"type": "leave", "player": "Ben"}, {"type": "option", "set": {"limit": 50}}]
    assert journal(match).standing.options["limit"] == 50


def test_a_match_that_ends_writes_its_results_and_takes_no_more_rounds():
    match = record(begin(start_tokens=1), lost("Carla"))
    assert (state(match), ranking(match)) == ("running", [])
    record(match, lost("Anna"))
    assert (state(match), version(match)) == ("finished", 2)
    assert ranking(match) == [("Anna", 2, 0, False), ("Ben", 1, 1, True), ("Carla", 3, 0, False)]
    with pytest.raises(InvalidEvent) as refused:
        record(match, lost("Ben"))
    assert refused.value.code == "game_finished"


def test_who_left_has_a_result_without_a_place():
    match = record(begin("nines", limit=50), Leave(player="Ben"), points(Anna=0, Carla=55))
    assert ranking(match) == [("Anna", 1, 0, True), ("Ben", None, 0, False), ("Carla", 2, 55, False)]
