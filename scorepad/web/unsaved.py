"""What a page says when the database does not take what was sent: that it is not saved, and how to go on.

The same fields are sent once more with the same one-time token, so that a second try counts once.
"""

from http import HTTPStatus

from flask import Flask, current_app, render_template, request

from scorepad.storage.database import db
from scorepad.storage.troubles import DatabaseError, Trouble, trouble_of
from scorepad.web.text import _

Answer = tuple[str, int, dict[str, str]]

SOON, LATER = "5", "60"  # seconds


def init_app(app: Flask) -> None:
    """Answer for every trouble of the database that a page has no answer of its own to."""
    app.register_error_handler(DatabaseError, _answer)


def why(error: DatabaseError) -> str:
    """Return why what was sent is not saved, and log it in one line; raises the error if it is our fault."""
    trouble = trouble_of(error)
    if trouble is None:
        raise error
    db.session.rollback()
    current_app.logger.warning("The database did not take a request: %s", error.orig)
    return _sentence(trouble)


def status(error: DatabaseError) -> tuple[int, dict[str, str]]:
    """Return the status of an answer to a trouble, and its headers."""
    match trouble_of(error):
        case Trouble.FULL:
            return HTTPStatus.INSUFFICIENT_STORAGE, {}
        case Trouble.BUSY:
            return HTTPStatus.SERVICE_UNAVAILABLE, {"Retry-After": SOON}
        case _:
            return HTTPStatus.SERVICE_UNAVAILABLE, {"Retry-After": LATER}


def _answer(error: DatabaseError) -> Answer:
    sentence = why(error)
    if request.method == "POST":
        fields = [*request.form.items(multi=True)]
        page = render_template("unsaved.html", sentence=sentence, fields=fields, address=request.full_path)
    else:
        text = _("Scorepad cannot get at its database just now. Nothing is lost; try again in a moment.")
        page = render_template("message.html", title=_("One moment, please"), text=text)
    return page, *status(error)


def _sentence(trouble: Trouble) -> str:
    match trouble:
        case Trouble.BUSY:
            return _("Not saved: the database was busy for too long. Try it once more.")
        case Trouble.FULL:
            return _("Not saved: the server’s disk is full. Make some room there, then try it once more.")
        case Trouble.READ_ONLY:
            return _("Not saved: the server cannot write to its disk. See to that, then try it once more.")
        case Trouble.DAMAGED:
            return _("Not saved: the database is damaged. Start Scorepad anew; it says what to do then.")
