"""Who deals, who begins, who is ahead, who deals the rematch."""

from dataclasses import FrozenInstanceError, replace

import pytest

from scorepad.engine import Join, Leave, play
from tests.engine.matches import dealers, lost, nines, ninety_nine, points, refusal, tokens_house


def starters(standing):
    return [played.starter for played in standing.rounds]


def test_the_first_dealer_deals_the_first_round_and_his_left_neighbour_begins():
    standing = ninety_nine(4, first="Dan")
    assert (standing.number, standing.next_dealer, standing.next_starter) == (1, "Dan", "Anna")


def test_the_deal_goes_round_clockwise():
    standing = ninety_nine(3, *[lost(player) for player in ("Ben", "Ben", "Anna", "Anna")], first="Ben")
    assert dealers(standing) == ["Ben", "Carla", "Anna", "Ben"]
    assert starters(standing) == ["Carla", "Anna", "Ben", "Carla"]
    assert (standing.number, standing.next_dealer, standing.next_starter) == (5, "Carla", "Anna")


def test_the_deal_skips_who_is_out():
    standing = ninety_nine(4, lost("Ben"), start_tokens=1)
    assert (standing.next_dealer, standing.next_starter) == ("Carla", "Dan")


def test_the_deal_goes_on_from_a_dealer_who_has_just_gone_out():
    standing = ninety_nine(4, lost("Carla"), lost("Dan"), first="Carla", start_tokens=1)
    assert (dealers(standing), standing.next_dealer) == (["Carla", "Dan"], "Anna")


def test_the_starter_is_the_first_left_of_the_dealer_who_plays():
    standing = ninety_nine(4, lost("Ben"), lost("Dan"), start_tokens=1)
    assert starters(standing) == ["Ben", "Dan"]
    assert (standing.next_dealer, standing.next_starter) == ("Anna", "Carla")


def test_turns_go_round_from_the_starter_among_those_who_play():
    assert ninety_nine(4, first="Ben").turns == ("Carla", "Dan", "Anna", "Ben")
    assert ninety_nine(4, lost("Dan"), first="Ben", start_tokens=1).turns == ("Anna", "Ben", "Carla")
    tied = nines(3, points(Anna=0, Ben=5, Carla=9), points(Anna=5, Ben=0, Carla=99), first="Carla")
    assert (tied.playoff, tied.next_dealer, tied.turns) == (True, "Ben", ("Anna", "Ben"))


def test_when_the_match_is_over_it_is_nobodys_turn():
    assert ninety_nine(2, lost("Ben"), start_tokens=1).turns == ()


def test_an_explicit_dealer_deals_and_the_rotation_goes_on_from_there():
    standing = ninety_nine(4, lost("Anna"), lost("Ben", dealer="Dan"))
    assert (dealers(standing), starters(standing)) == (["Anna", "Dan"], ["Ben", "Anna"])
    assert standing.next_dealer == "Anna"


def test_a_dealer_who_is_out_gone_or_unknown_is_refused():
    standing = ninety_nine(4, lost("Ben"), Leave(player="Carla"), start_tokens=1)
    assert refusal(standing, lost("Anna", dealer="Ben")) == ("dealer_not_active", {"player": "Ben"})
    assert refusal(standing, lost("Anna", dealer="Carla")) == ("dealer_not_active", {"player": "Carla"})
    assert refusal(standing, lost("Anna", dealer="Finn")) == ("unknown_player", {"player": "Finn"})


def test_who_dealt_stays_who_dealt_when_an_earlier_round_is_corrected():
    second = replace(lost("Ben"), dealt="Ben")
    standing = ninety_nine(4, lost("Carla", dealer="Carla"), second)
    assert (dealers(standing), standing.next_dealer) == (["Carla", "Ben"], "Carla")


def test_the_turn_decides_again_when_who_dealt_was_out_after_a_correction():
    standing = ninety_nine(4, lost("Ben"), replace(lost("Anna"), dealt="Ben"), start_tokens=1)
    assert dealers(standing) == ["Anna", "Carla"]


