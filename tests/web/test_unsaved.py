"""What the database does not take is said not to be saved, kept, and counts once when it is tried again."""

import sqlite3
from contextlib import closing, contextmanager

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from scorepad.storage.database import db
from tests.visitor import Visitor
from tests.web.conftest import database
from tests.web.stored import log, matches, rows
from tests.web.test_rounds import form_of, scored

FULL = (
    "Nicht gespeichert: Die Festplatte des Servers ist voll."
    " Schafft dort Platz und versuch es dann noch einmal."
)
LOCKED = "Nicht gespeichert: Die Datenbank war zu lange beschäftigt. Versuch es noch einmal."
READ_ONLY = (
    "Nicht gespeichert: Der Server kann nicht auf seine Festplatte schreiben."
    " Seht dort nach und versuch es dann noch einmal."
)


@contextmanager
def set_to(app, *pragmas):
    """Hold every connection of the app to these settings of SQLite."""
    with app.app_context():
        engine = db.engine

    def hear(connection, _record):
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    engine.dispose()
    event.listen(engine, "connect", hear)
    try:
        yield
    finally:
        event.remove(engine, "connect", hear)
        engine.dispose()


def read_only(app):
    return set_to(app, "query_only=ON")


@contextmanager
def locked(app):
    held = closing(sqlite3.connect(database(app), isolation_level=None))
    with set_to(app, "busy_timeout=50"), held as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@contextmanager
def full(app):
    """A database that may not grow: it takes what fits into the pages it has."""
    with set_to(app, "max_page_count=1"):
        yield


TROUBLES = {
    "locked": (locked, 503, "5", LOCKED),
    "read-only": (read_only, 503, "60", READ_ONLY),
}


@pytest.mark.parametrize("trouble", TROUBLES)
def test_a_round_that_is_not_taken_is_shown_as_typed_and_then_saved_once(nines, trouble):
    cause, status, pause, said = TROUBLES[trouble]
    typed = nines.typed(out="Anna", Ben=25, Carla=40)
    token = nines.value("token")
    with cause(nines.app):
        nines.press(**typed)
    assert (nines.status, nines.answer.headers["Retry-After"], nines.problems()) == (status, pause, [said])
    assert (log(nines.app), nines.value("token")) == ([], token)
    assert {name: nines.value(name) for name in typed if name != "out"} == {
        name: value for name, value in typed.items() if name != "out"
    }
    address, fields = form_of_primary(nines)
    for _tap in range(2):
        nines.post(address, fields)
    assert log(nines.app) == [scored(Anna=0, Ben=25, Carla=40)]


def form_of_primary(visitor):
    pressed = visitor.page.select_one("form .button-primary")
    form = pressed.find_parent("form")
    return form["action"], [*visitor.fields(form)]


def test_rounds_are_taken_until_the_disk_is_full_and_again_when_there_is_room(visitor):
    visitor.begin(start_tokens=20)
    with full(visitor.app):
        booked = 0
        for _round in range(50):
            visitor.lose("Ben" if booked % 2 else "Carla")
            if visitor.status != 200:
                break
            booked += 1
        assert (visitor.status, visitor.problems()) == (507, [FULL])
        assert len(log(visitor.app)) == booked < 38
    address, fields = form_of(visitor, "Anna")
    for _tap in range(2):
        visitor.post(address, fields)
    assert (visitor.status, len(log(visitor.app))) == (200, booked + 1)


@pytest.mark.parametrize("trouble", TROUBLES)
def test_any_other_form_is_kept_with_its_fields_and_can_be_sent_once_more(visitor, trouble):
    cause, status, _pause, said = TROUBLES[trouble]
    visitor.get("/matches/new?game=nines&seat=Anna&seat=Ben&dealer=name:Anna")
    with cause(visitor.app):
        visitor.press()
    assert (visitor.status, visitor.text("h1"), visitor.text("[data-unsaved]")) == (
        status, ["Nicht gespeichert"], [said],
    )  # fmt: skip
    assert rows(visitor.app) == {}
    address, fields = form_of_primary(visitor)
    for _tap in range(2):
        visitor.post(address, fields)
    assert [(game, seats, dealer) for game, seats, dealer, *_ in matches(visitor.app)] == [
        ("nines", ["Anna", "Ben"], "Anna")
    ]


def test_a_page_that_cannot_be_read_says_so_and_when_to_come_back(visitor):
    table = visitor.begin()
    with set_to(visitor.app, "busy_timeout=50"), closing(sqlite3.connect(database(visitor.app))) as other:
        other.isolation_level = None
        other.execute("BEGIN EXCLUSIVE")
        visitor.get(table)
    assert (visitor.status, visitor.answer.headers["Retry-After"]) == (503, "5")
    assert visitor.text("h1") == ["Einen Moment, bitte"]
    visitor.get(table)
    assert visitor.status == 200


def test_a_fault_of_the_program_is_no_trouble_of_the_machine(app):
    visitor = Visitor(app)
    table = visitor.begin()
    with closing(sqlite3.connect(database(app))) as other:
        other.execute("ALTER TABLE event RENAME TO mislaid")
    with pytest.raises(OperationalError, match="no such table"):
        visitor.get(table)
