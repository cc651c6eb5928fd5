"""A match as a page to keep: when and where, who played, how it ended, and the whole pad."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from scorepad.storage.clock import evening
from scorepad.storage.journal import Journal
from scorepad.storage.models import Night, Player
from scorepad.storage.past import Past
from scorepad.web.board import Board, NoteRow, RoundRow, SeatView
from scorepad.web.drawing import draw
from scorepad.web.language import written_clock, written_time
from scorepad.web.leading import lead
from scorepad.web.paper import Paper
from scorepad.web.sentences import People
from scorepad.web.text import _

MOST_SEATS: dict[Paper, int] = {"a4": 8, "a5": 5}


@dataclass(frozen=True)
class Part:
    """Neighbouring seats with their part of every row, the oldest first: a wide pad is parted."""

    seats: tuple[SeatView, ...]
    rows: tuple[RoundRow | NoteRow, ...]


@dataclass(frozen=True)
class Record:
    """All of it. `headline` and `because` say how it ended, or that it has not."""

    board: Board
    night: Night
    times: str
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
    headline, because = _ended(board)
    return Record(board, night, _times(journal, night), headline, because, tuple(_parts(board, paper)))


def _ended(board: Board) -> tuple[str, str]:
    if board.standing.outcome:
        return board.headline, board.because
    if board.journal.is_abandoned:
        return board.headline, _("This game was broken off. It has no winner and counts nowhere.")
    coming = _("%(round)s comes next.", round=board.headline)
    return _("Not over yet"), f"{lead(board.standing, board.people)} {coming}".strip()


def _times(journal: Journal, night: Night) -> str:
    """Return from when to when it was played, with the date where that is not the night's any more."""
    began = journal.match.started_at
    last = journal.last.at if journal.last else None
    if last is None:
        return written_clock(began)
    ended = written_clock(last) if evening(last) == night.date else written_time(last)
    return f"{written_clock(began)} – {ended}"


def _parts(board: Board, paper: Paper) -> Iterator[Part]:
    seats = len(board.seats)
    parts = -(-seats // MOST_SEATS[paper])
    size = -(-seats // parts)
    for first in range(0, seats, size):
        within = slice(first, first + size)
        yield Part(board.seats[within], tuple(_within(row, within) for row in board.rows[::-1]))


def _within(row: RoundRow | NoteRow, seats: slice) -> RoundRow | NoteRow:
    return replace(row, cells=row.cells[seats]) if isinstance(row, RoundRow) else row
