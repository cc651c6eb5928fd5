"""The game nights of a pad as lists show them: from the rows alone, nothing replayed."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, String, and_, cast, false, func, or_, select

from scorepad.storage import living
from scorepad.storage.database import db
from scorepad.storage.history import PAGE, won_by
from scorepad.storage.models import LogEntry, Match, Night, Player, Result
from scorepad.storage.names import name_key
from scorepad.storage.players import roster

NEAREST = 10


@dataclass(frozen=True)
class Search:
    """What is looked for: matches with this person, of this game, on nights at a place named like that."""

    person: str = ""
    place: str = ""
    game: str = ""


@dataclass(frozen=True)
class Won:
    """How many matches of a game were won by the same people, who are more than one where they shared."""

    game: str
    winners: tuple[Player, ...]
    times: int


@dataclass(frozen=True)
class NightLine:
    """One night in a list: who was there, how many matches of which game were begun, and who won what."""

    night: Night
    people: tuple[Player, ...]
    games: tuple[tuple[str, int], ...]
    won: tuple[Won, ...]


@dataclass(frozen=True)
class NightPage:
    """One page of nights, counted from 1, with what a search can choose from."""

    lines: tuple[NightLine, ...] = ()
    number: int = 1
    last: int = 1
    people: tuple[Player, ...] = ()
    places: tuple[str, ...] = ()


def page(pad: str, number: int, search: Search) -> NightPage:
    """Return one page of the nights on which something was played, the latest first.

    The last page if `number` is beyond it.
    """
    people, places = roster(pad), known_places(pad)
    wanted = _nights(pad).where(*_searched(pad, search, people, places))
    count = db.session.scalar(select(func.count()).select_from(wanted.subquery())) or 0
    last = max(1, -(-count // PAGE))
    number = min(max(number, 1), last)
    nights = db.session.scalars(wanted.limit(PAGE).offset((number - 1) * PAGE)).all()
    everybody = tuple({player.id: player for player in people.values()}.values())
    return NightPage(_lines(pad, nights, people), number, last, everybody, places)


def known_places(pad: str) -> tuple[str, ...]:
    """Return where nights have been, in the order of the alphabet."""
    wanted = living.nights_of(pad).where(Night.place != "").with_only_columns(Night.place)
    return tuple(sorted(db.session.scalars(wanted.distinct()), key=name_key))


def nearest(pad: str, night: Night) -> tuple[Night, ...]:
    """Return the other nights before and after this one, ten of each at most, the latest first."""
    others = _nights(pad).where(Night.id != night.id).limit(NEAREST).order_by(None)
    later = others.where(Night.date >= night.date).order_by(Night.date, Night.id.desc())
    before = others.where(Night.date < night.date).order_by(Night.date.desc(), Night.id)
    return (*db.session.scalars(later).all()[::-1], *db.session.scalars(before).all())


def _nights(pad: str) -> Select[Any]:
    played = living.matches_of(pad).with_only_columns(Match.night_id)
    return living.nights_of(pad).where(Night.id.in_(played)).order_by(Night.date.desc(), Night.id)


def _searched(
    pad: str, search: Search, people: Mapping[str, Player], places: Sequence[str]
) -> Iterable[ColumnElement[bool]]:
    """Yield what a night must fulfil; person and game must meet in one match."""
    if search.place:
        key = name_key(search.place)
        yield Night.place.in_([place for place in places if key in name_key(place)])
    matches = []
    if search.game:
        matches.append(Match.game == search.game)
    if search.person:
        spellings = [one for one, player in people.items() if player.id == search.person]
        matches.append(or_(false(), *(_sat(pad, one) for one in spellings)))
    if matches:
        yield Night.id.in_(living.matches_of(pad).with_only_columns(Match.night_id).where(*matches))


def _sat(pad: str, player: str) -> ColumnElement[bool]:
    """Whether somebody sat in a match: in the result of a finished one, in seats or log of another."""
    finished = select(Result.match_id).where(Result.pad_id == pad, Result.player_id == player)
    joined = select(LogEntry.match_id).where(
        LogEntry.pad_id == pad,
        LogEntry.match_id == Match.id,
        LogEntry.kind == "join",
        LogEntry.undone.is_(False),
        cast(LogEntry.payload, String).contains(f'"{player}"', autoescape=True),
    )
    seated = cast(Match.seats, String).contains(f'"{player}"', autoescape=True)
    open_ones = and_(Match.state != "finished", or_(seated, joined.exists()))
    return or_(Match.id.in_(finished), open_ones)


def _lines(pad: str, nights: Sequence[Night], people: Mapping[str, Player]) -> tuple[NightLine, ...]:
    if not nights:
        return ()
    wanted = living.matches_of(pad).where(Match.night_id.in_([night.id for night in nights]))
    matches = db.session.scalars(wanted.order_by(Match.started_at, Match.id)).all()
    joined, winners = _joined(pad, matches), won_by(pad, matches)
    return tuple(
        _line(night, [one for one in matches if one.night_id == night.id], people, joined, winners)
        for night in nights
    )


def _line(
    night: Night,
    matches: Sequence[Match],
    people: Mapping[str, Player],
    joined: Mapping[str, list[str]],
    winners: Mapping[str, list[str]],
) -> NightLine:
    there = [people[one] for match in matches for one in (*match.seats, *joined.get(match.id, ()))]
    won = Counter(
        (match.game, tuple(sorted((people[one] for one in winners[match.id]), key=lambda who: who.key)))
        for match in matches
        if match.id in winners
    )
    return NightLine(
        night,
        tuple(dict.fromkeys(there)),
        tuple(Counter(match.game for match in matches).items()),
        tuple(Won(game, who, times) for (game, who), times in won.items()),
    )


def _joined(pad: str, matches: Sequence[Match]) -> Mapping[str, list[str]]:
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
