"""Finished matches as statistics see them: rows alone, nothing replayed, in order of time."""

from collections.abc import Iterable
from datetime import date
from itertools import groupby
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, or_, select

from scorepad.storage.database import db
from scorepad.storage.folding import Ended, Keys
from scorepad.storage.living import is_living
from scorepad.storage.models import Match, Night, Result
from scorepad.storage.players import Roster

IN_ORDER = (Night.date, Match.started_at, Match.id)


def finished(pad: str, *columns: Any) -> Select[Any]:
    """Return the query for finished matches that count, with their nights, in no order."""
    of_night = (Match.pad_id == Night.pad_id) & (Match.night_id == Night.id)
    rows = select(*columns).select_from(Night).join(Match, of_night)
    return rows.where(Night.pad_id == pad, is_living(Match), Match.course.is_not(None))


def seats(pad: str, *columns: Any) -> Select[Any]:
    """Return the query for who sat in finished matches that count, in no order."""
    of_match = (Result.pad_id == Match.pad_id) & (Result.match_id == Match.id)
    return finished(pad, *columns).join(Result, of_match)


def ended(pad: str, first: date, last: date, keys: Keys, people: Roster) -> list[Ended]:
    """Return the matches of some days, with the people that the totals of these keys are about."""
    columns = (*IN_ORDER, Match.game, Match.course, Result.player_id, Result.figures)
    wanted = seats(pad, *columns).where(Night.date.between(first, last), *_few(keys, people))
    rows = db.session.execute(wanted.order_by(*IN_ORDER, Result.seat))
    return [_ended(list(of), keys, people) for _match, of in groupby(rows, key=lambda row: row.id)]


def is_last(match: Match, night: Night) -> bool:
    """Whether no match that counts comes after this one."""
    same_moment = and_(Match.started_at == match.started_at, Match.id > match.id)
    same_day = and_(Night.date == night.date, or_(Match.started_at > match.started_at, same_moment))
    later = finished(match.pad_id, Match.id).where(Night.date >= night.date)
    return db.session.scalar(later.where(or_(Night.date > night.date, same_day)).limit(1)) is None


def bounds(pad: str) -> tuple[date, date] | None:
    """Return the dates of the first and the last night with a finished match; None without one."""
    nights = finished(pad, Night.date).limit(1)
    first = db.session.scalar(nights.order_by(Night.date))
    last = db.session.scalar(nights.order_by(Night.date.desc()))
    return (first, last) if first and last else None


def _few(keys: Keys, people: Roster) -> Iterable[ColumnElement[bool]]:
    """Yield what saves reading everybody's rows where nothing is asked of anybody else, nor of the table."""
    if keys.people and keys.about:
        ids = [spelling for one in keys.people if one in people for spelling in people.ids_of(people[one])]
        yield Result.player_id.in_(ids)


def _ended(rows: list[Any], keys: Keys, people: Roster) -> Ended:
    match = rows[0]
    there = {people[row.player_id].id: row.figures for row in rows}
    if keys.people is not None:
        there = {one: said for one, said in there.items() if one in keys.people}
    if keys.about is not None and keys.about.isdisjoint(there):
        there = {}
    return Ended(match.date, match.game, match.course, there)
