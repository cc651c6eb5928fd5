"""What was deleted within the last day: how lists and pages say so, and the way to have it back."""

from collections.abc import Iterator
from dataclasses import dataclass

from flask import render_template, request

from scorepad.storage import deleting, history
from scorepad.storage.history import Line
from scorepad.storage.models import Night, Player
from scorepad.web.security import current_pad

# What an address asks for, by the part of it that says so.
_KINDS = {
    "match_id": deleting.waiting_match,
    "night_id": deleting.waiting_night,
    "player_id": deleting.waiting_person,
}


@dataclass(frozen=True)
class Gone:
    """What waits on a pad, each kind with the latest deleted first; matches that went with a night aside."""

    matches: tuple[Line, ...] = ()
    nights: tuple[Night, ...] = ()
    people: tuple[Player, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.matches or self.nights or self.people)


def gone(pad: str | None) -> Gone:
    """Return which matches and nights can be had back on a pad."""
    if pad is None:
        return Gone()
    return Gone(history.lines(pad, deleting.waiting_matches(pad)), deleting.waiting_nights(pad))


def people_gone(pad: str | None) -> Gone:
    """Return who can be had back on a pad."""
    return Gone(people=deleting.waiting_people(pad)) if pad else Gone()


def offer() -> str | None:
    """Return the page that offers back what this request asked for; None if there is nothing to offer."""
    waiting = next(_waiting(), None)
    if waiting is None:
        return None
    kind = "people" if waiting.is_person else "deleting"
    return render_template(f"{kind}/gone.html", waiting=waiting, taken=None)


def _waiting() -> Iterator[deleting.Waiting]:
    pad, where = current_pad(), request.view_args or {}
    for key, find in _KINDS.items():
        found = find(pad, where[key]) if pad and key in where else None
        if found:
            yield found
