"""Any span of days is put together from years, months, and odd days."""

from datetime import date

import pytest

from scorepad.storage.spans import ALWAYS, DAY, MONTH, YEAR, Piece, Span, cut, days_of, named, within

BOUNDS = (date(2024, 3, 5), date(2026, 11, 27))


def told(pieces):
    """Each piece by its name, or as its first and last day."""
    return [piece.name if piece.name is not None else f"{piece.first}/{piece.last}" for piece in pieces]


@pytest.mark.parametrize(
    ("name", "first", "last"),
    [
        ("2026", "2026-01-01", "2026-12-31"),
        ("2026-11", "2026-11-01", "2026-11-30"),
        ("2024-02", "2024-02-01", "2024-02-29"),
        ("0005-02", "0005-02-01", "0005-02-28"),
        ("2026-11-27", "2026-11-27", "2026-11-27"),
    ],
)
def test_a_year_a_month_and_a_day_have_their_days(name, first, last):
    assert days_of(name) == (date.fromisoformat(first), date.fromisoformat(last))


@pytest.mark.parametrize(
    ("first", "last", "pieces"),
    [
        (None, None, [""]),
        ("2024-03-05", "2026-11-27", [""]),
        ("1999-01-01", None, [""]),
        (None, "2025-12-31", ["2024", "2025"]),
        ("2025-01-01", None, ["2025", "2026"]),
        ("2025-12-01", "2026-02-28", ["2025-12", "2026-01", "2026-02"]),
        ("2025-11-30", "2026-01-01", ["2025-11-30/2025-11-30", "2025-12", "2026-01-01/2026-01-01"]),
        ("2025-02-03", "2025-02-27", ["2025-02-03/2025-02-27"]),
        ("2025-02-03", "2025-03-04", ["2025-02-03/2025-02-28", "2025-03-01/2025-03-04"]),
        ("2025-11-15", "2027-06-01", ["2025-11-15/2025-11-30", "2025-12", "2026"]),
        ("2026-02-02", "2026-02-01", []),
    ],
)
def test_a_span_is_cut_into_as_few_pieces_as_can_be(first, last, pieces):
    assert told(cut(Span(*(day and date.fromisoformat(day) for day in (first, last))), BOUNDS)) == pieces


def test_pieces_are_no_longer_than_they_may_be():
    assert told(cut(ALWAYS, BOUNDS, YEAR)) == ["2024", "2025", "2026"]
    assert told(cut(Span(date(2025, 12, 1)), BOUNDS, MONTH)) == [
        "2025-12", *(f"2026-{month:02}" for month in range(1, 13)),
    ]  # fmt: skip


def test_nothing_is_cut_where_nothing_was_played():
    assert cut(ALWAYS, None) == []


def test_the_last_day_there_is_ends_a_span():
    assert told(cut(Span(date(9999, 12, 31), date.max), (date.min, date.max))) == ["9999-12-31/9999-12-31"]
    assert told(cut(Span(date(9999, 12, 1), date.max), (date.min, date.max))) == ["9999-12"]


@pytest.mark.parametrize(
    ("span", "piece"),
    [
        (ALWAYS, Piece(date.min, date.max, "")),
        (Span(date(2026, 1, 1), date(2026, 12, 31)), Piece(date(2026, 1, 1), date(2026, 12, 31), "2026")),
        (Span(date(2026, 2, 1), date(2026, 2, 28)), Piece(date(2026, 2, 1), date(2026, 2, 28), "2026-02")),
        (Span(date(2026, 2, 1), date(2026, 2, 27)), None),
        (Span(date(2026, 2, 1), date(2026, 3, 31)), None),
        (Span(date(2026, 2, 2), date(2026, 2, 1)), None),
        (Span(date(2026, 2, 1)), None),
        (Span(None, date(2026, 2, 1)), None),
    ],
)
def test_a_span_that_is_one_piece_is_known_by_its_name(span, piece):
    assert named(span) == piece


def test_a_month_is_bounded_by_the_span_it_is_part_of():
    span = Span(date(2026, 2, 3), date(2026, 3, 4))
    assert within("2026-02", span) == Span(date(2026, 2, 3), date(2026, 2, 28))
    assert within("2026-03", span) == Span(date(2026, 3, 1), date(2026, 3, 4))
    assert within("2026", ALWAYS) == Span(date(2026, 1, 1), date(2026, 12, 31))


def test_names_tell_by_their_length_what_they_are():
    assert [len(name) for name in ("2026", "2026-11", "2026-11-27")] == [YEAR, MONTH, DAY]
