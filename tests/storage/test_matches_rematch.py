"""The same people play again."""

import pytest

from scorepad.engine import Change, InvalidEvent, Join, Leave
from scorepad.storage import matches
from scorepad.storage.models import Match
from tests.engine.matches import CAST, lost, points
from tests.storage.pad import PAD, begin, count, journal, names, record, version

pytestmark = pytest.mark.usefixtures("app_context")


def again(match, token="t"):
    return matches.rematch(match.pad_id, match.id, token)


def table(match):
    people = names(match.pad_id)
    return [people[player] for player in match.seats], people[match.first_dealer]


def test_the_deal_moves_on_and_who_went_out_sits_there_again():
    last = record(begin(start_tokens=1), lost("Ben"), lost("Carla"))
    match = again(last)
    assert table(match) == (["Anna", "Ben", "Carla"], "Anna")
    assert (match.game, match.options, match.night_id) == (last.game, last.options, last.night_id)
    assert (match.state, match.version, journal(match).entries) == ("running", 0, ())


def test_before_the_first_round_the_first_dealer_still_deals():
    assert table(again(begin(first="Ben"))) == (["Anna", "Ben", "Carla"], "Ben")


def test_who_left_is_not_seated_and_who_joined_is():
    last = record(
        begin("nines"),
        points(Anna=0, Ben=5, Carla=7),
        Leave(player="Ben"),
    )
    matches.join(PAD, last.id, "Dan", Join(player="", after=last.seats[0]), expected=2, token="d")
    assert table(again(last)) == (["Anna", "Dan", "Carla"], "Dan")


def test_house_rules_are_those_that_held_at_the_end():
    last = record(begin("nines"), Change(options={"limit": 50, "hard_nines": True}))
    assert again(last).options == {**last.options, "limit": 50, "hard_nines": True}


def test_a_token_makes_one_rematch():
    last = begin()
    first = again(last)
    assert again(last).id == first.id
    assert again(first).id == first.id
    assert (count(Match), again(last, "u").id == first.id) == (2, False)


def test_nobody_plays_again_alone():
    last = record(begin(seats=CAST[:2]), Leave(player="Ben"))
    with pytest.raises(InvalidEvent) as refused:
        again(last)
    assert (refused.value.code, count(Match), version(last)) == ("wrong_players", 1, 1)
