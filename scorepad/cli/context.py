"""What the commands share: the app, the pad they act on, and how they end on an error."""

import sqlite3
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import Any

import click
from flask import Flask
from flask_babel import force_locale
from sqlalchemy.exc import SQLAlchemyError

from scorepad.games import BadGameFile
from scorepad.storage import pads, upgrade
from scorepad.storage.archive.fields import BadFile
from scorepad.storage.clock import BadZone
from scorepad.storage.database import db
from scorepad.web import create_app
from scorepad.web.messages import explain

pad_option = click.option(
    "--pad", default=pads.SHARED, metavar="ID", help="The pad to act on, if not the shared one."
)


PATIENCE = 30  # seconds: nobody waits for a command with cards in hand

# What is wrong with an installation, not with us: said in one line.
UNSOUND = (
    BadGameFile, BadZone, ImportError, OSError, SQLAlchemyError, sqlite3.Error, tomllib.TOMLDecodeError,
)  # fmt: skip


def made(config: Mapping[str, Any]) -> Flask:
    """Return the app, its database as it is; raises PlainError for a bad folder, settings or games."""
    with _in_one_line():
        return create_app(config)


def prepared(app: Flask) -> str:
    """Bring the app's database up to date and return how it is kept; raises PlainError if that cannot be."""
    with _in_one_line(), app.app_context():
        return upgrade.prepare()


@contextmanager
def database() -> Iterator[Flask]:
    """Hold the app, its database up to date and closed at the end, and English for what is printed."""
    app = made({"BUSY_SECONDS": PATIENCE})
    prepared(app)
    with _opened(app):
        yield app


@contextmanager
def unprepared() -> Iterator[Flask]:
    """Hold the app as `database` does, but with its database left as it is, if there is one."""
    with _opened(made({})) as app:
        yield app


def known_pad(pad: str) -> str:
    """Return the id of a pad that is there; the shared one need not be yet."""
    if pad != pads.SHARED and not pads.exists(pad):
        raise click.ClickException(f"There is no pad {pad} here.")
    return pad


def progress(items: Sequence[Any], label: str) -> Any:
    """Return a bar that shows long work to people who look, and leaves no trace where nobody does."""
    return click.progressbar(items, label=label, file=sys.stderr if sys.stderr.isatty() else StringIO())


def refuse(file: Path, bad: BadFile) -> click.ClickException:
    """Return the one line that a refused file ends with."""
    where = f"{bad.where}: " if bad.where else ""
    said = explain(bad.refused, str, bad.game)
    sentence = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in said)
    return PlainError(f"{file}: {where}{bad.refused.code}: {sentence}")


class PlainError(click.ClickException):
    """An error whose line stands alone, without a word before it."""

    def show(self, file: object = None) -> None:  # noqa: ARG002
        """Print the line on standard error."""
        click.echo(self.message, err=True)


@contextmanager
def _in_one_line() -> Iterator[None]:
    try:
        yield
    except upgrade.Refused as refused:
        raise PlainError(f"Scorepad cannot start: {refused}") from refused
    except UNSOUND as error:
        reason = str(error).splitlines()[0]
        raise PlainError(f"Scorepad cannot start: {type(error).__name__}: {reason}") from error


@contextmanager
def _opened(app: Flask) -> Iterator[Flask]:
    with app.app_context(), force_locale("en_GB"):
        try:
            yield app
        finally:
            db.session.remove()
            db.engine.dispose()
