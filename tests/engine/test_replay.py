"""A match begins, is replayed and refuses; people come and go."""

import pytest

from scorepad.engine import InvalidEvent, Join, Leave, Standing, Table, play, replay, start
from scorepad.engine.standing import Seat
from scorepad.games import find
from tests.engine.matches import CAST, lost, nines, ninety_nine, points, refusal, scores, tokens_house


def refused_start(seats, first_dealer="Anna", **options):
    with pytest.raises(InvalidEvent) as refused:
        start(find("nines"), Table(seats, first_dealer, options))
    return refused.value.code, refused.value.figures


def test_a_match_begins_with_its_table_and_everybody_playing():
    game = find("ninety-nine")
    options = game.settle({"start_tokens": 2}, 2)
    seats = (Seat("Anna", 2, start=2), Seat("Ben", 2, start=2))
    expected = Standing(game, options, game.rules(options), "Ben", seats, playing=("Anna", "Ben"))
    assert start(game, Table(("Anna", "Ben"), "Ben", {"start_tokens": 2})) == expected


@pytest.mark.parametrize("seats", [CAST[:1], (*CAST, "Gert"), ("Anna", "Ben", "Anna")])
def test_a_table_too_small_too_large_or_with_somebody_twice_is_refused(seats):
    assert refused_start(seats) == ("wrong_players", {"reason": "seats", "least": 2, "most": 6})


def test_a_first_dealer_who_does_not_sit_there_is_refused():
    assert refused_start(("Anna", "Ben"), "Finn") == ("unknown_player", {"player": "Finn"})


def test_options_that_the_game_does_not_know_or_allow_are_refused():
    assert refused_start(CAST[:2], jokers=True) == ("unknown_option", {"option": "jokers"})
    assert refused_start(CAST[:2], limit=0) == ("bad_option", {"option": "limit", "value": 0})


def test_a_replay_is_one_play_after_the_other():
    standing = play(play(ninety_nine(3), lost("Ben")), lost("Anna"))
    assert standing == ninety_nine(3, lost("Ben"), lost("Anna"))


def test_a_replay_says_which_event_is_impossible():
    events = [lost("Ben"), Leave(player="Carla"), lost("Carla"), lost("Ben")]
    with pytest.raises(InvalidEvent) as refused:
        replay(find("ninety-nine"), Table(CAST[:4], "Anna"), events)
    assert (refused.value.number, refused.value.code) == (3, "loser_already_out")


def test_a_table_that_cannot_begin_is_the_fault_of_no_event():
    with pytest.raises(InvalidEvent) as refused:
        replay(find("ninety-nine"), Table(("Anna",), "Anna"), [lost("Anna")])
    assert (refused.value.number, refused.value.code) == (None, "wrong_players")


def test_nothing_more_happens_in_a_finished_match():
    finished = ninety_nine(2, lost("Ben"), start_tokens=1)
    for event in (lost("Anna"), Join(player="Eva"), Leave(player="Ben")):
        assert refusal(finished, event) == ("game_finished", {})


def test_a_newcomer_sits_at_the_end_with_the_fewest_tokens_of_those_playing():
    standing = ninety_nine(3, lost("Ben"), lost("Ben"), Join(player="Eva"))
    assert standing.players == ("Anna", "Ben", "Carla", "Eva")
    assert standing.seat("Eva") == Seat("Eva", 3, start=3, joined=3)


def test_the_tokens_of_those_who_left_do_not_count_for_a_newcomer():
    standing = ninety_nine(3, lost("Ben"), Leave(player="Ben"), Join(player="Eva"))
    assert standing.seat("Eva").score == 5


def test_a_newcomer_starts_with_the_highest_total_of_those_playing():
    first = points(Anna=0, Ben=30, Carla=20)
    assert nines(3, first, Join(player="Eva")).seat("Eva").score == 30
    assert nines(3, first, Leave(player="Ben"), Join(player="Eva")).seat("Eva").score == 20


