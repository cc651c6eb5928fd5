"""A match with its log, loaded and replayed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from sqlalchemy import select

from scorepad.engine import Event, Round, Standing, Table, replay
from scorepad.engine.codec import decode
from scorepad.games import Game, find
from scorepad.storage.database import db
from scorepad.storage.living import find_match
from scorepad.storage.models import LogEntry, Match, Revision


class NotHere(LookupError):
    """There is no such match on this pad, or its game is not installed."""


class Conflict(Exception):
    """A form that was drawn for something that has changed since; `journal` is how it is now."""

    def __init__(self, journal: "Journal") -> None:
        super().__init__(journal.match.id)
        self.journal = journal


@dataclass(frozen=True)
class Journal:
    """A match, its log, the events that wait for a redo, and where it stands. Players are ids."""

    match: Match
    game: Game
    entries: tuple[LogEntry, ...]
    undone: tuple[LogEntry, ...]
    standing: Standing

    @property
    def table(self) -> Table:
        """How the match began."""
        return Table(tuple(self.match.seats), self.match.first_dealer, self.match.options)

    @property
    def last(self) -> LogEntry | None:
        """The latest event that was not undone."""
        return self.entries[-1] if self.entries else None

    @property
    def rounds(self) -> tuple[LogEntry, ...]:
        """The entries that are rounds, in order."""
        return tuple(entry for entry in self.entries if entry.kind == "round")

    @property
    def next_number(self) -> int:
        """The number the next event of the log gets."""
        return self.entries[-1].number + 1 if self.entries else 1

    @property
    def is_abandoned(self) -> bool:
        """Whether the table gave the match up."""
        return self.match.state == "abandoned"


def event_of(entry: LogEntry | Revision) -> Event:
    """Return the event that a row holds."""
    event = decode(entry.payload)
    return replace(event, dealt=entry.dealt) if isinstance(event, Round) else event


def amended(
    entries: Iterable[LogEntry], changes: dict[int, Event | None]
) -> list[tuple[int, Event]]:
    """Return the events of a log with their numbers, those in `changes` replaced, or left out where None."""
    log = ((entry.number, changes.get(entry.number, event_of(entry))) for entry in entries)
    return [(number, event) for number, event in log if event is not None]


def load(pad: str, match_id: str) -> Journal:
    """Return a match with its log, replayed; raises NotHere."""
    match = find_match(pad, match_id)
    if match is None:
        raise NotHere(match_id)
    entries = db.session.scalars(
        select(LogEntry)
        .where(LogEntry.pad_id == pad, LogEntry.match_id == match_id)
        .order_by(LogEntry.number)
    )
    return journal_of(match, tuple(entries))


def journal_of(match: Match, entries: Sequence[LogEntry]) -> Journal:
    """Return the journal of a match whose rows are at hand; raises NotHere if its game is not."""
    game = find(match.game)
    if game is None:
        raise NotHere(match.id)
    live = tuple(entry for entry in entries if not entry.undone)
    undone = tuple(entry for entry in entries if entry.undone)
    table = Table(tuple(match.seats), match.first_dealer, match.options)
    return Journal(match, game, live, undone, replay(game, table, map(event_of, live)))
