"""What one finished match says of each player, worked by hand."""

from collections import Counter

import pytest

from scorepad.engine import Change, Join, Leave
from scorepad.engine.adding import Run
from scorepad.engine.figures import Course, Figures, course, figures
from scorepad.engine.role import Role
from tests.engine.matches import lost, nines, ninety_nine, points, tokens_house

HIT, MISSED = Run.of(hit=True), Run.of(hit=False)

# Dealers Anna, Ben, Carla, and then, as Carla is out, Anna; starters Ben, Carla, Anna, Ben.
TWO_TOKENS = (lost("Carla"), lost("Ben"), lost("Carla"), lost("Ben"))

# Dealers Anna, Eva, and in the play-off Anna; starters Ben, Ben, Eva.
COMING_AND_GOING = (
    points(Anna=10, Ben=0, Carla=20),
    Join(player="Eva", after="Anna", start=10),
    Leave(player="Carla"),
    points(Anna=1, Ben=100, Eva=1, blocked=True),
    points(Anna=0, Eva=7),
)


def test_the_winner_of_ninety_nine():
    assert figures(ninety_nine(3, *TWO_TOKENS, start_tokens=2), "Anna") == Figures(
        matches=1,
        wins=1,
        tables=Counter({3: 1}),
        places=Counter({(1, 3): 1}),
        won=HIT,
        waited=MISSED,
        dealing=Role(matches=1, wins=1, tables=Counter({3: 1}), rounds=2),
        starting=Role(rounds=1),
        hands=4,
        kept=Counter({2: 1}),
    )


def test_the_second_and_who_went_out_first_in_ninety_nine():
    standing = ninety_nine(3, *TWO_TOKENS, start_tokens=2)
    lost_both = {"matches": 1, "tables": Counter({3: 1}), "won": MISSED, "waited": HIT}
    assert figures(standing, "Ben") == Figures(
        **lost_both,
        places=Counter({(2, 3): 1}),
        dealing=Role(rounds=1, lost=1),
        starting=Role(matches=1, tables=Counter({3: 1}), rounds=2, lost=1),
        hands=4,
        hands_lost=2,
        tokens_lost=2,
    )
    assert figures(standing, "Carla") == Figures(
        **lost_both,
        places=Counter({(3, 3): 1}),
        dealing=Role(rounds=1, lost=1),
        starting=Role(rounds=1),
        hands=3,
        hands_lost=2,
        tokens_lost=2,
        first_out=1,
    )


def test_the_winner_of_a_play_off_in_nines():
    assert figures(nines(3, *COMING_AND_GOING), "Anna") == Figures(
        matches=1,
        wins=1,
        tables=Counter({4: 1}),
        places=Counter({(1, 3): 1}),
        won=HIT,
        waited=MISSED,
        dealing=Role(matches=1, wins=1, tables=Counter({4: 1}), rounds=2, won=1, points=10),
        points=Counter({10: 1, 1: 1, 0: 1}),
        rounds_won=1,
    )


def test_a_newcomer_has_only_the_rounds_he_played_and_not_the_points_he_came_with():
    eva = figures(nines(3, *COMING_AND_GOING), "Eva")
    assert (eva.places, eva.points, eva.rounds_won) == (Counter({(2, 3): 1}), Counter({1: 1, 7: 1}), 0)
    assert (eva.dealing, eva.starting) == (Role(rounds=1, points=1), Role(rounds=1, points=7))


def test_who_met_the_limit_crossed_it_whoever_won():
    ben = figures(nines(3, *COMING_AND_GOING), "Ben")
    assert (ben.crossings, ben.places, ben.rounds_won) == (1, Counter({(3, 3): 1}), 1)
    assert ben.points == Counter({0: 1, 100: 1})


def test_who_left_nines_has_played_and_not_won_but_has_no_place():
    carla = figures(nines(3, *COMING_AND_GOING), "Carla")
    assert carla == Figures(
        matches=1, tables=Counter({4: 1}), won=MISSED, waited=HIT, points=Counter({20: 1})
    )
    assert (carla.rate, carla.place) == (0, None)


def test_who_left_after_meeting_the_limit_has_crossed_it():
    tied = points(Anna=20, Ben=20, Carla=100, blocked=True)
    standing = nines(3, tied, Leave(player="Carla"), points(Anna=0, Ben=3))
    assert [figures(standing, player).crossings for player in standing.players] == [0, 0, 1]


def test_the_limit_that_counts_is_the_one_that_ended_the_match():
    lowered = nines(3, points(Anna=0, Ben=30, Carla=50), Change(options={"limit": 40}))
    assert [figures(lowered, player).crossings for player in lowered.players] == [0, 0, 1]
    fixed = nines(2, points(Anna=0, Ben=130), end="rounds", rounds=1)
    assert [figures(fixed, player).crossings for player in fixed.players] == [0, 0]


