"""Two people over time: the one upwards, the other downwards, level on the line between."""

import pytest

from scorepad.storage.models import Player
from scorepad.web.chart import Tick
from scorepad.web.duelchart import Part
from scorepad.web.pairchart import Side, pair_chart
from tests.web.drawings import PEOPLE, day, met, month, said, shown, table, year

pytestmark = pytest.mark.usefixtures("in_english")

ANNA, BEN = PEOPLE["Anna"], PEOPLE["Ben"]
EVENINGS = (day(2026, 1, 3, met(2, 1, 1)), day(2026, 1, 12, met(0, 0, 4)))


def drawn(*stretches):
    return pair_chart(ANNA, BEN, stretches)


def test_columns_part_at_the_line_between():
    whole = drawn(*EVENINGS)
    assert (whole.title, whole.height) == ("Anna against Ben over time", 248)
    assert (whole.frame.left, whole.frame.top, whole.frame.bottom, whole.frame.most) == (19.6, 30, 114, 4)
    assert whole.scale == (Tick(114, "0"), Tick(72, "2"), Tick(156, "2"), Tick(30, "4"), Tick(198, "4"))
    assert whole.sides == (
        Side(ANNA, "Anna ahead", 18, (Part("ahead", 24.8, 72, 22, 42),)),
        Side(BEN, "Ben ahead", 222, (Part("behind", 24.8, 114, 22, 21), Part("behind", 316.8, 114, 22, 84))),
    )
    assert whole.level == (Part("level", 24.8, 110.5, 22, 7),)
    assert whole.times == (Tick(36, "3 Jan 2026"), Tick(320.6, "12 Jan 2026"))


def test_only_level_is_a_row_of_boxes():
    whole = drawn(month(2026, 1, met(0, 3)), month(2026, 2, met(0, 1)))
    assert ([side.parts for side in whole.sides], whole.frame.most) == ([(), ()], 1)
    assert [(part.y, part.height) for part in whole.level] == [(110.5, 7), (110.5, 7)]


def test_time_without_games_is_room_between_the_columns():
    whole = drawn(year(1998, met(3)), year(2026, met(1)))
    assert [part.x for part in whole.sides[0].parts] == [21.3, 334.5]
    assert [part.height for part in whole.sides[0].parts] == [84, 28]


def test_huge_counts_keep_one_game_in_sight():
    whole = drawn(month(2026, 1, met(1234567, 0, 1)))
    assert [(side.parts[0].y, side.parts[0].height) for side in whole.sides] == [(30, 84), (114, 1)]
    assert [tick.text for tick in whole.scale] == ["0", "500,000", "500,000", "1,000,000", "1,000,000"]


def test_a_long_name_is_cut_at_its_half():
    long = Player(id="long", name="M" * 40, colour="green")
    whole = pair_chart(long, ANNA, EVENINGS)
    assert [side.name for side in whole.sides] == ["M" * 17 + "… ahead", "Anna ahead"]
    assert whole.table.caption == f"{'M' * 40} against Anna, as {'M' * 40} sees it"


def test_never_placed_together_is_a_sentence():
    assert (drawn(), drawn(month(2026, 1, met(unplaced=2))), drawn(month(2026, 1, met()))) == (None,) * 3
    assert said(shown("duels", "draw_pair", None), "p, svg, table") == ["Nothing to draw yet."]


def test_the_page_names_both_and_says_the_same_in_a_table():
    page = shown("duels", "draw_pair", drawn(*EVENINGS))
    assert said(page, "g.player-red > text, g.player-blue > text") == ["Anna ahead", "Ben ahead"]
    assert [use["href"] for use in page.select("use")] == ["#heart", "#spade"]
    assert [len(page.select(f"rect.chart-{kind}")) for kind in ("ahead", "level", "behind")] == [1, 1, 2]
    assert table(page) == (
        "Anna against Ben, as Anna sees it",
        [
            ["When", "Games", "ahead", "level", "behind"],
            ["3 Jan 2026", "4", "2", "1", "1"], ["12 Jan 2026", "4", "0", "0", "4"],
        ],
    )  # fmt: skip
