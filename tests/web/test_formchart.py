"""The form of a person: where marks, lines and columns go, and the table that says the same."""

import pytest

from scorepad.engine.figures import Figures
from scorepad.web.chart import Tick
from scorepad.web.formchart import Column, Mark, form_chart
from tests.web.drawings import PEOPLE, day, month, played, said, shown, table, year

pytestmark = pytest.mark.usefixtures("in_english")

ANNA = PEOPLE["Anna"]
SPRING = (
    month(2026, 1, played(1, 1)), month(2026, 2, played(9, 3, 4, shared=2)), month(2026, 4, played(4, 0, 2)),
)  # fmt: skip


def panels(*stretches):
    return {panel.label: panel for panel in form_chart(ANNA, stretches).panels}


def test_three_panels_show_place_wins_and_number_below_each_other():
    whole = form_chart(ANNA, SPRING)
    place, won, count = whole.panels
    assert [(one.label, one.frame.top, one.frame.bottom) for one in whole.panels] == [
        ("Average place", 28, 124), ("Games won", 166, 262), ("Number of games", 304, 348),
    ]  # fmt: skip
    assert (whole.title, whole.height) == ("Form of Anna over time", 372)
    assert whole.said == "14 games, 43% won. The table holds the same figures."
    assert place.scale == (Tick(28, "first"), Tick(124, "last"))
    assert place.marks == (Mark(89.2, 24, 8), Mark(156, 116, 16), Mark(302, 54, 12))
    assert won.scale == (Tick(166, "100%"), Tick(214, "50%"), Tick(262, "0%"))
    assert won.marks == (Mark(89.2, 162, 8), Mark(156, 200.7, 16), Mark(302, 256, 12))
    assert count.scale == (Tick(304, "9"), Tick(348, "0"))
    assert count.columns == (
        Column(83.2, 343.1, 20, 4.9), Column(154, 304, 20, 44), Column(298, 328.4, 20, 19.6),
    )  # fmt: skip
    assert [tick.text for tick in whole.times] == ["Jan 2026", "Feb 2026", "Mar 2026", "Apr 2026"]


def test_a_month_without_a_match_breaks_the_line():
    place, won, _count = form_chart(ANNA, SPRING).panels
    assert (place.line, won.line) == ("M93.2 28L164 124", "M93.2 166L164 208.7")


def test_who_was_never_placed_has_no_mark_and_no_line_across():
    found = panels(
        day(2026, 1, 3, played(1, 1)), day(2026, 1, 4, played(2, 1, None)), day(2026, 1, 5, played(1, 1))
    )
    assert (found["Average place"].line, len(found["Average place"].marks)) == ("", 2)
    assert (found["Games won"].line.count("L"), len(found["Games won"].marks)) == (2, 3)


def test_without_any_place_that_panel_is_left_out():
    whole = form_chart(ANNA, [day(2026, 1, 3, played(2, 0, None))])
    assert [(one.label, one.frame.top) for one in whole.panels] == [
        ("Games won", 28), ("Number of games", 166),
    ]  # fmt: skip
    assert whole.table.rows == (("3 Jan 2026", "2", "0%", "–"),)


def test_one_evening_is_a_mark_in_the_middle_that_needs_no_explanation():
    whole = form_chart(ANNA, [day(2026, 1, 3, played(1))])
    assert whole.panels[0].marks == (Mark(196, 24, 8),)
    assert (whole.panels[0].line, whole.note, whole.times) == ("", "", (Tick(200, "3 Jan 2026"),))
    assert said(shown("charts", "draw_form", whole), "figure > p") == []


def test_nothing_finished_is_a_sentence():
    assert (form_chart(ANNA, ()), form_chart(ANNA, [month(2026, 1, Figures())])) == (None, None)
    assert said(shown("charts", "draw_form", None), "p, svg, table") == ["Nothing to draw yet."]


def test_years_apart_and_thousands_of_matches_stay_in_the_picture():
    found = panels(year(1998, played(2000, 900)), year(1999, played(3, 3)), year(2026, played(1234567)))
    assert [mark.size for mark in found["Games won"].marks] == [18, 10.9, 18]
    assert [(one.height, one.y) for one in found["Number of games"].columns] == [
        (1, 347), (1, 347), (44, 304),
    ]  # fmt: skip
    assert found["Number of games"].scale[0].text == "1,234,567"
    assert found["Games won"].line.count("M") == 1


def test_thirty_six_months_are_all_there_from_edge_to_edge():
    stretches = [month(2024 + number // 12, number % 12 + 1, played(2, 1)) for number in range(36)]
    marks = panels(*stretches)["Games won"].marks
    assert (len(marks), marks[0].x > 50, marks[-1].x + marks[-1].size < 350) == (36, True, True)
    assert [tick.text for tick in form_chart(ANNA, stretches).times] == ["2024", "2025", "2026"]


def test_the_page_draws_suits_and_says_the_same_in_a_table():
    page = shown("charts", "draw_form", form_chart(ANNA, SPRING))
    assert [use["href"] for use in page.select("use")] == ["#heart"] * 7
    assert len(page.select("g.player-red > rect")) == 3
    picture = page.select_one("svg[role=img]")
    assert picture["aria-labelledby"] == page.title["id"] == "form-title"
    assert picture["aria-describedby"] == page.desc["id"] == "form-said"
    assert said(page, "svg > text") == ["Average place", "Games won", "Number of games"]
    assert said(page, "figure > p") == [
        "The larger a mark, the more games it rests on. A month without games breaks the line."
    ]
    assert table(page) == (
        "Form of Anna over time; the place is as at a table of four",
        [
            ["When", "Games", "Won", "Average place"],
            ["January 2026", "1", "100%", "1.0"],
            ["February 2026", "9", "56%", "4.0"],
            ["April 2026", "4", "0%", "2.0"],
        ],
    )
    assert [th["scope"] for th in page.select("th")] == ["col"] * 4 + ["row"] * 3
