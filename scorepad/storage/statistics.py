"""What the finished matches of a pad say, for any span of days; nothing is replayed or counted anew.

Merged spellings are one person, and people are told by their ids. A match has the date of its night.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import replace
from datetime import date

from sqlalchemy import select

from scorepad.engine.duel import Duel
from scorepad.engine.figures import Course, Figures
from scorepad.storage import endings, sightings, stretches
from scorepad.storage.database import db
from scorepad.storage.derived import Tally
from scorepad.storage.folding import Keys
from scorepad.storage.players import Roster, roster
from scorepad.storage.spans import ALWAYS, Span, years_within
from scorepad.storage.stretches import Stretch, of_kind, told
from scorepad.storage.tallies import played


def everybody(pad: str, span: Span = ALWAYS, game: str = "") -> Mapping[str, Figures]:
    """Return the figures of everybody who finished a match then."""
    return together(pad, span, game)[0]


def together(pad: str, span: Span = ALWAYS, game: str = "") -> tuple[Mapping[str, Figures], Course]:
    """Return the figures of everybody, and what the matches say of the table as a whole, read at once."""
    found = stretches.parts(pad, span, Keys(games=frozenset({game}), pairs=False))
    people = {player: said for (_game, player, _other), said in of_kind(Figures, found).items()}
    return people, Course.total(of_kind(Course, found).values())


def person(pad: str, player_id: str, span: Span = ALWAYS) -> Mapping[str, Figures]:
    """Return a person's figures by game, and under "" those of all games; none of what was not played."""
    found = told(Figures, pad, span, _only(player_id))
    return defaultdict(Figures, {"": Figures()} | {game: said for (game, *_), said in found.items()})


def games(pad: str) -> tuple[str, ...]:
    """Return the ids of the games of which a match was finished, in the order of the alphabet."""
    kept = select(Tally.game).where(Tally.pad_id == pad, Tally.span == "", Tally.player_id == "")
    return tuple(db.session.scalars(kept.where(Tally.game != "").order_by(Tally.game)))


def duels(
    pad: str, span: Span = ALWAYS, game: str = "", among: frozenset[str] | None = None
) -> Mapping[tuple[str, str], Duel]:
    """Return what everybody, or these people, did against each other, each pair both ways round."""
    return _both_ways(pad, span, Keys(games=frozenset({game}), people=among, pairs=True))


def duels_of(pad: str, player_id: str, span: Span = ALWAYS, game: str = "") -> Mapping[str, Duel]:
    """Return what a person did against others, by their ids."""
    keys = Keys(games=frozenset({game}), about=frozenset({player_id}), pairs=True)
    found = _both_ways(pad, span, keys)
    return {other: said for (one, other), said in found.items() if one == player_id}


def pair(pad: str, one: str, other: str, span: Span = ALWAYS) -> Mapping[str, Duel]:
    """Return what one person did against another by game, and under "" in all games."""
    found = told(Duel, pad, span, _two(one, other))
    said = {game: duel if one < other else duel.turned for (game, *_), duel in found.items()}
    return defaultdict(Duel, {"": Duel()} | said)


def form(pad: str, player_id: str, span: Span = ALWAYS, game: str = "") -> tuple[Stretch[Figures], ...]:
    """Return a person's figures in order of time: by day if those are few, else by month, else by year."""
    return stretches.form(Figures, pad, span, replace(_only(player_id), games=frozenset({game})))


def pair_form(
    pad: str, one: str, other: str, span: Span = ALWAYS, game: str = ""
) -> tuple[Stretch[Duel], ...]:
    """Return what one person did against another in order of time, as `form` does."""
    found = stretches.form(Duel, pad, span, replace(_two(one, other), games=frozenset({game})))
    return found if one < other else tuple(replace(each, figures=each.figures.turned) for each in found)


def running(pad: str, span: Span = ALWAYS, game: str = "") -> Counter[str]:
    """Return how many matches everybody began that still run."""
    tables = list(sightings.running(pad, span.first or date.min, span.last or date.max, game))
    people = roster(pad) if tables else Roster(())
    return Counter(people[player].id for players in tables for player in players)


def bounds(pad: str) -> tuple[date, date] | None:
    """Return the dates of the first and the last night with a finished match; None without one."""
    return endings.bounds(pad)


def years(pad: str) -> tuple[int, ...]:
    """Return the years of which anything was finished, the latest first."""
    whole = Keys(games=frozenset({""}), people=frozenset(), pairs=False)
    return tuple(sorted(map(int, played(pad, years_within(bounds(pad)), whole)), reverse=True))


def _only(player_id: str) -> Keys:
    one = frozenset({player_id})
    return Keys(people=one, about=one, pairs=False)


def _two(one: str, other: str) -> Keys:
    both = frozenset({one, other})
    return Keys(people=both, about=both, pairs=True)


def _both_ways(pad: str, span: Span, keys: Keys) -> dict[tuple[str, str], Duel]:
    found = {(one, other): said for (_game, one, other), said in told(Duel, pad, span, keys).items()}
    return found | {(other, one): said.turned for (one, other), said in found.items()}
