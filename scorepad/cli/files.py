"""Commands for interchange files: replay, export, import."""

from pathlib import Path
from typing import Any

import click

from scorepad.cli.context import PlainError, database, known_pad, pad_option, progress, refuse
from scorepad.storage.archive import exporting, importing
from scorepad.storage.archive.fields import BadFile
from scorepad.storage.archive.measures import MOST_BYTES
from scorepad.storage.archive.reading import Archive, parse, read
from scorepad.storage.journal import NotHere
from scorepad.storage.limits import MOST_MATCHES, Full

FILE = click.Path(path_type=Path, dir_okay=False)


@click.command()
@click.argument("file", type=FILE)
def replay(file: Path) -> None:
    """Print FILE with every result computed; no database is touched."""
    document, archive = _read(file)
    click.echo(exporting.as_text(exporting.replayed(document, archive.matches)), nl=False)


@click.command()
@pad_option
@click.option("-o", "--output", type=FILE, help="Write to this file instead of standard output.")
def export(pad: str, output: Path | None) -> None:
    """Write everything on the pad as one file."""
    with database():
        try:
            document = exporting.export(known_pad(pad))
        except NotHere as gone:
            raise PlainError(f"match {gone}: its game is not installed; nothing was written.") from gone
    if output is None:
        click.echo(exporting.as_text(document), nl=False)
        return
    try:
        output.write_text(exporting.as_text(document), encoding="utf-8")
    except OSError as error:
        raise PlainError(f"{output}: {error.strerror}; nothing was written.") from error
    click.echo(f"Wrote {len(document['matches'])} matches to {output}.", err=True)


@click.command("import")
@pad_option
@click.option("--large", is_flag=True, help="Take more than 5 MB, such as a large pad's own export.")
@click.argument("file", type=FILE)
def bring_in(pad: str, file: Path, *, large: bool) -> None:
    """Add what is in FILE to the pad; what is there already stays as it is."""
    _document, archive = _read(file, None if large else MOST_BYTES)
    with database():
        known_pad(pad)
        with progress(archive.matches, "Importing") as bar:
            try:
                added = importing.bring_in(pad, archive, lambda: bar.update(1))
            except BadFile as bad:
                raise refuse(file, bad) from bad
            except Full as full:
                raise PlainError(f"A pad holds {MOST_MATCHES} matches; nothing was added.") from full
    click.echo(
        f"Added {added.matches} matches, {added.players} players and {added.nights} nights"
        f" to pad {pad}; {added.known_matches} matches were there already."
    )


def _read(file: Path, most: int | None = None) -> tuple[dict[str, Any], Archive]:
    try:
        document = parse(_text(file, most))
        return document, read(document)
    except OSError as error:
        raise PlainError(f"{file}: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise PlainError(f"{file}: bad_format: not UTF-8.") from error
    except BadFile as bad:
        raise refuse(file, bad) from bad


def _text(file: Path, most: int | None) -> str:
    """Return what is in a file, of which no more is read than `most` bytes."""
    with file.open("rb") as opened:
        content = opened.read(-1 if most is None else most + 1)
    if most is not None and len(content) > most:
        raise PlainError(f"{file}: more than {most // 1_000_000} MB; --large takes it nevertheless.")
    return content.decode()
