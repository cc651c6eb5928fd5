"""Puts the app together. It never migrates: the commands do that before they serve."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from flask import Flask
from flask_wtf import CSRFProtect
from werkzeug.middleware.proxy_fix import ProxyFix

from scorepad.games import games
from scorepad.storage import database
from scorepad.storage.clock import check_zone
from scorepad.web import (
    assets,
    big,
    changes,
    corrections,
    deleting,
    errors,
    hosts,
    language,
    limits,
    logs,
    matches,
    newcomers,
    newmatch,
    nights,
    offline,
    pads,
    people,
    pile,
    records,
    regrouping,
    rounds,
    rules,
    rulesets,
    security,
    sharing,
    start,
    statistics,
    steps,
    taking,
    unsaved,
    view,
    zones,
)

PACKAGE = Path(__file__).parents[1]
MIGRATIONS = PACKAGE / "storage" / "migrations"
RESOURCES = (
    start, newmatch, matches, rounds, steps, corrections, changes, big, pile,
    rules, rulesets, people, statistics, pads, nights, regrouping, zones, records, deleting, taking, sharing,
    offline, language,
)  # fmt: skip

DEFAULTS = {
    "SHARED_PAD": False,
    "LAN_ADDRESS": "",
    "BUSY_SECONDS": database.BUSY_SECONDS,
    "OWN_NAME": "",
    "PROXIES": 0,
    "PADS_PER_HOUR": 100,
    "WTF_CSRF_TIME_LIMIT": None,
    "SESSION_COOKIE_NAME": "scorepad",
    "SESSION_COOKIE_HTTPONLY": True,
    "SESSION_COOKIE_SAMESITE": "Lax",
    "SESSION_REFRESH_EACH_REQUEST": False,
    "PERMANENT_SESSION_LIFETIME": 365 * 24 * 3600,
    "MAX_CONTENT_LENGTH": 1_000_000,
    "MAX_FORM_PARTS": limits.MOST_FIELDS,
    "SQLALCHEMY_ENGINE_OPTIONS": {"hide_parameters": True},
    "COMPRESS_ALGORITHM": ["br", "gzip"],
    "COMPRESS_BR_LEVEL": 5,
    "COMPRESS_STREAMS": False,
}


def create_app(config: Mapping[str, Any] | None = None, instance: str | None = None) -> Flask:
    """Return the app, with its database bound and its key at hand.

    Settings, the later the stronger: ours, `settings.toml` in the instance folder, the environment, `config`.
    Raises BadGameFile, BadZone or OSError for an installation that could not serve.
    """
    games()
    check_zone()
    app = Flask(
        "scorepad",
        instance_path=instance or _instance(),
        template_folder=_beside("templates"),
        static_folder=_beside("static"),
        static_url_path=assets.address(_beside("static")),
        instance_relative_config=True,
    )
    _configure(app, config or {})
    database.init_app(app, str(MIGRATIONS))
    for part in (logs, hosts, limits, newcomers):
        part.init_app(app)
    CSRFProtect(app)
    for part in (security, language, assets, view, errors, unsaved):
        part.init_app(app)
    for resource in RESOURCES:
        app.register_blueprint(resource.blueprint)
    return app


def _configure(app: Flask, config: Mapping[str, Any]) -> None:
    Path(app.instance_path).mkdir(parents=True, exist_ok=True)
    app.config.from_mapping(DEFAULTS)
    app.config.from_file("settings.toml", tomllib.load, silent=True, text=False)
    file = Path(app.instance_path) / "scorepad.sqlite3"
    url = os.environ.get("SCOREPAD_DATABASE_URL", f"sqlite:///{file}")
    app.config.setdefault("SQLALCHEMY_DATABASE_URI", url)
    app.config.from_mapping(_from_environment())
    app.config.from_mapping(config)
    _behind_proxies(app)


def _behind_proxies(app: Flask) -> None:
    """Believe what that many proxies in front say of who asks, and how; none unless the settings say so."""
    proxies = app.config["PROXIES"]
    if proxies:
        believed = ProxyFix(app.wsgi_app, x_for=proxies, x_proto=proxies, x_host=proxies)
        app.wsgi_app = believed  # type: ignore[method-assign]


def _from_environment() -> dict[str, Any]:
    hosts = os.environ.get("SCOREPAD_TRUSTED_HOSTS", "").replace(",", " ").split()
    proxies = os.environ.get("SCOREPAD_PROXIES", "").strip()
    return ({"TRUSTED_HOSTS": hosts} if hosts else {}) | ({"PROXIES": int(proxies)} if proxies else {})


def _instance() -> str | None:
    folder = os.environ.get("SCOREPAD_INSTANCE")
    return str(Path(folder).resolve()) if folder else None


def _beside(folder: str) -> str:
    """Return the folder inside the package, as in a wheel, else the one beside it, as in the source tree."""
    inside = PACKAGE / folder
    return str(inside if inside.is_dir() else PACKAGE.parent / folder)
