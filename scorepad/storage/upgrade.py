"""Brings the database file into being and up to date; only the commands do this, never a page."""

import sqlite3
from pathlib import Path

from filelock import FileLock
from flask import current_app
from flask_migrate import upgrade

from scorepad.storage.database import db, journal_mode, set_journal_mode
from scorepad.storage.filling import fill_all


def prepare() -> str:
    """Make or upgrade the database under a lock and return, in a few words, how it is kept.

    Two servers starting at once on an empty file would otherwise trip over each other.
    """
    folder = Path(current_app.instance_path)
    folder.mkdir(parents=True, exist_ok=True)
    with FileLock(folder / "upgrade.lock"):
        kept = _set_journal()
        upgrade()
        fill_all()
    db.engine.dispose()
    return kept


def database_path() -> Path | None:
    """Return the SQLite file; None on another database."""
    url = db.engine.url
    return Path(url.database) if db.engine.dialect.name == "sqlite" and url.database else None


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
