"""The people on a pad. Spellings that were merged are one person; matches keep the id of either."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from sqlalchemy import select

from scorepad.storage.clock import now
from scorepad.storage.database import db
from scorepad.storage.forgetting import past_waiting
from scorepad.storage.ids import new_id
from scorepad.storage.living import people_of
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

    def rows_of(self, player: Player) -> tuple[Player, ...]:
        """Return a person and what was merged into them."""
        return (player, *self.spellings(player))

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
    """Return everybody on the pad; who was deleted is not there."""
    return Roster(db.session.scalars(people_of(pad)))


def departed(pad: str) -> Roster:
    """Return those who were deleted and can be had back, the latest deleted first."""
    gone = select(Player).where(Player.pad_id == pad, Player.deleted_at > past_waiting())
    return Roster(db.session.scalars(gone.order_by(Player.deleted_at.desc(), Player.id)))


def let_go(rows: Iterable[Player]) -> None:
    """Delete people and spellings until they are revived; call it while writing."""
    for row in rows:
        row.deleted_at, row.key = now(), _no_key(row)


def revive(rows: Iterable[Player]) -> None:
    """Bring people and spellings back whose names nobody has taken; call it while writing."""
    for row in rows:
        row.deleted_at, row.key = None, name_key(row.name)


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

    A merged spelling gives the person it belongs to. Who was deleted and can be had back is there again, as
    they were, unless a name of theirs was taken meanwhile. Raises BadName.
    """
    there, gone = roster(pad), departed(pad)
    known = there.by_key
    used = Counter(player.colour for player in there.people)
    ids = {}
    for name in names:
        key = name_key(clean_name(name))
        if key not in known:
            known |= _back(gone, key, known)
            if key not in known:
                known[key] = add(pad, name, min(COLOURS, key=lambda colour: used[colour]))
            used[known[key].colour] += 1
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


def _back(gone: Roster, key: str, known: Mapping[str, Player]) -> dict[str, Player]:
    """Revive who was deleted last under the key of a name, and return them by each of their keys."""
    for person in gone.people:
        rows = gone.rows_of(person)
        keys = {name_key(row.name) for row in rows}
        if key in keys and keys.isdisjoint(known):
            revive(rows)
            return dict.fromkeys(keys, person)
    return {}


def _no_key(row: Player) -> str:
    """Return a key that no name has, for none begins with a blank."""
    return f" {row.id}"


def _at_seat(row: Player, person: Player) -> Player:
    """Return a person under the id of one of their spellings; it belongs to no database session."""
    if row is person:
        return person
    return Player(
        pad_id=row.pad_id, id=row.id, name=person.name, key=person.key, colour=person.colour,
        archived=person.archived, merged_into=row.merged_into,
    )  # fmt: skip
