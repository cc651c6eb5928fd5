"""How the app is put together: settings, the later the stronger."""

from scorepad.web import create_app


def database_of(app):
    return app.config["SQLALCHEMY_DATABASE_URI"]


def test_the_instance_folder_comes_from_the_environment_and_is_made(monkeypatch, tmp_path):
    monkeypatch.setenv("SCOREPAD_INSTANCE", str(tmp_path / "new" / "folder"))
    app = create_app()
    assert app.instance_path == str(tmp_path / "new" / "folder")
    assert database_of(app) == f"sqlite:///{app.instance_path}/scorepad.sqlite3"
    assert (tmp_path / "new" / "folder" / "secret.key").exists()


def test_settings_of_the_instance_beat_ours_and_those_said_beat_them(tmp_path):
    (tmp_path / "settings.toml").write_text('SHARED_PAD = true\nSESSION_COOKIE_NAME = "mine"\n')
    app = create_app({"SESSION_COOKIE_NAME": "yours"}, instance=str(tmp_path))
    assert (app.config["SHARED_PAD"], app.config["SESSION_COOKIE_NAME"]) == (True, "yours")


def test_the_database_may_be_another(monkeypatch, tmp_path):
    monkeypatch.setenv("SCOREPAD_DATABASE_URL", f"sqlite:///{tmp_path}/other.sqlite3")
    assert database_of(create_app(instance=str(tmp_path))) == f"sqlite:///{tmp_path}/other.sqlite3"


def test_a_key_said_in_the_settings_makes_no_file(tmp_path):
    create_app({"SECRET_KEY": "said"}, instance=str(tmp_path))
    assert not (tmp_path / "secret.key").exists()
