"""Commands for copies of the database: backup and restore."""

import shlex
import sqlite3
from pathlib import Path

import click

from scorepad.cli.context import UNSOUND, PlainError, database, unprepared
from scorepad.storage import copies
from scorepad.storage.backup import NoBackup
from scorepad.storage.backup import backup as copy
from scorepad.storage.restoring import InUse, Restored
from scorepad.storage.restoring import restore as put_back
from scorepad.storage.soundness import Unsound

FILE = click.Path(path_type=Path)


@click.command()
@click.argument("file", type=FILE, required=False)
def backup(file: Path | None) -> None:
    """Copy the database to FILE, safe while people play.

    Without FILE the copy joins those that are made every day, in backups/ beside the database.
    """
    with database():
        try:
            made = file or copies.make()
            size = copy(file) if file else made.stat().st_size
        except (NoBackup, Unsound, OSError, sqlite3.Error) as error:
            raise _refusal(file, error) from error
    click.echo(f"Copied the database to {made} ({size:,} bytes).")


@click.command()
@click.argument("file", type=FILE)
def restore(file: Path) -> None:
    """Put the copy in FILE in the place of the database, and the database aside."""
    with unprepared():
        try:
            done = put_back(file)
        except (InUse, NoBackup, Unsound, *UNSOUND) as error:
            raise _refusal(file, error, "; nothing was changed") from error
    click.echo(_told(file, done))


def _refusal(file: Path | None, error: Exception, more: str = "") -> PlainError:
    said = (error.strerror if isinstance(error, OSError) else None) or str(error)
    reason = f"{said.splitlines()[0].rstrip('.')}{more}."
    return PlainError(f"{file}: {reason}" if file else reason)


def _told(file: Path, done: Restored) -> str:
    sentences = [f"Restored {done.database} from {file}."]
    if done.upgraded_from:
        sentences.append(f"It was of an older schema ({done.upgraded_from}) and is up to date now.")
    if done.aside:
        sentences.append(f"What was there before is now {done.aside}")
        sentences.append(f"(to go back: scorepad restore {shlex.quote(str(done.aside))}).")
    return " ".join(sentences)


COMMANDS = (backup, restore)
