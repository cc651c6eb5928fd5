"""The list of nights as its page shows it: by month, a page at a time, and what was searched for."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby

from scorepad.games import Game, games
from scorepad.storage.evenings import NightLine, NightPage, Search, Won
from scorepad.storage.models import Night, Player
from scorepad.storage.names import clean_line
from scorepad.web.language import sort_key, written_list, written_month, written_weekday
from scorepad.web.text import _, ngettext
from scorepad.web.view import game_name

LONGEST = 80


@dataclass(frozen=True)
class Line:
    """One night: its date, who was there, and of each game how often it was played and who won."""

    night: Night
    date: str
    people: tuple[Player, ...]
    games: tuple[str, ...]


@dataclass(frozen=True)
class Month:
    """A month with its nights, the latest first."""

    name: str
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class NightList:
    """A page of nights. `query` is what its neighbours' addresses must say to search for the same."""

    months: tuple[Month, ...]
    page: NightPage
    search: Search
    people: tuple[Player, ...]
    games: tuple[Game, ...]

    @property
    def query(self) -> dict[str, str]:
        """The search as an address tells it."""
        said = vars(self.search)
        return {key: value for key, value in said.items() if value}


def read_search(args: Mapping[str, str]) -> Search:
    """Return what an address searches for."""
    return Search(*(clean_line(args.get(key, ""))[:LONGEST] for key in ("person", "place", "game")))


def night_list(page: NightPage, search: Search) -> NightList:
    """Return the list of nights of one page."""
    months = groupby(page.lines, key=lambda line: written_month(line.night.date))
    return NightList(
        tuple(Month(name, tuple(map(_line, lines))) for name, lines in months),
        page,
        search,
        tuple(sorted(page.people, key=lambda player: sort_key(player.name))),
        tuple(games()),
    )


def _line(line: NightLine) -> Line:
    said = tuple(
        _game(game, count, [won for won in line.won if won.game == game]) for game, count in line.games
    )
    return Line(line.night, written_weekday(line.night.date), line.people, said or (_("broken off"),))


def _game(game: str, count: int, won: Iterable[Won]) -> str:
    """Return `2 × Nines: Anna 1 Sieg, Ben und Carla 1 geteilter Sieg`."""
    name = game_name(game) if count == 1 else f"{count} × {game_name(game)}"
    wins = ", ".join(map(_wins, won))
    return _("%(game)s: %(wins)s", game=name, wins=wins) if wins else name


def _wins(won: Won) -> str:
    who = written_list(player.name for player in won.winners)
    if len(won.winners) > 1:
        return ngettext("%(who)s %(num)s shared win", "%(who)s %(num)s shared wins", won.times, who=who)
    return ngettext("%(who)s %(num)s win", "%(who)s %(num)s wins", won.times, who=who)
