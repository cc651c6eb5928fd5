"""Proves that what is stored beside the logs is what the logs say, and totals what the results come to."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sqlalchemy import select

from scorepad.engine import InvalidEvent
from scorepad.engine.adding import Addable
from scorepad.storage.database import db
from scorepad.storage.derived import Result
from scorepad.storage.filling import course_of, figures_of
from scorepad.storage.folding import Key
from scorepad.storage.journal import Journal, NotHere, load
from scorepad.storage.ledger import results, stored_results
from scorepad.storage.living import is_living
from scorepad.storage.models import Match, Pad
from scorepad.storage.players import roster
from scorepad.storage.tallies import everything, everything_kept


@dataclass(frozen=True)
class Fault:
    """A match that differs from its log in what is stored beside it, or whose log cannot be replayed.

    It is `repairable` if only what it says for the statistics differs.
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
        journal = load(pad, match_id)
    except NotHere:
        return Fault(match_id, "its game is not installed")
    except InvalidEvent as refused:
        what = f"event {refused.number} is impossible" if refused.number else "its log cannot be read"
        return Fault(match_id, f"{what}: {refused.code}")
    if journal.match.state != _state(journal):
        return Fault(match_id, f"is kept as {journal.match.state}, but is {_state(journal)}")
    rows = stored_results(journal.match)
    if _rows(rows) != _rows(results(journal.match, journal.standing)):
        return Fault(match_id, "its results differ from its log")
    if not _says_the_same(journal, rows):
        return Fault(match_id, "its figures differ from its log", repairable=True)
    return None


def pad_ids(pad: str | None = None) -> list[str]:
    """Return the pads whose totals are to be checked: one, or all."""
    wanted = select(Pad.id).order_by(Pad.id)
    return list(db.session.scalars(wanted.where(Pad.id == pad) if pad else wanted))


def check_totals(pad: str) -> list[Strayed]:
    """Return which totals of a pad are not what its results come to."""
    due, there = everything(pad), everything_kept(pad)
    names = {one: person.name for one, person in roster(pad).items()}
    return [
        Strayed(pad, span, game, tuple(names.get(one, one) for one in who if one), what)
        for span in sorted(due.keys() | there.keys())
        for (game, *who), what in _differing(due.get(span, {}), there.get(span, {}))
    ]


def _differing(due: Mapping[Key, Addable], there: Mapping[Key, Addable]) -> Iterator[tuple[Key, str]]:
    for key in sorted(due.keys() | there.keys()):
        if key not in there:
            yield key, "missing"
        elif key not in due:
            yield key, "left over"
        elif there[key] != due[key]:
            yield key, "wrong"


def _says_the_same(journal: Journal, rows: list[Result]) -> bool:
    said = [row.figures for row in rows]
    due = course_of(journal.match, journal.standing)
    return journal.match.course == due and said == figures_of(journal.standing, rows)


def _state(journal: Journal) -> str:
    if journal.is_abandoned:
        return "abandoned"
    return "finished" if journal.standing.outcome else "running"


def _rows(rows: list[Result]) -> list[tuple[object, ...]]:
    return [(row.seat, row.player_id, row.place, row.total, row.winner) for row in rows]
