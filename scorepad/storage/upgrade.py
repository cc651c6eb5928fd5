"""Brings the database file into being and up to date; only the commands do this, never a page."""

import shlex
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock
from flask import current_app
from flask_migrate import upgrade

from scorepad.storage import copies
from scorepad.storage.database import database_path, db, journal_mode, set_journal_mode
from scorepad.storage.filling import fill_all
from scorepad.storage.soundness import Unsound, examine, is_current


class Refused(RuntimeError):
    """The database cannot be used as it is; the text says why, and the way out."""


def prepare() -> str:
    """Make or upgrade the database under a lock and return, in a few words, how it is kept.

    Two servers starting at once on an empty file would otherwise trip over each other. Whatever changes the
    tables is preceded by a copy. Raises Refused for a database that is damaged, somebody else's or newer.
    """
    with alone():
        revision = _examined()
        if revision and not is_current(revision):
            copies.make_before_upgrade()
        return bring_up()


@contextmanager
def alone() -> Iterator[None]:
    """Be the only one who makes, upgrades or replaces the database."""
    folder = Path(current_app.instance_path)
    folder.mkdir(parents=True, exist_ok=True)
    with FileLock(folder / "upgrade.lock"):
        yield


def bring_up() -> str:
    """Make or upgrade the database, `alone`, and return how it is kept."""
    kept = _set_journal()
    upgrade()
    fill_all()
    db.engine.dispose()
    return kept


def _examined() -> str | None:
    """Return the revision of the database; None where there is nothing yet."""
    file = database_path()
    if file is None or not file.exists():
        return None
    if not file.stat().st_size and copies.latest():
        raise Refused(_refusal(file, "it is empty, though there are copies of what it held"))
    try:
        return examine(file)
    except Unsound as wrong:
        raise Refused(_refusal(file, str(wrong))) from wrong


def _refusal(file: Path, why: str) -> str:
    copy = copies.latest()
    if copy is None:
        way_out = f"There is no copy in {copies.folder()}; with one made elsewhere: scorepad restore FILE"
    else:
        way_out = f"To go back to the latest copy: scorepad restore {shlex.quote(str(copy))}"
    return f"the database {file} cannot be used: {why}. {way_out}"


def _set_journal() -> str:
    path = database_path()
    if path is None:
        return db.engine.dialect.name
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        mode = set_journal_mode(connection, journal_mode())
    except sqlite3.OperationalError:  # in use by somebody: it stays as it is
        (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
    finally:
        connection.close()
    return f"SQLite {sqlite3.sqlite_version}, journal {mode}"
