"""Points counted from the cards left in hand, and the figures to ask about once more."""

import pytest

from scorepad.engine import Round
from scorepad.engine.doubts import Doubt, cards_each, doubts
from tests.engine.matches import hands, nines, points, points_house, refusal, scores


def test_hands_are_counted():
    standing = nines(3, hands(Anna={}, Ben={"9": 2, "A": 1}, Carla={"10": 1, "J": 1, "8": 1}))
    assert scores(standing) == {"Anna": 0, "Ben": 31, "Carla": 28}


def test_hands_count_nines_by_the_house_rule():
    assert scores(nines(2, hands(Anna={}, Ben={"9": 2}), hard_nines=True)) == {"Anna": 0, "Ben": 50}


def test_one_round_may_have_typed_points_and_counted_hands():
    said = Round(points={"Anna": 0, "Ben": 12}, hands={"Carla": {"K": 1, "3": 1}})
    assert scores(nines(3, said)) == {"Anna": 0, "Ben": 12, "Carla": 13}


def test_a_blocked_round_may_be_counted_too():
    said = Round(hands={"Anna": {"A": 1}, "Ben": {"2": 1}}, blocked=True)
    assert scores(nines(2, said)) == {"Anna": 1, "Ben": 2}


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (hands(Anna={}, Ben={}, Carla={"K": 1}), ("two_round_winners", {"players": ["Anna", "Ben"]})),
        (hands(Anna={"A": 1}, Ben={"2": 1}, Carla={"K": 1}), ("no_round_winner", {})),
        (hands(Anna={}, Ben={"K": 3}, Carla={"K": 2}), ("too_many_of_a_rank", {"rank": "K", "most": 4})),
        (hands(Anna={}, Ben={"K": -1, "Q": 2}, Carla={"K": 2}), ("negative", {"rank": "K"})),
        (hands(Anna={}, Ben={"joker": 1}, Carla={"K": 2}), ("bad_format", {"key": "joker"})),
        (hands(Anna={}, Ben={"K": 1}), ("wrong_players", {"players": ["Carla"]})),
        (hands(Anna={}, Ben={"K": 1}, Finn={"K": 1}), ("unknown_player", {"player": "Finn"})),
    ],
)
def test_hands_that_the_rules_do_not_allow_are_refused(said, expected):
    assert refusal(nines(3), said) == expected


def test_nobody_is_both_typed_and_counted():
    said = Round(points={"Anna": 0, "Ben": 12}, hands={"Ben": {"K": 1}, "Carla": {"A": 1}})
    assert refusal(nines(3), said) == ("wrong_players", {"players": ["Ben"]})


def test_two_packs_have_eight_of_a_rank():
    eight = hands(Anna={}, Ben={"9": 4}, Carla={"9": 4})
    assert scores(nines(3, eight, decks=2)) == {"Anna": 0, "Ben": 60, "Carla": 60}
    nine = hands(Anna={}, Ben={"9": 4}, Carla={"9": 5})
    assert refusal(nines(3, decks=2), nine) == ("too_many_of_a_rank", {"rank": "9", "most": 8})


def test_a_mixed_round_cannot_hold_more_than_the_deck_either():
    said = Round(points={"Anna": 0, "Ben": 343}, hands={"Carla": {"K": 2}})
    assert refusal(nines(3), said) == ("more_than_the_deck", {"total": 363, "most": 362})


def test_a_game_without_card_values_counts_no_hands():
    assert refusal(points_house(2), hands(Anna={}, Ben={"K": 1})) == ("bad_format", {"key": "K"})


MOST = [
    (4, {}, 7, 90),
    (5, {}, 5, 70),
    (4, {"hard_nines": True}, 7, 130),
    (6, {"hard_nines": True}, 5, 110),
    (2, {"decks": 2}, 7, 105),
    (5, {"decks": 2}, 5, 75),
    (3, {"decks": 2, "hard_nines": True}, 7, 175),
    (6, {"decks": 2, "hard_nines": True}, 5, 125),
]


def round_with(standing, ben):
    """A round in which Anna went out and everybody but Ben kept an ace."""
    return Round(points=dict.fromkeys(standing.playing, 1) | {"Anna": 0, "Ben": ben})


@pytest.mark.parametrize(("players", "options", "cards", "most"), MOST)
def test_more_than_a_dealt_hand_can_hold_is_asked_about(players, options, cards, most):
    standing = nines(players, **options)
    doubt = Doubt(player="Ben", points=most + 1, cards=cards, most=most)
    assert doubts(standing, round_with(standing, most + 1)) == (doubt,)


@pytest.mark.parametrize(("players", "options", "cards", "most"), MOST)
def test_the_most_a_dealt_hand_can_hold_is_not_asked_about(players, options, cards, most):
    standing = nines(players, **options)
    assert doubts(standing, round_with(standing, most)) == ()


def test_counted_hands_are_asked_about_like_typed_points():
    doubt = Doubt("Ben", 100, cards=7, most=90)
    said = Round(points={"Anna": 0}, hands={"Ben": {"9": 4, "K": 4}})
    assert doubts(nines(2), said) == (doubt,)
    assert doubts(nines(2), hands(Anna={}, Ben={"9": 4, "K": 4})) == (doubt,)


def test_more_cards_than_were_dealt_are_not_asked_about_while_they_are_worth_no_more():
    assert doubts(nines(2), hands(Anna={}, Ben={"A": 4, "2": 4, "3": 4})) == ()


def test_every_doubtful_figure_is_asked_about():
    assert doubts(nines(3), points(Anna=0, Ben=95, Carla=91)) == (
        Doubt("Ben", 95, cards=7, most=90), Doubt("Carla", 91, cards=7, most=90),
    )


def test_in_a_play_off_the_number_playing_it_decides_how_many_cards_there_are():
    tied = points(Anna=20, Ben=20, Carla=30, Dan=30, Eva=100, blocked=True)
    assert (cards_each(nines(5)), cards_each(nines(5, tied))) == (5, 7)
    assert doubts(nines(5, tied), points(Anna=0, Ben=90)) == ()


def test_a_game_without_card_values_asks_about_nothing():
    standing = points_house(2, cards_each={2: 7})
    assert (cards_each(standing), doubts(standing, points(Anna=0, Ben=5000))) == (None, ())
