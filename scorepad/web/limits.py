"""How much one request may say. How long it may be is said in the settings."""

from flask import Flask, abort, request

# Correcting one round may ask for several others, each with a field for every card of every hand.
MOST_FIELDS = 2_000
FORM = "application/x-www-form-urlencoded"


def init_app(app: Flask) -> None:
    """Let `app` refuse a form or an address of too many fields, before anything reads them one by one."""
    app.before_request(_check)


def _check() -> None:
    """Abort with 413 for too much; a form in parts is counted as it is read, and each part needs a name."""
    said = [request.query_string]
    if request.mimetype == FORM:
        said.append(request.get_data())
    if any(text.count(b"&") >= MOST_FIELDS for text in said):
        abort(413)
    if None in request.form or None in request.files:
        abort(400)
