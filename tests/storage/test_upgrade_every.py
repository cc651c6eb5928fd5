"""A database of any release comes up to date and tells the same file as that release told itself.

Each `schema_*.sql` is what its migration makes of the one before, with rows that only it could hold:
named house rules from 0002 on, a time zone, a merged spelling and a deleted night from 0003 on.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory

from scorepad.games import find
from scorepad.storage import copies, pads, rulesets
from scorepad.storage.archive.exporting import export
from scorepad.storage.check import check, check_totals, match_ids
from scorepad.storage.database import database_path
from scorepad.storage.upgrade import prepare
from scorepad.web.app import MIGRATIONS
from tests.storage.pad import PAD, opened
from tests.storage.test_upgrade import HEAD
from tests.storage.test_upgrade_old import TOLD

FIXTURES = {file.stem[-4:]: file for file in Path(__file__).parent.glob("schema_*.sql")}


def ask(question):
    with closing(sqlite3.connect(database_path())) as connection:
        return connection.execute(question).fetchall()


@pytest.fixture(params=sorted(FIXTURES))
def revision(request, tmp_path):
    """The revision of a database that is not up to date yet."""
    with opened(tmp_path):
        with closing(sqlite3.connect(database_path())) as connection:
            connection.executescript(FIXTURES[request.param].read_text("utf-8"))
        yield request.param


def test_every_release_before_the_latest_has_its_fixture():
    known = {script.revision for script in ScriptDirectory(MIGRATIONS).walk_revisions()}
    assert known - {HEAD} <= FIXTURES.keys() <= known


def test_it_comes_up_to_date_with_every_reference_whole(revision):
    before = ask("SELECT pad_id, match_id, number, payload, token FROM event")
    assert ask("SELECT version_num FROM alembic_version") == [(revision,)]
    prepare()
    assert ask("SELECT version_num FROM alembic_version") == [(HEAD,)]
    assert ask("PRAGMA foreign_key_check") == []
    assert ask("PRAGMA integrity_check") == [("ok",)]
    assert ask("SELECT pad_id, match_id, number, payload, token FROM event") == before


@pytest.mark.usefixtures("revision")
def test_its_file_and_its_results_are_those_it_had():
    prepare()
    told = export(PAD)
    told.pop("exported_at")
    assert told == TOLD
    assert [check(pad, match) for pad, match in match_ids()] == [None, None]
    assert check_totals(PAD) == []


def test_what_only_later_releases_held_is_still_there(revision):
    prepare()
    named = [kept.name for kept in rulesets.all_of(PAD, find("nines").id)]
    assert named == (["Omas Regeln"] if revision >= "0002" else [])
    assert pads.time_zone(PAD) == ("Europe/Berlin" if revision >= "0003" else None)
    assert len(ask("SELECT * FROM player WHERE merged_into = 'id-of-ben'")) == (revision >= "0003")
    assert len(ask("SELECT * FROM night WHERE deleted_at IS NOT NULL")) == (revision >= "0003")


def test_how_it_was_before_is_kept_as_a_copy(revision):
    prepare()
    kept = [copy.revision for copy in copies.all_copies()]
    assert kept == ([] if revision == HEAD else [revision])
