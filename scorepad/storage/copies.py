"""Copies the program makes by itself: every day, and before an upgrade changes the tables."""

import logging
import re
import sqlite3
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from filelock import FileLock
from flask import current_app

from scorepad.storage.backup import NoBackup, copy, remove, source_file
from scorepad.storage.clock import now
from scorepad.storage.soundness import Unsound, examine, is_known

KEPT = 14
DAY = timedelta(days=1)
STAMP = "%Y-%m-%dT%H%M%SZ"
NAME = re.compile(r"scorepad-(\d{4}-\d\d-\d\dT\d{6}Z)-(\w+)-(daily|upgrade|replaced)\.sqlite3")
DAILY, UPGRADE, REPLACED = "daily", "upgrade", "replaced"
PARTIAL = ".making.part"
CANNOT = (NoBackup, Unsound, OSError, sqlite3.Error)

log = logging.getLogger(__name__)


@dataclass(frozen=True, order=True)
class Copy:
    """A copy of the database: when it was made, of which revision, and why."""

    made: datetime
    path: Path
    revision: str
    kind: str


def folder() -> Path:
    """Return the folder of the copies, which need not be there yet."""
    return Path(current_app.instance_path) / "backups"


def name_for(moment: datetime, revision: str | None, kind: str) -> Path:
    """Return where to keep what is of this moment, revision and kind: in our folder, where nothing is yet."""
    folder().mkdir(mode=0o700, exist_ok=True)
    while True:
        stamp = moment.astimezone(UTC).strftime(STAMP)
        path = folder() / f"scorepad-{stamp}-{revision or 'unknown'}-{kind}.sqlite3"
        if not path.exists():
            return path
        moment += timedelta(seconds=1)


def all_copies() -> list[Copy]:
    """Return the copies there are, the oldest first."""
    return sorted(_described(found) for path in folder().glob("*") if (found := NAME.fullmatch(path.name)))


def latest() -> Path | None:
    """Return the newest copy that this program could restore; None if there is none."""
    usable = [one for one in all_copies() if one.kind != REPLACED and is_known(one.revision)]
    return usable[-1].path if usable else None


def make(kind: str = DAILY) -> Path:
    """Copy the database, prove the copy, remove the oldest beyond those KEPT of its kind; return its path.

    Copies made before upgrades are counted apart: two weeks of play must not push out the last one of an
    older program. Raises one of CANNOT, and leaves all older copies then.
    """
    with _alone():
        return _make(kind)


def make_daily() -> Path | None:
    """Make the copy of the day if none is younger than a day; return its path if one was made.

    What stands against it is logged in one line and raises nothing.
    """
    try:
        with _alone():
            return _make(DAILY) if _is_due() else None
    except CANNOT as error:
        log.warning("No daily copy of the database was made: %s", error)
        return None


def make_before_upgrade() -> Path | None:
    """Copy the database as it is before its tables change; as `make_daily`, it raises nothing."""
    try:
        return make(UPGRADE)
    except CANNOT as error:
        log.warning("No copy of the database was made before its upgrade: %s", error)
        return None


def _alone() -> FileLock:
    folder().mkdir(mode=0o700, exist_ok=True)
    return FileLock(folder() / "copies.lock")


def _is_due() -> bool:
    """Whether a day has passed; a copy from the future, of a clock that was wrong, does not count."""
    ages = [now() - one.made for one in all_copies() if one.kind == DAILY]
    return not any(timedelta(0) <= age < DAY for age in ages)


def _make(kind: str) -> Path:
    partial = folder() / PARTIAL
    copy(source_file().as_uri(), partial)
    try:
        path = name_for(now(), examine(partial), kind)
        partial.rename(path)
    finally:
        remove(partial)
    for old in [one for one in all_copies() if one.kind == kind][:-KEPT]:
        old.path.unlink()
    return path


def _described(found: re.Match[str]) -> Copy:
    stamp, revision, kind = found.groups()
    return Copy(datetime.strptime(stamp, STAMP).replace(tzinfo=UTC), folder() / found[0], revision, kind)
