"""Whose pad it is, and what the browser is told to keep and to refuse."""

import os
import secrets
from contextlib import suppress
from http import HTTPStatus
from pathlib import Path
from typing import Any

from flask import Flask, Response, current_app, request, session
from flask.sessions import SecureCookieSession, SecureCookieSessionInterface, SessionMixin

from scorepad.storage.clock import now
from scorepad.storage.ids import ID, new_id
from scorepad.storage.pads import SHARED
from scorepad.web import newcomers

STATIC = {"static", "old_static"}

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
}
FILE_HEADERS = {"X-Content-Type-Options"}


class StrictSession(SecureCookieSessionInterface):
    """Our cookie holds plain texts by name and a flag; a signed cookie of any other shape counts as none."""

    def open_session(self, app: Flask, request: Any) -> SecureCookieSession | None:
        """Return the session of the cookie, without values we would not have put there."""
        try:
            opened = super().open_session(app, request)
        except (TypeError, ValueError, AttributeError):
            return self.session_class()
        if opened is not None:
            for key in [key for key, value in opened.items() if not _is_ours(key, value)]:
                del opened[key]
        return opened

    def should_set_cookie(self, app: Flask, session: SessionMixin) -> bool:
        """Return whether the cookie goes along: never with a file, which others may keep."""
        return request.endpoint not in STATIC and super().should_set_cookie(app, session)


    def get_cookie_secure(self, app: Flask) -> bool:
        """Return whether the browser may send the cookie over https alone: always where it came that way."""
        return request.is_secure or super().get_cookie_secure(app)


def _is_ours(key: str, value: object) -> bool:
    if key == "_permanent":
        return isinstance(value, bool)
    return isinstance(value, str) and value.isascii()


def init_app(app: Flask) -> None:
    """Give `app` its key, its cookie and its headers."""
    app.session_interface = StrictSession()
    if not app.config["SECRET_KEY"]:
        app.config["SECRET_KEY"] = secret_key(Path(app.instance_path) / "secret.key")
    app.before_request(_keep)
    app.after_request(_headers)


def secret_key(file: Path) -> str:
    """Return the key in `file`, made there at the first start; an empty file counts as none."""
    if file.exists() and not file.stat().st_size:
        file.unlink()
    if not file.exists():
        _make_key(file)
    return file.read_text(encoding="ascii").strip()


def current_pad() -> str | None:
    """Return the id of this browser's pad, or of the common one; None for a browser without a pad yet."""
    if current_app.config["SHARED_PAD"]:
        return SHARED
    pad = session.get("pad")
    return pad if isinstance(pad, str) and ID.fullmatch(pad) and pad != SHARED else None


def pad_to_begin() -> str:
    """Return the id of this browser's pad for storing something on it; aborts with 429, see `newcomers`."""
    pad = settled_pad()
    newcomers.admit(pad)
    return pad


def settled_pad() -> str:
    """Return the id of this browser's pad, settled in its cookie now if it has none.

    Nothing is stored for it before a match begins; but however often that first match is sent, and however
    its answers get lost, it goes to this one pad.
    """
    pad = current_pad()
    if pad is None:
        pad = session["pad"] = new_id()
    return pad


def _make_key(file: Path) -> None:
    """Write a key that its owner alone can read, in full on the disk before it gets its name.

    So two servers starting at once agree on one, and no power cut leaves half a key.
    """
    fresh = file.with_name(f".{file.name}.{secrets.token_hex(8)}")
    fresh.touch(mode=0o600, exist_ok=False)
    with fresh.open("w", encoding="ascii") as out:
        out.write(secrets.token_hex(32))
        out.flush()
        os.fsync(out.fileno())
    with suppress(FileExistsError):
        os.link(fresh, file)
    fresh.unlink()


def _keep() -> None:
    """Let the cookie last, and renew it once a day: with every page it would be a good part of the page."""
    today = now().date().isoformat()
    if request.endpoint not in STATIC and session.get("renewed") != today:
        session.permanent = True
        session["renewed"] = today


def _headers(response: Response) -> Response:
    """Tell the browser what a page may do; a file beside it only that it is what it says."""
    is_file = request.endpoint in STATIC and response.status_code == HTTPStatus.OK
    for name in FILE_HEADERS if is_file else HEADERS:
        response.headers.setdefault(name, HEADERS[name])
    if not is_file:
        response.headers.setdefault("Cache-Control", "no-store")
    return response
