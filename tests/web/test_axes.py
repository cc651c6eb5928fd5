"""The axes of a chart have few figures, and round ones."""

import pytest

from scorepad.web.axes import Frame, step, ticks


@pytest.mark.parametrize(
    ("span", "expected"),
    [(1, 1), (6, 1), (7, 2), (12, 2), (13, 5), (30, 5), (31, 10), (100, 20), (121, 50), (301, 100)],
)
def test_a_step_is_the_least_round_figure_with_six_parts_at_most(span, expected):
    assert step(span, 6) == expected


@pytest.mark.parametrize(
    ("first", "last", "expected"),
    [(0, 3, [0, 1, 2, 3]), (1, 14, [5, 10]), (0, 109, [0, 20, 40, 60, 80, 100]), (1, 1, [1])],
)
def test_ticks_stand_at_round_figures(first, last, expected):
    assert list(ticks(first, last, 6)) == expected


def test_rounds_go_across_and_scores_upwards():
    frame = Frame(left=8, bottom=224, rounds=4, most=100)
    assert [frame.x(number) for number in range(5)] == [8, 58, 108, 158, 208]
    assert [frame.y(score) for score in (0, 50, 100)] == [224, 124, 24]
    assert frame.height == 248


def test_every_player_has_a_lane_of_his_own_around_the_figure():
    frame = Frame(left=8, bottom=224, rounds=4, most=2, lane=5, lanes=3)
    assert [frame.y(2, lane) for lane in range(3)] == [24, 29, 34]
    assert [frame.y(0, lane) for lane in range(3)] == [214, 219, 224]
    assert [frame.y(score) for score in range(3)] == [219, 124, 29]
