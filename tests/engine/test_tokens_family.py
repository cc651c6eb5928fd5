"""Family tokens as other games play it: grace, several losers and amounts, all out at once."""

import pytest

from scorepad.engine import Outcome
from scorepad.engine.standing import Exit, Place
from tests.engine.matches import dealers, lost, ranking, refusal, scores, tokens_house


def test_without_grace_a_player_at_nothing_is_out():
    standing = tokens_house(3, lost("Ben"), start_tokens=1)
    assert standing.playing == ("Anna", "Carla")


def test_with_grace_a_player_at_nothing_swims_and_is_out_on_the_next_loss():
    swimming = tokens_house(3, lost("Ben"), start_tokens=1, grace="each")
    assert (swimming.playing, swimming.seat("Ben").score) == (("Anna", "Ben", "Carla"), 0)
    sunk = tokens_house(3, lost("Ben"), lost("Ben"), start_tokens=1, grace="each")
    assert (sunk.playing, sunk.seat("Ben").score) == (("Anna", "Carla"), 0)


def test_grace_for_each_lets_a_second_player_swim_too():
    standing = tokens_house(3, lost("Ben"), lost("Anna"), start_tokens=1, grace="each")
    assert standing.playing == ("Anna", "Ben", "Carla")


def test_grace_for_the_first_is_used_up_by_the_first():
    standing = tokens_house(3, lost("Ben"), lost("Anna"), start_tokens=1, grace="first")
    assert standing.playing == ("Ben", "Carla")


def test_grace_for_the_first_stays_used_up_when_he_has_gone_down():
    standing = tokens_house(4, lost("Ben"), lost("Ben"), lost("Anna"), start_tokens=1, grace="first")
    assert standing.playing == ("Carla", "Dan")


def test_a_swimmer_who_loses_again_leaves_the_match_to_the_other():
    standing = tokens_house(2, lost("Ben"), lost("Ben"), start_tokens=1, grace="each")
    assert standing.outcome.winners == ("Anna",)


def test_grace_does_not_help_against_more_than_the_last_token():
    standing = tokens_house(3, lost(Ben=2), start_tokens=1, grace="each", most_lost=2)
    assert scores(standing) == {"Anna": 1, "Ben": 0, "Carla": 1}
    assert standing.playing == ("Anna", "Carla")


def test_several_may_lose_in_one_round():
    standing = tokens_house(4, lost("Ben", "Dan"), most_losers=2)
    assert scores(standing) == {"Anna": 5, "Ben": 4, "Carla": 5, "Dan": 4}


def test_a_loser_may_pay_several_tokens_but_never_more_than_he_has():
    standing = tokens_house(3, lost(Ben=2), lost(Ben=2), start_tokens=3, most_lost=2)
    assert scores(standing) == {"Anna": 3, "Ben": 0, "Carla": 3}


@pytest.mark.parametrize("said", [lost("Anna", "Ben", "Carla"), lost(Anna=3), lost("Ben", Anna=3)])
def test_more_losers_or_tokens_than_the_game_knows_are_refused(said):
    standing = tokens_house(4, most_losers=2, most_lost=2)
    assert refusal(standing, said) == ("too_many_losers", {"most": 2, "most_lost": 2})


def test_those_who_go_out_together_share_their_place():
    standing = tokens_house(4, lost("Ben", "Dan"), lost("Anna"), start_tokens=1, most_losers=2)
    assert ranking(standing) == [(1, "Carla"), (2, "Anna"), (3, "Ben", "Dan")]
    assert standing.seat("Ben").exit == standing.seat("Dan").exit == Exit(round=1, order=1, left=False)


def test_a_place_after_a_shared_one_counts_those_who_share_it():
    standing = tokens_house(4, lost("Anna"), lost("Ben", "Dan"), start_tokens=1, most_losers=2)
    assert ranking(standing) == [(1, "Carla"), (2, "Ben", "Dan"), (4, "Anna")]


def test_a_round_in_which_all_go_out_is_void_and_dealt_again_by_the_same_dealer():
    standing = tokens_house(3, lost("Carla"), lost("Anna", "Ben"), start_tokens=1, most_losers=3)
    assert (standing.outcome, standing.playing) == (None, ("Anna", "Ben"))
    assert [(played.void, played.out) for played in standing.rounds] == [(False, ("Carla",)), (True, ())]
    assert (dealers(standing), standing.next_dealer) == (["Anna", "Ben"], "Ben")


def test_the_match_goes_on_after_a_void_round():
    again = [lost("Anna", "Ben"), lost("Anna", "Ben"), lost("Anna")]
    standing = tokens_house(2, *again, start_tokens=1, most_losers=2)
    assert (dealers(standing), standing.outcome.winners) == (["Anna", "Anna", "Anna"], ("Ben",))


def test_a_round_in_which_all_go_out_may_be_a_shared_win():
    said = [lost("Ben"), lost("Anna", "Carla")]
    standing = tokens_house(3, *said, start_tokens=1, most_losers=3, all_out="share")
    assert standing.outcome == Outcome(
        "all_out", ("Anna", "Carla"), (Place(1, ("Anna", "Carla")), Place(3, ("Ben",)))
    )
    assert standing.rounds[-1].void is False
