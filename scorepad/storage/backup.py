"""Copies of a live database."""

import sqlite3
from contextlib import closing
from pathlib import Path

from scorepad.storage.upgrade import database_path


class NoBackup(RuntimeError):
    """A copy cannot be made: the database is not a SQLite file, or the target is there already."""


def backup(target: Path) -> int:
    """Copy the live database to `target`, consistent whatever is being written; return its size in bytes.

    The file is never copied as such: a live one is more than its bytes on disk. Raises NoBackup or OSError.
    """
    source = database_path()
    if source is None:
        raise NoBackup("Only a SQLite database can be copied this way; use the tools of your database.")
    if target.exists():
        raise NoBackup(f"{target} is there already; nothing was overwritten.")
    partial = target.with_name(f".{target.name}.part")
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(partial)) as copy:
        live.backup(copy)
    partial.rename(target)
    return target.stat().st_size