def test_who_left_ninety_nine_has_his_place_but_did_not_go_out():
    standing = ninety_nine(3, Leave(player="Ben"), lost("Carla"), start_tokens=1)
    ben, carla = figures(standing, "Ben"), figures(standing, "Carla")
    assert (ben.places, ben.hands, ben.first_out) == (Counter({(3, 3): 1}), 0, 0)
    assert (carla.places, carla.hands, carla.first_out) == (Counter({(2, 3): 1}), 1, 1)


def test_whoever_is_left_when_all_others_went_has_won_without_a_round():
    gone = Leave(player="Anna"), Leave(player="Carla")
    points_alone, tokens_alone = figures(nines(3, *gone), "Ben"), figures(ninety_nine(3, *gone), "Ben")
    nothing_played = {"matches": 1, "wins": 1, "tables": Counter({3: 1}), "won": HIT, "waited": MISSED}
    assert points_alone == Figures(**nothing_played, places=Counter({(1, 1): 1}))
    assert tokens_alone == Figures(**nothing_played, places=Counter({(1, 3): 1}), kept=Counter({5: 1}))
    assert (points_alone.rate, points_alone.average, points_alone.place) == (1, None, None)
    assert course(nines(3, *gone)) == Course(matches=1, tables=Counter({3: 1}))


def test_a_shared_win_is_a_shared_win_and_goes_on_with_a_streak():
    standing = nines(3, points(Anna=20, Ben=20, Carla=100, blocked=True), tiebreak="shared")
    for player in ("Anna", "Ben"):
        one = figures(standing, player)
        assert (one.wins, one.shared, one.won, one.places) == (0, 1, HIT, Counter({(1, 3): 1}))
    assert course(standing) == Course(matches=1, shared=1, tables=Counter({3: 1}), rounds=Counter({1: 1}))


def test_who_shares_the_win_by_going_out_together_kept_nothing_and_was_not_first_out():
    together = lost("Anna", "Ben")
    rules = {"start_tokens": 1, "most_losers": 3, "all_out": "share"}
    standing = tokens_house(3, lost("Carla"), together, **rules)
    assert [figures(standing, player).first_out for player in standing.players] == [0, 0, 1]
    assert [figures(standing, player).kept for player in standing.players] == [{0: 1}, {0: 1}, {}]
    at_once = tokens_house(2, together, **rules)
    assert [figures(at_once, player).first_out for player in at_once.players] == [0, 0]


def test_several_can_be_first_out():
    standing = tokens_house(4, lost("Ben", "Dan"), lost("Carla"), start_tokens=1, most_losers=2)
    assert [figures(standing, player).first_out for player in standing.players] == [0, 1, 0, 1]


def test_a_void_round_was_not_played():
    void = lost("Anna", "Ben")
    standing = tokens_house(3, lost("Carla"), void, lost("Ben"), start_tokens=1, most_losers=3)
    ben = figures(standing, "Ben")
    assert (ben.hands, ben.hands_lost, ben.tokens_lost) == (2, 1, 1)
    assert course(standing).rounds == Counter({2: 1})


def test_a_loss_of_several_tokens_is_one_hand_and_all_the_tokens():
    ben = figures(tokens_house(2, lost(Ben=2), lost("Ben"), start_tokens=3, most_lost=2), "Ben")
    assert (ben.hands, ben.hands_lost, ben.tokens_lost) == (2, 2, 3)


def test_who_swims_has_not_gone_out_yet():
    standing = tokens_house(
        3, lost("Ben"), lost("Carla"), lost("Carla"), lost("Ben"), start_tokens=1, grace="each"
    )
    assert [figures(standing, player).first_out for player in standing.players] == [0, 0, 1]


def test_in_sudden_death_hands_are_lost_but_no_tokens():
    standing = ninety_nine(3, lost("Ben"), lost("Carla"), sudden_death=True)
    anna, ben = figures(standing, "Anna"), figures(standing, "Ben")
    assert (anna.hands, anna.kept) == (2, Counter())
    assert (ben.hands, ben.hands_lost, ben.tokens_lost, ben.first_out) == (1, 1, 0, 1)


def test_tokens_kept_are_those_held_at_the_end_whatever_was_agreed_meanwhile():
    standing = ninety_nine(2, lost("Ben"), Change(options={"start_tokens": 2}), lost("Ben"))
    assert figures(standing, "Anna").kept == Counter({2: 1})


def test_a_running_match_says_nothing():
    for standing in (nines(3), ninety_nine(3, lost("Ben"))):
        with pytest.raises(ValueError, match="not over"):
            figures(standing, "Anna")
        with pytest.raises(ValueError, match="not over"):
            course(standing)


def test_a_new_player_has_no_averages():
    nobody = Figures()
    assert [nobody.rate, nobody.chance, nobody.place, nobody.average] == [None] * 4
    assert (Figures.total([]), Course.total([])) == (Figures(), Course())
