"""Named sets of house rules on a pad: kept, renamed, deleted, and for a day brought back.

A match that begins with one keeps the rules, not the set: its log stays true whatever becomes of the name.
"""

from datetime import timedelta

from sqlalchemy import Select, delete, select

from scorepad.engine.table import Options
from scorepad.games import Game
from scorepad.games.fitting import check_everywhere
from scorepad.storage import pads
from scorepad.storage.clock import now
from scorepad.storage.database import db
from scorepad.storage.forgetting import writing_on
from scorepad.storage.ids import id_of, new_id
from scorepad.storage.models import RuleSet
from scorepad.storage.names import clean_name, name_key

MOST = 50
WAITS = timedelta(days=1)


class NoSuchSet(LookupError):
    """There is no such set on this pad, or it was deleted more than a day ago."""


class NameTaken(ValueError):
    """Another set of this game has the name; `by` is that set."""

    def __init__(self, by: RuleSet) -> None:
        super().__init__(by.name)
        self.by = by


class TooMany(ValueError):
    """The pad holds as many sets of this game as it can."""


def all_of(pad: str, game: str) -> tuple[RuleSet, ...]:
    """Return the sets of a game on the pad, those that are deleted aside."""
    wanted = _on(pad).where(RuleSet.game == game, RuleSet.deleted_at.is_(None))
    return tuple(db.session.scalars(wanted.order_by(RuleSet.key)))


def deleted(pad: str, game: str) -> tuple[RuleSet, ...]:
    """Return the sets of a game that can still be brought back, those deleted last first."""
    wanted = _on(pad).where(RuleSet.game == game, RuleSet.deleted_at > now() - WAITS)
    return tuple(db.session.scalars(wanted.order_by(RuleSet.deleted_at.desc(), RuleSet.id)))


def find(pad: str, game: str, set_id: str) -> RuleSet:
    """Return one set, deleted within the last day or not; raises NoSuchSet."""
    found = db.session.get(RuleSet, (pad, set_id))
    if found is None or found.game != game or _is_gone(found):
        raise NoSuchSet(set_id)
    return found


def mark(kept: RuleSet) -> str:
    """Return what tells a set as it is now from any other, and from what is made of it later."""
    return id_of(kept.id, kept.name, kept.options)


def save(pad: str, game: Game, name: str, said: Options, replacing: str = "") -> RuleSet:
    """Keep what was `said` under a name and return the set, the pad made now if it is new.

    The same again is the same set. A name that is taken gets the new rules if `replacing` is the mark of the
    set it has. Raises BadName, NameTaken, TooMany, or InvalidEvent if the rules do not go together.
    """
    clean = clean_name(name)
    check_everywhere(game, said)
    with writing_on(pad):
        pads.ensure(pad)
        _tidy(pad)
        there = _named(pad, game.id, clean)
        if there is None:
            return _add(pad, game.id, clean, said)
        if there.options != said and replacing != mark(there):
            raise NameTaken(there)
        there.name, there.options = clean, dict(said)
        return there


def rename(pad: str, game: str, set_id: str, name: str) -> RuleSet:
    """Give a set another name and return it; raises NoSuchSet, BadName or NameTaken."""
    with writing_on(pad):
        found = find(pad, game, set_id)
        if found.deleted_at:
            raise NoSuchSet(set_id)
        _call(found, name)
        return found


def remove(pad: str, game: str, set_id: str) -> RuleSet:
    """Delete a set and return it; for a day it can be restored. Raises NoSuchSet."""
    with writing_on(pad):
        _tidy(pad)
        found = find(pad, game, set_id)
        if not found.deleted_at:
            found.key, found.deleted_at = None, now()
        return found


def restore(pad: str, game: str, set_id: str, name: str | None = None) -> RuleSet:
    """Bring a deleted set back, under another name if one is given, and return it.

    One that is there already stays as it is. Raises NoSuchSet, BadName, NameTaken or TooMany.
    """
    with writing_on(pad):
        found = find(pad, game, set_id)
        if found.deleted_at:
            _check_room(pad, game)
            _call(found, found.name if name is None else name)
            found.deleted_at = None
        return found


def _add(pad: str, game: str, name: str, said: Options) -> RuleSet:
    _check_room(pad, game)
    added = RuleSet(
        pad_id=pad, id=new_id(), game=game, name=name, key=name_key(name), options=dict(said), saved_at=now()
    )
    db.session.add(added)
    return added


def _call(found: RuleSet, name: str) -> None:
    clean = clean_name(name)
    there = _named(found.pad_id, found.game, clean)
    if there is not None and there is not found:
        raise NameTaken(there)
    found.name, found.key = clean, name_key(clean)


def _named(pad: str, game: str, name: str) -> RuleSet | None:
    return db.session.scalar(_on(pad).where(RuleSet.game == game, RuleSet.key == name_key(name)))


def _check_room(pad: str, game: str) -> None:
    if len(all_of(pad, game)) >= MOST:
        raise TooMany(game)


def _is_gone(found: RuleSet) -> bool:
    return found.deleted_at is not None and found.deleted_at <= now() - WAITS


def _tidy(pad: str) -> None:
    """Forget what was deleted so long ago that nobody can bring it back."""
    db.session.execute(delete(RuleSet).where(RuleSet.pad_id == pad, RuleSet.deleted_at <= now() - WAITS))


def _on(pad: str) -> Select[RuleSet]:
    return select(RuleSet).where(RuleSet.pad_id == pad)
