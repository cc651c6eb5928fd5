"""Family points as Nines plays it: what a round may say, and when the match ends."""

import pytest

from scorepad.engine import Leave, Outcome, Round
from scorepad.engine.standing import Place
from tests.engine.matches import lost, nines, points, points_house, ranking, refusal, scores

TO_THE_LIMIT = (points(Anna=0, Ben=40, Carla=20), points(Anna=15, Ben=60, Carla=0))


def test_everybody_begins_with_nothing():
    assert scores(nines(3)) == {"Anna": 0, "Ben": 0, "Carla": 0}


def test_points_add_up():
    standing = nines(3, points(Anna=0, Ben=25, Carla=40), points(Anna=7, Ben=0, Carla=3))
    assert scores(standing) == {"Anna": 7, "Ben": 25, "Carla": 43}


def test_a_round_lists_its_points_in_seat_order_and_names_its_winner():
    played = nines(3, points(Carla=4, Ben=0, Anna=9)).rounds[0]
    assert (list(played.amounts.items()), played.winner) == ([("Anna", 9), ("Ben", 0), ("Carla", 4)], "Ben")


def test_in_a_blocked_round_everybody_scores_and_nobody_wins_it():
    standing = nines(3, points(Anna=1, Ben=2, Carla=3, blocked=True))
    assert scores(standing) == {"Anna": 1, "Ben": 2, "Carla": 3}
    assert standing.rounds[0].winner is None


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (points(Anna=0, Ben=0, Carla=5), ("two_round_winners", {"players": ["Anna", "Ben"]})),
        (points(Anna=4, Ben=7, Carla=5), ("no_round_winner", {})),
        (points(Anna=0, Ben=7, Carla=5, blocked=True), ("blocked_with_winner", {"players": ["Anna"]})),
        (points(Anna=0, Ben=-7, Carla=5), ("negative", {"player": "Ben", "points": -7})),
        (points(Anna=0, Ben=7), ("wrong_players", {"players": ["Carla"]})),
        (points(), ("wrong_players", {"players": ["Anna", "Ben", "Carla"]})),
        (points(Anna=0, Ben=7, Carla=5, Dan=5), ("wrong_players", {"players": ["Dan"]})),
        (points(Anna=0, Ben=7, Carla=5, Finn=5), ("unknown_player", {"player": "Finn"})),
        (lost("Anna"), ("bad_format", {"key": "points"})),
        (Round(losers={"Ben": 1}, points={"Anna": 0, "Ben": 7}), ("bad_format", {"key": "points"})),
        (Round(), ("bad_format", {"key": "points"})),
    ],
)
def test_a_round_that_the_rules_do_not_allow_is_refused(event, expected):
    assert refusal(nines(4, Leave(player="Dan")), event) == expected


@pytest.mark.parametrize(
    ("options", "most"),
    [
        ({}, 362),
        ({"hard_nines": True}, 402),
        ({"decks": 2}, 726),
        ({"decks": 2, "hard_nines": True}, 806),
    ],
)
def test_a_round_cannot_hold_more_than_the_deck_less_two_cards_on_the_pile(options, most):
    standing = nines(2, **options)
    too_much = {"total": most + 1, "most": most}
    assert refusal(standing, points(Anna=0, Ben=most + 1)) == ("more_than_the_deck", too_much)
    assert scores(nines(2, points(Anna=0, Ben=most), **options)) == {"Anna": 0, "Ben": most}


def test_a_blocked_round_holds_the_deck_less_one_card():
    standing = nines(2)
    too_much = {"total": 364, "most": 363}
    assert refusal(standing, points(Anna=1, Ben=363, blocked=True)) == ("more_than_the_deck", too_much)
    assert scores(nines(2, points(Anna=1, Ben=362, blocked=True))) == {"Anna": 1, "Ben": 362}


def test_a_game_without_card_values_knows_no_most_of_a_round():
    assert scores(points_house(2, points(Anna=0, Ben=5000), limit=9000)) == {"Anna": 0, "Ben": 5000}


def test_the_match_ends_when_a_total_reaches_the_limit_and_the_lowest_wins():
    assert nines(3, *TO_THE_LIMIT).outcome == Outcome(
        "limit", ("Anna",), (Place(1, ("Anna",)), Place(2, ("Carla",)), Place(3, ("Ben",))), by=("Ben",)
    )


def test_the_match_goes_on_while_no_total_reaches_the_limit():
    standing = nines(2, points(Anna=0, Ben=99))
    assert (standing.outcome, standing.playoff) == (None, False)


def test_a_match_that_ends_beyond_the_limit_goes_on_at_the_limit():
    standing = nines(3, *TO_THE_LIMIT, limit_rule="exceed")
    assert standing.outcome is None
    beyond = nines(3, *TO_THE_LIMIT, points(Anna=0, Ben=1, Carla=2), limit_rule="exceed")
    assert (beyond.outcome.winners, beyond.outcome.by) == (("Anna",), ("Ben",))


def test_another_limit_ends_it_there():
    assert nines(2, points(Anna=0, Ben=50), limit=50).outcome.winners == ("Anna",)


def test_the_lowest_total_wins_whoever_passed_the_limit():
    said = [points(Anna=49, Ben=0, Carla=40), points(Anna=1, Ben=49, Carla=0)]
    standing = nines(3, *said, points(Anna=0, Ben=9, Carla=35), limit=50, limit_rule="exceed")
    assert scores(standing) == {"Anna": 50, "Ben": 58, "Carla": 75}
    assert (standing.outcome.winners, standing.outcome.by) == (("Anna",), ("Ben", "Carla"))


def test_a_winner_may_have_passed_the_limit_himself():
    standing = nines(3, points(Anna=60, Ben=70, Carla=80, blocked=True), limit=50)
    assert (standing.outcome.winners, standing.outcome.by) == (("Anna",), ("Anna", "Ben", "Carla"))


def test_a_fixed_number_of_rounds_ends_it_and_the_limit_does_not():
    said = [points(Anna=0, Ben=120)] * 2
    assert nines(2, *said[:1], end="rounds", rounds=2).outcome is None
    assert nines(2, *said, end="rounds", rounds=2).outcome == Outcome(
        "rounds", ("Anna",), (Place(1, ("Anna",)), Place(2, ("Ben",)))
    )


def test_ties_behind_the_winner_share_their_place():
    standing = nines(4, points(Anna=30, Ben=0, Carla=30, Dan=100))
    assert ranking(standing) == [(1, "Ben"), (2, "Anna", "Carla"), (4, "Dan")]


def test_who_leaves_keeps_his_points_and_is_not_ranked():
    standing = nines(3, points(Anna=0, Ben=5, Carla=9), Leave(player="Anna"), points(Ben=99, Carla=0))
    assert scores(standing) == {"Anna": 0, "Ben": 104, "Carla": 9}
    assert ranking(standing) == [(1, "Carla"), (2, "Ben")]
    assert standing.outcome.unranked == ("Anna",)


def test_who_is_alone_at_the_table_has_won():
    standing = nines(2, points(Anna=40, Ben=0), Leave(player="Ben"))
    assert standing.outcome == Outcome("everyone_left", ("Anna",), (Place(1, ("Anna",)),), unranked=("Ben",))


def test_the_total_of_somebody_who_left_ends_nothing():
    left = [points(Anna=0, Ben=5, Carla=60), Leave(player="Carla")]
    standing = nines(3, *left, points(Anna=0, Ben=6), limit=70)
    assert standing.outcome is None
