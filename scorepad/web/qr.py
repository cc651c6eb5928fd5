"""QR codes of our pages, for the phones of the others."""

from urllib.parse import urljoin

import segno
from flask import current_app, request
from markupsafe import Markup

from scorepad.web.hosts import is_loopback


def address(path: str) -> str:
    """Return the whole address of a page, as another device of the network reaches it."""
    return urljoin(_root(), path)


def code(path: str) -> Markup:
    """Return the QR code of a page as an SVG picture: black on white, with the margin it needs."""
    picture = segno.make(address(path), error="m", micro=False)
    colours = {"dark": "#000", "light": "#fff"}
    return Markup(picture.svg_inline(omitsize=True, svgclass=None, lineclass=None, **colours))  # noqa: S704


def _root() -> str:
    """Return where this server is; on this machine alone it goes by a name that means another elsewhere."""
    elsewhere = current_app.config["LAN_ADDRESS"]
    return elsewhere if elsewhere and is_loopback(request.host) else request.url_root
