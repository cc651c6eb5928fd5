"""What the finished matches of a pad say. Merged spellings are one person; people are told by their ids."""

from calendar import monthrange
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from itertools import permutations
from typing import Generic, TypeVar

from scorepad.engine.adding import Addable
from scorepad.engine.duel import Duel, duel
from scorepad.engine.figures import Course, Figures, course, figures
from scorepad.storage.archive.whole import Told, whole
from scorepad.storage.players import Roster, roster
from scorepad.storage.spans import ALWAYS, Span

Kind = TypeVar("Kind", bound=Addable)
Key = TypeVar("Key", bound=Hashable)
MOST = 36


@dataclass(frozen=True)
class Stretch(Generic[Kind]):
    """A part of a span, within it, and what was played then; `unit` is `day`, `month` or `year`."""

    span: Span
    figures: Kind
    unit: str


def everybody(pad: str, span: Span = ALWAYS, game: str = "") -> Mapping[str, Figures]:
    """Return the figures of everybody who finished a match then."""
    people = roster(pad)
    return _totals(Figures, (part for told in _told(pad, span, game) for part in _each(told, people)))


def person(pad: str, player_id: str, span: Span = ALWAYS) -> Mapping[str, Figures]:
    """Return a person's figures by game, and under "" those of all games; none of what was not played."""
    people = roster(pad)
    each = ((told.match.game, *part) for told in _told(pad, span) for part in _each(told, people))
    found = [(of, one) for of, who, one in each if who == player_id]
    return defaultdict(Figures, _totals(Figures, found)) | {"": Figures.total(one for _game, one in found)}


def table(pad: str, span: Span = ALWAYS, game: str = "") -> Course:
    """Return what the matches then say of the table as a whole."""
    return Course.total(course(told.journal.standing) for told in _told(pad, span, game) if told.journal)


def games(pad: str) -> tuple[str, ...]:
    """Return the ids of the games of which a match was finished."""
    return tuple(sorted({told.match.game for told in _told(pad)}))


def duels(pad: str, span: Span = ALWAYS, game: str = "") -> Mapping[tuple[str, str], Duel]:
    """Return what everybody did against everybody else, each pair both ways round."""
    people = roster(pad)
    return _totals(Duel, (pair for told in _told(pad, span, game) for pair in _pairs(told, people)))


def duels_of(pad: str, player_id: str, span: Span = ALWAYS, game: str = "") -> Mapping[str, Duel]:
    """Return what a person did against others, by their ids."""
    return {other: one for (who, other), one in duels(pad, span, game).items() if who == player_id}


def pair(pad: str, one: str, other: str, span: Span = ALWAYS) -> Mapping[str, Duel]:
    """Return what one person did against another by game, and under "" in all games."""
    people = roster(pad)
    each = ((told.match.game, *part) for told in _told(pad, span) for part in _pairs(told, people))
    found = [(of, said) for of, who, said in each if who == (one, other)]
    return defaultdict(Duel, _totals(Duel, found)) | {"": Duel.total(said for _game, said in found)}


def form(pad: str, player_id: str, span: Span = ALWAYS, game: str = "") -> tuple[Stretch[Figures], ...]:
    """Return a person's figures in order of time: by day if those are few, else by month, else by year."""
    people = roster(pad)
    each = ((told.night.date, *part) for told in _told(pad, span, game) for part in _each(told, people))
    found = [(day, one) for day, who, one in each if who == player_id]
    return _stretches(Figures, span, found)


def pair_form(
    pad: str, one: str, other: str, span: Span = ALWAYS, game: str = ""
) -> tuple[Stretch[Duel], ...]:
    """Return what one person did against another in order of time, as `form` does."""
    people = roster(pad)
    each = ((told.night.date, *part) for told in _told(pad, span, game) for part in _pairs(told, people))
    found = [(day, said) for day, who, said in each if who == (one, other)]
    return _stretches(Duel, span, found)


def running(pad: str, span: Span = ALWAYS, game: str = "") -> Counter[str]:
    """Return how many matches everybody began that still run."""
    people = roster(pad)
    going = (told for told in whole(pad) if told.match.state == "running" and told.night.date in span)
    known = (told for told in going if told.journal and game in {"", told.match.game})
    tables = [told.journal.standing.players for told in known if told.journal]
    return Counter(people[player].id for seats in tables for player in seats)


def bounds(pad: str) -> tuple[date, date] | None:
    """Return the dates of the first and the last night with a finished match; None without one."""
    days = [told.night.date for told in _told(pad)]
    return (min(days), max(days)) if days else None


def _told(pad: str, span: Span = ALWAYS, game: str = "") -> list[Told]:
    found = (told for told in whole(pad) if told.journal and told.results)
    wanted = (told for told in found if told.night.date in span and game in {"", told.match.game})
    return sorted(wanted, key=lambda told: (told.night.date, told.match.started_at, told.match.id))


def _each(told: Told, people: Roster) -> Iterable[tuple[str, Figures]]:
    if told.journal:
        for player in told.journal.standing.players:
            yield people[player].id, figures(told.journal.standing, player)


def _pairs(told: Told, people: Roster) -> Iterable[tuple[tuple[str, str], Duel]]:
    if told.journal:
        for one, other in permutations(told.journal.standing.players, 2):
            yield (people[one].id, people[other].id), duel(told.journal.standing, one, other)


def _totals(kind: type[Kind], parts: Iterable[tuple[Key, Kind]]) -> dict[Key, Kind]:
    found: dict[Key, list[Kind]] = defaultdict(list)
    for key, part in parts:
        found[key].append(part)
    return {key: kind.total(of) for key, of in found.items()}


def _stretches(kind: type[Kind], span: Span, found: list[tuple[date, Kind]]) -> tuple[Stretch[Kind], ...]:
    for unit, whole_of in UNITS.items():
        totals = _totals(kind, ((whole_of(day), one) for day, one in found))
        if len(totals) <= MOST or unit == "year":
            break
    return tuple(Stretch(_within(of, span), one, unit) for of, one in totals.items())


def _within(part: Span, span: Span) -> Span:
    first = max(filter(None, (part.first, span.first)))
    last = min(filter(None, (part.last, span.last)))
    return Span(first, last)


UNITS: dict[str, Callable[[date], Span]] = {
    "day": lambda day: Span(day, day),
    "month": lambda day: Span(day.replace(day=1), day.replace(day=monthrange(day.year, day.month)[1])),
    "year": lambda day: Span(date(day.year, 1, 1), date(day.year, 12, 31)),
}
