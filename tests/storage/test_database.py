"""How the database is opened, and its two kinds of transaction."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta, timezone

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import IntegrityError

from scorepad.storage.database import db, journal_mode, set_journal_mode, writing
from scorepad.storage.models import LogEntry, Pad
from tests.storage.pad import begin, count, journal

MOMENT = datetime(2026, 7, 3, 19, tzinfo=UTC)


def pragmas(connection):
    names = ("foreign_keys", "synchronous", "busy_timeout", "journal_mode")
    return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]


@pytest.mark.parametrize(
    ("library", "mode"),
    [((3, 40, 1), "delete"), ((3, 51, 2), "delete"), ((3, 51, 3), "wal"), ((3, 52, 0), "wal")],
)
def test_only_a_library_without_the_wal_bug_uses_wal(library, mode):
    assert journal_mode(library) == mode


@pytest.mark.parametrize(("mode", "synchronous"), [("wal", 2), ("delete", 3)])
def test_every_connection_is_durable_checks_references_and_waits(instance, app, mode, synchronous):
    with closing(sqlite3.connect(instance / "scorepad.sqlite3", isolation_level=None)) as connection:
        assert set_journal_mode(connection, mode) == mode
    with app.app_context(), db.engine.connect() as one, db.engine.connect() as other:
        assert pragmas(one) == pragmas(other) == [1, synchronous, 10_000, mode]


def begins(engine):
    """Listen to how transactions begin."""
    heard = []

    def hear(connection, cursor, statement, *rest):
        if statement.startswith("BEGIN"):
            heard.append(statement)

    event.listen(engine, "before_cursor_execute", hear)
    return heard


@pytest.mark.usefixtures("app_context")
def test_who_writes_takes_the_lock_first_and_who_reads_takes_none():
    heard = begins(db.engine)
    count(Pad)
    with writing():
        count(Pad)
    count(Pad)
    assert heard == ["BEGIN", "BEGIN IMMEDIATE", "BEGIN"]


@pytest.mark.usefixtures("app_context")
def test_a_reader_sees_what_was_there_while_somebody_writes(app):
    with writing():
        db.session.add(Pad(id="a", created_at=MOMENT))
        db.session.flush()
        with app.app_context():
            assert count(Pad) == 0
    assert count(Pad) == 1


@pytest.mark.usefixtures("app_context")
def test_a_failed_writer_leaves_nothing_and_no_lock():
    def write(pad, interrupted):
        with writing():
            db.session.add(Pad(id=pad, created_at=MOMENT))
            db.session.flush()
            if interrupted:
                raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write("a", interrupted=True)
    write("b", interrupted=False)
    assert [pad.id for pad in db.session.query(Pad)] == ["b"]


@pytest.mark.usefixtures("app_context")
def test_moments_are_kept_in_utc_and_come_back_with_their_zone():
    with writing():
        db.session.add(Pad(id="a", created_at=MOMENT.astimezone(timezone(timedelta(hours=2)))))
    db.session.expire_all()
    assert db.session.get(Pad, "a").created_at.isoformat() == "2026-07-03T19:00:00+00:00"
    assert db.session.execute(text("SELECT created_at FROM pad")).scalar() == "2026-07-03 19:00:00.000000"


@pytest.mark.usefixtures("app_context")
def test_a_moment_that_is_not_known_stays_unknown():
    match = begin()
    with writing():
        row = {"number": 1, "kind": "round", "payload": {"type": "round", "losers": [match.seats[0]]}}
        db.session.add(LogEntry(pad_id=match.pad_id, match_id=match.id, **row))
    db.session.expire_all()
    assert journal(match).entries[0].at is None


@pytest.mark.usefixtures("app_context")
def test_rows_that_refer_to_nothing_are_refused():
    with writing():
        db.session.add(LogEntry(pad_id="a", match_id="b", number=1, kind="round", payload={}))
        with pytest.raises(IntegrityError):
            db.session.flush()
        db.session.rollback()
