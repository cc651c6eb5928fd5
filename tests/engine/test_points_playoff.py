"""Ties for the lowest total: played off among the tied alone, or shared."""

from scorepad.engine import Join, Leave, Outcome
from scorepad.engine.standing import Place
from tests.engine.matches import dealers, nines, points, ranking, refusal, scores

# Anna and Ben are tied at 35 when Carla passes the limit, Dan has 40. Anna dealt the last round.
TIED = (points(Anna=35, Ben=34, Carla=9, Dan=0), points(Anna=0, Ben=1, Carla=99, Dan=40, dealer="Anna"))


def test_a_tie_for_the_lowest_is_played_off_among_the_tied_alone():
    standing = nines(4, *TIED)
    assert (standing.outcome, standing.playoff, standing.playing) == (None, True, ("Anna", "Ben"))


def test_the_first_tied_seat_left_of_the_last_dealer_deals_the_play_off():
    assert (nines(4, *TIED).next_dealer, nines(4, *TIED).next_starter) == ("Ben", "Anna")


def test_a_tied_leader_plays_off_and_keeps_his_total():
    standing = nines(4, *TIED, points(Anna=17, Ben=0))
    assert scores(standing) == {"Anna": 35, "Ben": 35, "Carla": 108, "Dan": 40}
    assert ranking(standing) == [(1, "Ben"), (2, "Anna"), (3, "Dan"), (4, "Carla")]
    assert (standing.playoff, standing.playing) == (False, ())


def test_a_play_off_round_repeats_the_totals_and_is_marked():
    standing = nines(4, *TIED, points(Anna=17, Ben=0))
    assert [played.playoff for played in standing.rounds] == [False, False, True]
    assert standing.rounds[2].scores == standing.rounds[1].scores
    assert standing.rounds[2].amounts == {"Anna": 17, "Ben": 0}


def test_the_end_is_for_the_reason_that_brought_the_play_off_about():
    outcome = nines(4, *TIED, points(Anna=17, Ben=0)).outcome
    assert (outcome.reason, outcome.by) == ("limit", ("Carla",))


def test_three_play_off_and_the_two_behind_share_the_second_place():
    tied = points(Anna=20, Ben=20, Carla=20, Dan=100, blocked=True)
    standing = nines(4, tied, points(Anna=5, Ben=0, Carla=5))
    assert ranking(standing) == [(1, "Ben"), (2, "Anna", "Carla"), (4, "Dan")]


def test_all_players_may_play_off():
    tied = points(Anna=100, Ben=100, Carla=100, blocked=True)
    assert nines(3, tied).playing == ("Anna", "Ben", "Carla")
    standing = nines(3, tied, points(Anna=8, Ben=3, Carla=0))
    assert ranking(standing) == [(1, "Carla"), (2, "Ben"), (3, "Anna")]
    assert scores(standing) == {"Anna": 100, "Ben": 100, "Carla": 100}


def test_a_blocked_play_off_that_ties_again_is_played_again_by_those_still_tied():
    tied = points(Anna=20, Ben=20, Carla=20, Dan=100, blocked=True)
    again = nines(4, tied, points(Anna=3, Ben=7, Carla=3, blocked=True))
    assert (again.playing, again.playoff) == (("Anna", "Carla"), True)
    assert dealers(again) == ["Anna", "Ben"]
    over = nines(4, tied, points(Anna=3, Ben=7, Carla=3, blocked=True), points(Anna=0, Carla=1))
    assert ranking(over) == [(1, "Anna"), (2, "Carla"), (3, "Ben"), (4, "Dan")]
    assert over.seat("Carla").key == (20, 3, 1)


def test_a_blocked_play_off_that_does_not_tie_decides():
    standing = nines(4, *TIED, points(Anna=2, Ben=3, blocked=True))
    assert standing.outcome.winners == ("Anna",)


def test_a_tie_after_the_last_of_a_fixed_number_of_rounds_is_played_off_too():
    said = [points(Anna=0, Ben=5), points(Anna=5, Ben=0)]
    assert nines(2, *said, end="rounds", rounds=2).playoff is True
    standing = nines(2, *said, points(Anna=0, Ben=1), end="rounds", rounds=2)
    assert (standing.outcome.reason, standing.outcome.winners) == ("rounds", ("Anna",))


def test_a_tie_may_be_a_shared_win():
    assert nines(4, *TIED, tiebreak="shared").outcome == Outcome(
        "limit",
        ("Anna", "Ben"),
        (Place(1, ("Anna", "Ben")), Place(3, ("Dan",)), Place(4, ("Carla",))),
        by=("Carla",),
    )


def test_only_the_tied_may_score_in_a_play_off():
    everybody = points(Anna=17, Ben=0, Carla=1, Dan=2)
    assert refusal(nines(4, *TIED), everybody) == ("wrong_players", {"players": ["Carla", "Dan"]})


def test_only_the_tied_may_deal_a_play_off():
    said = points(Anna=17, Ben=0, dealer="Dan")
    assert refusal(nines(4, *TIED), said) == ("dealer_not_active", {"player": "Dan"})


def test_nobody_joins_in_a_play_off():
    assert refusal(nines(4, *TIED), Join(player="Eva")) == ("wrong_players", {"reason": "playoff"})


def test_a_play_off_goes_on_when_the_one_over_the_limit_has_left():
    standing = nines(4, *TIED, Leave(player="Carla"))
    assert (standing.outcome, standing.playoff, standing.playing) == (None, True, ("Anna", "Ben"))
    over = nines(4, *TIED, Leave(player="Carla"), points(Anna=0, Ben=9))
    assert ranking(over) == [(1, "Anna"), (2, "Ben"), (3, "Dan")]
    assert (over.outcome.by, over.outcome.unranked) == (("Carla",), ("Carla",))


def test_a_play_off_that_ties_again_goes_on_when_the_one_over_the_limit_has_left():
    standing = nines(4, *TIED, points(Anna=4, Ben=4, blocked=True), Leave(player="Carla"))
    assert (standing.playoff, standing.playing) == (True, ("Anna", "Ben"))


def test_the_other_one_wins_when_one_of_two_tied_leaves():
    standing = nines(4, *TIED, Leave(player="Anna"))
    assert (standing.outcome.reason, ranking(standing)) == ("limit", [(1, "Ben"), (2, "Dan"), (3, "Carla")])


def test_the_others_play_off_when_one_of_three_tied_leaves():
    tied = points(Anna=20, Ben=20, Carla=20, Dan=100, blocked=True)
    assert nines(4, tied, Leave(player="Ben")).playing == ("Anna", "Carla")
