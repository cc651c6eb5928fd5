"""A database of the first release, with what a family played, comes up to date and loses nothing."""

import json
import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from scorepad.games import find
from scorepad.storage import rulesets, statistics
from scorepad.storage.archive.exporting import export
from scorepad.storage.check import check, check_totals, match_ids
from scorepad.storage.database import db
from scorepad.storage.upgrade import database_path, prepare
from tests.storage.pad import PAD, opened
from tests.storage.test_upgrade import HEAD

FIRST = Path(__file__).with_name("schema_0001.sql").read_text("utf-8")
TOLD = json.loads(Path(__file__).with_name("schema_0001.json").read_text("utf-8"))
TABLES = ("pad", "night", "player", "match", "event", "result", "revision")


def everything(file, columns):
    """Every row of every table there was, with what was stored of it."""
    with closing(sqlite3.connect(file)) as connection:
        return {
            table: connection.execute(f"SELECT {', '.join(columns[table])} FROM \"{table}\"").fetchall()
            for table in TABLES
        }


def columns_of(file):
    """The columns of every table there was, ready to be asked for."""
    with closing(sqlite3.connect(file)) as connection:
        asked = {table: connection.execute(f'PRAGMA table_info("{table}")').fetchall() for table in TABLES}
    return {table: [f'"{column[1]}"' for column in found] for table, found in asked.items()}


def version(file):
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT version_num FROM alembic_version").fetchall()


@pytest.fixture(params=["delete", "wal"])
def old(request, tmp_path):
    """An app on a database of the first release, in this kind of journal."""
    with opened(tmp_path) as app:
        with closing(sqlite3.connect(database_path())) as connection:
            connection.executescript(FIRST)
            connection.execute(f"PRAGMA journal_mode={request.param}")
        yield app


@pytest.mark.usefixtures("old")
def test_every_row_of_the_first_release_is_still_there_as_it_was():
    columns = columns_of(database_path())
    before = everything(database_path(), columns)
    assert {table: len(rows) for table, rows in before.items()} == {
        "pad": 1, "night": 1, "player": 3, "match": 2, "event": 4, "result": 3, "revision": 1,
    }  # fmt: skip
    assert version(database_path()) == [("0001",)]
    prepare()
    assert (version(database_path()), everything(database_path(), columns)) == ([(HEAD,)], before)


@pytest.mark.usefixtures("old")
def test_its_matches_are_sound_and_its_file_tells_the_same():
    prepare()
    told = export(PAD)
    told.pop("exported_at")
    assert told == TOLD
    assert [check(pad, match) for pad, match in match_ids()] == [None, None]


@pytest.mark.usefixtures("old")
def test_house_rules_can_be_named_from_then_on():
    prepare()
    rulesets.save(PAD, find("nines"), "Omas Regeln", {"hard_nines": True})
    assert [kept.name for kept in rulesets.all_of(PAD, "nines")] == ["Omas Regeln"]
    with db.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA foreign_key_check").all() == []


@pytest.mark.usefixtures("old")
def test_its_statistics_are_those_of_what_was_played_before():
    prepare()
    found = statistics.everybody(PAD)
    assert {one: (said.wins, said.matches, said.hands_lost, said.places) for one, said in found.items()} == {
        "id-of-anna": (1, 1, 0, {(1, 3): 1}),
        "id-of-ben": (0, 1, 1, {(3, 3): 1}),
        "id-of-carla": (0, 1, 1, {(2, 3): 1}),
    }
    assert statistics.bounds(PAD) == (date(2026, 7, 3), date(2026, 7, 3))
    assert check_totals(PAD) == []


@pytest.mark.usefixtures("old")
def test_what_is_filled_in_already_is_not_filled_in_again():
    prepare()
    with closing(sqlite3.connect(database_path())) as connection:
        connection.execute("DELETE FROM tally")
        connection.commit()
    prepare()
    assert statistics.everybody(PAD) == {}


@pytest.mark.usefixtures("old")
def test_a_match_of_a_game_that_is_not_here_is_left_out_until_it_is():
    with closing(sqlite3.connect(database_path())) as connection:
        connection.execute("UPDATE match SET game = 'canasta' WHERE id = 'tokens'")
        connection.commit()
    prepare()
    assert (statistics.everybody(PAD), check_totals(PAD)) == ({}, [])
    db.session.rollback()
    with closing(sqlite3.connect(database_path())) as connection:
        connection.execute("UPDATE match SET game = 'ninety-nine' WHERE id = 'tokens'")
        connection.commit()
    prepare()
    assert len(statistics.everybody(PAD)) == 3


@pytest.mark.usefixtures("old")
def test_a_match_whose_log_is_broken_is_left_out():
    with closing(sqlite3.connect(database_path())) as connection:
        connection.execute("UPDATE event SET payload = '{}' WHERE match_id = 'tokens'")
        connection.commit()
    prepare()
    assert statistics.everybody(PAD) == {}
