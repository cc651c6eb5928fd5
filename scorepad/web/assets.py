"""Static files live under a version made of the content of them all: a browser may keep them for good.

The version is a folder of the address, not a query: what a script imports beside itself carries it too.
"""

import hashlib
from pathlib import Path

from flask import Flask, Response, redirect, request, url_for
from flask_compress import Compress
from werkzeug.wrappers import Response as AnyResponse

YEAR = 365 * 24 * 3600


def init_app(app: Flask) -> None:
    """Compress what is sent, and lead a page drawn before an update to the files of now."""
    app.config["SEND_FILE_MAX_AGE_DEFAULT"] = YEAR
    Compress(app)
    app.after_request(_whole)

    @app.get("/static/<_version>/<path:filename>", endpoint="old_static")
    def _old(_version: str, filename: str) -> AnyResponse:
        return redirect(url_for("static", filename=filename))


def address(folder: str) -> str:
    """Return the path below which the files of `folder` are served: another one for other content."""
    digest = hashlib.sha256()
    for file in sorted(file for file in Path(folder).rglob("*") if file.is_file()):
        digest.update(file.relative_to(folder).as_posix().encode() + file.read_bytes())
    return f"/static/{digest.hexdigest()[:12]}"


def _whole(response: Response) -> Response:
    """Take a file into memory, all ours being small: a stream would be compressed worse, and left open."""
    if request.endpoint == "static":
        response.direct_passthrough = False
        response.make_sequence()
    return response
