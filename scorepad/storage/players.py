"""The people on a pad. Spellings that were merged are one person; matches keep the id of either."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from sqlalchemy import select

from scorepad.storage.database import db
from scorepad.storage.ids import new_id
from scorepad.storage.models import Player
from scorepad.storage.names import clean_name, name_key

# Each colour goes with one suit shape, so that nobody is told apart by colour alone.
COLOURS = {
    "red": "heart", "blue": "spade", "green": "club", "amber": "diamond",
    "purple": "heart", "teal": "spade", "brown": "club", "pink": "diamond",
    "indigo": "heart", "olive": "spade", "slate": "club", "orange": "diamond",
}  # fmt: skip


class Roster(Mapping[str, Player]):
    """Everybody on a pad by id; the id of a merged spelling leads to the person it belongs to."""

    def __init__(self, rows: Iterable[Player]) -> None:
        self._rows = {row.id: row for row in rows}
        self._people = {row.id: self._end(row) for row in self._rows.values()}

    def __getitem__(self, player: str) -> Player:
        return self._people[player]

    def __iter__(self) -> Iterator[str]:
        return iter(self._people)

    def __len__(self) -> int:
        return len(self._people)

    @property
    def people(self) -> tuple[Player, ...]:
        """Everybody once."""
        return tuple(row for row in self._rows.values() if self._people[row.id] is row)

    @property
    def by_key(self) -> dict[str, Player]:
        """Everybody by the key of each name they go by."""
        return {row.key: self._people[row.id] for row in self._rows.values()}

    def row(self, player: str) -> Player | None:
        """Return what is stored under an id, merged or not."""
        return self._rows.get(player)

    def spellings(self, player: Player) -> tuple[Player, ...]:
        """Return what was merged into a person, at once or by way of another, by name."""
        merged = (row for row in self._rows.values() if row is not player and self._people[row.id] is player)
        return tuple(sorted(merged, key=lambda row: row.key))

    def ids_of(self, player: Player) -> frozenset[str]:
        """Return every id under which a person sits in matches."""
        return frozenset(row for row, person in self._people.items() if person is player)

    def seated(self) -> Mapping[str, Player]:
        """Return everybody as matches know them: under the id of the seat, but called as they are now."""
        return {row.id: _at_seat(row, self._people[row.id]) for row in self._rows.values()}

    def _end(self, row: Player) -> Player:
        while row.merged_into is not None:
            row = self._rows[row.merged_into]
        return row


def roster(pad: str) -> Roster:
    """Return everybody on the pad."""
    return Roster(db.session.scalars(select(Player).where(Player.pad_id == pad)))


def seat(pad: str, names: Iterable[str]) -> dict[str, str]:
    """Return the player ids of people who sit down to play, as `enrol` does; who was archived is back.

    Raises BadName.
    """
    ids = enrol(pad, names)
    come_back(roster(pad)[player] for player in ids.values())
    return ids


def come_back(people: Iterable[Player]) -> None:
    """Take people out of the archive; call it while writing."""
    for player in people:
        player.archived = False


def enrol(pad: str, names: Iterable[str]) -> dict[str, str]:
    """Return the player id of each name, new people added with the next free colour; call it while writing.

    A merged spelling gives the person it belongs to. Raises BadName.
    """
    there = roster(pad)
    known = there.by_key
    used = Counter(player.colour for player in there.people)
    ids = {}
    for name in names:
        key = name_key(clean_name(name))
        if key not in known:
            colour = min(COLOURS, key=lambda colour: used[colour])
            known[key] = add(pad, name, colour)
            used[colour] += 1
        ids[name] = known[key].id
    db.session.flush()
    return ids


def add(pad: str, name: str, colour: str, *, archived: bool = False) -> Player:
    """Add one person to the pad and return it."""
    clean = clean_name(name)
    player = Player(
        pad_id=pad, id=new_id(), name=clean, key=name_key(clean), colour=colour, archived=archived
    )
    db.session.add(player)
    return player


def _at_seat(row: Player, person: Player) -> Player:
    """Return a person under the id of one of their spellings; it belongs to no database session."""
    if row is person:
        return person
    return Player(
        pad_id=row.pad_id, id=row.id, name=person.name, key=person.key, colour=person.colour,
        archived=person.archived, merged_into=row.merged_into,
    )  # fmt: skip
