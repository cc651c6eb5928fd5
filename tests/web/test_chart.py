"""The picture of a match: where its lines, marks and names go, and the table that says the same."""

import pytest

from scorepad.engine import Join, Leave
from scorepad.storage.models import Player
from scorepad.storage.players import COLOURS
from scorepad.web.axes import Frame
from scorepad.web.chart import Row, Tick, Track, chart
from tests.engine.matches import CAST, lost, nines, ninety_nine, points

PEOPLE = {
    name: Player(id=name, name=name, colour=colour) for name, colour in zip(CAST, COLOURS, strict=False)
}


def drawn(standing):
    return chart(standing, PEOPLE)


def tracks(standing):
    return {track.player.name: track for track in drawn(standing).tracks}


def paths(standing):
    return {name: track.path for name, track in tracks(standing).items()}


def heights(standing):
    """The names beside the picture by height, from the top."""
    return [track.name for track in sorted(drawn(standing).tracks, key=lambda track: track.at)]


def test_there_is_no_picture_before_the_first_round():
    assert (drawn(nines(3)), drawn(ninety_nine(3))) == (None, None)


def test_one_round_of_points_is_a_fan_below_the_limit():
    whole = drawn(nines(2, points(Anna=0, Ben=50)))
    assert whole.label == "Anna leads with 0 points."
    assert whole.frame == Frame(left=32.8, bottom=214, rounds=1, most=100)
    assert [(tick.text, tick.at) for tick in whole.scores] == [
        ("0", 214), ("20", 176), ("40", 138), ("60", 100), ("80", 62), ("100", 24),
    ]  # fmt: skip
    assert whole.rounds == (Tick(208, "1"),)
    assert (whole.limit, whole.playoff) == (Tick(24, "ends at 100"), None)
    assert whole.tracks == (
        Track(
            PEOPLE["Anna"], "", "M32.8 214 208 214", "M208 214", "", "M208 214L224 205.5", 205.5, "Anna", "0",
            leads=True,
        ),
        Track(
            PEOPLE["Ben"], "9 4", "M32.8 214 208 119", "M208 119", "", "M208 119L224 119", 119, "Ben", "50",
            leads=False,
        ),
    )  # fmt: skip
    assert whole.rows == (Row(1, ("0", "50")),)


def test_tokens_are_stairs_down_each_in_a_lane():
    whole = drawn(ninety_nine(2, lost("Ben"), lost("Anna"), lost("Ben"), start_tokens=2))
    assert whole.label == "Anna wins."
    assert whole.frame == Frame(left=17.6, bottom=174, rounds=3, most=2, lane=5, lanes=2)
    assert [(tick.text, tick.at) for tick in whole.scores] == [("0", 171.5), ("1", 99), ("2", 26.5)]
    assert whole.limit is None
    anna, ben = whole.tracks
    assert (anna.path, anna.marks, anna.stop) == ("M17.6 24H144.5V96.5H208", "M144.5 96.5", "")
    assert (ben.path, ben.marks) == ("M17.6 29H81.1V101.5H208V174", "M81.1 101.5")
    assert (ben.stop, ben.lead, ben.score) == ("M204 170l8 8m0-8-8 8", "M208 174L224 165.5", "0")
    assert [row.cells for row in whole.rows] == [("2", "1"), ("1", "1"), ("1", "0")]


def test_the_height_holds_a_total_beyond_the_limit():
    whole = drawn(nines(2, points(Anna=0, Ben=60), points(Anna=0, Ben=65)))
    assert (whole.frame.most, whole.limit.at, whole.label) == (125, 62, "Anna wins with 0 points.")
    assert whole.tracks[1].path == "M32.8 214 120.4 122.8 208 24"


@pytest.mark.parametrize(
    ("rules", "limit"),
    [
        ({"limit": 60}, "ends at 60"),
        ({"limit": 60, "limit_rule": "exceed"}, "ends above 60"),
        ({"end": "rounds"}, None),
    ],
)
def test_the_limit_is_a_line_only_where_it_ends_the_match(rules, limit):
    found = drawn(nines(2, points(Anna=0, Ben=50), **rules)).limit
    assert (found and found.text) == limit


def test_without_a_limit_the_highest_total_is_on_top():
    whole = drawn(nines(2, points(Anna=0, Ben=50), end="rounds"))
    assert (whole.frame.most, whole.tracks[1].path) == (50, "M25.2 214 208 24")


def test_who_joins_starts_there_with_what_he_got_and_who_leaves_stops():
    standing = nines(
        2, points(Anna=0, Ben=50), Join(player="Carla"), points(Anna=0, Ben=5, Carla=10), Leave(player="Ben"),
        points(Anna=0, Carla=10), points(Anna=0, Carla=10),
    )  # fmt: skip
    assert paths(standing) == {
        "Anna": "M32.8 214 76.6 214 120.4 214 164.2 214 208 214",
        "Ben": "M32.8 214 76.6 119 120.4 109.5",
        "Carla": "M76.6 119 120.4 100 164.2 81 208 62",
    }
    ben = tracks(standing)["Ben"]
    assert (ben.stop, ben.lead, ben.marks) == ("M120.4 104.5v10", "M120.4 109.5H208L224 109.5", "M76.6 119")
    assert [row.cells for row in drawn(standing).rows] == [
        ("0", "50", "not here yet"), ("0", "55", "60"),
        ("0", "does not play", "70"), ("0", "does not play", "80"),
    ]  # fmt: skip


def test_who_has_just_joined_is_a_name_and_no_line_yet():
    carla = tracks(nines(2, points(Anna=0, Ben=50), Join(player="Carla")))["Carla"]
    assert (carla.path, carla.marks, carla.score) == ("M208 119", "", "50")


def test_a_play_off_is_a_zone_of_its_own_for_those_who_play_it():
    standing = nines(
        3, points(Anna=0, Ben=40, Carla=60), points(Anna=40, Ben=0, Carla=50), points(Anna=3, Ben=0)
    )
    whole = drawn(standing)
    assert (whole.playoff, whole.label) == (149.6, "Ben wins the play-off.")
    assert paths(standing) == {
        "Anna": "M32.8 214 91.2 214 149.6 144.9 208 144.9",
        "Ben": "M32.8 214 91.2 144.9 149.6 144.9 208 144.9",
        "Carla": "M32.8 214 91.2 110.4 149.6 24",
    }
    assert tracks(standing)["Carla"].stop == ""
    assert whole.rows[2].cells == ("40", "40", "does not play")


def test_the_tied_are_marked_in_different_rounds():
    standing = nines(3, points(Anna=9, Ben=9, Carla=0), points(Anna=9, Ben=9, Carla=0), end="rounds")
    found = tracks(standing)
    assert found["Anna"].path == found["Ben"].path
    assert (found["Anna"].marks, found["Ben"].marks) == ("M208 24", "M116.6 119")
    assert heights(standing) == ["Anna", "Ben", "Carla"]
