"""Rule sheets without a network: the worker that keeps those opened, and what stands for the others."""

import hashlib
from pathlib import Path

from flask import Blueprint, Response, current_app, render_template, url_for
from flask_babel import force_locale

from scorepad.games import LANGUAGES
from scorepad.web.language import LOCALES
from scorepad.web.text import _

blueprint = Blueprint("offline", __name__)


@blueprint.get("/rules/offline.js")
def worker() -> Response:
    """Return the service worker; it differs as soon as the page it brings along or a static file does."""
    folder = Path(current_app.static_folder or "")
    version = hashlib.sha256(page().encode()).hexdigest()
    answer = Response(f"{(folder / 'offline.js').read_text('utf-8')}\n// {version}\n")
    answer.headers["Content-Type"] = "text/javascript; charset=utf-8"
    answer.headers["Cache-Control"] = "no-cache"
    answer.headers["Service-Worker-Allowed"] = url_for("rules.index")
    return answer


@blueprint.get("/rules/offline")
def page() -> str:
    """Return the page that stands for a sheet never opened: one in all languages, whoever will ask."""
    said = [_said(language) for language in LANGUAGES]
    with force_locale(LOCALES[LANGUAGES[0]]):
        return render_template("rules/offline.html", said=said)


def _said(language: str) -> dict[str, str]:
    with force_locale(LOCALES[language]):
        return {
            "language": language,
            "title": _("No network"),
            "text": _(
                "This sheet has not been opened on this device yet. "
                "Those that have are here without a network, too."
            ),
            "again": _("Try again"),
        }
