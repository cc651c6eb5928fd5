"""Static files live under a version made of the content of them all: a browser may keep them for good.

The version is a folder of the address, not a query: what a script imports beside itself carries it too.
"""

import hashlib
import re
from functools import cache
from http import HTTPStatus
from pathlib import Path

import brotli
from flask import Flask, Response, redirect, request, url_for
from flask_compress import Compress
from werkzeug.wrappers import Response as AnyResponse

# What a stylesheet says to its readers: comments and indentation.
SPOKEN = re.compile(rb"/\*.*?\*/|^[ \t]+", re.DOTALL | re.MULTILINE)
YEAR = 365 * 24 * 3600


def init_app(app: Flask) -> None:
    """Compress what is sent, and lead a page drawn before an update to the files of now."""
    Compress(app)
    app.after_request(_lean)

    @app.get("/static/<_version>/<path:filename>", endpoint="old_static")
    def _old(_version: str, filename: str) -> AnyResponse:
        return redirect(url_for("static", filename=filename))


def address(folder: str) -> str:
    """Return the path below which the files of `folder` are served: another one for other content."""
    digest = hashlib.sha256()
    for file in sorted(file for file in Path(folder).rglob("*") if file.is_file()):
        digest.update(file.relative_to(folder).as_posix().encode() + file.read_bytes())
    return f"/static/{digest.hexdigest()[:12]}"


def _lean(response: Response) -> Response:
    """Send a file in one piece, as small as can be, without headers that what never changes does not need."""
    if request.endpoint != "static" or response.status_code != HTTPStatus.OK:
        return response
    response.direct_passthrough = False
    response.make_sequence()
    if response.mimetype == "text/css":
        response.data = SPOKEN.sub(b"", response.get_data())
    if request.accept_encodings.quality("br"):
        response.data = _squeezed(response.get_data())
        response.headers["Content-Encoding"] = "br"
    response.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable"
    for name in ("Accept-Ranges", "Content-Disposition", "ETag", "Expires", "Last-Modified"):
        response.headers.pop(name, None)
    return response


@cache
def _squeezed(content: bytes) -> bytes:
    return bytes(brotli.compress(content))
