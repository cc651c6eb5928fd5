"""Time along a chart: places true to the calendar, few names below, and gaps."""

from datetime import date
from itertools import pairwise

import pytest

from scorepad.storage.spans import Span
from scorepad.web.timeline import is_apart, timeline, written_span

pytestmark = pytest.mark.usefixtures("in_english")


def days(first, last):
    return Span(date.fromisoformat(first), date.fromisoformat(last))


@pytest.mark.parametrize(
    ("first", "last", "expected"),
    [
        ("2026-01-03", "2026-01-03", [("3 Jan 2026", 200)]),
        ("2026-01-03", "2026-02-20", [("3 Jan 2026", 62.9), ("20 Feb 2026", 320.6)]),
        ("2025-11-20", "2026-03-31", [("Jan 2026", 182), ("Mar 2026", 307.1)]),
        ("2025-01-01", "2026-03-31", [("Jan 2025", 69.5), ("Jul 2025", 180.9), ("Jan 2026", 294.2)]),
        ("2023-12-01", "2026-03-31", [("2024", 130.3), ("2025", 250.4)]),
        ("1990-05-01", "2026-12-31", [("1990", 62.6), ("2000", 137.7), ("2010", 214), ("2020", 290.4)]),
    ],
)  # fmt: skip
def test_names_stand_under_the_middle_of_what_they_name(first, last, expected):
    found = timeline((days(first, last),), 60, 340)
    assert [(tick.text, tick.at) for tick in found.ticks()] == expected


@pytest.mark.parametrize("years", [1, 2, 3, 5, 8, 20, 50, 300])
def test_names_never_run_together_nor_over_the_edge(years):
    for month in range(1, 13):
        found = timeline((Span(date(1900, 1, 1), date(1899 + years, month, 28)),), 19.6, 344).ticks()
        edges = [(tick.at - 3.4 * len(tick.text), tick.at + 3.4 * len(tick.text)) for tick in found]
        assert all(one[1] <= other[0] for one, other in pairwise(edges))
        assert (edges[0][0] >= 0, edges[-1][1] <= 360, 1 <= len(found) <= 6) == (True, True, True)


def test_a_date_near_the_edge_stays_in_the_picture():
    ticks = timeline((days("2026-01-01", "2026-02-28"),), 8, 356).ticks()
    assert [(tick.text, tick.at) for tick in ticks] == [("1 Jan 2026", 36), ("28 Feb 2026", 320.6)]


def test_a_part_stands_where_its_days_are():
    found = timeline((days("2026-01-01", "2026-01-31"), days("2026-04-01", "2026-04-10")), 0, 100)
    assert found.span == days("2026-01-01", "2026-04-10")
    assert [found.x(days("2026-01-01", "2026-01-31")), found.x(days("2026-04-10", "2026-04-10"))] == [
        15.5,
        99.5,
    ]
    assert found.wide(days("2026-01-01", "2026-01-31"), 2, 50) == 21.7
    assert [found.wide(days("2026-04-10", "2026-04-10"), least, 50) for least in (0, 2)] == [0.7, 2]
    assert found.wide(found.span, 2, 50) == 50


@pytest.mark.parametrize(
    ("earlier", "later", "expected"),
    [
        (("2025-12-01", "2025-12-31"), ("2026-01-01", "2026-01-31"), False),
        (("2025-11-01", "2025-11-30"), ("2026-01-01", "2026-01-31"), True),
        (("2026-01-01", "2026-01-01"), ("2026-02-28", "2026-02-28"), False),
        (("2026-01-31", "2026-01-31"), ("2026-03-01", "2026-03-01"), True),
        (("2024-01-01", "2024-12-31"), ("2025-01-01", "2025-12-31"), False),
        (("2023-01-01", "2023-12-31"), ("2025-01-01", "2025-12-31"), True),
    ],
)
def test_a_whole_month_between_is_a_gap(earlier, later, expected):
    assert is_apart(days(*earlier), days(*later)) is expected


@pytest.mark.parametrize(
    ("first", "last", "expected"),
    [
        ("2026-11-03", "2026-11-03", "3 Nov 2026"),
        ("2026-02-01", "2026-02-28", "February 2026"),
        ("2026-12-01", "2026-12-31", "December 2026"),
        ("2024-01-01", "2024-12-31", "2024"),
        ("2026-11-03", "2026-11-30", "3 Nov 2026 – 30 Nov 2026"),
    ],
)
def test_a_part_is_called_by_its_month_or_year_if_it_is_all_of_it(first, last, expected):
    assert written_span(days(first, last)) == expected
