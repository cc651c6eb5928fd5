"""The matches of a pad as lists show them: from the rows alone, nothing replayed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlalchemy import Select, func, select

from scorepad.storage.attendance import count_with
from scorepad.storage.database import db
from scorepad.storage.derived import Result
from scorepad.storage.leafing import leaf, plain
from scorepad.storage.living import matches_of
from scorepad.storage.models import LogEntry, Match, Night, Player
from scorepad.storage.players import Roster, roster
from scorepad.storage.sightings import few_with, sat


@dataclass(frozen=True)
class Line:
    """One match in a list: who sat there, those who joined last, how many rounds were played, who won."""

    match: Match
    date: date
    players: tuple[Player, ...]
    rounds: int
    winners: tuple[Player, ...]


@dataclass(frozen=True)
class Page:
    """One page of a list, counted from 1; `more` says whether another follows.

    Of a person's matches `count` is how many there are on all pages.
    """

    lines: tuple[Line, ...] = ()
    number: int = 1
    more: bool = False
    count: int = 0


EMPTY = Page()


def running(pad: str) -> tuple[Line, ...]:
    """Return the matches being played, the latest first."""
    return lines(pad, _matches(pad).where(Match.state == "running"))


def latest(pad: str, most: int) -> tuple[Line, ...]:
    """Return the latest matches that are not running any more."""
    return lines(pad, _matches(pad).where(Match.state != "running").limit(most))


def lines(pad: str, wanted: Select[Any]) -> tuple[Line, ...]:
    """Return the matches of a query as lines, in its order."""
    return _told(pad, db.session.scalars(wanted).all())


def page(pad: str, number: int) -> Page:
    """Return one page of all matches, the latest first; the last page if `number` is beyond it."""
    return _page(pad, _matches(pad), number)


def page_with(pad: str, person: Player, people: Roster, number: int) -> Page:
    """Return one page of the matches in which a person sat, as `page` does."""
    ids = people.ids_of(person)
    few = few_with(pad, ids)
    if few is None:
        wanted = _matches(pad).where(sat(pad, ids))
    else:
        wanted = matches_of(pad).where(Match.id.in_(few)).order_by(plain(Match.started_at).desc(), Match.id)
    return _page(pad, wanted, number, count_with(pad, person, ids))


def last_table(pad: str, people: Mapping[str, Player]) -> tuple[str, tuple[str, ...]] | None:
    """Return the game and the names of the last match, in seat order; None on a new pad."""
    match: Match | None = db.session.scalars(_matches(pad).limit(1)).first()
    if match is None:
        return None
    return match.game, tuple(people[player].name for player in match.seats)


def won_by(pad: str, matches: Sequence[Match]) -> Mapping[str, list[str]]:
    """Return who won each of these matches, by its id, in seat order; those without a winner are left out."""
    rows = db.session.execute(
        select(Result.match_id, Result.player_id)
        .where(Result.pad_id == pad, Result.match_id.in_([match.id for match in matches]))
        .where(Result.winner.is_(True))
        .order_by(Result.match_id, Result.seat)
    )
    winners: dict[str, list[str]] = {}
    for match_id, player in rows:
        winners.setdefault(match_id, []).append(player)
    return winners


def joined_by(pad: str, matches: Sequence[Match]) -> Mapping[str, list[str]]:
    """Return who joined each of these matches, by its id, in the order in which they came."""
    rows = db.session.execute(
        select(LogEntry.match_id, LogEntry.payload)
        .where(LogEntry.pad_id == pad, LogEntry.match_id.in_([match.id for match in matches]))
        .where(LogEntry.kind == "join", LogEntry.undone.is_(False))
        .order_by(LogEntry.match_id, LogEntry.number)
    )
    joined: dict[str, list[str]] = {}
    for match_id, payload in rows:
        joined.setdefault(match_id, []).append(payload["player"])
    return joined


def _matches(pad: str) -> Select[Any]:
    return matches_of(pad).order_by(Match.started_at.desc(), Match.id)


def _page(pad: str, wanted: Select[Any], number: int, count: int = 0) -> Page:
    found = leaf(wanted, number)
    return Page(_told(pad, found.rows), found.number, found.more, count)


def _told(pad: str, matches: Sequence[Match]) -> tuple[Line, ...]:
    if not matches:
        return ()
    people, dates = roster(pad), _dates(pad, matches)
    rounds, winners, joined = _rounds(pad, matches), won_by(pad, matches), joined_by(pad, matches)
    return tuple(
        Line(
            match,
            dates[match.night_id],
            tuple(people[player] for player in (*match.seats, *joined.get(match.id, ()))),
            rounds.get(match.id, 0),
            tuple(people[player] for player in winners.get(match.id, ())),
        )
        for match in matches
    )


def _rounds(pad: str, matches: Sequence[Match]) -> Mapping[str, int]:
    rows = db.session.execute(
        select(LogEntry.match_id, func.count())
        .where(LogEntry.pad_id == pad, LogEntry.match_id.in_([match.id for match in matches]))
        .where(LogEntry.kind == "round", LogEntry.undone.is_(False))
        .group_by(LogEntry.match_id)
    )
    return dict(rows.all())


def _dates(pad: str, matches: Sequence[Match]) -> Mapping[str, date]:
    nights = {match.night_id for match in matches}
    rows = db.session.execute(select(Night.id, Night.date).where(Night.pad_id == pad, Night.id.in_(nights)))
    return dict(rows.all())
