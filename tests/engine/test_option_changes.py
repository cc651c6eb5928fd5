"""House rules changed in the middle of a match."""

import pytest

from scorepad.engine import Change, Join, Leave
from tests.engine.matches import lost, nines, ninety_nine, points, points_house, refusal, scores, tokens_house

TIED = points(Anna=20, Ben=20, Carla=60, Dan=100, blocked=True)


def change(**options):
    return Change(options=options)


def test_more_start_tokens_give_everybody_more():
    standing = ninety_nine(3, lost("Ben"), change(start_tokens=7))
    assert scores(standing) == {"Anna": 7, "Ben": 6, "Carla": 7}


def test_fewer_start_tokens_take_from_everybody_what_was_not_lost():
    standing = ninety_nine(3, lost("Ben"), change(start_tokens=2))
    assert scores(standing) == {"Anna": 2, "Ben": 1, "Carla": 2}


def test_fewer_start_tokens_that_would_put_somebody_out_are_refused():
    standing = ninety_nine(3, lost("Ben"), lost("Ben"))
    assert refusal(standing, change(start_tokens=2)) == ("would_eliminate", {"player": "Ben"})


def test_who_is_out_stays_out_with_nothing():
    standing = ninety_nine(3, lost("Ben"), change(start_tokens=4), start_tokens=1)
    assert (scores(standing), standing.playing) == ({"Anna": 4, "Ben": 0, "Carla": 4}, ("Anna", "Carla"))


def test_who_has_left_keeps_his_tokens_and_hinders_nothing():
    gone = [lost("Ben"), Leave(player="Ben")]
    standing = ninety_nine(3, *gone, change(start_tokens=1), change(start_tokens=6))
    assert scores(standing) == {"Anna": 6, "Ben": 4, "Carla": 6}


def test_who_joined_gets_more_or_fewer_with_the_others():
    standing = ninety_nine(2, Join(player="Eva", start=2), change(start_tokens=6))
    assert scores(standing) == {"Anna": 6, "Ben": 6, "Eva": 3}


def test_a_swimmer_gets_on_land_again_but_does_not_go_under_by_a_change():
    swimming = tokens_house(2, lost("Ben"), start_tokens=1, grace="each")
    assert refusal(swimming, change(start_tokens=0)) == ("would_eliminate", {"player": "Anna"})
    ashore = tokens_house(2, lost("Ben"), change(start_tokens=2), start_tokens=1, grace="each")
    assert scores(ashore) == {"Anna": 2, "Ben": 1}


def test_a_change_of_another_option_lets_a_swimmer_swim_on():
    standing = tokens_house(2, lost("Ben"), change(new_deal="none"), start_tokens=1, grace="each")
    assert (scores(standing), standing.outcome) == ({"Anna": 1, "Ben": 0}, None)


def test_a_change_of_another_option_leaves_the_tokens_alone():
    standing = ninety_nine(3, lost("Ben"), change(decks=2, new_deal="none"))
    assert scores(standing) == {"Anna": 5, "Ben": 4, "Carla": 5}
    assert (standing.options["decks"], standing.rules.new_deal) == (2, "none")


def test_a_change_holds_from_there_on_and_leaves_the_other_options():
    before, after = ninety_nine(3, start_tokens=4), ninety_nine(3, change(four_again=True), start_tokens=4)
    assert after.options == {**before.options, "four_again": True}


def test_the_dealer_stays_from_where_nobody_deals_again():
    standing = ninety_nine(3, lost("Ben"), lost("Ben"), change(new_deal="none"))
    assert standing.next_dealer == "Ben"


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"jokers": True}, ("unknown_option", {"option": "jokers"})),
        ({"start_tokens": 21}, ("bad_option", {"option": "start_tokens", "value": 21})),
        (
            {"sudden_death": True},
            ("bad_option", {"option": "start_tokens", "value": 5, "because": "sudden_death"}),
        ),
    ],
)
def test_a_change_to_what_the_game_does_not_know_or_allow_is_refused(options, expected):
    assert refusal(ninety_nine(3), change(**options)) == expected


def test_a_lower_limit_that_is_met_already_ends_the_match():
    standing = nines(2, points(Anna=0, Ben=60), change(limit=50))
    assert (standing.outcome.reason, standing.outcome.winners) == ("limit", ("Anna",))


def test_the_points_of_somebody_who_left_meet_no_lower_limit():
    standing = nines(3, points(Anna=0, Ben=9, Carla=60), Leave(player="Carla"), change(limit=50))
    assert (standing.outcome, standing.playing) == (None, ("Anna", "Ben"))


def test_a_lower_limit_ends_nothing_before_the_first_round():
    standing = points_house(2, Join(player="Eva", start=60), change(limit=50))
    assert standing.outcome is None


def test_points_once_written_stay_when_nines_become_hard():
    standing = nines(2, points(Anna=0, Ben=15), change(hard_nines=True))
    assert scores(standing) == {"Anna": 0, "Ben": 15}


def test_fewer_rounds_end_the_match_and_more_let_it_go_on():
    said = [points(Anna=0, Ben=6), points(Anna=0, Ben=7)]
    assert nines(2, *said, change(rounds=2), end="rounds").outcome.reason == "rounds"
    assert nines(2, *said, change(rounds=9), end="rounds", rounds=3).outcome is None


def test_a_shared_win_agreed_on_before_the_play_off_ends_the_match():
    standing = nines(4, TIED, change(tiebreak="shared"))
    assert (standing.outcome.reason, standing.outcome.winners) == ("limit", ("Anna", "Ben"))


def test_a_higher_limit_calls_off_a_play_off_that_has_not_begun():
    standing = nines(4, TIED, change(limit=200))
    assert (standing.playoff, standing.playing) == (False, ("Anna", "Ben", "Carla", "Dan"))


def test_more_rounds_call_off_a_play_off_that_has_not_begun():
    tied = points(Anna=5, Ben=5, blocked=True)
    standing = nines(2, tied, change(rounds=2), end="rounds", rounds=1)
    assert (standing.playoff, standing.playing) == (False, ("Anna", "Ben"))


def test_a_play_off_that_was_played_is_not_called_off_any_more():
    standing = nines(4, TIED, points(Anna=4, Ben=4, blocked=True), change(limit=200))
    assert (standing.playoff, standing.playing) == (True, ("Anna", "Ben"))


@pytest.mark.parametrize("options", [{"stack_nines": True}, {"hard_nines": True}, {"limit": 90}])
def test_a_change_that_is_not_about_its_cause_calls_off_no_play_off(options):
    standing = nines(4, TIED, Leave(player="Dan"), change(**options))
    assert (standing.outcome, standing.playoff, standing.playing) == (None, True, ("Anna", "Ben"))
