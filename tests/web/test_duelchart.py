"""One person against the others: divided bars, most games first, and the table that says the same."""

import pytest

from scorepad.storage.models import Player
from scorepad.web.chart import Tick
from scorepad.web.duelchart import Against, Part, duels_chart
from tests.web.drawings import PEOPLE, met, said, shown, table

pytestmark = pytest.mark.usefixtures("in_english")

ANNA = PEOPLE["Anna"]
FEW = {"Ben": met(2, 1, 1), "Carla": met(0, 0, 5), "Dan": met(unplaced=1), "Eva": met()}


def drawn(**duels):
    return duels_chart(ANNA, duels, PEOPLE)


def crowd(number, name="Wilhelmina"):
    people = {
        str(index): Player(id=str(index), name=f"{name} {index:02}", colour="blue") for index in range(number)
    }
    return duels_chart(ANNA, {index: met(1) for index in people}, people)


def test_most_games_come_first_and_bars_are_divided_by_who_came_out_ahead():
    whole = drawn(**FEW)
    assert (whole.title, whole.more, whole.height) == ("Anna against the others", "", 170)
    assert whole.rows == (
        Against(
            PEOPLE["Carla"], "Carla", 58, (Tick(236, "0"), Tick(296, "0"), Tick(352, "5")),
            (Part("behind", 8, 65, 344, 14),),
        ),
        Against(
            PEOPLE["Ben"], "Ben", 100, (Tick(236, "2"), Tick(296, "1"), Tick(352, "1")),
            (
                Part("ahead", 8, 107, 172, 14),
                Part("level", 180, 107, 86, 14),
                Part("behind", 266, 107, 86, 14),
            ),
        ),
        Against(PEOPLE["Dan"], "Dan", 142, (Tick(236, "0"), Tick(296, "0"), Tick(352, "0")), ()),
    )  # fmt: skip


def test_the_heads_show_what_each_kind_looks_like():
    assert drawn(Ben=met(1)).heads == (
        (Tick(236, "ahead"), Part("ahead", 210, 6, 26, 10)),
        (Tick(296, "level"), Part("level", 270, 6, 26, 10)),
        (Tick(352, "behind"), Part("behind", 326, 6, 26, 10)),
    )


def test_of_equally_many_games_the_names_decide():
    assert [row.name for row in drawn(Finn=met(1), Carla=met(0, 1), Ben=met(0, 0, 1)).rows] == [
        "Ben", "Carla", "Finn",
    ]  # fmt: skip


def test_twenty_are_shown_and_the_rest_counted():
    assert [(len(one.rows), one.height, one.more) for one in map(crowd, (20, 21, 25))] == [
        (20, 884, ""), (20, 884, "1 more is left out."), (20, 884, "5 more are left out."),
    ]  # fmt: skip
    assert said(shown("duels", "draw_duels", crowd(21)), "figure > p") == ["1 more is left out."]


def test_a_long_name_is_cut_beside_its_figures_and_whole_in_the_table():
    whole = crowd(1, "M" * 40)
    assert (whole.rows[0].name, whole.table.rows[0][0]) == ("M" * 11 + "…", "M" * 40 + " 00")


def test_huge_counts_keep_one_game_in_sight():
    row = drawn(Ben=met(1234566, 0, 1)).rows[0]
    assert [figure.text for figure in row.figures] == ["1,234,566", "0", "1"]
    assert [(part.kind, part.x, part.width) for part in row.parts] == [
        ("ahead", 8, 344), ("behind", 352, 1),
    ]  # fmt: skip


def test_nobody_met_is_a_sentence():
    assert (drawn(), drawn(Ben=met())) == (None, None)
    assert said(shown("duels", "draw_duels", None), "p, svg, table") == ["Nothing to draw yet."]


def test_the_page_draws_each_kind_in_its_own_way_and_says_the_same_in_a_table():
    page = shown("duels", "draw_duels", drawn(**FEW))
    assert [use["href"] for use in page.select("use")] == ["#heart", "#club", "#spade", "#diamond"]
    assert len(page.select("g.player-red > rect.chart-ahead")) == 1
    assert len(page.select("g.player-blue rect.chart-level, g.player-blue rect.chart-behind")) == 2
    stripes = page.select_one("g.player-blue line.chart-striped")
    assert {key: stripes[key] for key in ("x1", "x2", "y1", "y2", "stroke-width")} == {
        "x1": "266.0", "x2": "352.0", "y1": "114.0", "y2": "114.0", "stroke-width": "14",
    }  # fmt: skip
    assert table(page) == (
        "Anna against the others",
        [
            ["Against", "Games", "ahead", "level", "behind"],
            ["Carla", "5", "0", "0", "5"], ["Ben", "4", "2", "1", "1"], ["Dan", "1", "0", "0", "0"],
        ],
    )  # fmt: skip
