"""The people of a pad as their pages show them."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from scorepad.storage import history
from scorepad.storage.attendance import Seen, seen
from scorepad.storage.models import Player
from scorepad.storage.players import COLOURS, Roster
from scorepad.web import colours
from scorepad.web.grids import Fact
from scorepad.web.language import sort_key

PAGE = 20


@dataclass(frozen=True)
class Entry:
    """One person in the list of all, with the names that were merged into theirs."""

    person: Player
    spellings: tuple[Player, ...]
    seen: Seen


@dataclass(frozen=True)
class Everybody:
    """One page of those who play, counted from 1, and whoever is archived."""

    entries: tuple[Entry, ...] = ()
    archived: tuple[Entry, ...] = ()
    number: int = 1
    more: bool = False


@dataclass(frozen=True)
class Tile:
    """A colour to choose; `others` have it already."""

    colour: str
    said: str
    suit: str
    is_chosen: bool
    others: tuple[Player, ...]


@dataclass(frozen=True)
class Portrait:
    """One person: matches, other spellings, colours; what was typed as a name, and what is wrong with it.

    `namesake` is somebody else who has the name typed, `summary` what finished matches say.
    """

    person: Player
    people: Roster
    page: history.Page = field(default=history.EMPTY)
    typed: str = ""
    problem: str = ""
    namesake: Player | None = None
    summary: tuple[Fact, ...] = ()

    @property
    def spellings(self) -> tuple[Player, ...]:
        """What was merged into this person."""
        return self.people.spellings(self.person)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All colours, each with its suit."""
        return tuple(
            Tile(colour, colours.said(colour), suit, colour == self.person.colour, self.others_in(colour))
            for colour, suit in COLOURS.items()
        )

    @property
    def alike(self) -> tuple[Player, ...]:
        """Who else has the same colour."""
        return self.others_in(self.person.colour)

    @property
    def others(self) -> tuple[Player, ...]:
        """Everybody else, by name."""
        return _sorted(one for one in self.people.people if one is not self.person)

    def others_in(self, colour: str) -> tuple[Player, ...]:
        """Return who else has a colour, those aside who are archived."""
        return tuple(one for one in self.others if one.colour == colour and not one.archived)


def everybody(pad: str, people: Roster, number: int) -> Everybody:
    """Return one page of the people on a pad by name; the last page if `number` is beyond it."""
    when = seen(pad, people)
    entries = [Entry(one, people.spellings(one), when[one.id]) for one in _sorted(people.people)]
    here = [one for one in entries if not one.person.archived]
    last = max(1, -(-len(here) // PAGE))
    number = min(max(number, 1), last)
    archived = tuple(one for one in entries if one.person.archived)
    return Everybody(tuple(here[(number - 1) * PAGE : number * PAGE]), archived, number, number < last)


def _sorted(people: Iterable[Player]) -> tuple[Player, ...]:
    return tuple(sorted(people, key=lambda one: sort_key(one.name)))
