"""One player's line through a match: the path of his scores, the marks on it, and how it stops."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from scorepad.engine import Standing
from scorepad.engine.rules import TokensRules
from scorepad.engine.standing import Seat
from scorepad.web.axes import Frame

MOST_MARKS, MOST_CORNERS = 8, 100

Course = list[tuple[int, int]]


@dataclass(frozen=True)
class Line:
    """The line of the player in one lane; `course` are his scores as (round, score), oldest first."""

    frame: Frame
    seat: Seat
    lane: int
    course: Course
    stairs: bool

    @property
    def end(self) -> tuple[float, float]:
        """Where the line ends."""
        return self._at(self.course[-1])

    @property
    def path(self) -> str:
        """Totals from round to round, or stairs down: along until a token goes, then straight to the next."""
        return self._stairs() if self.stairs else self._slopes()

    @property
    def marks(self) -> str:
        """Where the player's suit stands on his line, but for its stop; empty if nowhere."""
        marked = self._losses() if self.stairs else self._every_few()
        stop = self.course[-1] if self.seat.exit else None
        return self._joined([point for point in marked if point != stop])

    @property
    def stop(self) -> str:
        """A cross where the player went out, a bar where he left; empty while he is in."""
        x, y = self.end
        if self.seat.exit is None:
            return ""
        return f"M{x:g} {y - 5:.4g}v10" if self.seat.exit.left else f"M{x - 4:.4g} {y - 4:.4g}l8 8m0-8-8 8"

    def lead(self, label: float) -> str:
        """Return the thin way from the end of the line to the name at height `label`."""
        x, y = self.end
        across = f"H{self.frame.right:g}" if x < self.frame.right else ""
        return f"M{x:g} {y:g}{across}L{self.frame.label:g} {label:g}"

    def _slopes(self) -> str:
        """Corners that nobody could see are left out."""
        every = -(-self.frame.rounds // MOST_CORNERS)
        ends = self.course[0], self.course[-1]
        return self._joined([point for point in self.course if point[0] % every == 0 or point in ends])

    def _stairs(self) -> str:
        losses = [self._at(point) for point in self._losses()]
        steps = "".join(f"H{x:g}V{y:g}" for x, y in losses)
        last = self.end[0]
        rest = "" if losses and losses[-1][0] == last else f"H{last:g}"
        return f"{self._joined(self.course[:1])}{steps}{rest}"

    def _losses(self) -> Course:
        return [after for before, after in pairwise(self.course) if after[1] != before[1]]

    def _every_few(self) -> Course:
        """Neighbours are marked in different rounds, so that marks do not hide each other."""
        every = max(-(-self.frame.rounds // MOST_MARKS), min(self.frame.rounds, 2))
        return [point for point in self.course[1:] if point[0] % every == self.lane % every]

    def _joined(self, points: Sequence[tuple[int, int]]) -> str:
        corners = (f"{x:g} {y:g}" for x, y in map(self._at, points))
        return "M" + " ".join(corners) if points else ""

    def _at(self, point: tuple[int, int]) -> tuple[float, float]:
        number, score = point
        return self.frame.x(number), self.frame.y(score, self.lane)


def lines(standing: Standing, frame: Frame) -> list[Line]:
    """Return the lines of all who ever sat at the table, in seat order."""
    stairs = isinstance(standing.rules, TokensRules)
    return [
        Line(frame, seat, lane, course(standing, seat), stairs) for lane, seat in enumerate(standing.seats)
    ]


def course(standing: Standing, seat: Seat) -> Course:
    """Return a player's scores as (round, score): what he came with, then each round he was in.

    A play-off is over for those who do not play it. What was given or taken since the last round comes last.
    """
    last = seat.exit.round if seat.exit else len(standing.rounds)
    scores = [(seat.joined - 1, seat.start)] + [
        (played.number, played.scores[seat.player])
        for played in standing.rounds[seat.joined - 1 : last]
        if not played.playoff or seat.player in played.playing
    ]
    number, score = scores[-1]
    return scores if score == seat.score else [*scores, (number, seat.score)]
