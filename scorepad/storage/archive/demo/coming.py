"""Who sits down to which match of an evening: some come late, some must go early, often in mid-match."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from scorepad.engine import Event, Join
from scorepad.engine.log import Leave

MANY = 5  # from so many on, one can be missing
LATE, EARLY = 0.22, 0.2


@dataclass(frozen=True)
class Coming:
    """The people of an evening. `late` sits down during match `arrives`, `early` gets up during `leaves`."""

    people: Sequence[str]
    late: str | None
    arrives: int
    early: str | None
    leaves: int

    def seats(self, place: int) -> tuple[str, ...]:
        """Return who sits down to the match of this number, counted from 0."""
        missing = {self.late if place <= self.arrives else None, self.early if place > self.leaves else None}
        return tuple(name for name in self.people if name not in missing)

    def events(self, dice: random.Random, place: int) -> dict[int, Event]:
        """Return who comes or goes during that match, each by the round before which it happens."""
        events: dict[int, Event] = {}
        if self.late and place == self.arrives:
            events[dice.randint(2, 3)] = Join(player=self.late)
        if self.early and place == self.leaves:
            events[dice.randint(4, 6)] = Leave(player=self.early)
        return events


def coming(dice: random.Random, people: Sequence[str], matches: int) -> Coming:
    """Return when each of `people` comes and goes in an evening of so many matches."""
    late, early = dice.sample(people, 2)
    many = len(people) >= MANY
    return Coming(
        people,
        late if many and dice.random() < LATE else None,
        dice.randrange(matches),
        early if many and dice.random() < EARLY else None,
        dice.randrange(matches),
    )
