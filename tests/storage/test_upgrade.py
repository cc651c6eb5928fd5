"""The database comes into being and up to date, and loses nothing on the way."""

import shutil
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from filelock import FileLock
from flask_migrate import downgrade, upgrade
from sqlalchemy import inspect

from scorepad.storage.database import Base, db, set_journal_mode
from scorepad.storage.models import Match, Night, Pad, Player
from scorepad.storage.upgrade import database_path, prepare
from scorepad.web.app import MIGRATIONS
from tests.engine.matches import lost
from tests.storage.pad import begin, count, opened, ranking, record

REBUILD = """
from alembic import op
import sqlalchemy as sa

revision, down_revision, branch_labels, depends_on = "9999", "{}", None, None


def upgrade():
    {}


def downgrade():
    pass
"""
WIDER = """for table in ("pad", "player", "night", "match"):
        with op.batch_alter_table(table, recreate="always") as batch:
            batch.add_column(sa.Column("more", sa.String()))"""
CARELESS = """op.add_column("pad", sa.Column("more", sa.String()))
    op.execute("DELETE FROM player")"""
HEAD = ScriptDirectory(MIGRATIONS).get_current_head()
ALL = [
    "alembic_version", "event", "match", "night", "pad", "player", "result", "revision", "rule_set", "tally",
]  # fmt: skip


def tables():
    return sorted(inspect(db.engine).get_table_names())


def columns(table):
    return [column["name"] for column in inspect(db.engine).get_columns(table)]


def in_context(app, job):
    def do():
        with app.app_context():
            return job()

    return do


def after(job):
    """Do a job on the only connection there is; return version and guard of references after it."""
    db.session.close()
    db.engine.dispose()
    job()
    with db.engine.connect() as connection:
        guarded = connection.exec_driver_sql("PRAGMA foreign_keys").scalar()
        return [connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar(), guarded]


@pytest.fixture
def fresh(tmp_path):
    with opened(tmp_path / "a" / "b") as app:
        yield app


def migrations(tmp_path, change):
    """Return a folder with all migrations and one more."""
    shutil.copytree(MIGRATIONS, tmp_path / "migrations", ignore=shutil.ignore_patterns("__pycache__"))
    file = tmp_path / "migrations" / "versions" / "9999_more.py"
    file.write_text(REBUILD.format(HEAD, change), encoding="utf-8")
    return str(tmp_path / "migrations")


@pytest.mark.usefixtures("fresh")
def test_an_app_alone_migrates_nothing():
    assert not database_path().exists()


@pytest.mark.usefixtures("fresh")
def test_a_database_is_made_and_making_it_again_changes_nothing():
    kept = prepare()
    assert tables() == ALL
    begin()
    assert (prepare(), tables(), count(Match)) == (kept, ALL, 1)


@pytest.mark.usefixtures("fresh")
def test_it_is_said_how_the_database_is_kept():
    mode = "wal" if sqlite3.sqlite_version_info >= (3, 51, 3) else "delete"
    assert prepare() == f"SQLite {sqlite3.sqlite_version}, journal {mode}"


@pytest.mark.usefixtures("fresh")
def test_a_database_in_use_keeps_the_journal_it_has():
    prepare()
    with closing(sqlite3.connect(database_path(), isolation_level=None)) as other:
        set_journal_mode(other, "wal")
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM pad").fetchone()
        assert prepare() == f"SQLite {sqlite3.sqlite_version}, journal wal"


@pytest.mark.usefixtures("app_context")
def test_the_migrations_make_what_the_models_say():
    with db.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []


@pytest.mark.usefixtures("app_context")
def test_migrations_run_back_and_forth():
    downgrade(revision="base")
    assert tables() == ["alembic_version"]
    upgrade()
    assert tables() == ALL


@pytest.mark.usefixtures("app_context")
def test_tables_that_others_refer_to_are_rebuilt_without_losing_a_row(tmp_path):
    match = record(begin(start_tokens=1), lost("Ben"), lost("Carla"))
    assert after(lambda: upgrade(directory=migrations(tmp_path, WIDER))) == ["9999", 1]
    assert "more" in columns("match")
    assert [count(model) for model in (Pad, Player, Night, Match)] == [1, 3, 1, 1]
    assert ranking(match) == [("Anna", 1, 1, True), ("Ben", 3, 0, False), ("Carla", 2, 0, False)]


@pytest.mark.usefixtures("app_context")
def test_an_upgrade_that_breaks_references_changes_nothing(tmp_path, caplog):
    record(begin(start_tokens=1), lost("Ben"), lost("Carla"))
    before = columns("pad")
    folder = migrations(tmp_path, CARELESS)

    def fail():
        with pytest.raises(SystemExit):
            upgrade(directory=folder)

    assert after(fail) == [HEAD, 1]
    assert "would break references" in caplog.text
    assert (columns("pad"), count(Player)) == (before, 3)


def test_only_one_at_a_time_makes_a_database(fresh):
    with ThreadPoolExecutor(1) as pool:
        with FileLock(Path(fresh.instance_path) / "upgrade.lock"):
            waiting = pool.submit(in_context(fresh, prepare))
            with pytest.raises(TimeoutError):
                waiting.result(timeout=0.15)
            assert not database_path().exists()
        waiting.result(timeout=20)
    assert tables() == ALL


def test_the_file_lies_where_the_app_opens_it(tmp_path, monkeypatch):
    monkeypatch.setenv("SCOREPAD_DATABASE_URL", "sqlite:///other.sqlite3")
    monkeypatch.chdir(tmp_path)
    with opened(tmp_path / "instance"):
        prepare()
        assert database_path() == tmp_path / "instance" / "other.sqlite3"
        assert tables() == ALL
    assert not (tmp_path / "other.sqlite3").exists()


def test_another_database_has_no_file_here(tmp_path):
    with opened(tmp_path, SQLALCHEMY_DATABASE_URI="sqlite://"):
        assert database_path() is None
        assert prepare() == "sqlite"


def test_two_servers_that_start_at_once_on_nothing_both_find_a_database(tmp_path, monkeypatch):
    folder = tmp_path / "instance"
    monkeypatch.setenv("SCOREPAD_INSTANCE", str(folder))
    command = [sys.executable, "-m", "scorepad", "db", "upgrade"]
    started = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    said = [process.communicate(timeout=60)[0] for process in started]
    assert [process.returncode for process in started] == [0, 0]
    assert all(line.startswith("The database is up to date") for line in said)
    with opened(folder):
        assert tables() == ALL
