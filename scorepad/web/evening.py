"""A game night as a page to keep: who was there, who won how often, and every match in turn."""

from dataclasses import dataclass

from scorepad.storage.models import Night, Player
from scorepad.storage.nights import Evening
from scorepad.storage.past import pasts
from scorepad.storage.players import Roster
from scorepad.web.mixed import Mixed, mixed
from scorepad.web.moments import MomentView, told_moments
from scorepad.web.paper import Paper
from scorepad.web.record import Record, record


@dataclass(frozen=True)
class NightRecord:
    """All of it; `unknown` are the ids of games that are not installed any more."""

    night: Night
    people: tuple[Player, ...]
    table: Mixed
    moments: tuple[MomentView, ...]
    records: tuple[Record, ...]
    unknown: tuple[str, ...]


def night_record(evening: Evening, people: Roster, paper: Paper) -> NightRecord:
    """Return the record of a night on this size of paper."""
    seated = people.seated()
    records = tuple(
        record(before.journal, evening.night, seated, paper, before) for before in pasts(evening.journals)
    )
    there = tuple(dict.fromkeys(people[player.id] for one in records for player in one.board.players))
    return NightRecord(
        night=evening.night,
        people=there,
        table=mixed(evening.journals, people),
        moments=told_moments(evening.journals, people),
        records=records,
        unknown=tuple(match.game for match in evening.unknown),
    )
