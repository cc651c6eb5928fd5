"""Who serves the database: told by files that a running server holds locked, one for each.

SQLite alone cannot tell: a server that nobody asks for anything holds no lock.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout


@contextmanager
def occupied(folder: Path) -> Iterator[None]:
    """Say that this process serves the database of `folder`, until the context ends or the process dies."""
    is_occupied(folder)
    file = folder / f"serving-{os.getpid()}.lock"
    with FileLock(file):
        try:
            yield
        finally:
            file.unlink(missing_ok=True)


def is_occupied(folder: Path) -> bool:
    """Whether a server runs on the database of `folder`; files of servers that died are removed."""
    held = [_is_held(file) for file in folder.glob("serving-*.lock")]
    return any(held)


def _is_held(file: Path) -> bool:
    try:
        with FileLock(file, timeout=0):
            pass
    except Timeout:
        return True
    file.unlink(missing_ok=True)
    return False
