"""Totals by month, year and all time follow whatever changes results, dates, and who is one person."""

from datetime import UTC, date, datetime, timedelta

import pytest

from scorepad.engine import Join, Leave
from scorepad.engine.adding import Run
from scorepad.engine.duel import Duel
from scorepad.engine.figures import Course
from scorepad.storage import deleting, matches, people, regroup, tallies
from scorepad.storage.database import db
from scorepad.storage.derived import Result, Tally
from scorepad.storage.forgetting import writing_on
from tests.engine.matches import lost, points
from tests.storage.pad import PAD, amend, begin, bring, by_id, count, file_of, record, redo, told, undo
from tests.storage.persons import merge, row
from tests.storage.queries import counted as queries
from tests.storage.totals import APRIL, MARCH, counted, kept, of, on, sound, won

pytestmark = pytest.mark.usefixtures("app_context")

ONE = {"Anna": (1, 1), "Ben": (0, 1)}
TWO = {"Anna": (1, 2), "Ben": (1, 2)}


def spans(year="2026", month="2026-03", **totals):
    return {"": totals, year: totals, month: totals}


def test_nothing_is_kept_before_a_match_is_finished():
    match = begin(seats=("Anna", "Ben"), start_tokens=2)
    record(match, lost("Ben"))
    assert (kept(), count(Tally)) == ({}, 0)


def test_a_match_that_ends_counts_in_its_month_its_year_and_for_ever():
    won("Anna", "Ben")
    assert kept() == kept("ninety-nine") == spans(**ONE)
    assert kept("nines") == {}
    assert count(Tally) == 3 * 2 * 4


def test_what_is_kept_of_a_pair_and_of_the_table_is_the_sum_of_their_matches():
    for day, (winner, loser) in enumerate((("Anna", "Ben"), ("Anna", "Ben"), ("Ben", "Anna")), 1):
        won(winner, loser, day=date(2026, 3, day))
    totals = tallies.everything_kept(PAD)["2026"]
    one, other = sorted((of("Anna"), of("Ben")))
    anna = Duel(
        matches=3, ahead=2, behind=1, wins=2, losses=1, own={(1, 2): 2, (2, 2): 1},
        others={(1, 2): 1, (2, 2): 2}, led=Run(3, 2, 0, 2), trailed=Run(3, 0, 1, 1),
    )  # fmt: skip
    assert totals["", one, other] == (anna if one == of("Anna") else anna.turned)
    assert totals["ninety-nine", "", ""] == Course(matches=3, tables={2: 3}, rounds={1: 3})
    assert ("", other, one) not in totals


def test_a_month_comes_before_the_next_whichever_was_played_first():
    won("Ben", "Anna", day=APRIL)
    won("Anna", "Ben", day=MARCH)
    assert kept() == {"": TWO, "2026": TWO, "2026-03": ONE, "2026-04": {"Anna": (0, 1), "Ben": (1, 1)}}
    assert tallies.everything_kept(PAD)[""]["", of("Ben"), ""].won == Run(2, 0, 1, 1)
    assert sound()


def test_years_are_kept_apart():
    won("Anna", "Ben", day=date(2025, 3, 10))
    won("Ben", "Anna")
    assert sorted(kept()) == ["", "2025", "2025-03", "2026", "2026-03"]
    assert kept()[""] == TWO
    assert sound()


def test_games_are_kept_apart_and_together():
    won("Anna", "Ben")
    counted("Ben", "Anna")
    assert kept() == spans(**TWO)
    assert kept("ninety-nine") == spans(**ONE)
    assert kept("nines") == spans(Anna=(0, 1), Ben=(1, 1))


def test_a_round_taken_back_and_played_again_is_followed():
    match = won("Anna", "Ben")
    undo(match, 1)
    assert (kept(), count(Tally)) == ({}, 0)
    redo(match, 1)
    assert (kept(), sound()) == (spans(**ONE), True)


def test_a_correction_is_followed():
    match = won("Anna", "Ben")
    amend(match, {1: lost("Anna")})
    assert (kept(), sound()) == (spans(Anna=(0, 1), Ben=(1, 1)), True)


def test_a_correction_that_takes_somebody_away_is_followed():
    match = begin(seats=("Anna", "Ben"), first="Anna", start_tokens=1)
    matches.join(PAD, match.id, "Carla", Join(player=""), expected=1, token="a")
    record(match, lost("Ben"), lost("Carla"))
    on(MARCH, match)
    assert kept() == spans(**ONE, Carla=(0, 1))
    amend(match, {1: None, 3: None})
    assert (kept(), sound()) == (spans(**ONE), True)


def test_a_match_that_was_given_up_counts_once_it_is_taken_up_again():
    match = on(MARCH, begin(seats=("Anna", "Ben"), first="Anna", start_tokens=2))
    record(match, lost("Ben"), lost("Anna"))
    matches.abandon(PAD, match.id)
    amend(match, {2: lost("Ben")})
    assert kept() == {}
    matches.resume(PAD, match.id)
    assert (kept(), sound()) == (spans(**ONE), True)


