"""What the tests of the storage floor share.

One app, as building it costs more than most tests; its file is fresh each time, and in WAL, the quickest.
"""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from scorepad.storage.database import db, set_journal_mode
from scorepad.web import create_app

DATABASE = "scorepad.sqlite3"


@pytest.fixture(scope="session")
def one_app(tmp_path_factory):
    return create_app({"TESTING": True, "SECRET_KEY": "for tests only"}, str(tmp_path_factory.mktemp("one")))


@pytest.fixture(scope="session")
def empty_database(empty_instance, tmp_path_factory):
    file = tmp_path_factory.mktemp("wal") / DATABASE
    shutil.copy(empty_instance / DATABASE, file)
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        assert set_journal_mode(connection, "wal") == "wal"
    return file


@pytest.fixture
def instance(one_app, empty_database):
    folder = Path(one_app.instance_path)
    for old in folder.glob(f"{DATABASE}*"):
        old.unlink()
    shutil.copy(empty_database, folder)
    return folder


@pytest.fixture
def app(one_app, instance):
    yield one_app
    with one_app.app_context():
        db.engine.dispose()
