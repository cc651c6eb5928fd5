"""The game nights of a pad as lists show them: from the rows alone, nothing replayed."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select

from scorepad.storage import living
from scorepad.storage.database import db
from scorepad.storage.history import joined_by, won_by
from scorepad.storage.leafing import leaf, plain
from scorepad.storage.models import Match, Night, Player
from scorepad.storage.names import name_key
from scorepad.storage.nights import in_order
from scorepad.storage.players import Roster, roster
from scorepad.storage.sightings import few_with, sat

NEAREST = 10
LATE = 100


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
    """One page of nights, counted from 1, with what a search can choose from.

    `more` says whether another page follows; `places` are those of late.
    """

    lines: tuple[NightLine, ...] = ()
    number: int = 1
    more: bool = False
    people: tuple[Player, ...] = ()
    places: tuple[str, ...] = ()


def page(pad: str, number: int, search: Search) -> NightPage:
    """Return one page of the nights on which something was played, the latest first.

    The last page if `number` is beyond it.
    """
    people = roster(pad)
    found = leaf(_found(pad, search, people), number)
    lines = _lines(pad, found.rows, people)
    return NightPage(lines, found.number, found.more, people.people, late_places(pad))


def late_places(pad: str) -> tuple[str, ...]:
    """Return where the latest nights have been, in the order of the alphabet."""
    late = living.nights_of(pad).with_only_columns(Night.place).order_by(Night.date.desc()).limit(LATE)
    return tuple(sorted({*db.session.scalars(late)} - {""}, key=name_key))


def nearest(pad: str, night: Night) -> tuple[Night, ...]:
    """Return the other nights before and after this one, ten of each at most, the latest first."""
    others = _nights(pad).where(Night.id != night.id).limit(NEAREST).order_by(None)
    later = others.where(Night.date >= night.date).order_by(Night.date, Night.id.desc())
    before = others.where(Night.date < night.date).order_by(Night.date.desc(), Night.id)
    return (*db.session.scalars(later).all()[::-1], *db.session.scalars(before).all())


def has_twin(night: Night) -> bool:
    """Whether there is another night on the date of this one, on which something was played."""
    others = _nights(night.pad_id).where(Night.id != night.id, Night.date == night.date)
    return db.session.scalars(others.order_by(None).limit(1)).first() is not None


def _nights(pad: str, *wanted: ColumnElement[bool]) -> Select[Any]:
    """Return the query for the nights with a match that is wanted, the latest first."""
    there = living.matches_of(pad).where(Match.night_id == Night.id, *wanted).exists()
    return living.nights_of(pad).where(there).order_by(Night.date.desc(), Night.id)


def _found(pad: str, search: Search, people: Roster) -> Select[Any]:
    """Return the query for what is looked for; person and game must meet in one match."""
    wanted = [Match.game == search.game] if search.game else []
    spellings = frozenset(one for one in people if people[one].id == search.person)
    found = _with(pad, spellings, wanted) if search.person else _nights(pad, *wanted)
    return found.where(Night.place.in_(_places_like(pad, search.place))) if search.place else found


def _with(pad: str, ids: frozenset[str], wanted: Sequence[ColumnElement[bool]]) -> Select[Any]:
    few = few_with(pad, ids)
    if few is None:
        return _nights(pad, *wanted, sat(pad, ids))
    matches = living.matches_of(pad).where(Match.id.in_(few), *wanted).with_only_columns(Match.night_id)
    nights = living.nights_of(pad).where(Night.id.in_(matches))
    return nights.order_by(plain(Night.date).desc(), Night.id)


def _places_like(pad: str, typed: str) -> tuple[str, ...]:
    key, places = name_key(typed), living.nights_of(pad).with_only_columns(Night.place).distinct()
    return tuple(place for place in db.session.scalars(places) if key in name_key(place))


def _lines(pad: str, nights: Sequence[Night], people: Mapping[str, Player]) -> tuple[NightLine, ...]:
    if not nights:
        return ()
    wanted = living.matches_of(pad).where(Match.night_id.in_([night.id for night in nights]))
    matches = in_order(db.session.scalars(wanted))
    joined, winners = joined_by(pad, matches), won_by(pad, matches)
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
        tuple(Counter(match.game for match in matches if match.state != "abandoned").items()),
        tuple(Won(game, who, times) for (game, who), times in won.items()),
    )