def test_a_deleted_match_does_not_count_until_it_is_back():
    match = won("Anna", "Ben")
    deleting.delete_match(PAD, match.id)
    assert (kept(), count(Tally)) == ({}, 0)
    deleting.restore_match(PAD, match.id)
    assert (kept(), sound()) == (spans(**ONE), True)


def test_a_deleted_night_takes_its_matches_along_and_brings_them_back():
    match = won("Anna", "Ben")
    won("Ben", "Anna", day=APRIL)
    deleting.delete_night(PAD, match.night_id)
    assert (sorted(kept()), sound()) == (["", "2026", "2026-04"], True)
    deleting.restore_night(PAD, match.night_id)
    assert (sorted(kept()), sound()) == (["", "2026", "2026-03", "2026-04"], True)
    deleting.delete_night(PAD, match.night_id)
    deleting.restore_match(PAD, match.id)
    assert (kept()[""], sound()) == (TWO, True)


def test_forgetting_what_was_deleted_changes_nothing(time_machine):
    won("Anna", "Ben")
    deleting.delete_match(PAD, won("Ben", "Anna").id)
    time_machine.move_to(datetime.now(UTC) + timedelta(days=2))
    with writing_on(PAD):
        pass
    assert (kept(), count(Result), sound()) == (spans(**ONE), 2, True)


@pytest.mark.parametrize("how", ["redate", "move", "move_to_day", "merge"])
def test_another_date_puts_matches_into_another_month(how):
    match, other = won("Anna", "Ben"), won("Ben", "Anna", day=date(2025, 1, 5))
    if how == "redate":
        regroup.redate(PAD, match.night_id, date(2025, 1, 6))
    elif how == "move":
        regroup.move(PAD, match.id, other.night_id)
    elif how == "move_to_day":
        regroup.move_to_day(PAD, match.id, date(2025, 1, 6))
    else:
        regroup.merge(PAD, match.night_id, other.night_id)
    assert (kept(), sound()) == (spans("2025", "2025-01", **TWO), True)


def test_spellings_that_are_one_person_are_counted_as_one_and_apart_again():
    won("Anna", "Ben")
    won("Ana", "Ben", day=APRIL)
    assert kept()[""] == {"Ana": (1, 1), "Anna": (1, 1), "Ben": (0, 2)}
    merge("Ana", "Anna")
    assert (kept()[""], kept()["2026-04"], sound()) == ({"Anna": (2, 2), "Ben": (0, 2)}, ONE, True)
    people.separate(PAD, row("Ana").id)
    assert (kept()[""], sound()) == ({"Ana": (1, 1), "Anna": (1, 1), "Ben": (0, 2)}, True)


def test_whoever_goes_by_a_merged_name_from_then_on_has_everything():
    won("Anna", "Ben")
    won("Ana", "Ben", day=APRIL)
    merge("Ana", "Anna")
    people.rename(PAD, of("Anna"), "Ana")
    assert of("Ana") == row("Ana").id
    assert (kept()[""], sound()) == ({"Ana": (2, 2), "Ben": (0, 2)}, True)


def test_what_comes_from_a_file_counts_and_what_it_brings_back_too():
    match = won("Anna", "Ben")
    document = file_of(told(match))
    night = {"id": match.night_id, "date": "2026-03-10", "place": "", "note": ""}
    bring(document | {"nights": [night]}, pad="other")
    assert [key[1:] for key in tallies.everything_kept("other")["2026-03"]].count(("", "")) == 2
    deleting.delete_match(PAD, match.id)
    bring(document)
    assert (kept(), sound()) == (spans(**ONE), True)


def test_whoever_left_is_counted_without_a_place():
    match = begin("nines", ("Anna", "Ben", "Carla"), "Anna", end="rounds", rounds=1)
    on(MARCH, record(match, Leave(player="Carla"), points(Anna=0, Ben=5)))
    totals = tallies.everything_kept(PAD)["2026-03"]
    assert totals["", of("Carla"), ""].places == {}
    one, other = sorted((of("Anna"), of("Carla")))
    assert (totals["", one, other].matches, totals["", one, other].compared) == (1, 0)
    assert sound()


def test_a_round_in_the_middle_of_a_match_costs_nothing_for_statistics():
    won("Anna", "Ben")
    match = begin(seats=("Anna", "Ben"), first="Anna", start_tokens=2)
    event, last = (by_id(match, lost("Ben")) for _ in range(2))
    db.session.close()
    assert queries(lambda: matches.record(PAD, match.id, event, 1, "a")) == 8
    assert queries(lambda: matches.record(PAD, match.id, last, 2, "b")) <= 22


@pytest.mark.parametrize("later", [0, 40])
def test_a_match_that_is_corrected_costs_as_many_queries_whatever_came_after_it(later):
    match = won("Anna", "Ben")
    for number in range(later):
        won("Ben", "Anna", day=date(2026, 3 + number // 20, 1 + number % 20))
    assert queries(lambda: amend(match, {1: lost("Anna")})) <= 30
    assert sound()
