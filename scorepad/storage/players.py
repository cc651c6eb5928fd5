"""The people on a pad."""

from collections import Counter
from collections.abc import Iterable, Mapping

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


def roster(pad: str) -> Mapping[str, Player]:
    """Return everybody on the pad by id."""
    return {player.id: player for player in db.session.scalars(select(Player).where(Player.pad_id == pad))}


def enrol(pad: str, names: Iterable[str]) -> dict[str, str]:
    """Return the player id of each name, new people added with the next free colour; call it while writing.

    Raises BadName.
    """
    known = {player.key: player for player in roster(pad).values()}
    used = Counter(player.colour for player in known.values())
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
