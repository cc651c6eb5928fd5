"""What is stored beside the log of a match, as it is and as it must be; what is stored may be anything."""

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Integer, LargeBinary, Text, cast, delete, func, insert, select, update
from sqlalchemy import type_coerce as as_it_is
from sqlalchemy.orm import defer

from scorepad.engine import InvalidEvent, Standing
from scorepad.engine.adding import Addable
from scorepad.engine.figures import Course, Figures, course, figures
from scorepad.storage.database import db
from scorepad.storage.derived import Result
from scorepad.storage.journal import Journal, NotHere, journal_of
from scorepad.storage.ledger import results
from scorepad.storage.models import LogEntry, Match, Player

Written = str | bytes | None
Row = tuple[int, str, int | None, int, bool]


@dataclass(frozen=True)
class Beside:
    """State, course, and by seat the results with their figures; course and figures as they are written."""

    state: str
    course: Written
    rows: tuple[Row, ...]
    figures: tuple[Written, ...]

    @property
    def can_be_added(self) -> bool:
        """Whether totals can be made of this, as far as it counts; not whether it is right."""
        return self.course is None or (
            _can_be_added(Course, self.course) and all(_can_be_added(Figures, said) for said in self.figures)
        )


def due(pad: str, match_id: str) -> Beside:
    """Return what must be stored beside a log; raises NotHere, or InvalidEvent if it cannot be replayed."""
    journal = _replayed(pad, match_id)
    match, standing = journal.match, journal.standing
    rows = results(match, standing)
    _check_known(pad, {row.player_id for row in rows})
    return Beside(
        _state(journal),
        written(course(standing).encode()) if rows else None,
        tuple((row.seat, row.player_id, row.place, row.total, row.winner) for row in rows),
        tuple(_figures(standing, row) for row in rows),
    )


def stored(pad: str, match_id: str) -> Beside:
    """Return what is stored beside the log of a match that is there."""
    of_match = select(Match.state, raw(Match.course)).where(Match.pad_id == pad, Match.id == match_id)
    state, said = db.session.execute(of_match).one()
    winner = as_it_is(Result.winner, Integer)
    columns = (Result.seat, Result.player_id, Result.place, Result.total, winner, raw(Result.figures))
    wanted = select(*columns).where(Result.pad_id == pad, Result.match_id == match_id).order_by(Result.seat)
    found = [tuple(row) for row in db.session.execute(wanted)]
    return Beside(
        state, tidied(said), tuple(row[:-1] for row in found), tuple(tidied(row[-1]) for row in found)
    )


def write(pad: str, match_id: str, said: Beside) -> None:
    """Write all this over what is stored, without reading that; totals aside. Call it while writing."""
    write_course(pad, match_id, said.course, state=said.state)
    db.session.execute(delete(Result).where(Result.pad_id == pad, Result.match_id == match_id))
    rows = [
        {
            "pad_id": pad, "match_id": match_id, "seat": seat, "player_id": player, "place": place,
            "total": total, "winner": winner, "figures": _read(text),
        }
        for (seat, player, place, total, winner), text in zip(said.rows, said.figures, strict=True)
    ]  # fmt: skip
    if rows:
        db.session.execute(insert(Result), rows)


def write_course(pad: str, match_id: str, said: Written, **more: str) -> None:
    """Write a course, None so that the match does not count; totals aside. Call it while writing."""
    here = update(Match).where(Match.pad_id == pad, Match.id == match_id)
    db.session.execute(here.values(course=_read(said), **more))


def raw(column: Any) -> ColumnElement[Any]:
    """Return a column of JSON as it is written: reading it as JSON would fail for all rows if for one."""
    return cast(column, LargeBinary if db.engine.dialect.name == "sqlite" else Text)


def tidied(said: Written) -> Written:
    """Return JSON in the one way in which `written` writes it; what is none stays as it is."""
    try:
        return written(_read(said)) if said is not None else None
    except (ValueError, RecursionError):
        return said


def written(said: Any) -> str:
    """Return JSON written so that what is equal is written equally."""
    return json.dumps(said, sort_keys=True)


def _replayed(pad: str, match_id: str) -> Journal:
    """Return a match read without its course, which may be unreadable; that of a log is its own fault."""
    row = select(Match).where(Match.pad_id == pad, Match.id == match_id).options(defer(Match.course))
    log = select(LogEntry).where(LogEntry.pad_id == pad, LogEntry.match_id == match_id)
    anew = {"populate_existing": True}
    try:
        match = db.session.scalars(row, execution_options=anew).one_or_none()
        if match is None:
            raise NotHere(match_id)
        entries = db.session.scalars(log.order_by(LogEntry.number), execution_options=anew).all()
        return journal_of(match, entries)
    except InvalidEvent:
        raise
    except (ValueError, TypeError, AttributeError) as unreadable:
        raise InvalidEvent("bad_format") from unreadable


def _check_known(pad: str, players: set[str]) -> None:
    known = select(func.count()).select_from(Player).where(Player.pad_id == pad, Player.id.in_(players))
    if players and db.session.scalar(known) != len(players):
        raise InvalidEvent("unknown_player")


def _state(journal: Journal) -> str:
    if journal.is_abandoned:
        return "abandoned"
    return "finished" if journal.standing.outcome else "running"


def _figures(standing: Standing, row: Result) -> str:
    return written(figures(standing, row.player_id).encode())


def _read(said: Written) -> Any:
    return None if said is None else json.loads(said)


def _can_be_added(kind: type[Addable], said: Written) -> bool:
    try:
        data = _read(said)
        return _counts(data) and written(kind.decode(data).encode()) == said
    except (ValueError, TypeError, AttributeError, RecursionError):
        return False


def _counts(data: Any) -> bool:
    """Whether there is nothing but whole numbers in it."""
    return all(map(_counts, data.values())) if isinstance(data, dict) else type(data) is int
