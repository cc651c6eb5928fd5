"""What the finished matches of a pad say, for any span of days."""

from collections import Counter
from datetime import date, timedelta

import pytest

from scorepad.engine import Join
from scorepad.engine.duel import Duel
from scorepad.engine.figures import Course, Figures
from scorepad.storage import deleting, matches, statistics
from scorepad.storage.spans import ALWAYS, Span
from tests.engine.matches import lost
from tests.storage.pad import PAD, begin, record
from tests.storage.persons import merge
from tests.storage.queries import counted as queries
from tests.storage.totals import APRIL, MARCH, counted, everybody, of, on, won

pytestmark = pytest.mark.usefixtures("app_context")

YEAR = Span(date(2026, 1, 1), date(2026, 12, 31))
MONTH = Span(date(2026, 3, 1), date(2026, 3, 31))
ODD = Span(date(2025, 12, 24), date(2026, 3, 10))


@pytest.fixture
def three(app_context):
    """One match at Christmas, one in March, one of another game in April."""
    won("Anna", "Ben", day=date(2025, 12, 24))
    won("Ben", "Anna", "Carla", day=MARCH)
    counted("Anna", "Ben", day=APRIL)


def short(stretches):
    """Each stretch with its days, its unit, how many matches and how many won or ended ahead."""
    return [
        (str(one.span.first), str(one.span.last), one.unit, one.figures.matches, one.figures.wins)
        for one in stretches
    ]


def test_a_pad_without_a_finished_match_says_nothing():
    anna = record(begin(seats=("Anna", "Ben"), start_tokens=2), lost("Ben")).seats[0]
    assert [statistics.everybody(PAD, span) for span in (ALWAYS, YEAR, ODD)] == [{}, {}, {}]
    assert statistics.person(PAD, anna) == {"": Figures()}
    assert statistics.person(PAD, anna)["nines"] == Figures()
    assert (statistics.together(PAD)[1], statistics.together(PAD, ODD)[1]) == (Course(), Course())
    assert (statistics.games(PAD), statistics.bounds(PAD)) == ((), None)
    assert (statistics.duels(PAD), statistics.duels_of(PAD, anna)) == ({}, {})
    assert statistics.pair(PAD, anna, "ben") == {"": Duel()}
    assert (statistics.form(PAD, anna), statistics.pair_form(PAD, anna, "ben")) == ((), ())
    assert statistics.everybody("no pad") == {}


@pytest.mark.usefixtures("three")
@pytest.mark.parametrize(
    ("span", "expected"),
    [
        (ALWAYS, {"Anna": (2, 3), "Ben": (1, 3), "Carla": (0, 1)}),
        (YEAR, {"Anna": (1, 2), "Ben": (1, 2), "Carla": (0, 1)}),
        (MONTH, {"Anna": (0, 1), "Ben": (1, 1), "Carla": (0, 1)}),
        (ODD, {"Anna": (1, 2), "Ben": (1, 2), "Carla": (0, 1)}),
        (Span(date(2025, 12, 25), date(2026, 3, 9)), {}),
        (Span(MARCH, MARCH), {"Anna": (0, 1), "Ben": (1, 1), "Carla": (0, 1)}),
        (Span(None, date(2025, 12, 24)), {"Anna": (1, 1), "Ben": (0, 1)}),
        (Span(date(2026, 4, 1), None), {"Anna": (1, 1), "Ben": (0, 1)}),
        (Span(date(2027, 4, 1), None), {}),
    ],
)
def test_everybody_is_told_who_finished_a_match_then(span, expected):
    assert everybody(span) == expected


@pytest.mark.usefixtures("three")
def test_a_game_is_told_alone():
    assert statistics.games(PAD) == ("nines", "ninety-nine")
    assert everybody(ALWAYS, game="nines") == {"Anna": (1, 1), "Ben": (0, 1)}
    assert everybody(ODD, game="nines") == {}


