"""The large view of a match: for a phone that lies on the table, or a screen across the room."""

from collections.abc import Iterator
from dataclasses import dataclass
from unicodedata import east_asian_width

from flask import Blueprint, render_template, request

from scorepad.storage.names import visible_length
from scorepad.web import sentences
from scorepad.web.board import Board, SeatView
from scorepad.web.drawing import draw
from scorepad.web.leading import lead
from scorepad.web.table import plain_number, seated

MOST_TURNED = 6
MOST_PIPS = 10

# For how many letters a line has to leave room, in steps the stylesheet knows.
STEPS = (2, 3, 4, 6, 8, 10, 12, 14, 17, 20, 26, 32, 40, 60, 100, 200)

blueprint = Blueprint("big", __name__)


@dataclass(frozen=True)
class Spot:
    """One seat of the view: room for how many letters its name asks, and its score.

    The score is a figure with its unit, or pips, or what the seat says in words where both are empty.
    """

    seat: SeatView
    letters: int
    deals: bool
    leads: bool
    pips: tuple[bool, ...]
    figure: str
    unit: str


@dataclass(frozen=True)
class Big:
    """The view of a match: its seats clockwise from the bottom edge on, and what is read aloud."""

    board: Board
    spots: tuple[Spot, ...]
    is_turned: bool
    can_turn: bool
    bottom: int
    letters: int
    said: str

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return self.board.standing.outcome is not None

    @property
    def digits(self) -> int:
        """The digits of the longest figure, so that all are written equally large."""
        return max(2, *(len(spot.figure) for spot in self.spots))

    @property
    def pips(self) -> int:
        """The pips of whoever has most."""
        return max(len(spot.pips) for spot in self.spots)

    @property
    def next_bottom(self) -> int:
        """The number of the seat that comes to the bottom edge when the ring is turned on by one."""
        return self.bottom % len(self.spots) + 1


@blueprint.get("/matches/<match_id>/big")
def view(match_id: str) -> str:
    """Show names, scores and the dealer, each turned towards its seat if the address says so."""
    here = seated(match_id)
    board = draw(here.journal, here.people)
    return render_template("big.html", big=_big(board))


def room(text: str) -> int:
    """Return for how many letters `text` needs room, rounded up; East Asian ones take two."""
    width = visible_length(text) + sum(east_asian_width(char) in "WF" for char in text)
    return next((least for least in STEPS if width <= least), STEPS[-1])


def _big(board: Board) -> Big:
    can_turn = len(board.seats) <= MOST_TURNED and board.standing.outcome is None
    is_turned = can_turn and request.args.get("turned") == "1"
    bottom = _bottom(len(board.seats))
    return Big(
        board=board,
        spots=tuple(_spots(board, bottom if is_turned else 1)),
        is_turned=is_turned,
        can_turn=can_turn,
        bottom=bottom,
        letters=room(board.headline),
        said=_said(board),
    )


def _bottom(seats: int) -> int:
    """Return the number of the seat at the bottom edge; the first where the address names no other."""
    asked = plain_number(request.args.get("bottom", ""))
    return asked if asked and asked <= seats else 1


def _spots(board: Board, bottom: int) -> Iterator[Spot]:
    goes_on = not board.journal.is_abandoned
    ring = board.seats[bottom - 1 :] + board.seats[: bottom - 1]
    for seat in ring:
        figure, unit = _score(board, seat)
        yield Spot(
            seat=seat,
            letters=room(seat.player.name),
            deals=goes_on and seat.player == board.dealer,
            leads=goes_on and seat.leads,
            pips=seat.pips if not figure else (),
            figure=figure,
            unit=unit,
        )


def _score(board: Board, seat: SeatView) -> tuple[str, str]:
    """Return the score as a figure and its unit, both empty where pips or words say it better."""
    if not board.counts_tokens:
        return str(seat.score), sentences.unit_of_points(seat.score)
    if len(seat.pips) > MOST_PIPS:
        return str(seat.score), sentences.unit_of_tokens(seat.score)
    return "", ""


def _said(board: Board) -> str:
    """Return what somebody who cannot see the page is told when it changes."""
    more = "" if board.journal.is_abandoned else board.because or lead(board.standing, board.people)
    return f"{board.headline}. {more}" if more else f"{board.headline}."
