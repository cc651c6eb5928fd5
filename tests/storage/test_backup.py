"""Copies of a live database are complete."""

import sqlite3
from contextlib import closing
from threading import Event, Thread

import pytest

from scorepad.games import find
from scorepad.storage import rulesets
from scorepad.storage.backup import NoBackup, backup
from scorepad.storage.database import db, set_journal_mode
from tests.engine.matches import lost
from tests.storage.pad import PAD, begin, opened, record

MOST = 4000


def read(file, question):
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(question).fetchall()


def write(file, stop, under_way):
    """Write rows of a pair of tables that only ever grow together, all the time."""
    with closing(sqlite3.connect(file, isolation_level=None, timeout=30)) as connection:
        for number in range(MOST):
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("INSERT INTO one VALUES (?, ?)", (number, "x" * 2000))
            connection.execute("INSERT INTO other VALUES (?, ?)", (number, "x" * 2000))
            connection.execute("COMMIT")
            under_way.set()
            if stop.wait(0.002):
                return


@pytest.fixture(params=["wal", "delete"])
def live(request, instance, app_context):
    """A match of two rounds, in a database that somebody writes to all the time."""
    match = record(begin(), lost("Ben"), lost("Anna"))
    db.session.remove()
    db.engine.dispose()
    file = instance / "scorepad.sqlite3"
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        assert set_journal_mode(connection, request.param) == request.param
        for table in ("one", "other"):
            connection.execute(f"CREATE TABLE {table} (number INTEGER PRIMARY KEY, text TEXT)")
    stop, under_way = Event(), Event()
    writer = Thread(target=write, args=(file, stop, under_way))
    writer.start()
    under_way.wait(timeout=10)
    yield match
    stop.set()
    writer.join()
    db.session.remove()
    db.engine.dispose()


def test_a_copy_made_while_somebody_writes_is_whole(live, tmp_path):
    target = tmp_path / "copies" / "copy.sqlite3"
    target.parent.mkdir()
    assert backup(target) == target.stat().st_size
    assert [file.name for file in target.parent.iterdir()] == ["copy.sqlite3"]
    assert read(target, "PRAGMA integrity_check") == [("ok",)]
    assert read(target, "PRAGMA foreign_key_check") == []
    one, other = (read(target, f"SELECT number FROM {table}") for table in ("one", "other"))
    assert one == other == [(number,) for number in range(len(one))]
    assert read(target, "SELECT match_id, number FROM event") == [(live.id, 1), (live.id, 2)]


@pytest.mark.usefixtures("app_context")
def test_nothing_is_overwritten(tmp_path):
    target = tmp_path / "copy.sqlite3"
    target.write_text("precious", encoding="utf-8")
    with pytest.raises(NoBackup, match="is there already; nothing was overwritten"):
        backup(target)
    assert target.read_text("utf-8") == "precious"


def test_another_database_has_tools_of_its_own(tmp_path):
    memory = opened(tmp_path, SQLALCHEMY_DATABASE_URI="sqlite://")
    with memory, pytest.raises(NoBackup, match="use the tools of your database"):
        backup(tmp_path / "copy.sqlite3")


@pytest.mark.usefixtures("app_context")
def test_a_copy_serves_as_a_database(tmp_path):
    match = record(begin(), lost("Ben"))
    rulesets.save(PAD, find("nines"), "Omas Regeln", {"limit": 50})
    (tmp_path / "other").mkdir()
    backup(tmp_path / "other" / "scorepad.sqlite3")
    with opened(tmp_path / "other"):
        record(match, lost("Anna"))
        assert [kept.options for kept in rulesets.all_of(PAD, "nines")] == [{"limit": 50}]
        assert len(db.session.execute(db.text("SELECT 1 FROM event")).all()) == 2
    assert len(db.session.execute(db.text("SELECT 1 FROM event")).all()) == 1
