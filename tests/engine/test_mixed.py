"""The mixed table of an evening, over games with tokens and games with penalty points."""

from scorepad.engine import Leave
from scorepad.engine.mixed import Tally, mixed_table
from tests.engine.matches import lost, nines, ninety_nine, points


def test_wins_shared_wins_places_tokens_and_points_of_an_evening():
    evening = [
        ninety_nine(3, lost("Carla"), lost("Ben"), lost("Carla"), lost("Ben"), start_tokens=2),
        nines(
            3, points(Anna=0, Ben=20, Carla=30), points(Anna=20, Ben=0, Carla=20), limit=50, tiebreak="shared"
        ),
        nines(3, points(Anna=30, Ben=0, Carla=4), limit=30),
    ]
    assert mixed_table(evening, {}) == (
        Tally("Ben", matches=3, wins=1, shared=1, places=(2, 1, 1), tokens=0, points=20),
        Tally("Anna", matches=3, wins=1, shared=1, places=(1, 1, 3), tokens=2, points=50),
        Tally("Carla", matches=3, wins=0, shared=0, places=(3, 3, 2), tokens=0, points=54),
    )


def test_what_is_not_over_does_not_count():
    assert mixed_table([ninety_nine(3, lost("Ben")), nines(2)], {}) == ()


def test_who_left_has_played_but_has_no_place_among_penalty_points():
    left = nines(3, points(Anna=0, Ben=5, Carla=9), Leave(player="Carla"), points(Anna=0, Ben=20), limit=25)
    (carla,) = [one for one in mixed_table([left], {}) if one.player == "Carla"]
    assert carla == Tally("Carla", matches=1, wins=0, shared=0, places=(), tokens=None, points=9)


def test_without_tokens_to_count_there_are_none():
    sudden = ninety_nine(2, lost("Ben"), sudden_death=True)
    assert [one.tokens for one in mixed_table([sudden], {})] == [None, None]


def test_two_spellings_are_one_person():
    evening = [ninety_nine(2, lost("Ben"), start_tokens=1), nines(2, points(Anna=0, Ben=9), limit=9)]
    assert mixed_table(evening, {"Anna": "Eva"})[0] == Tally("Eva", 2, 2, 0, (1, 1), tokens=1, points=0)
