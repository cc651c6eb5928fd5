"""The result of a match in the shape of the interchange file."""

from scorepad.engine import Join, Leave, result
from tests.engine.matches import lost, nines, ninety_nine, points


def test_the_result_of_a_running_match_of_tokens():
    assert result(ninety_nine(3, lost("Ben"), lost("Anna", dealer="Carla"))) == {
        "finished": False,
        "reason": None,
        "winners": [],
        "ranking": [],
        "dealers": ["Anna", "Carla"],
        "starters": ["Ben", "Anna"],
        "tokens": [{"Anna": 5, "Ben": 4, "Carla": 5}, {"Anna": 4, "Ben": 4, "Carla": 5}],
        "playoff_rounds": [],
        "next_dealer": "Anna",
        "unranked": [],
    }


def test_the_result_of_a_finished_match_of_points_with_a_newcomer_a_leaver_and_a_play_off():
    standing = nines(
        3,
        points(Anna=10, Ben=0, Carla=20),
        Join(player="Eva", after="Anna", start=10),
        Leave(player="Carla"),
        points(Anna=1, Ben=100, Eva=1, blocked=True),
        points(Anna=0, Eva=7),
    )
    assert result(standing) == {
        "finished": True,
        "reason": "limit",
        "winners": ["Anna"],
        "ranking": [
            {"place": 1, "players": ["Anna"]},
            {"place": 2, "players": ["Eva"]},
            {"place": 3, "players": ["Ben"]},
        ],
        "dealers": ["Anna", "Eva", "Anna"],
        "starters": ["Ben", "Ben", "Eva"],
        "totals": [
            {"Anna": 10, "Ben": 0, "Carla": 20},
            {"Anna": 11, "Eva": 11, "Ben": 100, "Carla": 20},
            {"Anna": 11, "Eva": 11, "Ben": 100, "Carla": 20},
        ],
        "playoff_rounds": [3],
        "next_dealer": None,
        "unranked": ["Carla"],
    }


def test_winners_and_those_who_share_a_place_are_in_seat_order():
    standing = nines(4, points(Anna=30, Ben=0, Carla=30, Dan=100))
    assert result(standing)["ranking"] == [
        {"place": 1, "players": ["Ben"]},
        {"place": 2, "players": ["Anna", "Carla"]},
        {"place": 4, "players": ["Dan"]},
    ]
    shared = nines(3, points(Carla=20, Ben=100, Anna=20, blocked=True), tiebreak="shared")
    assert result(shared)["winners"] == ["Anna", "Carla"]
