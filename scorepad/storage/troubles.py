"""What keeps the database from taking what is written, told from faults of the program."""

import sqlite3
from enum import Enum, auto

from sqlalchemy.exc import DatabaseError

from scorepad.storage.soundness import primary

__all__ = ["DatabaseError", "Trouble", "trouble_of"]


class Trouble(Enum):
    """A trouble of the machine: nothing of the transaction is stored, and it can be tried again."""

    BUSY = auto()
    FULL = auto()
    READ_ONLY = auto()
    DAMAGED = auto()


TROUBLES = {
    sqlite3.SQLITE_BUSY: Trouble.BUSY,
    sqlite3.SQLITE_LOCKED: Trouble.BUSY,
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: Trouble.READ_ONLY,
    sqlite3.SQLITE_PERM: Trouble.READ_ONLY,
    sqlite3.SQLITE_IOERR: Trouble.READ_ONLY,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
}


def trouble_of(error: DatabaseError) -> Trouble | None:
    """Return the trouble an error tells of; None if it is a fault of the program."""
    return TROUBLES.get(primary(error.orig)) if isinstance(error.orig, sqlite3.Error) else None
