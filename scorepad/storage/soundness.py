"""Whether a file is a whole database of ours, and one this program knows how to keep."""

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic.config import Config
from alembic.script import ScriptDirectory
from flask import current_app

VERSION = "alembic_version"
OURS = {"pad", "player", "night", "match", "event", "result"}
NOT_OURS = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


class Unsound(RuntimeError):
    """A file is damaged, somebody else's, or newer than the program; its text says which, in words."""


def examine(file: Path, look: str = "quick_check") -> str | None:
    """Return the revision of a database, None of an empty one.

    It is opened for writing, or SQLite could not finish what a crash interrupted. `look` says how closely
    SQLite reads it. Raises Unsound, or sqlite3.Error where it cannot be read at all.
    """
    try:
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True, timeout=30)) as connection:
            (said,) = connection.execute(f"PRAGMA {look}(1)").fetchone()
            if said != "ok":
                raise Unsound(f"it is damaged ({' '.join(said.split())})")
            return _revision(connection)
    except sqlite3.DatabaseError as error:
        if primary(error) in NOT_OURS:
            raise Unsound(f"it is damaged, or no database at all ({error})") from error
        raise


def check_references(file: Path) -> None:
    """Raise Unsound if rows of the database refer to what is not there."""
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True)) as connection:
        if connection.execute("PRAGMA foreign_key_check").fetchone():
            raise Unsound("it is damaged (rows refer to what is not there)")


def is_known(revision: str) -> bool:
    """Whether this program knows a database of this revision."""
    return revision in {script.revision for script in _scripts().walk_revisions()}


def is_current(revision: str) -> bool:
    """Whether a database of this revision needs no upgrade."""
    return revision in _scripts().get_heads()


def primary(error: sqlite3.Error) -> int:
    """Return SQLite's code for the kind of error; 0 for one that is the driver's own."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _revision(connection: sqlite3.Connection) -> str | None:
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    revision = _stamped(connection) if VERSION in tables else None
    if revision is None and not tables <= {VERSION}:
        raise Unsound("it is a database, but not one of Scorepad")
    if revision is not None and not is_known(revision):
        raise Unsound(f"it was made by a newer Scorepad (schema {revision}), which this one cannot read")
    if revision is not None and not tables >= OURS:
        raise Unsound("it is a database, but not one of Scorepad")
    return revision


def _stamped(connection: sqlite3.Connection) -> str | None:
    row: tuple[str] | None = connection.execute(f"SELECT version_num FROM {VERSION}").fetchone()  # noqa: S608
    return row[0] if row else None


def _scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", current_app.extensions["migrate"].directory)
    return ScriptDirectory.from_config(config)
