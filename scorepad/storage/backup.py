"""Copies of a live database."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import monotonic

from scorepad.storage.database import database_path

PATIENCE = 60  # seconds
BESIDE = ("", "-wal", "-shm", "-journal")


class NoBackup(RuntimeError):
    """A copy cannot be made: the database is not a SQLite file, or the target is there already."""


def backup(target: Path) -> int:
    """Copy the live database to `target`, consistent whatever is being written; return its size in bytes.

    Raises NoBackup, OSError or sqlite3.Error, and leaves nothing behind then.
    """
    source = source_file()
    if target.exists():
        raise NoBackup(f"{target} is there already; nothing was overwritten.")
    partial = target.with_name(f".{target.name}.part")
    copy(source.as_uri(), partial)
    partial.rename(target)
    return target.stat().st_size


def source_file() -> Path:
    """Return the SQLite file there is to copy; raises NoBackup where there is none."""
    source = database_path()
    if source is None:
        raise NoBackup("Only a SQLite database can be copied this way; use the tools of your database.")
    return source


def copy(source: str, target: Path) -> None:
    """Write what a SQLite address holds to `target`, for its owner alone, in place of whatever is there.

    The file is never copied as such: a live one is more than its bytes on disk. The copy is one file and
    complete by itself. Raises NoBackup, OSError or sqlite3.Error, and leaves nothing behind then.
    """
    remove(target)
    target.touch(mode=0o600)
    try:
        with closing(sqlite3.connect(source, uri=True)) as live, closing(sqlite3.connect(target)) as made:
            live.backup(made, progress=_patiently())
            made.execute("PRAGMA journal_mode=DELETE")
    except BaseException:
        remove(target)
        raise


def remove(file: Path) -> None:
    """Remove a database that nobody uses, with what SQLite keeps beside it."""
    for beside in BESIDE:
        file.with_name(file.name + beside).unlink(missing_ok=True)


def _patiently() -> Callable[[int, int, int], None]:
    """Return what gives up where somebody locks the database for good; sqlite3 alone would try for ever."""
    end = monotonic() + PATIENCE

    def look(status: int, _left: int, _total: int) -> None:
        if status in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED} and monotonic() > end:
            raise NoBackup("The database was in use for too long.")

    return look
