"""An installation that cannot work is told in one line, before anything is served."""

import pytest

from tests.cli.run import run, say

BAD_GAME = 'id = "odd"\nfamily = "dice"\norder = 3\n'


def cannot_start(*words):
    code, out, err = run(*words)
    assert (code, out, err.count("\n")) == (1, "", 1)
    return err.removeprefix("Scorepad cannot start: ").rstrip("\n")


def test_a_wrong_game_file_is_named_with_key_and_reason(tmp_path, home, monkeypatch):
    say(tmp_path / "odd.toml", BAD_GAME)
    monkeypatch.setenv("SCOREPAD_GAMES", str(tmp_path))
    assert cannot_start("check") == "BadGameFile: odd.toml: family: must be one of tokens, points"


def test_a_folder_of_games_that_is_not_there_is_named(home, monkeypatch):
    monkeypatch.setenv("SCOREPAD_GAMES", "/nowhere")
    assert cannot_start("demo") == "BadGameFile: /nowhere: SCOREPAD_GAMES: there is no such folder"


def test_a_zone_that_does_not_exist_is_named(home, monkeypatch):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Mars/Olympus")
    assert cannot_start("export") == "BadZone: SCOREPAD_TIMEZONE: there is no zone Mars/Olympus"


def test_settings_that_cannot_be_read_are_named(home):
    home.mkdir(exist_ok=True)
    say(home / "settings.toml", "SECRET_KEY = ")
    assert cannot_start("check").startswith("TOMLDecodeError: ")


def test_a_file_that_is_no_database_is_named(home):
    home.mkdir(exist_ok=True)
    say(home / "scorepad.sqlite3", "This is a shopping list, and a long one, so that it has a header." * 20)
    assert cannot_start("db", "upgrade") == (
        f"the database {home / 'scorepad.sqlite3'} cannot be used: it is damaged, or no database at all"
        f" (file is not a database). There is no copy in {home / 'backups'};"
        " with one made elsewhere: scorepad restore FILE"
    )


@pytest.mark.parametrize("url", ["foo", "sqlite:////nowhere/at/all.sqlite3"])
def test_a_database_address_that_leads_nowhere_is_named(home, monkeypatch, url):
    monkeypatch.setenv("SCOREPAD_DATABASE_URL", url)
    assert cannot_start("check").partition(":")[0] in {"ArgumentError", "OperationalError"}


def test_a_folder_that_is_a_file_is_named(tmp_path, monkeypatch):
    monkeypatch.setenv("SCOREPAD_INSTANCE", str(say(tmp_path / "file", "no folder")))
    assert cannot_start("check").startswith("FileExistsError: ")
