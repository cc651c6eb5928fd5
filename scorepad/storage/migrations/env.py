"""Runs the migrations on the app's own engine, with foreign keys guarded on SQLite."""

from alembic import context
from flask import current_app
from sqlalchemy import Connection

database = current_app.extensions["migrate"].db
arguments = current_app.extensions["migrate"].configure_args


class BrokenReferences(RuntimeError):
    """A migration left rows that refer to nothing."""


def run(connection: Connection) -> None:
    """Migrate in one transaction, open before Alembic sees the connection: it would commit after each step.

    SQLite rebuilds tables to change them; with foreign keys on, dropping the old one would silently delete
    the rows that refer to it. So they are off meanwhile and everything is checked afterwards.
    """
    sqlite = connection.dialect.name == "sqlite"
    if sqlite:
        switch_foreign_keys(connection, "OFF")
    try:
        with connection.execution_options(writing=True).begin():
            context.configure(connection=connection, target_metadata=database.metadata, **arguments)
            context.run_migrations()
            if sqlite and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                raise BrokenReferences("The upgrade would break references; nothing was changed.")
    finally:
        if sqlite:
            switch_foreign_keys(connection, "ON")


def switch_foreign_keys(connection: Connection, state: str) -> None:
    """Switch on the driver's own connection: within a transaction SQLite would ignore it."""
    raw = connection.connection.driver_connection
    assert raw is not None
    raw.execute(f"PRAGMA foreign_keys={state}")


with database.engine.connect() as connection:
    run(connection)