@pytest.mark.usefixtures("three")
@pytest.mark.parametrize("span", [ALWAYS, Span(date(2025, 12, 2), date(2026, 4, 29))])
def test_a_person_is_told_by_games_and_in_all(span):
    found = statistics.person(PAD, of("Ben"), span)
    assert {game: (said.wins, said.matches) for game, said in found.items()} == {
        "": (1, 3), "nines": (0, 1), "ninety-nine": (1, 2),
    }  # fmt: skip
    assert (found[""].tables, found[""].points, found["nines"].points) == ({2: 2, 3: 1}, {30: 1}, {30: 1})


@pytest.mark.usefixtures("three")
def test_the_table_is_told_as_a_whole():
    assert statistics.together(PAD)[1] == Course(matches=3, tables={2: 2, 3: 1}, rounds={1: 2, 2: 1})
    assert statistics.together(PAD, ODD)[1] == Course(matches=2, tables={2: 1, 3: 1}, rounds={1: 1, 2: 1})
    assert statistics.together(PAD, ALWAYS, "nines")[1] == Course(matches=1, tables={2: 1}, rounds={1: 1})


@pytest.mark.usefixtures("three")
@pytest.mark.parametrize("span", [ALWAYS, Span(date(2025, 12, 2), date(2026, 4, 29))])
def test_every_pair_is_told_both_ways_round(span):
    found = statistics.duels(PAD, span)
    anna, ben, carla = map(of, ("Anna", "Ben", "Carla"))
    assert {pair: (said.matches, said.ahead, said.behind) for pair, said in found.items()} == {
        (anna, ben): (3, 2, 1), (ben, anna): (3, 1, 2), (anna, carla): (1, 0, 1),
        (carla, anna): (1, 1, 0), (ben, carla): (1, 1, 0), (carla, ben): (1, 0, 1),
    }  # fmt: skip
    assert statistics.duels_of(PAD, anna, span) == {ben: found[anna, ben], carla: found[anna, carla]}
    for one, other in ((anna, ben), (ben, anna)):
        by_game = statistics.pair(PAD, one, other, span)
        assert by_game[""] == found[one, other]
        assert {game: said.matches for game, said in by_game.items()} == {"": 3, "nines": 1, "ninety-nine": 2}


@pytest.mark.usefixtures("three")
def test_form_is_told_night_by_night_while_those_are_few():
    assert short(statistics.form(PAD, of("Anna"))) == [
        ("2025-12-24", "2025-12-24", "day", 1, 1),
        ("2026-03-10", "2026-03-10", "day", 1, 0),
        ("2026-04-02", "2026-04-02", "day", 1, 1),
    ]
    anna, ben = of("Anna"), of("Ben")
    assert [one[3:] for one in short(statistics.pair_form(PAD, ben, anna))] == [(1, 0), (1, 1), (1, 0)]
    assert [one[3:] for one in short(statistics.pair_form(PAD, anna, ben, ODD))] == [(1, 1), (1, 0)]
    assert [one[0] for one in short(statistics.form(PAD, anna, ALWAYS, "nines"))] == ["2026-04-02"]


