"""The commands that look after the database: db upgrade, check, demo."""

import json
import re
import sqlite3

import pytest
from sqlalchemy import text

from scorepad import __version__
from scorepad.storage.database import db, writing
from tests.cli.run import run
from tests.engine.matches import lost
from tests.storage.pad import PAD, begin, record

JOURNAL = "wal" if sqlite3.sqlite_version_info >= (3, 51, 3) else "delete"


def tamper(*statements):
    with writing():
        for statement in statements:
            db.session.execute(text(statement))


def test_db_upgrade_makes_a_database_and_is_harmless_again(home):
    said = f"The database is up to date (SQLite {sqlite3.sqlite_version}, journal {JOURNAL}).\n"
    assert run("db", "upgrade") == run("db", "upgrade") == (0, said, "")
    assert sorted(file.name for file in home.iterdir() if file.suffix != ".lock") == [
        "scorepad.sqlite3", "secret.key",
    ]  # fmt: skip


def test_demo_fills_the_shared_pad_once():
    says = "Added {} matches on {} nights; see them with `scorepad --shared`.\n"
    code, out, err = run("demo")
    matches, nights = map(int, re.findall(r"\d+", out))
    assert (code, out, err) == (0, says.format(matches, nights), "")
    assert matches > 2 * nights > 100
    assert run("demo") == (0, says.format(0, 0), "")
    assert run("check") == (0, f"Checked {matches} matches; faults found: 0.\n", "")


def test_demo_makes_as_many_matches_as_it_is_asked_for_and_then_the_earlier_ones():
    assert run("demo", "--matches", 6)[1].startswith("Added 6 matches on ")
    assert run("demo", "--matches", 50)[1].startswith("Added 44 matches on ")
    assert run("check") == (0, "Checked 50 matches; faults found: 0.\n", "")


@pytest.mark.parametrize("matches", ["0", "20001", "many"])
def test_demo_refuses_a_number_it_cannot_make(matches):
    code, out, err = run("demo", "--matches", matches)
    assert (code, out) == (2, "")
    assert "Invalid value for '--matches'" in err


def test_what_demo_made_is_a_file_that_can_be_replayed(tmp_path):
    run("demo", "--matches", 60)
    run("export", "-o", tmp_path / "demo.json")
    code, out, err = run("replay", tmp_path / "demo.json")
    assert (code, len(json.loads(out)["matches"]), err) == (0, 60, "")


@pytest.mark.usefixtures("house")
def test_demo_fills_another_pad_that_is_there():
    run("db", "upgrade")
    begin()
    code, out, err = run("demo", "--pad", PAD, "--matches", 6)
    assert (code, err) == (0, "")
    assert re.fullmatch(r"Added 6 matches on \d nights; see them with `scorepad`.\n", out)


@pytest.mark.usefixtures("house")
def test_check_looks_at_all_pads_or_at_one():
    run("demo", "--matches", 6)
    begin()
    assert run("check") == (0, "Checked 7 matches; faults found: 0.\n", "")
    assert run("check", "--pad", PAD) == (0, "Checked 1 matches; faults found: 0.\n", "")
    assert run("check", "--pad", "shared") == (0, "Checked 6 matches; faults found: 0.\n", "")


def test_check_of_an_empty_database_finds_nothing():
    assert run("check", "--pad", "shared") == (0, "Checked 0 matches; faults found: 0.\n", "")


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize(
    ("statement", "what"),
    [
        ("UPDATE event SET payload = '{}'", "its log cannot be read: bad_format"),
        (
            "UPDATE event SET payload = (SELECT payload FROM event WHERE number = 1)",
            "event 2 is impossible: loser_already_out",
        ),
    ],
)
def test_check_names_the_match_that_was_tampered_with_and_fails(statement, what):
    run("db", "upgrade")
    match = record(begin(start_tokens=1), lost("Ben"), lost("Carla"))
    assert run("check")[0] == 0
    tamper(statement)
    stays = "A match whose log cannot be replayed here cannot be repaired.\n"
    said = ("Checked 1 matches; faults found: 1.\n", f"match {match.id} {what}\n{stays}")
    assert run("check") == (1, *said)
    assert run("check", "--pad", PAD) == (1, *said)


@pytest.mark.usefixtures("house")
def test_check_names_wrong_statistics_and_makes_them_anew_when_told_to():
    run("db", "upgrade")
    record(begin(start_tokens=1), lost("Ben"), lost("Carla"))
    tamper("DELETE FROM tally WHERE span = '' AND game = '' AND player_id = ''")
    line = f"statistics of pad {PAD}, all time, all games, the table: missing\n"
    advice = "What is wrong with statistics can be made anew: scorepad check --repair\n"
    assert run("check") == (1, "Checked 1 matches; faults found: 1.\n", line + advice)
    assert run("check", "--pad", PAD)[0] == 1
    assert run("check", "--pad", "shared") == (0, "Checked 0 matches; faults found: 0.\n", "")
    made = f"Made the statistics of pad {PAD} anew.\n"
    assert run("check", "--repair") == (0, f"{made}Checked 1 matches; faults found: 0.\n", "")
    assert run("check", "--repair") == (0, "Checked 1 matches; faults found: 0.\n", "")


def test_the_command_says_what_it_can_do_and_which_version_it_is():
    assert run("--version") == (0, f"scorepad, version {__version__}\n", "")
    code, out, err = run("-h")
    commands = re.findall(r"^  (\w+) ", out.split("Commands:")[1], re.MULTILINE)
    assert (code, err) == (0, "")
    assert commands == ["backup", "check", "db", "demo", "export", "import", "replay", "restore"]
