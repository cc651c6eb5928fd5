"""The commands for copies: backup and restore."""

import re
import sqlite3
from contextlib import closing
from time import monotonic, sleep

import pytest

from scorepad.cli.serving import copying
from scorepad.storage.database import set_journal_mode
from tests.cli.run import run, say
from tests.cli.test_serving import get, serve


@pytest.mark.parametrize("mode", ["wal", "delete"])
@pytest.mark.usefixtures("house")
def test_backup_copies_a_database_in_use(mode, home, tmp_path):
    run("demo", "--matches", 6)
    target = tmp_path / "copy.sqlite3"
    with closing(sqlite3.connect(home / "scorepad.sqlite3", isolation_level=None)) as other:
        assert set_journal_mode(other, mode) == mode
        other.execute("UPDATE night SET note = 'Regen'")
        code, out, err = run("backup", target)
    assert (code, err) == (0, "")
    assert out == f"Copied the database to {target} ({target.stat().st_size:,} bytes).\n"
    with closing(sqlite3.connect(target)) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert copy.execute("SELECT count(*) FROM match").fetchall() == [(6,)]
        assert copy.execute("SELECT DISTINCT note FROM night").fetchall() == [("Regen",)]


def test_backup_overwrites_nothing(tmp_path):
    target = tmp_path / "copy.sqlite3"
    target.write_text("precious", encoding="utf-8")
    refused = f"{target}: {target} is there already; nothing was overwritten.\n"
    assert run("backup", target) == (1, "", refused)
    assert target.read_text("utf-8") == "precious"


def test_backup_needs_a_folder_that_is_there(tmp_path):
    target = tmp_path / "no" / "copy.sqlite3"
    assert run("backup", target) == (1, "", f"{target}: No such file or directory.\n")


def test_backup_without_a_file_joins_the_daily_copies(home):
    code, out, err = run("backup")
    (copy,) = (home / "backups").glob("*.sqlite3")
    assert (code, err) == (0, "")
    assert out == f"Copied the database to {copy} ({copy.stat().st_size:,} bytes).\n"


def test_restore_says_what_it_did_and_how_to_go_back(home, tmp_path):
    run("demo", "--matches", 6)
    copy = tmp_path / "copy.sqlite3"
    run("backup", copy)
    run("demo", "--matches", 50)
    code, out, err = run("restore", copy)
    (aside,) = (home / "backups").glob("*-replaced.sqlite3")
    assert (code, err) == (0, "")
    assert out == (
        f"Restored {home / 'scorepad.sqlite3'} from {copy}. What was there before is now {aside}"
        f" (to go back: scorepad restore {aside}).\n"
    )
    assert run("check") == (0, "Checked 6 matches; faults found: 0.\n", "")
    run("restore", aside)
    assert run("check") == (0, "Checked 50 matches; faults found: 0.\n", "")


def test_restore_makes_a_house_of_a_copy_alone(home, tmp_path):
    run("demo", "--matches", 6)
    run("backup", tmp_path / "copy.sqlite3")
    (home / "scorepad.sqlite3").unlink()
    said = f"Restored {home / 'scorepad.sqlite3'} from {tmp_path / 'copy.sqlite3'}.\n"
    assert run("restore", tmp_path / "copy.sqlite3") == (0, said, "")
    assert run("check") == (0, "Checked 6 matches; faults found: 0.\n", "")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("Milk and eggs. " * 99, "it is damaged, or no database at all (file is not a database)"),
        (None, "there is no such file"),
    ],
)
def test_restore_refuses_in_one_line_what_is_no_copy(tmp_path, content, reason):
    file = tmp_path / "copy.sqlite3"
    if content:
        say(file, content)
    run("db", "upgrade")
    assert run("restore", file) == (1, "", f"{file}: {reason}; nothing was changed.\n")


def test_restore_waits_for_nobody_and_touches_nothing_while_a_server_runs(tmp_path):
    run("demo", "--matches", 6)
    copy = tmp_path / "copy.sqlite3"
    run("backup", copy)
    with serve():
        code, out, err = run("restore", copy)
    assert (code, out) == (1, "")
    assert err == (
        f"{copy}: A server is running on this database. Stop it first, then try again; nothing was changed.\n"
    )
    assert run("restore", copy)[0] == 0


@pytest.mark.parametrize("command", [["check"], ["db", "upgrade"], ["--port", "0"]])
@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        ("damage", r"it is damaged.*"),
        ("newer", r"it was made by a newer Scorepad \(schema 9999\), which this one cannot read"),
        ("empty", r"it is empty, though there are copies of what it held"),
    ],
)
def test_what_cannot_be_used_is_refused_with_the_reason_and_the_way_out(home, command, spoil, reason):
    run("demo", "--matches", 6)
    run("backup")
    (copy,) = (home / "backups").glob("*.sqlite3")
    file = home / "scorepad.sqlite3"
    globals()[spoil](file)
    before = file.read_bytes()
    code, out, err = run(*command)
    assert (code, out, file.read_bytes()) == (1, "", before)
    way_out = f"To go back to the latest copy: scorepad restore {re.escape(str(copy))}"
    said = rf"Scorepad cannot start: the database {file} cannot be used: {reason}\. {way_out}\n"
    assert re.fullmatch(said, err)
    assert run("restore", copy)[0] == 0
    assert run("check") == (0, "Checked 6 matches; faults found: 0.\n", "")


def damage(file):
    raw = bytearray(file.read_bytes())
    raw[8192:] = b"\xa5" * (len(raw) - 8192)
    file.write_bytes(raw)


def newer(file):
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()


def empty(file):
    file.write_bytes(b"")


def test_a_server_makes_the_copy_of_the_day_at_its_start_and_not_again_at_the_next(home):
    for _start in range(2):
        with serve():
            assert len(waited_for(home / "backups", "*-daily.sqlite3")) == 1
    assert [file.name for file in home.glob("serving-*")] == []


def test_while_it_serves_the_copy_of_each_day_is_made(house, home):
    run("db", "upgrade")
    (home / "backups").mkdir()
    with copying(house, pause=0.01):
        (first,) = waited_for(home / "backups", "*-daily.sqlite3")
        first.rename(first.with_name(first.name.replace(first.name[9:13], "2020")))
        assert len(waited_for(home / "backups", "*-daily.sqlite3", 2)) == 2


def test_a_server_runs_without_copies_where_none_can_be_made_and_says_so_once(home, capfd):
    run("db", "upgrade")
    (home / "backups").write_text("a file", "utf-8")
    with serve() as (address, _lines):
        assert get(address)[0] == 200
    said = capfd.readouterr().err
    assert (said.count("No daily copy of the database was made: "), "Traceback" in said) == (1, False)


def waited_for(folder, pattern, count=1):
    """The files that match, as soon as there are so many or ten seconds have passed."""
    end = monotonic() + 10
    while len(found := [*folder.glob(pattern)]) < count and monotonic() < end:
        sleep(0.02)
    return found
