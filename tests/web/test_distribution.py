"""How the points of rounds are spread: even columns, 0 apart, the average where it belongs."""

from collections import Counter
from itertools import pairwise

import pytest

from scorepad.web.chart import Tick
from scorepad.web.distribution import Bar, Mean, distribution
from tests.web.drawings import PEOPLE, said, shown, table

pytestmark = pytest.mark.usefixtures("in_english")

ANNA = PEOPLE["Anna"]


def drawn(**points):
    """The chart of rounds, such as p12=4: four of them brought 12 points."""
    return distribution(ANNA, Counter({int(key[1:]): count for key, count in points.items()}))


def rows(found):
    return dict(found.table.rows)


def test_columns_stand_on_a_ruler_with_0_apart():
    whole = drawn(p0=3, p1=1, p2=1, p3=4)
    assert (whole.title, whole.said) == ("Points of Anna per round", "1.7 points on average in 9 rounds")
    assert (whole.frame.left, whole.frame.right, whole.frame.bottom, whole.frame.most) == (19.2, 340, 200, 4)
    assert [(tick.text, tick.at) for tick in whole.scale] == [
        ("0", 200), ("1", 160), ("2", 120), ("3", 80), ("4", 40),
    ]  # fmt: skip
    assert whole.points == (Tick(52.6, "0"), Tick(172.9, "1"), Tick(239.8, "2"), Tick(306.6, "3"))
    assert whole.bars == (
        Bar(28.6, 80, 48, 120, 52.6, "3"), Bar(148.9, 160, 48, 40, 172.9, "1"),
        Bar(215.8, 160, 48, 40, 239.8, "1"), Bar(282.6, 40, 48, 160, 306.6, "4"),
    )  # fmt: skip
    assert whole.mean == Mean(217.5, "average 1.7", "end")


@pytest.mark.parametrize(
    ("most", "expected"),
    [
        (1, ["0", "1"]),
        (10, ["0", *map(str, range(1, 11))]),
        (11, ["0", "1–2", "3–4", "5–6", "7–8", "9–10", "11–12"]),
        (50, ["0", *(f"{low}–{low + 4}" for low in range(1, 50, 5))]),
        (1000, ["0", *(f"{low}–{low + 99}" for low in range(1, 900, 100)), "901–1,000"]),
    ],
)
def test_steps_are_even_and_round_by_the_range(most, expected):
    assert list(rows(drawn(**{f"p{most}": 1}))) == expected


def test_every_round_is_in_one_column():
    found = distribution(ANNA, Counter(range(201)))
    assert list(rows(found).values()) == ["1", *["20"] * 10]


def test_rounds_without_points_alone_are_one_column_with_the_average_in_it():
    whole = drawn(p0=7)
    assert whole.bars == (Bar(155.6, 40, 48, 160, 179.6, "7"),)
    assert (whole.points, whole.mean) == ((Tick(179.6, "0"),), Mean(179.6, "average 0.0", "start"))
    assert rows(whole) == {"0": "7"}


def test_who_always_had_points_gets_no_word_about_0():
    assert (drawn(p5=1).note, bool(drawn(p0=1, p5=1).note)) == ("", True)


def test_an_average_below_the_first_column_stays_left_of_it():
    whole = drawn(p0=99, p1=1)
    assert whole.bars[0].x + whole.bars[0].width < whole.mean.at < whole.bars[1].x


def test_huge_counts_stay_on_the_axis_and_a_single_round_can_be_seen():
    whole = drawn(p0=1234567, p150=998877, p199=1)
    assert [(bar.height, bar.text) for bar in whole.bars] == [(160, ""), (129.5, ""), (1, "1")]
    assert [tick.text for tick in whole.scale] == ["0", "500,000", "1,000,000"]
    assert whole.frame.left == 76.8


@pytest.mark.parametrize("most", [1, 9, 10, 60, 199, 999, 12345])
def test_the_figures_below_never_run_together(most):
    labels = drawn(p0=2, **{f"p{most}": 1}).points
    edges = [(tick.at - 3.4 * len(tick.text), tick.at + 3.4 * len(tick.text)) for tick in labels]
    assert all(one[1] <= other[0] for one, other in pairwise(edges))
    assert edges[-1][1] <= 360


def test_nothing_counted_is_a_sentence():
    assert (distribution(ANNA, Counter()), distribution(ANNA, Counter({5: 0}))) == (None, None)
    assert said(shown("charts", "draw_distribution", None), "p, svg, table") == ["Nothing to draw yet."]


def test_the_page_draws_columns_and_says_the_same_in_a_table():
    page = shown("charts", "draw_distribution", drawn(p0=3, p12=4, p20=2))
    assert len(page.select("g.player-red > rect")) == 3
    assert said(page, "svg > text, figure > p") == [
        "average 9.8", "0 stands apart: whoever goes out has no points.",
    ]  # fmt: skip
    assert (page.title.string, page.desc.string) == (
        "Points of Anna per round", "9.8 points on average in 9 rounds",
    )  # fmt: skip
    caption, lines = table(page)
    assert caption == "Points of Anna per round: 9.8 points on average in 9 rounds"
    assert [line for line in lines if line[1] != "0"] == [
        ["Points", "Rounds"], ["0", "3"], ["11–12", "4"], ["19–20", "2"],
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("de", ("Schnitt 1.234,0", "1.201–1.400", "1.234.567")),
        ("nl", ("gemiddeld 1.234,0", "1.201–1.400", "1.234.567")),
        ("en", ("average 1,234.0", "1,201–1,400", "1,234,567")),
    ],
)
def test_figures_are_written_as_the_language_does(served, language, expected):
    with served.test_request_context(headers={"Accept-Language": language}):
        whole = drawn(p1234=1234567)
    assert (whole.mean.text, *whole.table.rows[-1]) == expected
