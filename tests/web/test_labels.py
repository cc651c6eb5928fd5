"""Names beside a chart never lie on each other, and none is too long."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.web.labels import cut, spread


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ([20, 100, 60], [20, 100, 60]),
        ([60, 60], [50, 70]),
        ([60, 70, 150], [55, 75, 150]),
        ([0, 5], [10, 30]),
        ([200, 198, 199], [200, 160, 180]),
        ([], []),
    ],
)
def test_labels_stay_where_they_can_and_share_the_way_where_they_cannot(wanted, expected):
    assert spread(wanted, 20, 10, 200) == expected


@given(st.lists(st.floats(0, 200), max_size=10))
def test_labels_keep_apart_in_their_order_and_inside(wanted):
    places = spread(wanted, 20, 10, 200)
    pairs = sorted(zip(wanted, places, strict=True))
    by_height = sorted(places)
    assert [place for _wanted, place in pairs] == pytest.approx(by_height) or len(set(wanted)) < len(wanted)
    assert all(later - first >= 20 - 1e-6 for first, later in pairwise(by_height))
    assert all(10 - 1e-6 <= place <= 200 + 1e-6 for place in places)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Anna", "Anna"),
        ("Wilhelmine", "Wilhelmi…"),
        ("Illlllllllli", "Illlllllllli"),
        ("MMMMMMMM", "MMMM…"),
        ("Anna Maria", "Anna Ma…"),
        ("Wim van der", "Wim van…"),
        ("日本語日本語", "日本語日…"),
        ("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧…"),
    ],
)
def test_a_long_name_is_cut_where_a_sign_ends(name, expected):
    assert cut(name, 5.5) == expected
