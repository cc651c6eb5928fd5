"""Error pages: one clear sentence and a way on."""

from http import HTTPStatus

from flask import Flask, current_app, render_template, request
from flask_wtf.csrf import CSRFError
from werkzeug.exceptions import HTTPException, InternalServerError, NotFound

from scorepad.storage.database import db
from scorepad.storage.journal import NotHere
from scorepad.storage.limits import MOST_MATCHES, Full
from scorepad.web import gone
from scorepad.web.text import _
from scorepad.web.written import number

KEPT_HEADERS = {"Allow", "Location", "Retry-After"}


def init_app(app: Flask) -> None:
    """Answer every error with a page of ours."""
    app.register_error_handler(CSRFError, _no_cookie)
    app.register_error_handler(HTTPException, _http)
    app.register_error_handler(NotHere, _not_here)
    app.register_error_handler(Full, _full)
    app.register_error_handler(InternalServerError, _broken)


def _no_cookie(_error: CSRFError) -> tuple[str, int]:
    if request.cookies.get(str(current_app.config["SESSION_COOKIE_NAME"])):
        title = _("This page was too old")
        text = _("Nothing was saved. Go back, reload the page and enter it once more.")
    else:
        title = _("Scorepad needs a cookie")
        text = _(
            "Your browser did not keep it, so nothing was saved. Allow cookies for this address "
            "(some private windows refuse them), then go back and reload the page."
        )
    return _page(title, text), 400


def _not_here(_error: NotHere) -> tuple[str, int, dict[str, str]]:
    """Answer for what was deleted between two looks at it, or was never there."""
    return _http(NotFound())


def _http(error: HTTPException) -> tuple[str, int, dict[str, str]]:
    sentences = {
        400: (_("This form was not complete"), _("Nothing was saved. Go back and reload the page.")),
        404: (_("There is nothing here"), _("This page does not exist, or it is on another score pad.")),
        405: (_("That does not work this way"), _("Nothing was changed. Please use the buttons.")),
        413: (_("That was too much"), _("Nothing was saved. Please send less at once.")),
        422: (_("That choice does not exist"), _("Nothing was changed. Please use the buttons.")),
        429: (_("One moment, please"), _("That was too often. Nothing was saved; please try again later.")),
        503: (_("One moment, please"), _("Other PDFs are being made just now. Try again in a few seconds.")),
    }
    offered = gone.offer() if error.code == HTTPStatus.NOT_FOUND else None
    title, text = sentences.get(error.code or 500, (_("That did not work"), _("Nothing was saved.")))
    kept = {name: value for name, value in error.get_headers() if name in KEPT_HEADERS}
    return offered or _page(title, text), error.code or 500, kept


def _full(_error: Full) -> tuple[str, int]:
    title = _("This score pad is full")
    most = number(MOST_MATCHES)
    text = _("It holds %(most)s games. Nothing was saved; delete some games first.", most=most)
    return _page(title, text), 422


def _broken(_error: InternalServerError) -> tuple[str, int]:
    db.session.rollback()
    title = _("Something went wrong here")
    return _page(title, _("What you sent was not saved. Go back and try once more.")), 500


def _page(title: str, text: str) -> str:
    return render_template("message.html", title=title, text=text)
