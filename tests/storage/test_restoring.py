"""A copy takes the place of the database; what was there is put aside, and nothing is done by halves."""

import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from flask_migrate import downgrade

from scorepad.storage.backup import backup
from scorepad.storage.database import database_path, db
from scorepad.storage.restoring import restore
from scorepad.storage.soundness import examine
from scorepad.storage.upgrade import prepare
from tests.engine.matches import lost
from tests.storage.pad import begin, log, opened, record, told
from tests.storage.test_copies import damage
from tests.storage.test_upgrade import HEAD, after

BEN, CARLA = ({"type": "round", "losers": [name]} for name in ("Ben", "Carla"))
BUSY = "import sqlite3, sys; held = sqlite3.connect(sys.argv[1], isolation_level=None); "


@pytest.fixture(autouse=True)
def house(tmp_path):
    with opened(tmp_path / "instance") as app:
        prepare()
        yield Path(app.instance_path)


@pytest.fixture
def match():
    return record(begin(), lost("Ben"))


@pytest.fixture
def copy(tmp_path, match):
    """A copy with one round; in the database a second one follows."""
    backup(tmp_path / "copy.sqlite3")
    record(match, lost("Carla"))
    rest()
    return tmp_path / "copy.sqlite3"


def rest():
    db.session.remove()
    db.engine.dispose()


def test_what_came_after_the_copy_is_gone_and_what_was_there_is_aside(house, copy, match):
    before = copy.read_bytes()
    done = restore(copy)
    assert (done.database, done.upgraded_from) == (database_path(), None)
    assert log(match) == [BEN]
    assert examine(database_path(), "integrity_check") == HEAD
    assert done.aside.parent == house / "backups"
    assert re.fullmatch(rf"scorepad-.*-{HEAD}-replaced\.sqlite3", done.aside.name)
    assert copy.read_bytes() == before
    record(match, lost("Anna"))


def test_what_was_put_aside_can_be_had_back(copy, match):
    before = told(match)
    rest()
    assert restore(restore(copy).aside).aside
    assert told(match) == before
    assert log(match) == [BEN, CARLA]


def test_an_empty_house_gets_its_database_from_the_copy(copy, match):
    database_path().unlink()
    done = restore(copy)
    assert (done.aside, log(match)) == (None, [BEN])


def test_an_older_copy_is_brought_up_to_date(tmp_path, match):
    after(lambda: downgrade(revision="0002"))
    backup(tmp_path / "copy.sqlite3")
    after(prepare)
    rest()
    assert restore(tmp_path / "copy.sqlite3").upgraded_from == "0002"
    assert examine(database_path()) == HEAD
    assert log(match) == [BEN]


def test_a_wal_that_a_killed_server_left_goes_aside_with_its_database_and_is_not_lost(copy, match):
    write = f"{BUSY}held.execute('PRAGMA journal_mode=WAL'); held.execute(\"UPDATE night SET note='Regen'\")"
    kill = "; import os; os.kill(os.getpid(), 9)"
    subprocess.run([sys.executable, "-c", write + kill, database_path()], check=False)
    assert database_path().with_name("scorepad.sqlite3-wal").stat().st_size
    done = restore(copy)
    assert log(match) == [BEN]
    rest()
    assert [file.name for file in database_path().parent.glob("scorepad.sqlite3-*")] == []
    with closing(sqlite3.connect(done.aside)) as aside:
        assert aside.execute("SELECT note FROM night").fetchall() == [("Regen",)]
        assert aside.execute("SELECT count(*) FROM event").fetchall() == [(2,)]


def test_a_damaged_database_can_be_replaced_and_is_kept_byte_by_byte(copy, match):
    damage()
    broken = database_path().read_bytes()
    done = restore(copy)
    assert log(match) == [BEN]
    assert done.aside.read_bytes() == broken
    assert "-unknown-" in done.aside.name


def test_a_copy_that_lies_where_nothing_may_be_written_is_read_all_the_same(tmp_path, copy, match):
    folder = tmp_path / "locked"
    folder.mkdir()
    shutil.copy(copy, folder)
    (folder / copy.name).chmod(0o400)
    folder.chmod(0o500)
    restore(folder / copy.name)
    folder.chmod(0o700)
    assert (log(match), [*folder.iterdir()]) == ([BEN], [folder / copy.name])
