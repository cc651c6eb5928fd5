"""Proves that what is stored beside the logs is what the logs say, and totals what the results come to."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.exc import NoResultFound

from scorepad.engine import InvalidEvent
from scorepad.engine.adding import Addable
from scorepad.storage.beside import Beside, Written, due, raw, stored, tidied, written
from scorepad.storage.database import db
from scorepad.storage.derived import Tally
from scorepad.storage.folding import Key
from scorepad.storage.journal import NotHere
from scorepad.storage.living import is_living
from scorepad.storage.models import Match, Pad
from scorepad.storage.players import roster
from scorepad.storage.tallies import everything

Texts = dict[Key, Written]


@dataclass(frozen=True)
class Fault:
    """A match that differs from its log in what is stored beside it, or whose log cannot be replayed.

    It is `repairable` unless the log cannot be replayed: all that is stored beside it can be made anew.
    """

    match: str
    what: str
    repairable: bool = False

    def __str__(self) -> str:
        return f"match {self.match} {self.what}"


@dataclass(frozen=True)
class Strayed:
    """A total that is `wrong`, `missing` or `left over`: of which span and game, and about whom."""

    pad: str
    span: str
    game: str
    who: tuple[str, ...]
    what: str
    repairable: bool = True

    def __str__(self) -> str:
        about = " against ".join(self.who) or "the table"
        of = f"{self.span or 'all time'}, {self.game or 'all games'}, {about}"
        return f"statistics of pad {self.pad}, {of}: {self.what}"


def match_ids(pad: str | None = None) -> list[tuple[str, str]]:
    """Return pad and id of every match to check, of one pad or of all."""
    wanted = select(Match.pad_id, Match.id).where(is_living(Match)).order_by(Match.pad_id, Match.id)
    rows = db.session.execute(wanted.where(Match.pad_id == pad) if pad else wanted)
    return [(row.pad_id, row.id) for row in rows]


def check(pad: str, match_id: str) -> Fault | None:
    """Return what is wrong with one match, or None."""
    try:
        must = due(pad, match_id)
    except NotHere:
        return _not_replayed(pad, match_id, "its game is not installed")
    except InvalidEvent as refused:
        what = f"event {refused.number} is impossible" if refused.number else "its log cannot be read"
        return _not_replayed(pad, match_id, f"{what}: {refused.code}")
    differs = _difference(must, stored(pad, match_id))
    return Fault(match_id, differs, repairable=True) if differs else None


def pad_ids(pad: str | None = None) -> list[str]:
    """Return the pads whose totals are to be checked: one, or all."""
    wanted = select(Pad.id).order_by(Pad.id)
    return list(db.session.scalars(wanted.where(Pad.id == pad) if pad else wanted))


def check_totals(pad: str) -> list[Strayed]:
    """Return which totals of a pad are not what its results come to; these must be sound."""
    must = {span: _written(totals) for span, totals in everything(pad).items()}
    there = _kept(pad)
    names = {one: person.name for one, person in roster(pad).items()}
    return [
        Strayed(pad, span, game, tuple(names.get(one, one) for one in who if one), what)
        for span in sorted(must.keys() | there.keys())
        for (game, *who), what in _differing(must.get(span, {}), there.get(span, {}))
    ]


def _not_replayed(pad: str, match_id: str, what: str) -> Fault:
    """Return the fault of a match of which nobody knows what it comes to: it still must not spoil totals."""
    try:
        spoilt = not stored(pad, match_id).can_be_added
    except NoResultFound:
        spoilt = False
    return Fault(match_id, f"{what}, and its figures cannot be read" if spoilt else what, repairable=spoilt)


def _difference(must: Beside, there: Beside) -> str | None:
    if there.state != must.state:
        return f"is kept as {there.state}, but is {must.state}"
    if there.rows != must.rows:
        return "its results differ from its log"
    return "its figures differ from its log" if there != must else None


def _kept(pad: str) -> dict[str, Texts]:
    key = (Tally.game, Tally.player_id, Tally.other_id)
    kept: dict[str, Texts] = {}
    rows = select(Tally.span, *key, raw(Tally.figures)).where(Tally.pad_id == pad)
    for span, game, player, other, said in db.session.execute(rows):
        kept.setdefault(span, {})[game, player, other] = tidied(said)
    return kept


def _written(totals: Mapping[Key, Addable]) -> Texts:
    return {key: written(said.encode()) for key, said in totals.items()}


def _differing(must: Texts, there: Texts) -> Iterator[tuple[Key, str]]:
    for key in sorted(must.keys() | there.keys()):
        if key not in there:
            yield key, "missing"
        elif key not in must:
            yield key, "left over"
        elif there[key] != must[key]:
            yield key, "wrong"
