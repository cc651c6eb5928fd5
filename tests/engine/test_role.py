"""What came of dealing and of playing first."""

from collections import Counter
from fractions import Fraction

from scorepad.engine import Leave
from scorepad.engine.figures import figures
from scorepad.engine.role import Role
from tests.engine.matches import lost, nines, ninety_nine, points, tokens_house


def dealing(standing):
    return {player: figures(standing, player).dealing for player in standing.players}


def starting(standing):
    return {player: figures(standing, player).starting for player in standing.players}


def first(players, **more):
    return Role(matches=1, tables=Counter({players: 1}), **more)


def test_who_deals_and_who_plays_first_round_by_round_in_nines():
    standing = nines(3, points(Anna=0, Ben=20, Carla=30), points(Anna=9, Ben=0, Carla=4), limit=34)
    assert dealing(standing) == {
        "Anna": first(3, rounds=1, won=1, wins=1), "Ben": Role(rounds=1, won=1), "Carla": Role(),
    }  # fmt: skip
    assert starting(standing) == {
        "Anna": Role(), "Ben": first(3, rounds=1, points=20), "Carla": Role(rounds=1, points=4),
    }  # fmt: skip


def test_who_wins_together_wins_by_dealing_too():
    standing = nines(3, points(Anna=20, Ben=20, Carla=100, blocked=True), tiebreak="shared")
    assert dealing(standing)["Anna"] == first(3, rounds=1, wins=1, points=20)
    assert starting(standing)["Ben"] == first(3, rounds=1, wins=1, points=20)


def test_who_dealt_out_of_turn_dealt():
    standing = ninety_nine(3, lost("Ben", dealer="Carla"), lost("Carla"), start_tokens=1)
    assert dealing(standing) == {"Anna": Role(rounds=1), "Ben": Role(), "Carla": first(3, rounds=1)}
    assert starting(standing) == {
        "Anna": first(3, rounds=1, wins=1),
        "Ben": Role(),
        "Carla": Role(rounds=1, lost=1),
    }


def test_who_should_have_dealt_first_but_left_did_not():
    standing = nines(3, Leave(player="Anna"), points(Ben=0, Carla=100))
    assert dealing(standing) == {"Anna": Role(), "Ben": first(3, rounds=1, won=1, wins=1), "Carla": Role()}


def test_who_keeps_the_deal_deals_until_he_is_out():
    standing = ninety_nine(3, *[lost("Ben")] * 2, *[lost("Carla")] * 2, start_tokens=2, new_deal="none")
    assert dealing(standing)["Anna"] == first(3, rounds=4, wins=1)


def test_a_void_round_was_dealt_by_nobody_and_the_next_one_is_the_first():
    void = lost("Anna", "Ben")
    standing = tokens_house(2, void, lost("Ben", dealer="Ben"), start_tokens=1, most_losers=2)
    assert dealing(standing) == {"Anna": Role(), "Ben": first(2, rounds=1, lost=1)}
    assert starting(standing) == {"Anna": first(2, rounds=1, wins=1), "Ben": Role()}


def test_where_no_round_was_played_nobody_dealt():
    standing = nines(2, Leave(player="Anna"))
    assert dealing(standing) == starting(standing) == {"Anna": Role(), "Ben": Role()}


def test_rate_and_chance_are_those_of_the_matches_in_whose_first_round_he_did():
    role = Role.total([first(2, wins=1), first(4), Role(rounds=3)])
    assert (role.rate, role.chance) == (Fraction(1, 2), Fraction(3, 8))
    assert (Role(rounds=3).rate, Role(rounds=3).chance) == (None, None)
