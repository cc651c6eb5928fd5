"""The mixed table of an evening, with the people it is about."""

from collections.abc import Iterable
from dataclasses import dataclass

from scorepad.engine.mixed import Tally, mixed_table
from scorepad.storage.journal import Journal
from scorepad.storage.models import Player
from scorepad.web.sentences import People


@dataclass(frozen=True)
class Row:
    """One person's evening; `places` are those reached, in the order of the matches."""

    player: Player
    tally: Tally
    places: str


@dataclass(frozen=True)
class Mixed:
    """Everybody's evening, and whether any match of it had tokens or points."""

    rows: tuple[Row, ...]
    has_tokens: bool
    has_points: bool


def mixed(journals: Iterable[Journal], people: People) -> Mixed:
    """Return everybody's evening, the most wins first; matches broken off or not over do not count."""
    over = [journal.standing for journal in journals if not journal.is_abandoned]
    table = mixed_table(over, spellings(people))
    return Mixed(
        tuple(Row(people[one.player], one, ", ".join(map(str, one.places)) or "–") for one in table),
        has_tokens=any(one.tokens is not None for one in table),
        has_points=any(one.points is not None for one in table),
    )


def spellings(people: People) -> dict[str, str]:
    """Return who is meant by each id on the pad: two spellings may be one person."""
    return {spelling: player.id for spelling, player in people.items()}
