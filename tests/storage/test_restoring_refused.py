"""What must not take the place of the database is refused, and nothing is changed."""

import re
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from scorepad.storage import copies
from scorepad.storage.backup import NoBackup
from scorepad.storage.database import database_path
from scorepad.storage.occupancy import occupied
from scorepad.storage.restoring import InUse, restore
from scorepad.storage.soundness import Unsound
from tests.storage.pad import log, opened
from tests.storage.test_restoring import BEN, copy, house, match, rest

__all__ = ["copy", "house", "match"]


def everything(folder):
    """Every file below a folder with its bytes, locks aside."""
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file.suffix != ".lock"
    }


def changes_nothing(folder, job, expected, match):
    before = everything(folder)
    with pytest.raises(expected, match=re.escape(match)):
        job()
    rest()
    assert everything(folder) == before


def foreign(path):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipe (name TEXT)")


def newer(path):
    change(path, "UPDATE alembic_version SET version_num = '9999'")


def torn(path):
    raw = path.read_bytes()
    path.write_bytes(raw[: len(raw) // 2])


def orphaned(path):
    change(path, "DELETE FROM match")


def change(path, statement):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
        connection.commit()


def other(path):
    path.unlink()
    foreign(path)


BAD = {
    "no database": (lambda path: path.write_text("Milk, eggs, and more. " * 99), "or no database at all"),
    "nothing": (lambda path: path.write_bytes(b""), "it is empty"),
    "of others": (other, "it is a database, but not one of Scorepad"),
    "newer": (newer, "it was made by a newer Scorepad (schema 9999)"),
    "torn": (torn, "it is damaged"),
    "without references": (orphaned, "it is damaged (rows refer to what is not there)"),
    "missing": (lambda path: path.unlink(), "there is no such file"),
}


@pytest.mark.parametrize("bad", BAD)
def test_what_is_not_a_whole_copy_of_ours_is_refused_and_nothing_is_changed(tmp_path, copy, bad):
    spoil, said = BAD[bad]
    spoil(copy)
    changes_nothing(tmp_path, lambda: restore(copy), (Unsound, FileNotFoundError), said)


def test_a_copy_whose_pages_are_damaged_inside_is_refused(tmp_path, copy):
    raw = bytearray(copy.read_bytes())
    raw[8192:12288] = b"\xa5" * 4096
    copy.write_bytes(raw)
    changes_nothing(tmp_path, lambda: restore(copy), Unsound, "it is damaged")


@pytest.mark.usefixtures("copy")
def test_the_database_is_no_copy_of_itself(tmp_path):
    changes_nothing(tmp_path, lambda: restore(database_path()), Unsound, "it is the database itself")


def test_while_a_server_runs_nothing_is_replaced(house, tmp_path, copy, match):
    with occupied(house):
        changes_nothing(tmp_path, lambda: restore(copy), InUse, "A server is running on this database.")
    restore(copy)
    assert log(match) == [BEN]


def test_a_server_that_was_killed_stands_in_nobodys_way(house, copy, match):
    serve = f"import os; from pathlib import Path; from scorepad.storage.occupancy import occupied; \
with occupied(Path({str(house)!r})): os.kill(os.getpid(), 9)".replace("; with", "\nwith")
    subprocess.run([sys.executable, "-c", serve], check=False)
    assert len([*house.glob("serving-*.lock")]) == 1
    restore(copy)
    assert (log(match), [*house.glob("serving-*.lock")]) == ([BEN], [])


@pytest.mark.parametrize("hold", ["PRAGMA journal_mode=WAL", "BEGIN IMMEDIATE"])
def test_whoever_holds_the_database_without_saying_so_is_noticed(copy, hold):
    with closing(sqlite3.connect(database_path(), isolation_level=None)) as held:
        held.execute(hold)
        held.execute("SELECT count(*) FROM pad").fetchone()
        with pytest.raises(InUse, match="Somebody is using this database"):
            restore(copy)
        assert held.execute("SELECT count(*) FROM event").fetchone() == (2,)
    assert list(copies.folder().glob("*.sqlite3")) == []


def test_a_copy_that_cannot_be_upgraded_leaves_everything_as_it_was(tmp_path, copy):
    change(copy, "UPDATE alembic_version SET version_num = '0003'")
    before = everything(tmp_path)
    with pytest.raises((SystemExit, Exception)):
        restore(copy)
    rest()
    assert everything(tmp_path) == before


def test_another_database_is_not_restored_this_way(tmp_path, copy):
    with opened(tmp_path / "other", SQLALCHEMY_DATABASE_URI="sqlite://"), pytest.raises(NoBackup):
        restore(copy)
