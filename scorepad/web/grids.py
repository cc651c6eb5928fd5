"""Tables and lists of figures as templates loop over them: all is text by now."""

from dataclasses import dataclass

from scorepad.storage.models import Player


@dataclass(frozen=True)
class Cell:
    """One figure, what goes with it in small type, and where it leads; `said` is what a voice says."""

    text: str
    notes: tuple[str, ...] = ()
    href: str = ""
    said: str = ""
    leads: bool = False


@dataclass(frozen=True)
class Line:
    """A row of a table: of a person, or under a name of its own."""

    cells: tuple[Cell, ...]
    player: Player | None = None
    name: str = ""
    href: str = ""


@dataclass(frozen=True)
class Grid:
    """A table. `caption` says what it is about, `head` what its columns are, the first that of the rows."""

    id: str
    title: str
    caption: str
    head: tuple[str, ...]
    lines: tuple[Line, ...]
    people: tuple[Player, ...] = ()


@dataclass(frozen=True)
class Fact:
    """A figure with its name, and what goes with it in small type."""

    label: str
    text: str
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Group:
    """Facts under a title."""

    title: str
    facts: tuple[Fact, ...]


def cell(text: str, *notes: str) -> Cell:
    """Return a cell; of the notes those that say anything."""
    return Cell(text, tuple(filter(None, notes)))


def fact(label: str, of: Cell) -> Fact:
    """Return a cell with a name."""
    return Fact(label, of.text, of.notes)
