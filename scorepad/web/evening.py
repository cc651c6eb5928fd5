"""A game night as a page to keep: who was there, who won how often, and every match in turn."""

from collections.abc import Iterable
from dataclasses import dataclass

from scorepad.storage.models import Night, Player
from scorepad.storage.nights import Evening
from scorepad.storage.past import pasts
from scorepad.storage.players import Roster
from scorepad.web.language import sort_key
from scorepad.web.paper import Paper
from scorepad.web.record import Record, record


@dataclass(frozen=True)
class Tally:
    """One person's evening: finished matches, how many were won alone and how many shared."""

    player: Player
    matches: int
    wins: int
    shared: int


@dataclass(frozen=True)
class NightRecord:
    """All of it; `unknown` are the ids of games that are not installed any more."""

    night: Night
    people: tuple[Player, ...]
    tallies: tuple[Tally, ...]
    records: tuple[Record, ...]
    unknown: tuple[str, ...]

    @property
    def has_shared(self) -> bool:
        """Whether any win was shared."""
        return any(tally.shared for tally in self.tallies)


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
        tallies=_tallies(there, people, records),
        records=records,
        unknown=tuple(match.game for match in evening.unknown),
    )


def _tallies(there: Iterable[Player], people: Roster, records: Iterable[Record]) -> tuple[Tally, ...]:
    """Return everybody's evening, the most wins first; a match counts once it has an outcome."""
    over = [one for one in records if one.board.standing.outcome]
    tallies = [tally for tally in (_tally(player, people, over) for player in there) if tally.matches]
    return tuple(sorted(tallies, key=lambda one: (-one.wins, -one.shared, sort_key(one.player.name))))


def _tally(player: Player, people: Roster, over: Iterable[Record]) -> Tally:
    ids = people.ids_of(player)
    played = [one.board for one in over if ids.intersection(one.board.standing.players)]
    winners = [board.standing.outcome.winners for board in played if board.standing.outcome]
    won = [len(ids_won) for ids_won in winners if ids.intersection(ids_won)]
    return Tally(player, len(played), won.count(1), len(won) - won.count(1))
