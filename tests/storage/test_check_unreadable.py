"""Figures that cannot be read are faults like others: one each, and made anew without being read."""

import pytest
from sqlalchemy import text

from scorepad.storage.check import Fault, Strayed, check, check_totals, match_ids
from scorepad.storage.database import db, writing
from scorepad.storage.filling import fill_all, refill
from tests.storage.pad import PAD
from tests.storage.totals import counted, everybody, sound, won

pytestmark = pytest.mark.usefixtures("app_context")

UNREADABLE = [
    "'{nope'", "''", "'null'", "'3'", "'[1]'", "x'ff'", "'{\"matches\": \"a\", \"tables\": 3}'",
    "'{\"matches\": 1, \"tables\": {\"x\": 1}}'", "'{\"matches\": 1, \"tables\": {\"2\": \"b\"}}'",
    "'{\"matches\": 1.5}'", "'{\"matches\": 1, \"won\": 5}'", f"'{'[' * 5000}'",
]  # fmt: skip
ALL = {"Anna": (2, 3), "Ben": (1, 3)}
ONE_GONE = {"Anna": (1, 2), "Ben": (1, 2)}


def tamper(*statements):
    with writing():
        for statement in statements:
            db.session.execute(text(statement))
    db.session.expunge_all()


def three():
    """Three matches of Anna and Ben, of which she won two; and the id of the first."""
    first = won("Anna", "Ben").id
    won("Ben", "Anna")
    counted("Anna", "Ben")
    return first


def faults():
    return [fault for pad, match in match_ids() if (fault := check(pad, match))]


@pytest.mark.parametrize("said", UNREADABLE)
@pytest.mark.parametrize("column", ["result SET figures", "match SET course"])
def test_what_a_match_says_is_one_fault_and_made_anew(column, said):
    match = three()
    key = "match_id" if column.startswith("result") else "id"
    tamper(f"UPDATE {column} = {said} WHERE {key} = '{match}'")
    assert faults() == [Fault(match, "its figures differ from its log", repairable=True)]
    assert refill(PAD) == 1
    assert (faults(), sound(), everybody(), refill(PAD)) == ([], True, ALL, 0)


@pytest.mark.parametrize("said", UNREADABLE)
def test_a_total_is_one_fault_and_made_anew(said):
    three()
    tamper(f"UPDATE tally SET figures = {said} WHERE span = '2026' AND game = '' AND player_id = ''")
    assert (faults(), check_totals(PAD)) == ([], [Strayed(PAD, "2026", "", (), "wrong")])
    assert refill(PAD) == 0
    assert (sound(), everybody()) == (True, ALL)


def test_all_of_it_at_once_is_made_anew():
    three()
    tamper("UPDATE result SET figures = '{'", "UPDATE match SET course = '{'")
    tamper("UPDATE tally SET figures = '{'")
    assert [fault.repairable for fault in faults()] == [True] * 3
    assert refill(PAD) == 3
    assert (faults(), sound(), everybody()) == ([], True, ALL)


def test_a_course_of_a_match_that_is_not_over_is_one_fault_even_if_it_is_null_in_json():
    match = three()
    tamper("DELETE FROM event WHERE number = 1", "UPDATE match SET state = 'running', course = 'null'")
    tamper("DELETE FROM result", "DELETE FROM tally")
    assert check(PAD, match) == Fault(match, "its figures differ from its log", repairable=True)
    assert refill(PAD) == 3
    assert (faults(), sound(), everybody()) == ([], True, {})


@pytest.mark.parametrize("said", UNREADABLE)
@pytest.mark.parametrize("column", ["result SET figures", "match SET course"])
def test_a_match_that_cannot_be_replayed_either_counts_no_longer_until_it_can_be(column, said):
    match = three()
    key = "match_id" if column.startswith("result") else "id"
    tamper(f"UPDATE {column} = {said} WHERE {key} = '{match}'")
    tamper(f"UPDATE match SET game = 'canasta' WHERE id = '{match}'")
    what = "its game is not installed"
    assert faults() == [Fault(match, f"{what}, and its figures cannot be read", repairable=True)]
    refill(PAD)
    assert (faults(), sound(), everybody()) == ([Fault(match, what)], True, ONE_GONE)
    tamper("UPDATE match SET game = 'ninety-nine' WHERE game = 'canasta'")
    fill_all()
    assert (faults(), sound(), everybody()) == ([], True, ALL)


def test_a_match_that_cannot_be_replayed_counts_as_it_did_while_others_are_mended():
    match = three()
    tamper(f"UPDATE event SET payload = '{{' WHERE match_id = '{match}'")
    tamper(f"DELETE FROM result WHERE match_id != '{match}'", "UPDATE tally SET figures = '{}'")
    assert [fault.repairable for fault in faults()].count(True) == 2
    assert refill(PAD) == 2
    assert faults() == [Fault(match, "its log cannot be read: bad_format")]
    assert (sound(), everybody()) == (True, ALL)


@pytest.mark.parametrize("said", UNREADABLE)
def test_matches_can_be_filled_in_beside_one_that_cannot_be_read(said):
    match = three()
    tamper(f"UPDATE match SET course = NULL WHERE id != '{match}'")
    tamper(f"UPDATE result SET figures = {said}", "UPDATE tally SET figures = '{'")
    fill_all()
    assert (faults(), sound(), everybody()) == ([], True, ALL)


def test_filling_in_leaves_a_wrong_state_to_be_found():
    match = three()
    tamper(f"DELETE FROM event WHERE match_id = '{match}'", "UPDATE match SET course = NULL")
    fill_all()
    assert faults() == [Fault(match, "is kept as finished, but is running", repairable=True)]
    assert (sound(), everybody()) == (True, ONE_GONE)
