"""Web tests share one running app, which holds no state of its own; each test gets an empty database."""

from pathlib import Path

import pytest

from scorepad.storage.database import db
from scorepad.web import create_app
from tests.conftest import DATABASE
from tests.visitor import Visitor
from tests.web.looks import to_changes


def database(app):
    return Path(app.instance_path) / DATABASE


def restore(app, stored):
    """Put `stored` in place of the database, whatever was written meanwhile."""
    with app.app_context():
        db.engine.dispose()
    for left in database(app).parent.glob(f"{DATABASE}*"):
        left.unlink()
    database(app).write_bytes(stored)


@pytest.fixture(scope="session")
def served(tmp_path_factory):
    folder = tmp_path_factory.mktemp("served")
    return create_app({"TESTING": True, "SECRET_KEY": "for tests only"}, instance=str(folder))


@pytest.fixture
def app(served, empty_instance):
    restore(served, (empty_instance / DATABASE).read_bytes())
    return served


@pytest.fixture
def other(app):
    """Another browser on the same server."""
    return Visitor(app)


@pytest.fixture
def tokens(visitor):
    """A match of Ninety-Nine after one round, and the page that changes it."""
    visitor.table = visitor.begin(start_tokens=2)
    visitor.lose("Ben")
    return to_changes(visitor)


@pytest.fixture
def nines(visitor):
    """At a table of Nines, before the first round."""
    visitor.begin("nines")
    return visitor


@pytest.fixture
def in_english(served):
    """A request of somebody with an English browser, for what is written without a page."""
    with served.test_request_context(headers={"Accept-Language": "en"}):
        yield
