"""What is stored beside the logs is compared with what the logs say."""

import pytest
from sqlalchemy import text

from scorepad.storage import matches
from scorepad.storage.check import Fault, Strayed, check, check_totals, match_ids, pad_ids
from scorepad.storage.database import db, writing
from scorepad.storage.filling import refill
from tests.engine.matches import lost
from tests.storage.pad import PAD, amend, begin, ranking, record, undo
from tests.storage.totals import MARCH, on

pytestmark = pytest.mark.usefixtures("app_context")

ENDED = [("Anna", 1, 1, True), ("Ben", 3, 0, False), ("Carla", 2, 0, False)]


def finished():
    return record(begin(start_tokens=1), lost("Ben"), lost("Carla"))


def tamper(statement):
    with writing():
        db.session.execute(text(statement))
    db.session.expunge_all()


def test_what_was_played_corrected_taken_back_and_given_up_is_sound():
    done, running, given_up, corrected = finished(), begin(), record(begin(), lost("Ben")), finished()
    matches.abandon(PAD, given_up.id)
    undo(corrected, 2)
    amend(corrected, {1: lost("Anna")})
    assert [check(PAD, match.id) for match in (done, running, given_up, corrected)] == [None] * 4


def test_the_matches_to_check_are_those_of_one_pad_or_of_all():
    mine = sorted((PAD, begin().id) for _ in range(2))
    other = ("a-pad", begin(pad="a-pad").id)
    assert match_ids(PAD) == mine
    assert match_ids() == [other, *mine]
    assert match_ids("never") == []


@pytest.mark.parametrize(
    ("statement", "what"),
    [
        ("UPDATE result SET total = 4 WHERE seat = 1", "its results differ from its log"),
        ("UPDATE result SET place = 2", "its results differ from its log"),
        ("UPDATE result SET winner = NOT winner", "its results differ from its log"),
        ("UPDATE result SET player_id = (SELECT min(id) FROM player)", "its results differ from its log"),
        ("DELETE FROM result", "its results differ from its log"),
        ("DELETE FROM result WHERE seat = 2", "its results differ from its log"),
        ("UPDATE match SET state = 'running'", "is kept as running, but is finished"),
        ("DELETE FROM event WHERE number = 2", "is kept as finished, but is running"),
        ("UPDATE match SET state = 'abandoned'", "its results differ from its log"),
        ("UPDATE match SET state = 'lost'", "is kept as lost, but is finished"),
    ],
)
def test_what_differs_from_the_log_is_found_and_made_anew(statement, what):
    match = finished()
    tamper(statement)
    assert check(PAD, match.id) == Fault(match.id, what, repairable=True)
    assert refill(PAD) == 1
    assert (check(PAD, match.id), check_totals(PAD), refill(PAD)) == (None, [], 0)


@pytest.mark.parametrize(
    ("statement", "what"),
    [
        (
            "UPDATE event SET payload = (SELECT payload FROM event WHERE number = 1)",
            "event 2 is impossible: loser_already_out",
        ),
        ("UPDATE event SET payload = '{\"type\": \"nap\"}'", "its log cannot be read: bad_format"),
        ("UPDATE event SET payload = '{nope' WHERE number = 2", "its log cannot be read: bad_format"),
        ("UPDATE event SET payload = 'null'", "its log cannot be read: bad_format"),
        ("UPDATE match SET options = '{'", "its log cannot be read: bad_format"),
        ("UPDATE match SET seats = '3'", "its log cannot be read: bad_format"),
        (
            "UPDATE match SET seats = replace(seats, first_dealer, 'x'), first_dealer = 'x'",
            "its log cannot be read: unknown_player",
        ),
        ("UPDATE match SET options = '{\"jokers\": true}'", "its log cannot be read: unknown_option"),
        ("UPDATE match SET game = 'canasta'", "its game is not installed"),
    ],
)
def test_a_log_that_cannot_be_replayed_is_found_and_stays(statement, what):
    match = finished()
    tamper(statement)
    assert check(PAD, match.id) == Fault(match.id, what)
    assert refill(PAD) == 0
    assert check(PAD, match.id) == Fault(match.id, what)
    assert (ranking(match), check_totals(PAD)) == (ENDED, [])


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE result SET figures = '{}' WHERE seat = 1",
        "UPDATE result SET figures = (SELECT figures FROM result WHERE seat = 0)",
        "UPDATE match SET course = NULL",
        "UPDATE match SET course = '{\"matches\": 1}'",
    ],
)
def test_wrong_figures_are_found_and_made_anew(statement):
    match = finished()
    tamper(statement)
    assert check(PAD, match.id) == Fault(match.id, "its figures differ from its log", repairable=True)
    refill(PAD)
    assert (check(PAD, match.id), check_totals(PAD)) == (None, [])


def test_a_course_of_a_match_that_is_not_over_is_found_and_made_anew():
    match = begin(start_tokens=1)
    tamper("UPDATE match SET course = '{\"matches\": 1}'")
    assert check(PAD, match.id) == Fault(match.id, "its figures differ from its log", repairable=True)
    refill(PAD)
    assert check(PAD, match.id) is None


@pytest.mark.parametrize(
    ("statement", "span", "game", "who", "what"),
    [
        ("UPDATE tally SET figures = '{\"matches\": 2}'", "2026-03", "", ("Anna",), "wrong"),
        ("UPDATE tally SET figures = '{\"matches\": 2}'", "", "ninety-nine", (), "wrong"),
        ("UPDATE tally SET span = '2027'", "2026", "", ("Ben",), "missing"),
        ("DELETE FROM tally", "2026", "", ("Carla",), "missing"),
    ],
)
def test_wrong_and_missing_totals_are_found_and_made_anew(statement, span, game, who, what):
    on(MARCH, finished())
    player = "(SELECT id FROM player WHERE name = '{}')".format(*who) if who else "''"
    where = f"span = '{span}' AND game = '{game}' AND player_id = {player} AND other_id = ''"
    tamper(f"{statement} WHERE {where}")
    found = check_totals(PAD)
    assert Strayed(PAD, span, game, who, what) in found
    assert {one.what for one in found} <= {what, "left over"}
    refill(PAD)
    assert check_totals(PAD) == []


def test_totals_of_matches_that_are_gone_are_found_and_made_anew():
    on(MARCH, finished())
    tamper("UPDATE match SET deleted_at = started_at")
    found = check_totals(PAD)
    assert len(found) == 3 * 2 * 7
    assert Strayed(PAD, "2026-03", "ninety-nine", ("Anna",), "left over") in found
    refill(PAD)
    assert check_totals(PAD) == []


def test_what_is_wrong_is_said_in_one_line():
    assert str(Fault("m", "is kept as lost, but is finished")) == "match m is kept as lost, but is finished"
    said = str(Strayed("p", "2026-03", "nines", ("Anna", "Ben"), "wrong"))
    assert said == "statistics of pad p, 2026-03, nines, Anna against Ben: wrong"
    said = str(Strayed("p", "", "", (), "missing"))
    assert said == "statistics of pad p, all time, all games, the table: missing"


def test_the_pads_to_check_are_one_or_all():
    begin()
    begin(pad="a-pad")
    assert (pad_ids(PAD), pad_ids(), pad_ids("never")) == ([PAD], ["a-pad", PAD], [])
