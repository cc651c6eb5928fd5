"""Addresses of static files carry a hash of their content, so that a browser may keep them for good."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from flask import Flask

YEAR = 365 * 24 * 3600


def init_app(app: Flask) -> None:
    """Version every address of a static file."""
    app.config["SEND_FILE_MAX_AGE_DEFAULT"] = YEAR
    folder = Path(str(app.static_folder))

    @app.url_defaults
    def _version(endpoint: str, values: dict[str, Any]) -> None:
        if endpoint == "static" and "filename" in values:
            file = folder / values["filename"]
            values["v"] = _digest(file, file.stat().st_mtime_ns)


@cache
def _digest(file: Path, _changed: int) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:12]
