"""Commands find their database where the environment says."""

import pytest

from tests.storage.pad import opened


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """The instance folder of every command; it is not there yet."""
    monkeypatch.setenv("SCOREPAD_INSTANCE", str(tmp_path / "home"))
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")
    monkeypatch.delenv("SCOREPAD_DATABASE_URL", raising=False)
    return tmp_path / "home"


@pytest.fixture
def house(home):
    """The app on the same database, to look into it or to tamper with it."""
    with opened(home) as app:
        yield app