def test_form_of_many_nights_is_told_month_by_month_and_of_many_months_year_by_year():
    first = date(2022, 11, 15)
    for number in range(37):
        won("Anna", "Ben", day=first + timedelta(days=number))
    anna, ben = of("Anna"), of("Ben")
    assert short(statistics.form(PAD, anna)) == [
        ("2022-11-01", "2022-11-30", "month", 16, 16), ("2022-12-01", "2022-12-31", "month", 21, 21),
    ]  # fmt: skip
    till = Span(date(2022, 11, 14), date(2022, 12, 30))
    assert [one[:2] for one in short(statistics.form(PAD, anna, till))] == [
        ("2022-11-14", "2022-11-30"), ("2022-12-01", "2022-12-30"),
    ]  # fmt: skip
    later = Span(date(2022, 11, 16), None)
    assert {one[2] for one in short(statistics.pair_form(PAD, ben, anna, later))} == {"day"}
    for month in range(36):
        won("Anna", "Ben", day=date(2023 + month // 12, 1 + month % 12, 1))
    assert [one[2:] for one in short(statistics.form(PAD, anna))] == [
        ("year", 37, 37), ("year", 12, 12), ("year", 12, 12), ("year", 12, 12),
    ]  # fmt: skip


def test_few_nights_over_a_long_time_are_told_night_by_night_too():
    days = [date(2020 + month // 12, 1 + month % 12, 5) for month in range(14)]
    for day in days:
        won("Anna", "Ben", day=day)
    assert [one.span.first for one in statistics.form(PAD, of("Ben"))] == days


def test_merged_spellings_are_one_person_in_every_span():
    won("Anna", "Ben")
    won("Ana", "Ben", day=APRIL)
    merge("Ana", "Anna")
    for span in (ALWAYS, Span(MARCH, APRIL), Span(MARCH, date(2026, 4, 3))):
        assert everybody(span) == {"Anna": (2, 2), "Ben": (0, 2)}
    assert [one.figures.matches for one in statistics.form(PAD, of("Anna"))] == [1, 1]


def test_matches_that_run_are_counted_apart():
    match = on(MARCH, begin(seats=("Anna", "Ben"), start_tokens=2))
    matches.join(PAD, match.id, "Carla", Join(player=""), expected=1, token="a")
    begin("nines", ("Anna", "Dan"), "Anna")
    matches.abandon(PAD, begin(seats=("Anna", "Eva")).id)
    deleting.delete_match(PAD, begin(seats=("Anna", "Eva")).id)
    won("Anna", "Eva")
    anna, ben, carla, dan = map(of, ("Anna", "Ben", "Carla", "Dan"))
    assert statistics.running(PAD) == Counter({anna: 2, ben: 1, carla: 1, dan: 1})
    assert statistics.running(PAD, MONTH) == Counter({anna: 1, ben: 1, carla: 1})
    assert statistics.running(PAD, ALWAYS, "nines") == Counter({anna: 1, dan: 1})
    assert statistics.running(PAD, Span(None, date(2026, 3, 9))) == Counter()


@pytest.mark.usefixtures("three")
def test_the_first_and_the_last_night_are_those_with_a_finished_match():
    on(date(2020, 1, 1), begin(seats=("Anna", "Ben"), start_tokens=2))
    deleting.delete_match(PAD, won("Anna", "Ben", day=date(2026, 5, 1)).id)
    assert statistics.bounds(PAD) == (date(2025, 12, 24), APRIL)


@pytest.mark.parametrize("nights", [2, 60])
def test_asking_takes_few_queries_however_many_nights_there_were(nights):
    for number in range(nights):
        won("Anna", "Ben", day=date(2025, 1, 5) + timedelta(days=7 * number))
    anna, ben = of("Anna"), of("Ben")
    odd = Span(date(2025, 1, 6), date(2025, 12, 24))
    asked = {
        "everybody": lambda span: statistics.everybody(PAD, span),
        "person": lambda span: statistics.person(PAD, anna, span),
        "together": lambda span: statistics.together(PAD, span),
        "duels": lambda span: statistics.duels(PAD, span),
        "duels_of": lambda span: statistics.duels_of(PAD, anna, span),
        "pair": lambda span: statistics.pair(PAD, anna, ben, span),
    }
    for ask in asked.values():
        assert [queries(lambda ask=ask, span=span: ask(span)) for span in (ALWAYS, YEAR, MONTH)] == [1, 1, 1]
        assert queries(lambda ask=ask: ask(odd)) <= 6
    assert queries(lambda: statistics.form(PAD, anna)) <= 8
    assert queries(lambda: statistics.pair_form(PAD, anna, ben)) <= 8
    assert (queries(lambda: statistics.bounds(PAD)), queries(lambda: statistics.games(PAD))) == (2, 1)