def test_what_the_table_said_of_the_dealer_stands_above_who_is_known_to_have_dealt():
    said = replace(lost("Ben"), dealer="Dan", dealt="Carla")
    assert dealers(ninety_nine(4, said)) == ["Dan"]


def test_where_nobody_deals_again_the_dealer_keeps_the_deal_until_he_is_out():
    said = [lost("Ben"), lost("Carla"), lost("Anna"), lost("Dan")]
    standing = ninety_nine(5, *said, start_tokens=1, new_deal="none")
    assert dealers(standing) == ["Anna", "Anna", "Anna", "Dan"]


def test_where_nobody_deals_again_the_deal_passes_on_when_the_dealer_leaves():
    standing = ninety_nine(4, lost("Ben"), Leave(player="Anna"), new_deal="none")
    assert standing.next_dealer == "Ben"


def test_the_deal_skips_who_has_left_even_before_the_first_round():
    standing = nines(3, Leave(player="Anna"))
    assert (standing.next_dealer, standing.next_starter) == ("Ben", "Carla")


def test_a_newcomer_takes_his_turn_where_he_sits():
    standing = nines(3, points(Anna=0, Ben=4, Carla=5), Join(player="Eva", after="Anna"))
    assert (standing.players, standing.next_dealer) == (("Anna", "Eva", "Ben", "Carla"), "Eva")


def test_nobody_leads_before_the_first_round():
    assert (ninety_nine(3).leaders, nines(3).leaders) == ((), ())


def test_those_with_the_most_tokens_lead():
    assert ninety_nine(3, lost("Ben")).leaders == ("Anna", "Carla")


def test_who_has_gone_leads_nothing():
    assert ninety_nine(4, lost("Ben"), Leave(player="Anna")).leaders == ("Carla", "Dan")


def test_those_with_the_fewest_points_lead():
    assert nines(3, points(Anna=4, Ben=0, Carla=5)).leaders == ("Ben",)


def test_in_a_play_off_the_earlier_play_offs_count_for_the_lead():
    tied = points(Anna=20, Ben=20, Carla=20, Dan=100, blocked=True)
    assert nines(4, tied).leaders == ("Anna", "Ben", "Carla")
    assert nines(4, tied, points(Anna=3, Ben=7, Carla=3, blocked=True)).leaders == ("Anna", "Carla")


def test_after_the_end_the_winners_lead():
    shared = points(Anna=20, Ben=20, Carla=100, blocked=True)
    assert nines(3, shared, tiebreak="shared").leaders == ("Anna", "Ben")


def test_the_deal_of_a_rematch_moves_on_to_the_next_seat_in_or_out():
    standing = ninety_nine(3, lost("Ben"), lost("Carla"), start_tokens=1)
    assert (dealers(standing), standing.rematch_dealer) == (["Anna", "Carla"], "Anna")
    assert ninety_nine(3, lost("Ben"), start_tokens=1).rematch_dealer == "Ben"


def test_the_deal_of_a_rematch_skips_who_has_left():
    assert ninety_nine(3, lost("Ben"), Leave(player="Ben")).rematch_dealer == "Carla"


def test_the_deal_of_a_rematch_without_a_round_is_as_it_was():
    assert nines(3, first="Ben").rematch_dealer == "Ben"
    assert nines(2, Leave(player="Anna")).rematch_dealer == "Ben"


def test_a_void_round_leaves_the_deal_where_it_is():
    standing = tokens_house(3, lost("Anna", "Ben", "Carla"), start_tokens=1, most_losers=3)
    assert standing.next_dealer == "Anna"


def test_a_standing_is_never_changed():
    standing = ninety_nine(3)
    play(standing, lost("Ben"))
    assert standing == ninety_nine(3)
    with pytest.raises(FrozenInstanceError):
        standing.rounds = ()


def test_nobody_has_a_seat_who_does_not_sit_there():
    with pytest.raises(KeyError):
        nines(3).seat("Finn")
