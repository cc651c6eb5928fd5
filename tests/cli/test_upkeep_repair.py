"""`scorepad check --repair`: what it says, and what it leaves."""

import pytest
from sqlalchemy import text

from scorepad.storage.database import db, writing
from tests.cli.run import run
from tests.engine.matches import lost
from tests.storage.pad import PAD, begin, ranking, record, state
from tests.storage.totals import everybody

pytestmark = pytest.mark.usefixtures("house")

ENDED = [("Anna", 1, 1, True), ("Ben", 3, 0, False), ("Carla", 2, 0, False)]
WON = {"Anna": (1, 1), "Ben": (0, 1), "Carla": (0, 1)}
CLEAN = (0, "Checked 1 matches; faults found: 0.\n", "")
LOG = "What differs from a log can be made anew: scorepad check --repair\n"
TOTALS = "What is wrong with statistics can be made anew: scorepad check --repair\n"
NEVER = "A match whose log cannot be replayed here cannot be repaired.\n"
MADE = f"Made the statistics of pad {PAD} anew.\n"
MENDED = f"Matches of pad {PAD} made anew from their logs: 1.\n{MADE}"


def tamper(*statements):
    with writing():
        for statement in statements:
            db.session.execute(text(statement))
    db.session.expunge_all()


@pytest.fixture
def match():
    run("db", "upgrade")
    return record(begin(start_tokens=1), lost("Ben"), lost("Carla"))


@pytest.mark.parametrize(
    ("statement", "what"),
    [
        ("UPDATE match SET course = '{'", "its figures differ from its log"),
        ("DELETE FROM result WHERE seat = 1", "its results differ from its log"),
        ("UPDATE result SET winner = NOT winner", "its results differ from its log"),
        ("UPDATE result SET place = 2, total = 7", "its results differ from its log"),
        ("UPDATE match SET state = 'running'", "is kept as running, but is finished"),
    ],
)
def test_what_differs_from_a_log_is_made_anew(match, statement, what):
    tamper(statement)
    line = f"match {match.id} {what}\n"
    assert run("check") == (1, "Checked 1 matches; faults found: 1.\n", line + LOG)
    assert run("check", "--repair") == (0, MENDED + CLEAN[1], "")
    assert run("check", "--repair") == run("check") == CLEAN
    assert (state(match), ranking(match), everybody()) == ("finished", ENDED, WON)


@pytest.mark.parametrize(
    "said",
    ["{nope", "null", '{"matches": "a", "tables": 3}', '{"matches": 1, "tables": {"x": 1}}'],
)
def test_figures_that_cannot_be_read_are_made_anew(match, said):
    tamper(f"UPDATE result SET figures = '{said}'")
    line = f"match {match.id} its figures differ from its log\n"
    assert run("check") == (1, "Checked 1 matches; faults found: 1.\n", line + LOG)
    assert run("check", "--repair") == (0, MENDED + CLEAN[1], "")
    assert (run("check"), everybody()) == (CLEAN, WON)


def test_results_left_over_of_a_match_that_goes_on_are_removed(match):
    tamper("DELETE FROM event WHERE number = 2", "UPDATE match SET state = 'running'")
    line = f"match {match.id} its results differ from its log\n"
    assert run("check") == (1, "Checked 1 matches; faults found: 1.\n", line + LOG)
    assert run("check", "--repair") == (0, MENDED + CLEAN[1], "")
    assert (state(match), ranking(match), everybody()) == ("running", [], {})


def test_totals_that_cannot_be_read_are_made_anew(match):
    tamper("UPDATE tally SET figures = '{' WHERE span = '' AND game = '' AND player_id = ''")
    line = f"statistics of pad {PAD}, all time, all games, the table: wrong\n"
    assert run("check") == (1, "Checked 1 matches; faults found: 1.\n", line + TOTALS)
    assert run("check", "--repair") == (0, MADE + CLEAN[1], "")
    assert (run("check"), everybody()) == (CLEAN, WON)


@pytest.mark.parametrize(
    ("tables", "change", "what"),
    [
        (("match", "tally"), "game = 'canasta' WHERE game != ''", "its game is not installed"),
        (("event",), "payload = '{'", "its log cannot be read: bad_format"),
    ],
)
def test_what_cannot_be_replayed_is_said_to_stay_and_other_matches_are_mended(match, tables, change, what):
    tamper(*(f"UPDATE {table} SET {change}" for table in tables))
    stays = f"match {match.id} {what}\n"
    assert run("check", "--repair") == (1, "Checked 1 matches; faults found: 1.\n", stays + NEVER)
    other = record(begin(start_tokens=1), lost("Anna"), lost("Carla"))
    tamper(f"UPDATE result SET winner = NOT winner WHERE match_id = '{other.id}'")
    lines = {stays, f"match {other.id} its results differ from its log\n"}
    code, out, err = run("check")
    assert (code, out) == (1, "Checked 2 matches; faults found: 2.\n")
    said = err.splitlines(keepends=True)
    assert (set(said[:2]), said[2:]) == (lines, [LOG, NEVER])
    found = f"{MENDED}Checked 2 matches; faults found: 1.\n"
    assert run("check", "--repair") == (1, found, stays + NEVER)
    assert everybody() == {"Anna": (1, 2), "Ben": (1, 2), "Carla": (0, 2)}


def test_what_was_never_filled_in_is_filled_in_before_anything_is_checked(match):
    tamper("UPDATE match SET course = NULL", "UPDATE result SET figures = '{'")
    tamper("UPDATE tally SET figures = '{'")
    assert run("check") == CLEAN
    assert (ranking(match), everybody()) == (ENDED, WON)
