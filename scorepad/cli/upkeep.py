"""Commands that look after the database: check, db upgrade, demo."""

import click

from scorepad.cli.context import database, known_pad, pad_option, progress
from scorepad.storage import check as checking
from scorepad.storage import pads, upgrade
from scorepad.storage.archive import demo as showing
from scorepad.storage.archive import importing
from scorepad.storage.archive.reading import read
from scorepad.storage.check import Fault, Strayed
from scorepad.storage.clock import now
from scorepad.storage.filling import refill

MOST = 20_000


@click.command()
@click.option("--pad", metavar="ID", help="Only this pad; all pads otherwise.")
@click.option("--repair", is_flag=True, help="Make anew, from the logs, what is wrong beside them.")
def check(pad: str | None, repair: bool) -> None:
    """Recompute every match and compare it with what is stored.

    As every command does, this first fills in the statistics of matches that were never given any.
    """
    with database():
        wanted = checking.match_ids(known_pad(pad) if pad else None)
        faults = _faults(pad, wanted)
        wrong = sorted({pad_id for pad_id, fault in faults if fault.repairable})
        if repair and wrong:
            _repair(wrong)
            faults = _faults(pad, wanted)
    found = [fault for _pad, fault in faults]
    for fault in found:
        click.echo(str(fault), err=True)
    click.echo(f"Checked {len(wanted)} matches; faults found: {len(found)}.")
    if found:
        _advise(found)
        raise SystemExit(1)


def _repair(pad_ids: list[str]) -> None:
    for pad_id in pad_ids:
        changed = refill(pad_id)
        if changed:
            click.echo(f"Matches of pad {pad_id} made anew from their logs: {changed}.")
        click.echo(f"Made the statistics of pad {pad_id} anew.")


def _advise(faults: list[Fault | Strayed]) -> None:
    """Say what can be done about these faults, and what cannot."""
    if any(isinstance(fault, Fault) and fault.repairable for fault in faults):
        click.echo("What differs from a log can be made anew: scorepad check --repair", err=True)
    if any(isinstance(fault, Strayed) for fault in faults):
        click.echo("What is wrong with statistics can be made anew: scorepad check --repair", err=True)
    if not all(fault.repairable for fault in faults):
        click.echo("A match whose log cannot be replayed here cannot be repaired.", err=True)


def _faults(pad: str | None, matches: list[tuple[str, str]]) -> list[tuple[str, Fault | Strayed]]:
    """Return what is wrong with these matches, and with the totals of one pad or all; each with its pad.

    What the totals of a pad must be is known once all is right of which they are made.
    """
    faults: list[tuple[str, Fault | Strayed]] = []
    with progress(matches, "Checking") as bar:
        faults += [(pad_id, fault) for pad_id, match_id in bar if (fault := checking.check(pad_id, match_id))]
    unknown = {pad_id for pad_id, fault in faults if fault.repairable}
    for pad_id in checking.pad_ids(pad):
        if pad_id not in unknown:
            faults += [(pad_id, stray) for stray in checking.check_totals(pad_id)]
    return faults


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


COMMANDS = (check, db, demo)
