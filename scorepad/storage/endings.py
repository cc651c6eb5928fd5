"""Finished matches as statistics see them: rows alone, nothing replayed, in order of time."""

from collections.abc import Iterable
from datetime import date
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, exists, or_, select

from scorepad.storage.database import db
from scorepad.storage.derived import Result
from scorepad.storage.folding import Ended, Keys
from scorepad.storage.living import is_living
from scorepad.storage.models import Match, Night
from scorepad.storage.players import Roster

Days = tuple[date, date]
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


def ended(pad: str, days: Iterable[Days], keys: Keys, people: Roster) -> list[Ended]:
    """Return the matches of some days, with the people that the totals of these keys are about.

    All days in a row are given by the first and the last of them.
    """
    some = or_(*(Night.date.between(first, last) for first, last in days))
    return _ended(pad, _on_nights(pad, some), keys, people)


def ended_with(pad: str, days: Days, keys: Keys, people: Roster) -> list[Ended]:
    """Return the same of days in a row, for keys about somebody who sat in few matches: these lead there."""
    sat = select(Result.match_id).where(Result.pad_id == pad, *_few(keys, people))
    return _ended(pad, Match.id.in_(sat) & Night.date.between(*days), keys, people)


def is_last(match: Match, night: Night) -> bool:
    """Whether no match that counts comes after this one."""
    same_moment = and_(Match.started_at == match.started_at, Match.id > match.id)
    same_day = and_(Night.date == night.date, or_(Match.started_at > match.started_at, same_moment))
    later = finished(match.pad_id, Match.id).where(or_(Night.date > night.date, same_day))
    wanted = later.where(_on_nights(match.pad_id, Night.date >= night.date))
    return db.session.scalar(wanted.limit(1)) is None


def bounds(pad: str) -> Days | None:
    """Return the dates of the first and the last night with a finished match; None without one."""
    here = (Match.pad_id == Night.pad_id, Match.night_id == Night.id, is_living(Match))
    nights = select(Night.date).where(Night.pad_id == pad, exists().where(*here, Match.course.is_not(None)))
    first = db.session.scalar(nights.order_by(Night.date).limit(1))
    last = db.session.scalar(nights.order_by(Night.date.desc()).limit(1))
    return (first, last) if first and last else None


def _ended(pad: str, wanted: ColumnElement[bool], keys: Keys, people: Roster) -> list[Ended]:
    """Return finished matches: their rows first, then those of who sat there, each looked up by its key."""
    rows = finished(pad, *IN_ORDER, Match.game, Match.course).where(wanted).order_by(*IN_ORDER)
    matches = db.session.execute(rows).all()
    there = _there(pad, [match.id for match in matches], keys, people)
    return [Ended(match.date, match.game, match.course, there.get(match.id, {})) for match in matches]


def _there(pad: str, matches: list[str], keys: Keys, people: Roster) -> dict[str, dict[str, Any]]:
    """Return what these matches say of people, by match and person; of those that a key is about."""
    rows = select(Result.match_id, Result.player_id, Result.figures).where(
        Result.pad_id == pad, Result.match_id.in_(matches), *_few(keys, people)
    )
    there: dict[str, dict[str, Any]] = {}
    for match, player, said in db.session.execute(rows.order_by(Result.match_id, Result.seat)):
        person = people[player].id
        if keys.people is None or person in keys.people:
            there.setdefault(match, {})[person] = said
    if keys.about is None:
        return there
    return {match: said for match, said in there.items() if not keys.about.isdisjoint(said)}


def _on_nights(pad: str, wanted: ColumnElement[bool]) -> ColumnElement[bool]:
    """Return that a match was on such a night, said so that the nights are looked up first."""
    return Match.night_id.in_(select(Night.id).where(Night.pad_id == pad, wanted))


def _few(keys: Keys, people: Roster) -> Iterable[ColumnElement[bool]]:
    """Yield what saves reading everybody's rows where nothing is asked of anybody else, nor of the table."""
    if keys.people and keys.about:
        ids = [spelling for one in keys.people if one in people for spelling in people.ids_of(people[one])]
        yield Result.player_id.in_(ids)
