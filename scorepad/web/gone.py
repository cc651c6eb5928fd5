"""What was deleted within the last day: how lists and pages say so, and the way to have it back."""

from collections.abc import Iterator
from dataclasses import dataclass

from flask import render_template, request

from scorepad.storage import deleting, history
from scorepad.storage.history import Line
from scorepad.storage.models import Night
from scorepad.web.security import current_pad


@dataclass(frozen=True)
class Gone:
    """What waits on a pad, each kind with the latest deleted first; matches that went with a night aside."""

    matches: tuple[Line, ...]
    nights: tuple[Night, ...]

    def __bool__(self) -> bool:
        return bool(self.matches or self.nights)


def gone(pad: str | None) -> Gone:
    """Return what can be had back on a pad."""
    if pad is None:
        return Gone((), ())
    return Gone(history.lines(pad, deleting.waiting_matches(pad)), deleting.waiting_nights(pad))


def offer() -> str | None:
    """Return the page that offers back what this request asked for; None if there is nothing to offer."""
    waiting = next(_waiting(), None)
    return render_template("deleting/gone.html", waiting=waiting) if waiting else None


def _waiting() -> Iterator[deleting.Waiting]:
    pad, where = current_pad(), request.view_args or {}
    for key, find in (("match_id", deleting.waiting_match), ("night_id", deleting.waiting_night)):
        found = find(pad, where[key]) if pad and key in where else None
        if found:
            yield found
