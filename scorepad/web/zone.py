"""The time zone of this browser's pad: dates and times are written by its clock."""

from flask import g, has_request_context

from scorepad.storage import pads
from scorepad.web.security import current_pad


def here() -> str | None:
    """Return the time zone of the pad of this request, asked for once; None where the server's holds."""
    if not has_request_context():
        return None
    if "zone" not in g:
        pad = current_pad()
        g.zone = pads.time_zone(pad) if pad else None
    zone: str | None = g.zone
    return zone