def test_a_newcomer_may_start_with_another_number():
    assert ninety_nine(3, lost("Ben"), Join(player="Eva", start=2)).seat("Eva").score == 2
    assert nines(3, Join(player="Eva", start=99)).seat("Eva").score == 99
    rounds = nines(3, Join(player="Eva", start=9999), end="rounds")
    assert rounds.seat("Eva").score == 9999
    assert nines(3, points(Anna=0, Ben=1, Carla=2), Join(player="Eva", start=0)).seat("Eva").score == 0


def test_a_newcomer_is_absent_from_earlier_rounds_and_plays_the_later_ones():
    later = points(Anna=1, Ben=2, Carla=3, Eva=0)
    standing = nines(3, points(Anna=0, Ben=5, Carla=7), Join(player="Eva", after="Anna"), later)
    assert [played.scores for played in standing.rounds] == [
        {"Anna": 0, "Ben": 5, "Carla": 7}, {"Anna": 1, "Eva": 7, "Ben": 7, "Carla": 10},
    ]
    assert standing.rounds[1].playing == ("Anna", "Eva", "Ben", "Carla")


def test_a_newcomer_may_sit_left_of_somebody_who_has_gone():
    standing = nines(3, Leave(player="Ben"), Join(player="Eva", after="Ben"))
    assert (standing.players, standing.playing) == (("Anna", "Ben", "Eva", "Carla"), ("Anna", "Eva", "Carla"))


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (Join(player="Anna"), ("wrong_players", {"reason": "already_seated", "players": ["Anna"]})),
        (Join(player="Carla"), ("wrong_players", {"reason": "already_seated", "players": ["Carla"]})),
        (Join(player="Eva", after="Finn"), ("unknown_player", {"player": "Finn"})),
        (Join(player="Eva", start=-1), ("negative", {"key": "start", "points": -1})),
        (Join(player="Eva", start=100), ("bad_format", {"key": "start", "points": 100})),
        (Leave(player="Finn"), ("unknown_player", {"player": "Finn"})),
        (Leave(player="Carla"), ("wrong_players", {"reason": "already_gone", "players": ["Carla"]})),
    ],
)
def test_coming_and_going_that_the_rules_do_not_allow_is_refused(event, expected):
    assert refusal(nines(3, Leave(player="Carla")), event) == expected


def test_a_newcomer_needs_a_token():
    refused = ("negative", {"key": "start", "points": 0})
    assert refusal(ninety_nine(3), Join(player="Eva", start=0)) == refused


def test_a_newcomer_brings_no_more_tokens_than_the_others_began_with():
    refused = ("bad_format", {"key": "start", "points": 4})
    assert refusal(ninety_nine(3, start_tokens=3), Join(player="Eva", start=4)) == refused


def test_a_newcomer_has_a_token_even_where_somebody_swims_without():
    standing = tokens_house(2, lost("Ben"), grace="each", start_tokens=1)
    assert play(standing, Join(player="Eva")).seat("Eva").score == 1


def test_a_newcomer_may_start_right_at_a_limit_that_must_be_exceeded():
    standing = nines(3, Join(player="Eva", start=100), limit_rule="exceed")
    assert (standing.seat("Eva").score, standing.outcome) == (100, None)


def test_nobody_joins_once_somebody_is_out_of_tokens():
    standing = ninety_nine(3, lost("Ben"), start_tokens=1)
    assert refusal(standing, Join(player="Eva")) == ("wrong_players", {"reason": "too_late"})


def test_nobody_joins_a_full_table_until_somebody_leaves():
    full = ("wrong_players", {"reason": "seats", "least": 2, "most": 6})
    assert refusal(nines(6), Join(player="Gert")) == full
    standing = nines(6, Leave(player="Dan"), Join(player="Gert"))
    assert standing.playing == ("Anna", "Ben", "Carla", "Eva", "Finn", "Gert")


def test_who_is_out_cannot_leave_any_more():
    standing = ninety_nine(3, lost("Ben"), start_tokens=1)
    refused = ("wrong_players", {"reason": "already_gone", "players": ["Ben"]})
    assert refusal(standing, Leave(player="Ben")) == refused


def test_a_match_ends_when_everyone_but_one_has_left_before_the_first_round():
    assert scores(nines(2, Leave(player="Ben"))) == {"Anna": 0, "Ben": 0}
    assert nines(2, Leave(player="Ben")).outcome.reason == "everyone_left"
