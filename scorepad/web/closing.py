"""How a match ended and when it was played, for pages that tell of it afterwards."""

from datetime import datetime, timedelta

from scorepad.storage.clock import evening
from scorepad.storage.journal import Journal
from scorepad.storage.models import Night
from scorepad.web import ending, zone
from scorepad.web.drawing import headline
from scorepad.web.language import written_clock, written_time
from scorepad.web.leading import lead
from scorepad.web.sentences import People
from scorepad.web.text import _


def ended(journal: Journal, people: People) -> tuple[str, str]:
    """Return who won and why it was over; of a match without a winner, how it stands."""
    standing, said = journal.standing, headline(journal, people)
    if standing.outcome:
        return said, ending.because(standing, people)
    if journal.is_abandoned:
        return said, _("This game was broken off. It has no winner and counts nowhere.")
    coming = _("%(round)s comes next.", round=said)
    return _("Not over yet"), f"{lead(standing, people)} {coming}".strip()


def times(journal: Journal, night: Night) -> str:
    """Return from when to when it was played, with the date where that is not the night's any more."""
    began = journal.match.started_at
    last = journal.last.at if journal.last else None
    if last is None:
        return _clock(began, night)
    return f"{_clock(began, night)} – {_clock(last, night)}"


def lasted(journal: Journal) -> str:
    """Return how long a match that is over took, by the minutes of its times, whatever clocks did.

    Empty for less than a minute, and for one taken up on another day: nobody played all that time.
    """
    last = journal.last.at if journal.last else None
    if last is None or not (journal.standing.outcome or journal.is_abandoned):
        return ""
    took = last.replace(second=0, microsecond=0) - journal.match.started_at.replace(second=0, microsecond=0)
    return _took(took) if timedelta(minutes=1) <= took < timedelta(days=1) else ""


def _took(time: timedelta) -> str:
    hours, minutes = divmod(time // timedelta(minutes=1), 60)
    if not hours:
        return _("%(minutes)s min", minutes=minutes)
    if not minutes:
        return _("%(hours)s h", hours=hours)
    return _("%(hours)s h %(minutes)s min", hours=hours, minutes=minutes)


def _clock(moment: datetime, night: Night) -> str:
    return written_clock(moment) if evening(moment, zone.here()) == night.date else written_time(moment)
