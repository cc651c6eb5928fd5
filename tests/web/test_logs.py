"""What the log says of a failure, and what it keeps to itself."""

import logging
import re
import sqlite3

import pytest
from sqlalchemy import text

from scorepad.storage.database import db
from scorepad.web import create_app
from scorepad.web.logs import told
from tests.visitor import Visitor

SECRET = "Wolfeschlegelstein"
KIND = re.compile(r"^(?:builtins|sqlite3|sqlalchemy)\S+$", re.MULTILINE)


def _typed(code):
    raise ValueError(f"invalid literal: {SECRET} {code}")


def _stored(code):
    try:
        db.session.execute(text("INSERT INTO player (name) VALUES (:name)"), {"name": f"{SECRET} {code}"})
    except Exception as error:
        raise KeyError(code) from error


@pytest.fixture
def failing(instance, caplog):
    """Somebody on a server where two pages fail, and what that server writes down."""
    app = create_app({"SECRET_KEY": "for tests only", "PROPAGATE_EXCEPTIONS": False}, instance=str(instance))
    app.add_url_rule("/typed/<code>", "typed", _typed)
    app.add_url_rule("/stored/<code>", "stored", _stored)
    caplog.handler.setFormatter(logging.Formatter("%(name)s %(levelname)s %(message)s"))
    visitor = Visitor(app)
    visitor.written = caplog
    return visitor


@pytest.mark.parametrize(
    ("way", "kinds"),
    [
        ("typed", ["builtins.ValueError"]),
        ("stored", ["sqlite3.IntegrityError", "sqlalchemy.exc.IntegrityError", "builtins.KeyError"]),
    ],
)
def test_a_failure_is_told_with_its_place_and_without_what_was_typed(failing, way, kinds):
    failing.get(f"/{way}/{SECRET}-code?name={SECRET}")
    said = failing.written.text
    assert failing.status == 500
    assert said.startswith(f"scorepad ERROR GET /{way}/<code> failed.\n")
    assert KIND.findall(said) == kinds
    assert (f"in _{way}" in said, SECRET in said, "Error" in failing.answer.text) == (True, False, False)


def test_what_the_server_below_says_of_a_failure_is_told_as_well(failing, caplog):
    waitress = logging.getLogger("waitress")
    try:
        _typed("x")
    except ValueError:
        waitress.exception("Exception while serving %s", f"/watch/{SECRET}")
    assert (SECRET in caplog.text, "A request failed.\n" in caplog.text) == (False, True)


def test_what_the_system_says_is_kept():
    assert told(sqlite3.OperationalError("disk I/O error")) == "sqlite3.OperationalError disk I/O error"
    assert told(OSError(28, "No space left on device", SECRET)) == "builtins.OSError No space left on device"


def test_a_whole_evening_writes_nothing_down(visitor, caplog):
    caplog.set_level(logging.DEBUG, "scorepad")
    visitor.begin(seats=(SECRET, "Ben"), dealer="Ben")
    visitor.lose("Ben")
    visitor.get("/nowhere")
    visitor.post("/matches", {"name": SECRET})
    assert [record for record in caplog.records if SECRET in record.getMessage()] == []
