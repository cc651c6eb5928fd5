"""Which matches make a night: moved, merged, dated otherwise. Every change is one transaction.

A match keeps the times at which it was played, whichever night it is put on. A night that nothing is left of
goes with its last match; one with a place or a note stays, and has its matches back when they are moved back.
"""

from datetime import date

from sqlalchemy import update

from scorepad.storage import living, pads
from scorepad.storage.clock import evening, now
from scorepad.storage.database import db
from scorepad.storage.forgetting import writing_on
from scorepad.storage.journal import NotHere
from scorepad.storage.models import Match, Night
from scorepad.storage.names import clean_line, visible_length
from scorepad.storage.nights import find_night, night_on
from scorepad.storage.tallies import kept_up

LONGEST_PLACE = 80
LONGEST_NOTE = 1000
FIRST_DAY = date(1900, 1, 1)


class BadNight(ValueError):
    """A night cannot be as it was said.

    `reason`: `long_place`, `long_note`, `no_date`, `too_early`, `too_late` or `same`.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def describe(pad: str, night_id: str, place: str, note: str) -> None:
    """Keep where a night was and what was remarkable; raises NotHere or BadNight."""
    line, text = clean_line(place), "\n".join(map(clean_line, note.splitlines())).strip()
    if visible_length(line) > LONGEST_PLACE:
        raise BadNight("long_place")
    if visible_length(text) > LONGEST_NOTE:
        raise BadNight("long_note")
    with writing_on(pad):
        night = find_night(pad, night_id)
        night.place, night.note = line, text


def redate(pad: str, night_id: str, day: date) -> None:
    """Give a night another date; raises NotHere, or BadNight for a day that has not come yet."""
    _check_day(pad, day)
    with writing_on(pad):
        night = find_night(pad, night_id)
        with kept_up(pad, living.matches_on(night)):
            night.date = day


def move(pad: str, match_id: str, night_id: str) -> Night:
    """Put a match on another night and return that; raises NotHere."""
    with writing_on(pad):
        return _put(_match(pad, match_id), find_night(pad, night_id))


def move_to_day(pad: str, match_id: str, day: date) -> Night:
    """Put a match on the night of a day, opened now if there is none; raises NotHere or BadNight."""
    _check_day(pad, day)
    with writing_on(pad):
        match = _match(pad, match_id)
        here = find_night(pad, match.night_id)
        return here if here.date == day else _put(match, night_on(pad, day))


def merge(pad: str, night_id: str, into: str) -> Night:
    """Put all matches of a night on another and return that; the emptied night goes.

    Its place is taken over where the other has none; what else it said follows in the other's note. Done
    already, nothing changes. Raises NotHere, or BadNight(`same`).
    """
    if night_id == into:
        raise BadNight("same")
    with writing_on(pad):
        kept = find_night(pad, into)
        gone = db.session.get(Night, (pad, night_id))
        if gone is None:
            return kept
        _tell(kept, find_night(pad, night_id))
        with kept_up(pad, living.matches_on(gone)):
            of_night = Match.pad_id == pad, Match.night_id == night_id
            db.session.execute(update(Match).where(*of_night).values(night_id=into))
            db.session.delete(gone)
        return kept


def on_night(night: Night, match_id: str) -> Match | None:
    """Return a match if it is on this night."""
    match = living.find_match(night.pad_id, match_id)
    return match if match and match.night_id == night.id else None


def last_day(pad: str) -> date:
    """Return the latest date a night can have: that of this evening."""
    return evening(now(), pads.time_zone(pad))


def _check_day(pad: str, day: date) -> None:
    if day < FIRST_DAY:
        raise BadNight("too_early")
    if day > last_day(pad):
        raise BadNight("too_late")


def _match(pad: str, match_id: str) -> Match:
    match = living.find_match(pad, match_id)
    if match is None:
        raise NotHere(match_id)
    return match


def _put(match: Match, night: Night) -> Night:
    before = find_night(match.pad_id, match.night_id)
    with kept_up(match.pad_id, [match.id]):
        match.night_id = night.id
        db.session.flush()
    if before.id != night.id and not (before.place or before.note or living.matches_on(before)):
        db.session.delete(before)
    return night


def _tell(kept: Night, gone: Night) -> None:
    differs = gone.place if kept.place and gone.place != kept.place else ""
    kept.place = kept.place or gone.place
    lines = dict.fromkeys(filter(None, (kept.note, differs, gone.note)))
    kept.note = "\n".join(lines)
