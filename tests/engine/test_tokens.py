"""Family tokens as Ninety-Nine plays it: one loser, one token, the last one with any wins."""

import pytest

from scorepad.engine import Leave, Outcome, Round
from scorepad.engine.standing import Exit, Place
from tests.engine.matches import hands, lost, ninety_nine, points, ranking, refusal, scores


def test_everybody_begins_with_the_start_tokens():
    assert scores(ninety_nine(3, start_tokens=4)) == {"Anna": 4, "Ben": 4, "Carla": 4}


def test_the_loser_pays_one_token_and_nobody_else_does():
    assert scores(ninety_nine(3, lost("Ben"))) == {"Anna": 5, "Ben": 4, "Carla": 5}


def test_a_player_without_tokens_is_out():
    standing = ninety_nine(3, lost("Ben"), lost("Ben"), start_tokens=2)
    assert standing.seat("Ben").exit == Exit(round=2, order=1, left=False)
    assert standing.playing == ("Anna", "Carla")


def test_the_round_tells_who_went_out_in_it():
    standing = ninety_nine(3, lost("Ben"), lost("Carla"), lost("Ben"), start_tokens=2)
    assert [played.out for played in standing.rounds] == [(), (), ("Ben",)]


def test_no_round_of_tokens_has_a_winner_a_play_off_or_is_void():
    played = ninety_nine(3, lost("Ben")).rounds[0]
    assert (played.winner, played.playoff, played.void) == (None, False, False)


def test_the_last_player_with_tokens_wins():
    standing = ninety_nine(3, lost("Ben"), lost("Anna"), start_tokens=1)
    assert standing.outcome == Outcome(
        "last_standing", ("Carla",), (Place(1, ("Carla",)), Place(2, ("Anna",)), Place(3, ("Ben",)))
    )


def test_places_are_the_reverse_order_of_going_out():
    out = [lost(player) for player in ("Carla", "Anna", "Dan", "Eva")]
    standing = ninety_nine(5, *out, start_tokens=1)
    assert ranking(standing) == [(1, "Ben"), (2, "Eva"), (3, "Dan"), (4, "Anna"), (5, "Carla")]


def test_a_match_of_two_lasts_from_the_start_tokens_to_one_less_than_twice_as_many_rounds():
    shortest = ninety_nine(2, *[lost("Anna")] * 3, start_tokens=3)
    longest = ninety_nine(2, *[lost("Anna"), lost("Ben")] * 2, lost("Anna"), start_tokens=3)
    assert (len(shortest.rounds), len(longest.rounds)) == (3, 5)
    assert (shortest.outcome.winners, longest.outcome.winners) == (("Ben",), ("Ben",))


def test_nothing_is_won_while_two_have_tokens():
    standing = ninety_nine(3, lost("Ben"), start_tokens=1)
    assert (standing.outcome, standing.playing) == (None, ("Anna", "Carla"))


def test_a_finished_match_has_nobody_playing_and_no_next_dealer():
    standing = ninety_nine(2, lost("Ben"), start_tokens=1)
    assert (standing.playing, standing.next_dealer, standing.next_starter) == ((), None, None)


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (Round(losers={}), ("no_loser", {})),
        (lost("Anna", "Carla"), ("too_many_losers", {"most": 1, "most_lost": 1})),
        (lost(Anna=2), ("too_many_losers", {"most": 1, "most_lost": 1})),
        (lost(Anna=0), ("negative", {"player": "Anna", "points": 0})),
        (lost(Anna=-1), ("negative", {"player": "Anna", "points": -1})),
        (lost("Finn"), ("unknown_player", {"player": "Finn"})),
        (lost("Ben"), ("loser_already_out", {"player": "Ben"})),
        (lost("Dan"), ("loser_already_out", {"player": "Dan"})),
        (points(Anna=0, Carla=3), ("bad_format", {"key": "losers"})),
        (hands(Anna={}, Carla={"K": 1}), ("bad_format", {"key": "losers"})),
        (Round(losers={"Anna": 1}, points={"Anna": 0}), ("bad_format", {"key": "losers"})),
        (Round(losers={"Anna": 1}, hands={"Anna": {}}), ("bad_format", {"key": "losers"})),
        (Round(losers={"Anna": 1}, blocked=True), ("bad_format", {"key": "losers"})),
        (Round(), ("bad_format", {"key": "losers"})),
    ],
)
def test_a_round_that_the_rules_do_not_allow_is_refused(event, expected):
    standing = ninety_nine(4, *[lost("Ben")] * 5, Leave(player="Dan"), decks=1)
    assert refusal(standing, event) == expected


def test_a_finished_match_takes_no_more_rounds():
    assert refusal(ninety_nine(2, lost("Ben"), start_tokens=1), lost("Anna")) == ("game_finished", {})


def test_leaving_counts_as_going_out_at_that_moment():
    standing = ninety_nine(4, lost("Anna"), Leave(player="Ben"), lost("Carla"), start_tokens=1)
    assert ranking(standing) == [(1, "Dan"), (2, "Carla"), (3, "Ben"), (4, "Anna")]
    assert standing.outcome.reason == "last_standing"


def test_who_leaves_keeps_his_tokens_and_is_marked():
    standing = ninety_nine(3, lost("Ben"), Leave(player="Ben"))
    assert scores(standing) == {"Anna": 5, "Ben": 4, "Carla": 5}
    assert standing.seat("Ben").exit == Exit(round=1, order=1, left=True)


def test_the_last_one_at_the_table_wins_when_everyone_else_has_left():
    standing = ninety_nine(3, Leave(player="Anna"), lost("Carla"), Leave(player="Ben"))
    assert standing.outcome.reason == "everyone_left"
    assert ranking(standing) == [(1, "Carla"), (2, "Ben"), (3, "Anna")]
    assert standing.outcome.unranked == ()


def test_the_reason_of_the_end_is_how_the_last_one_went():
    lost_last = ninety_nine(3, Leave(player="Ben"), lost("Carla"), start_tokens=1)
    left_last = ninety_nine(3, lost("Carla"), Leave(player="Ben"), start_tokens=1)
    assert (lost_last.outcome.reason, left_last.outcome.reason) == ("last_standing", "everyone_left")


def test_sudden_death_puts_a_loser_out_at_once():
    standing = ninety_nine(5, lost("Dan"), sudden_death=True)
    assert scores(standing) == {"Anna": 1, "Ben": 1, "Carla": 1, "Dan": 0, "Eva": 1}
    assert standing.playing == ("Anna", "Ben", "Carla", "Eva")
