"""The page of a night as data: who was there, every match with its sentence, the mixed table, the moments."""

from dataclasses import dataclass
from datetime import date

from flask import abort

from scorepad.storage import evenings, regroup
from scorepad.storage.journal import Journal, NotHere
from scorepad.storage.models import Match, Night, Player
from scorepad.storage.nights import Evening, find_night, load_evening
from scorepad.storage.players import roster
from scorepad.storage.regroup import BadNight
from scorepad.web.closing import ended, times
from scorepad.web.language import written_date
from scorepad.web.mixed import Mixed, mixed
from scorepad.web.moments import MomentView, told_moments
from scorepad.web.security import current_pad
from scorepad.web.sentences import People
from scorepad.web.text import _

# How many matches an address may name: more and it would be longer than servers take.
MOST_AT_ONCE = 100


@dataclass(frozen=True)
class MatchView:
    """A match of the night: when it was played, and how it ended."""

    match: Match
    times: str
    headline: str
    because: str


@dataclass(frozen=True)
class NightView:
    """All of it; `unknown` are the ids of games that are not installed any more.

    `has_twin` says whether there is another night on the same date.
    """

    night: Night
    people: tuple[Player, ...]
    matches: tuple[MatchView, ...]
    table: Mixed
    moments: tuple[MomentView, ...]
    unknown: tuple[str, ...]
    last_day: date
    has_twin: bool


def night_here(night_id: str) -> Night:
    """Return a night of this browser's pad; aborts with 404 for anybody else's."""
    pad = current_pad()
    if pad is None:
        abort(404)
    try:
        return find_night(pad, night_id)
    except NotHere:
        abort(404)


def night_view(night: Night) -> NightView:
    """Return the page of a night."""
    evening, people = load_evening(night.pad_id, night.id), roster(night.pad_id)
    return NightView(
        night=night,
        people=_there(evening, people),
        matches=tuple(_match(journal, night, people) for journal in evening.journals),
        table=mixed(evening.journals, people),
        moments=told_moments(evening.journals, people),
        unknown=tuple(match.game for match in evening.unknown),
        last_day=regroup.last_day(night.pad_id),
        has_twin=evenings.has_twin(night),
    )


def read_day(text: str) -> date:
    """Return the date a form says; raises BadNight(`no_date`)."""
    try:
        return date.fromisoformat(text) if text.isascii() else date.min
    except ValueError as wrong:
        raise BadNight("no_date") from wrong


def explain_night(refused: BadNight, pad: str) -> str:
    """Return what is wrong with what was said of a night, and what to do."""
    figures = {"place": regroup.LONGEST_PLACE, "note": regroup.LONGEST_NOTE}
    sentences = {
        "long_place": _("The place is too long; at most %(place)s characters, please.", **figures),
        "long_note": _("The note is too long; at most %(note)s characters, please.", **figures),
        "no_date": _("Please give the date of the evening."),
        "too_early": _("That is too long ago for a game night."),
        "too_late": _("That day has not come yet; %(day)s is the latest.", day=_latest(pad)),
        "same": _("That is the same night."),
    }
    return sentences[refused.reason]


def _latest(pad: str) -> str:
    return written_date(regroup.last_day(pad))


def _there(evening: Evening, people: People) -> tuple[Player, ...]:
    known = [player for journal in evening.journals for player in journal.standing.players]
    seated = [player for match in evening.unknown for player in match.seats]
    return tuple(dict.fromkeys(people[player] for player in (*known, *seated)))


def _match(journal: Journal, night: Night, people: People) -> MatchView:
    return MatchView(journal.match, times(journal, night), *ended(journal, people))
