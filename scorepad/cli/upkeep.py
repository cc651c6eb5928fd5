"""Commands that look after the database: backup, check, db upgrade, demo."""

import sqlite3
from pathlib import Path

import click

from scorepad.cli.context import PlainError, database, known_pad, pad_option, progress
from scorepad.storage import check as checking
from scorepad.storage import pads, upgrade
from scorepad.storage.archive import demo as showing
from scorepad.storage.archive import importing
from scorepad.storage.archive.reading import read
from scorepad.storage.backup import NoBackup
from scorepad.storage.backup import backup as copy
from scorepad.storage.clock import now

MOST = 20_000


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
def backup(file: Path) -> None:
    """Copy the database to FILE, safe while people play."""
    with database():
        try:
            size = copy(file)
        except (NoBackup, OSError, sqlite3.Error) as error:
            raise PlainError(f"{file}: {error}") from error
    click.echo(f"Copied the database to {file} ({size:,} bytes).")


@click.command()
@click.option("--pad", metavar="ID", help="Only this pad; all pads otherwise.")
def check(pad: str | None) -> None:
    """Recompute every match and compare it with what is stored."""
    with database():
        wanted = checking.match_ids(known_pad(pad) if pad else None)
        with progress(wanted, "Checking") as bar:
            faults = [fault for pad_id, match_id in bar if (fault := checking.check(pad_id, match_id))]
    for fault in faults:
        click.echo(f"match {fault.match} {fault.what}", err=True)
    click.echo(f"Checked {len(wanted)} matches; faults found: {len(faults)}.")
    if faults:
        raise SystemExit(1)


@click.group()
def db() -> None:
    """Look after the database's tables."""


@db.command("upgrade")
def db_upgrade() -> None:
    """Make the database, or bring it up to date."""
    with database():
        click.echo(f"The database is up to date ({upgrade.prepare()}).")


@click.command()
@pad_option
@click.option(
    "--matches",
    type=click.IntRange(1, MOST),
    metavar="N",
    help=f"Make N matches instead, over as many years as that takes; {MOST} at most.",
)
def demo(pad: str, matches: int | None) -> None:
    """Fill the pad with two years of believable game nights, the last match still running."""
    with database():
        known_pad(pad)
        archive = read(showing.demo(now(), matches))
        with progress(archive.matches, "Filling") as bar:
            added = importing.bring_in(pad, archive, lambda: bar.update(1))
    seen = "scorepad --shared" if pad == pads.SHARED else "scorepad"
    click.echo(f"Added {added.matches} matches on {added.nights} nights; see them with `{seen}`.")


COMMANDS = (backup, check, db, demo)
