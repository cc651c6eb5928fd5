"""The table: seats in a circle, clockwise, and who comes next in it."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from scorepad.engine.cards import RANKS

Value = bool | int | str
Options = Mapping[str, Value]


@dataclass(frozen=True)
class Table:
    """How a match begins: who sits where (clockwise), who deals first, and the house rules said aloud."""

    seats: tuple[str, ...]
    first_dealer: str
    options: Options = field(default_factory=dict)


def left_of(seats: Sequence[str], player: str, among: Collection[str]) -> str | None:
    """Return the first of `among` clockwise after `player`, the player himself last; None if nobody is."""
    here = seats.index(player) + 1
    circle = (*seats[here:], *seats[:here])
    return next((seat for seat in circle if seat in among), None)


def lowest_card(drawn: Mapping[str, str]) -> tuple[str, ...]:
    """Return who drew the lowest rank (ace low): one first dealer, or all those who must cut again."""
    lowest = min(RANKS.index(rank) for rank in drawn.values())
    return tuple(player for player, rank in drawn.items() if RANKS.index(rank) == lowest)
