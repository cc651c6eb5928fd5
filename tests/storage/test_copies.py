"""Copies are made by themselves, proven, and kept for two weeks."""

import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from flask_migrate import downgrade

from scorepad.storage import copies
from scorepad.storage.database import database_path
from scorepad.storage.soundness import examine
from scorepad.storage.upgrade import prepare
from tests.engine.matches import lost
from tests.storage.pad import begin, opened, record
from tests.storage.test_upgrade import HEAD, after

START = datetime(2026, 7, 3, 21, 30, tzinfo=UTC)


@pytest.fixture(autouse=True)
def _house(tmp_path):
    with opened(tmp_path / "instance"):
        prepare()
        yield


def at(moment):
    return time_machine.travel(moment, tick=False)


def names():
    """What lies in the folder, locks aside."""
    return sorted(file.name for file in copies.folder().glob("*") if file.suffix != ".lock")


def days(count):
    """Ask for the copy of the day on so many days."""
    for day in range(count):
        with at(START + timedelta(days=day)):
            copies.make_daily()


def damage():
    """Overwrite the middle of the database, where its rows are; its beginning stays as it is."""
    raw = bytearray(database_path().read_bytes())
    raw[4096:] = b"\xa5" * (len(raw) - 4096)
    database_path().write_bytes(raw)


def test_a_copy_is_named_for_its_moment_in_utc_and_its_schema_and_is_for_its_owner_alone():
    match = record(begin(), lost("Ben"))
    with at(START.astimezone(tz=None)):
        path = copies.make()
    assert names() == [path.name] == [f"scorepad-2026-07-03T213000Z-{HEAD}-daily.sqlite3"]
    assert (path.stat().st_mode & 0o777, copies.folder().stat().st_mode & 0o777) == (0o600, 0o700)
    assert examine(path, "integrity_check") == HEAD
    with closing(sqlite3.connect(path)) as copy:
        assert copy.execute("SELECT match_id, number FROM event").fetchall() == [(match.id, 1)]


@pytest.mark.parametrize("mode", ["wal", "delete"])
def test_a_copy_is_one_file_whatever_journal_the_database_has(mode):
    with closing(sqlite3.connect(database_path())) as connection:
        connection.execute(f"PRAGMA journal_mode={mode}")
    path = copies.make()
    assert path.read_bytes()[18:20] == b"\x01\x01"
    assert names() == [path.name]


def test_one_copy_a_day_is_made_and_the_fourteen_newest_are_kept():
    days(16)
    assert names() == [f"scorepad-2026-07-{day:02}T213000Z-{HEAD}-daily.sqlite3" for day in range(5, 19)]


def test_before_a_day_has_passed_no_other_is_made():
    days(1)
    with at(START + timedelta(hours=23, minutes=59)):
        assert copies.make_daily() is None
    with at(START + timedelta(hours=24)):
        assert copies.make_daily().name == f"scorepad-2026-07-04T213000Z-{HEAD}-daily.sqlite3"


def test_a_copy_of_a_clock_that_was_ahead_does_not_stop_the_next():
    days(1)
    with at(START - timedelta(days=400)):
        assert copies.make_daily().name == f"scorepad-2025-05-29T213000Z-{HEAD}-daily.sqlite3"


def test_two_copies_of_one_second_stand_side_by_side():
    with at(START):
        assert [copies.make().name[20:27] for _ in range(2)] == ["213000Z", "213001Z"]


def test_what_a_killed_copy_left_behind_is_gone_after_the_next():
    copies.folder().mkdir()
    for left in (".making.part", ".making.part-journal"):
        (copies.folder() / left).write_bytes(b"half")
    assert names() != [copies.make().name] == names()


def test_a_damaged_database_pushes_no_good_copy_out(caplog):
    days(14)
    before = names()
    damage()
    with at(START + timedelta(days=30)):
        assert copies.make_daily() is None
    assert names() == before
    (line,) = caplog.messages
    assert re.fullmatch(r"No daily copy of the database was made: (it is damaged.*|.* malformed)", line)
    assert "\n" not in line


def test_a_copy_that_cannot_be_made_is_said_in_one_line_and_stops_nothing(caplog):
    copies.folder().write_text("a file where the folder should be", "utf-8")
    assert copies.make_daily() is None
    (line,) = caplog.messages
    assert line.startswith("No daily copy of the database was made: ")
    assert "\n" not in line


def test_a_database_that_needs_no_upgrade_is_not_copied_before_it():
    prepare()
    assert names() == []


def test_an_upgrade_is_preceded_by_a_copy_of_how_it_was():
    after(lambda: downgrade(revision="0003"))
    with at(START):
        prepare()
    assert names() == ["scorepad-2026-07-03T213000Z-0003-upgrade.sqlite3"]
    assert examine(copies.folder() / names()[0]) == "0003"
    assert examine(database_path()) == HEAD


def test_copies_before_upgrades_are_not_pushed_out_by_those_of_the_days():
    after(lambda: downgrade(revision="0003"))
    with at(START - timedelta(days=1)):
        prepare()
    days(20)
    assert [len([name for name in names() if kind in name]) for kind in ("upgrade", "daily")] == [1, 14]


def test_an_upgrade_goes_on_where_no_copy_can_be_made(caplog):
    after(lambda: downgrade(revision="0003"))
    copies.folder().write_text("a file where the folder should be", "utf-8")
    prepare()
    assert examine(database_path()) == HEAD
    (line,) = [message for message in caplog.messages if "copy" in message]
    assert line.startswith("No copy of the database was made before its upgrade: ")


def test_the_latest_copy_is_the_newest_that_this_program_knows():
    assert copies.latest() is None
    days(3)
    for stranger in ("scorepad-2026-08-01T000000Z-9999-daily.sqlite3", "notes.sqlite3"):
        (copies.folder() / stranger).write_bytes(b"")
    assert copies.latest().name == f"scorepad-2026-07-05T213000Z-{HEAD}-daily.sqlite3"
