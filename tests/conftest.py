"""What all tests stand on: a database made once by the real migration and copied for each test."""

import shutil

import pytest

from scorepad.storage import upgrade
from scorepad.storage.database import db
from scorepad.web import create_app
from scorepad.web.language import TRANSLATIONS
from scorepad.web.translations.hook import compile_all
from tests.visitor import Visitor

DATABASE = "scorepad.sqlite3"


def pytest_collection_modifyitems(config, items):
    """Leave out what is slow, unless somebody chose by that word."""
    if "slow" not in config.option.markexpr:
        left = [item for item in items if item.get_closest_marker("slow")]
        items[:] = [item for item in items if item not in left]
        config.hook.pytest_deselected(items=left)


@pytest.fixture(scope="session", autouse=True)
def _compiled_catalogues():
    """Words as they stand in the catalogues now, not as they were when the project was installed."""
    compile_all(TRANSLATIONS)


@pytest.fixture(scope="session")
def empty_instance(tmp_path_factory):
    folder = tmp_path_factory.mktemp("empty")
    app = create_app(instance=str(folder))
    with app.app_context():
        upgrade.prepare()
    return folder


@pytest.fixture
def instance(empty_instance, tmp_path):
    folder = tmp_path / "instance"
    folder.mkdir()
    shutil.copy(empty_instance / DATABASE, folder / DATABASE)
    return folder


@pytest.fixture
def app(instance):
    app = create_app({"TESTING": True, "SECRET_KEY": "for tests only"}, instance=str(instance))
    yield app
    with app.app_context():
        db.session.remove()
        db.engine.dispose()


@pytest.fixture
def app_context(app):
    """The app's context, for tests that speak to the storage floor."""
    with app.app_context():
        yield app


@pytest.fixture
def visitor(app):
    """Somebody with a German browser."""
    return Visitor(app)
