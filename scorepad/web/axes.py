"""The axes of a chart: what is drawn where, in units of its own view box, and round figures for ticks."""

from dataclasses import dataclass
from itertools import accumulate, repeat
from operator import mul

TOP, FOOT = 24, 24


@dataclass(frozen=True)
class Frame:
    """The area of the lines and its scales: `rounds` across, 0 to `most` upwards, names beyond `label`.

    Scores of several players would hide each other where few can be had: then each has a lane of his own,
    `lane` units below the one before.
    """

    left: float
    bottom: float
    rounds: int
    most: int
    lane: float = 0
    lanes: int = 1
    top: float = TOP
    right: float = 208
    label: float = 224
    width: float = 360

    @property
    def height(self) -> float:
        """The height of the whole picture."""
        return self.bottom + FOOT

    def x(self, number: int) -> float:
        """Return where round `number` stands, 0 being the start."""
        return round(self.left + (self.right - self.left) * number / self.rounds, 1)

    def y(self, score: float, lane: int | None = None) -> float:
        """Return the height of a score, in the lane of a player or in the middle of them all."""
        margin = self.lane * (self.lanes - 1) / 2
        shift = 0 if lane is None else lane * self.lane - margin
        inner = self.bottom - self.top - 2 * margin
        return round(self.bottom - margin - inner * score / self.most + shift, 1)


def ticks(first: int, last: int, most: int) -> range:
    """Return round figures from `first` (0 or 1) to `last`, `most` of them or so."""
    every = step(last, most)
    return range(first and every, last + 1, every)


def step(span: int, most: int) -> int:
    """Return the least of 1, 2, 5, 10, 20, 50 … that cuts `span` into at most `most` parts."""
    decades = accumulate(repeat(10), mul, initial=1)
    return next(digit * decade for decade in decades for digit in (1, 2, 5) if digit * decade * most >= span)
