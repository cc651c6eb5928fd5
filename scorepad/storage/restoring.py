"""Puts a copy in the place of the database, and the database aside."""

import shutil
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from flask import current_app

from scorepad.storage import copies
from scorepad.storage.backup import BESIDE, copy, remove, source_file
from scorepad.storage.clock import now
from scorepad.storage.database import db
from scorepad.storage.occupancy import is_occupied
from scorepad.storage.soundness import Unsound, check_references, examine, is_current, primary
from scorepad.storage.upgrade import alone, bring_up

IN_USE = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


class InUse(RuntimeError):
    """The database is being used, so it cannot be replaced."""


@dataclass(frozen=True)
class Restored:
    """What was done: where the old database is now, if there was one, and what the copy was upgraded from."""

    database: Path
    aside: Path | None
    upgraded_from: str | None


def restore(file: Path) -> Restored:
    """Put the database in `file` in place of ours, upgraded if it is older; `file` itself stays as it is.

    Either all of it is done or nothing. Raises Unsound for a file that is not whole or not ours, InUse,
    NoBackup, OSError or sqlite3.Error.
    """
    with alone():
        target = source_file()
        if not file.is_file():
            raise FileNotFoundError(2, "there is no such file")
        if target.exists() and file.samefile(target):
            raise Unsound("it is the database itself")
        staged = target.with_name(f".{target.name}.restoring")
        try:
            revision = _stage(file, staged)
            _check_unused(target)
            return Restored(target, _exchange(target, staged), None if is_current(revision) else revision)
        finally:
            remove(staged)


def _stage(file: Path, staged: Path) -> str:
    """Copy `file` beside the database, prove the copy and return its revision."""
    try:
        copy(_address(file), staged)
    except sqlite3.DatabaseError as error:
        raise Unsound(f"it is damaged, or no database at all ({error})") from error
    revision = examine(staged, "integrity_check")
    if revision is None:
        raise Unsound("it is empty")
    check_references(staged)
    return revision


def _address(file: Path) -> str:
    """Return how SQLite reads the file and leaves no trace: by itself, or with the log beside it."""
    alone_there = not any(file.with_name(file.name + beside).exists() for beside in BESIDE[1:])
    return f"{file.resolve().as_uri()}?{'immutable=1' if alone_there else 'mode=ro'}"


def _check_unused(target: Path) -> None:
    """Raise InUse if a server says it runs, or if somebody holds the database open in WAL or is writing."""
    if is_occupied(Path(current_app.instance_path)):
        raise InUse("A server is running on this database. Stop it first, then try again.")
    if not target.exists():
        return
    try:
        with closing(sqlite3.connect(target, isolation_level=None, timeout=1)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE").fetchone()
            connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if primary(error) in IN_USE:
            raise InUse("Somebody is using this database. Stop that first, then try again.") from error


def _exchange(target: Path, staged: Path) -> Path | None:
    """Move the database aside, put the staged one in its place and upgrade that; else all is as before."""
    db.engine.dispose()
    aside = copies.name_for(now(), _revision_of(target), copies.REPLACED) if target.exists() else None
    if aside:
        _liken(staged, target)
        _move(target, aside)
    try:
        staged.rename(target)
        bring_up()
    except BaseException:
        db.session.remove()
        db.engine.dispose()
        remove(target)
        if aside:
            _move(aside, target)
        raise
    return aside


def _liken(staged: Path, target: Path) -> None:
    """Let whoever may use the database use what takes its place, such as a server of another user."""
    shutil.copymode(target, staged)
    with suppress(OSError):
        shutil.chown(staged, target.stat().st_uid, target.stat().st_gid)


def _revision_of(target: Path) -> str | None:
    try:
        return examine(target)
    except (Unsound, sqlite3.Error):
        return None


def _move(source: Path, target: Path) -> None:
    """Move a database that nobody uses, with what SQLite keeps beside it."""
    for beside in BESIDE:
        part = source.with_name(source.name + beside)
        if part.exists():
            shutil.move(part, target.with_name(target.name + beside))
