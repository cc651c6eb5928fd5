"""A match as a page to keep: when and where, who played, how it ended, and the whole pad."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from scorepad.storage.journal import Journal
from scorepad.storage.models import Night, Player
from scorepad.storage.past import Past
from scorepad.web.board import Board, NoteRow, RoundRow, SeatView
from scorepad.web.closing import ended, lasted, times
from scorepad.web.drawing import draw
from scorepad.web.paper import Paper
from scorepad.web.sentences import People

MOST_SEATS: dict[Paper, int] = {"a4": 8, "a5": 5}


@dataclass(frozen=True)
class Part:
    """Neighbouring seats with their part of every row, the oldest first: a wide pad is parted."""

    seats: tuple[SeatView, ...]
    rows: tuple[RoundRow | NoteRow, ...]


@dataclass(frozen=True)
class Record:
    """All of it. `headline` and `because` say how it ended, or that it has not; `lasted` is empty then."""

    board: Board
    night: Night
    times: str
    lasted: str
    headline: str
    because: str
    parts: tuple[Part, ...]

    @property
    def dealer(self) -> Player:
        """Who dealt first."""
        return self.board.people[self.board.standing.first_dealer]

    @property
    def corrected(self) -> tuple[RoundRow, ...]:
        """The rounds of which it is known what they said before, the oldest first."""
        return self.board.corrected[::-1]

    @property
    def has_corrected(self) -> bool:
        """Whether a round on the pad is marked as corrected."""
        return any(isinstance(row, RoundRow) and row.corrected for row in self.board.rows)


def record(
    journal: Journal, night: Night, people: People, paper: Paper, before: Past | None = None
) -> Record:
    """Return the record of a match on this size of paper."""
    board = draw(journal, people, before)
    headline, because = ended(journal, people)
    parts = tuple(_parts(board, paper))
    return Record(board, night, times(journal, night), lasted(journal), headline, because, parts)


def _parts(board: Board, paper: Paper) -> Iterator[Part]:
    seats = len(board.seats)
    parts = -(-seats // MOST_SEATS[paper])
    size = -(-seats // parts)
    for first in range(0, seats, size):
        within = slice(first, first + size)
        yield Part(board.seats[within], tuple(_within(row, within) for row in board.rows[::-1]))


def _within(row: RoundRow | NoteRow, seats: slice) -> RoundRow | NoteRow:
    return replace(row, cells=row.cells[seats]) if isinstance(row, RoundRow) else row
