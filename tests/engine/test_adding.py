"""Figures that add up: in order, split anywhere, written and read again."""

from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import groupby

from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.engine.adding import Addable, Counts, Places, Run

QUICK = settings(max_examples=60, deadline=None, derandomize=True)


@dataclass(frozen=True)
class Inner(Addable):
    """What is a field of another."""

    number: int = 0
    counts: Counts = field(default_factory=Counter)


@dataclass(frozen=True)
class Part(Addable):
    """One field of each kind that there is."""

    number: int = 0
    counts: Counts = field(default_factory=Counter)
    places: Places = field(default_factory=Counter)
    run: Run = field(default_factory=Run)
    inner: Inner = field(default_factory=Inner)


def row(said):
    """The matches of a word one after the other: `x` is a hit, anything else is none."""
    return Run.total(Run.of(hit=letter == "x") for letter in said)


def longest(hits):
    """The longest streak in a row, counted as one would on a list."""
    return max((len(list(same)) for hit, same in groupby(hits) if hit), default=0)


def counted(keys):
    return st.dictionaries(keys, st.integers(1, 9), max_size=4).map(Counter)


PARTS = st.lists(
    st.builds(
        Part,
        st.integers(-9, 9),
        counted(st.integers(0, 99)),
        counted(st.tuples(st.integers(1, 6), st.integers(1, 6))),
        st.lists(st.booleans()).map(lambda hits: Run.total(Run.of(hit=hit) for hit in hits)),
        st.builds(Inner, st.integers(-9, 9), counted(st.integers(0, 3))),
    ),
    max_size=6,
)


def test_a_streak_is_told_by_how_the_row_begins_how_it_ends_and_its_best():
    assert Run.of(hit=True) == Run(length=1, first=1, last=1, best=1)
    assert Run.of(hit=False) == Run(length=1, first=0, last=0, best=0)
    assert row("") == Run(length=0, first=0, last=0, best=0)
    assert row("xx.xxx.x") == Run(length=8, first=2, last=1, best=3)
    assert row("xxx") == Run(length=3, first=3, last=3, best=3)
    assert row("..") == Run(length=2, first=0, last=0, best=0)


def test_a_streak_goes_on_where_two_rows_meet():
    assert Run.total([row(".xx"), row("xx.")]) == Run(length=6, first=0, last=0, best=4)
    assert Run.total([row("xx"), row("x")]) == Run(length=3, first=3, last=3, best=3)
    assert Run.total([row("xx"), Run(), row("x")]) == row("xxx")


def test_numbers_are_added_and_counts_by_their_keys():
    one = Part(2, Counter({7: 1, 0: 2}), Counter({(1, 3): 1}), row("x"))
    other = Part(3, Counter({7: 4}), Counter({(1, 3): 1, (2, 3): 1}), row(".x"))
    assert Part.total([one, other]) == Part(
        5, Counter({0: 2, 7: 5}), Counter({(1, 3): 2, (2, 3): 1}), Run(length=3, first=1, last=1, best=1)
    )


def test_nothing_adds_up_to_nothing():
    assert Part.total([]) == Part() == Part.total([Part(), Part()])
    assert Part.total_encoded([]) == {} == Part.total_encoded([{}, {}])


def test_written_numbers_that_come_to_nothing_say_nothing():
    one, other = Part(2, inner=Inner(5)), Part(-2, inner=Inner(-5))
    assert Part.total_encoded([one.encode(), other.encode()]) == {} == Part.total([one, other]).encode()


def test_what_is_written_under_another_name_is_passed_over():
    assert Part.total_encoded([{"number": 2, "other": 1}, {"other": 1}]) == {"number": 2}


def test_adding_changes_none_of_the_parts():
    one = Part(1, Counter({7: 1}))
    Part.total([one, one])
    assert (one, Part().counts) == (Part(1, Counter({7: 1})), Counter())


def test_what_says_nothing_is_not_written():
    assert Part().encode() == {}
    assert Part.decode({}) == Part()
    said = Part(0, Counter({15: 2, 0: 1}), Counter({(2, 3): 1}), row(".x"))
    assert said.encode() == {
        "counts": {"0": 1, "15": 2},
        "places": {"2/3": 1},
        "run": {"length": 2, "last": 1, "best": 1},
    }


@QUICK
@given(PARTS, st.integers(0, 6))
def test_it_does_not_matter_where_a_row_of_parts_is_split(parts, here):
    halves = Part.total(parts[:here]), Part.total(parts[here:])
    assert Part.total(halves) == Part.total(parts)


@QUICK
@given(PARTS)
def test_what_is_written_adds_up_without_being_read(parts):
    written = [part.encode() for part in parts]
    before = deepcopy(written)
    assert Part.total_encoded(written) == Part.total(parts).encode()
    assert written == before


@QUICK
@given(PARTS)
def test_what_is_written_reads_the_same(parts):
    total = Part.total(parts)
    assert Part.decode(total.encode()) == total
    assert [Part.decode(part.encode()) for part in parts] == parts


@QUICK
@given(st.lists(st.booleans(), max_size=30))
def test_streaks_are_those_one_counts_on_a_list(hits):
    run = Run.total(Run.of(hit=hit) for hit in hits)
    ends = [next((n for n, hit in enumerate(one) if not hit), len(hits)) for one in (hits, hits[::-1])]
    assert (run.length, run.first, run.last, run.best) == (len(hits), *ends, longest(hits))
