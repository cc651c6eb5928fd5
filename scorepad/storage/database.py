"""The database: how it is opened, and the two kinds of transaction, reading and writing."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from flask import Flask
from flask_migrate import Migrate
from flask_sqlalchemy import SQLAlchemy
from sqlalchemy import Connection, DateTime, Engine, MetaData, TypeDecorator, event
from sqlalchemy.orm import DeclarativeBase

MIGRATIONS = "migrations"
SAFE_WAL = (3, 51, 3)
BUSY_SECONDS = 10  # less than a phone waits, so that it hears why


class Base(DeclarativeBase):
    """All tables. Constraints are named, so that later migrations can speak of them."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class Moment(TypeDecorator[datetime]):
    """A point in time, kept in UTC whatever the database thinks of zones."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Any) -> datetime | None:  # noqa: ARG002
        """Return the UTC time without its zone."""
        return value and value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Any) -> datetime | None:  # noqa: ARG002
        """Return the time with its zone, UTC."""
        return value and value.replace(tzinfo=UTC)


db = SQLAlchemy(metadata=Base.metadata, session_options={"expire_on_commit": False})
migrate = Migrate(directory=MIGRATIONS, render_as_batch=True)


def init_app(app: Flask, migrations: str) -> None:
    """Bind the database to `app`; migrates nothing."""
    db.init_app(app)
    migrate.init_app(app, db, directory=migrations)
    with app.app_context():
        if db.engine.dialect.name == "sqlite":
            _listen(db.engine, app.config["BUSY_SECONDS"])


@contextmanager
def writing() -> Iterator[None]:
    """Hold one writing transaction: committed at the end, rolled back on any error.

    On SQLite it begins IMMEDIATE. A deferred one would read, then find the database changed or locked when
    it comes to write, and acknowledged rounds would be lost.
    """
    db.session.rollback()
    db.session.connection(execution_options={"writing": True})
    try:
        yield
        db.session.commit()
    except BaseException:
        db.session.rollback()
        raise


def database_path() -> Path | None:
    """Return the SQLite file; None on another database."""
    url = db.engine.url
    is_file = db.engine.dialect.name == "sqlite" and url.database and not url.database.startswith("file:")
    return Path(str(url.database)) if is_file else None


def journal_mode(library: tuple[int, ...] = sqlite3.sqlite_version_info) -> str:
    """Return the safest journal for this SQLite `library`.

    Before 3.51.3 a WAL reset with two connections could, rarely, corrupt the file; then DELETE it is.
    """
    return "wal" if library >= SAFE_WAL else "delete"


def set_journal_mode(connection: sqlite3.Connection, mode: str) -> str:
    """Switch the file to `mode` and return the mode it is in then."""
    row: tuple[str] = connection.execute(f"PRAGMA journal_mode={mode}").fetchone()
    return row[0]


def _listen(engine: Engine, patience: float) -> None:
    event.listen(engine, "connect", lambda connection, _record: _set_up(connection, patience))
    event.listen(engine, "begin", _on_begin)


def _set_up(connection: sqlite3.Connection, patience: float) -> None:
    """Make commits durable. A journal that is not WAL needs EXTRA, or a power cut may take the last round."""
    connection.isolation_level = None
    connection.execute(f"PRAGMA busy_timeout={patience * 1000:.0f}")
    connection.execute("PRAGMA foreign_keys=ON")
    (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
    connection.execute(f"PRAGMA synchronous={'FULL' if mode == 'wal' else 'EXTRA'}")


def _on_begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
