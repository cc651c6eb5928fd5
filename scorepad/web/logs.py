"""What the log says of a failure: where and of what kind, never what was typed or the address of a pad."""

import logging
import sqlite3
import traceback
from collections.abc import Iterator

from flask import Flask, has_request_context, request

# The server below us knows the address asked for, and would write it down.
SERVERS = ("waitress", "gunicorn.error")


class Discreet(logging.Filter):
    """Takes what people typed out of what is written down."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Put the failure in a record into words without values; every record stays."""
        if record.exc_info and record.exc_info[1]:
            record.msg, record.args = f"{_asked()}\n{told(record.exc_info[1])}", ()
            record.exc_info = record.exc_text = None
        return True


DISCREET = Discreet()


def init_app(app: Flask) -> None:
    """Let the logs of `app`, and of the server it runs in, keep to themselves what is nobody's business."""
    for logger in (app.logger, *map(logging.getLogger, SERVERS)):
        logger.addFilter(DISCREET)


def told(error: BaseException) -> str:
    """Return what went wrong and where, the first cause first: kinds and lines of code, no values."""
    return "\nand then\n".join(_one(each) for each in reversed(list(_chain(error))))


def _asked() -> str:
    """Return what was asked for as the route has it, without the ids and codes of this request."""
    if not has_request_context():
        return "A request failed."
    return f"{request.method} {request.url_rule or 'of no page'} failed."


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _one(error: BaseException) -> str:
    kind = f"{type(error).__module__}.{type(error).__qualname__}"
    return "".join(traceback.format_tb(error.__traceback__)) + " ".join(filter(None, (kind, _said(error))))


def _said(error: BaseException) -> str:
    """Return the words of the database and the system, which know no names; others may quote them."""
    if isinstance(error, OSError):
        return error.strerror or ""
    return str(error) if isinstance(error, sqlite3.OperationalError) else ""
