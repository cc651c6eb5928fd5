"""The table of a pile that is counted beside no match: how many play, under which house rules."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from werkzeug.datastructures import MultiDict
from wtforms import Field

from scorepad.engine.table import Options
from scorepad.games import Game, Option, games
from scorepad.storage.players import COLOURS
from scorepad.web import sentences
from scorepad.web.houserules import RULE, read, rules_form, written
from scorepad.web.table import plain_number
from scorepad.web.text import _, ngettext


@dataclass(frozen=True)
class Place:
    """A seat without a name of its own."""

    name: str
    colour: str


@dataclass(frozen=True)
class PileTable:
    """How many play which game under which house rules; `first` is the place of whoever plays first."""

    game: Game
    players: int
    options: Options
    first: int

    @property
    def seats(self) -> tuple[Place, ...]:
        """Everybody at the table, clockwise."""
        colours = [*COLOURS] * (1 + self.players // len(COLOURS))
        return tuple(
            Place(_("Seat %(number)s", number=number), colours[number - 1])
            for number in range(1, self.players + 1)
        )

    @property
    def rows(self) -> list[tuple[Option, Field]]:
        """The house rules that a pile knows, with fields that show them as they are."""
        rows = rules_form(self.game, self.options).rows
        return [(option, field) for option, field in rows if option in self.game.pile_options]

    @property
    def in_short(self) -> str:
        """The table in one line."""
        people = ngettext("%(num)s player", "%(num)s players", self.players)
        return " · ".join([people, *pile_rules_in_short(self.game, self.options)])

    def query(self, first: int) -> Mapping[str, Any]:
        """Return what an address says of this table when the place `first` plays first."""
        usual = self.game.suggest({}, self.players)
        changed = (one.key for one in self.game.pile_options if self.options[one.key] != usual[one.key])
        rules = {RULE + key: written(self.options[key]) for key in changed}
        said = str(first % self.players + 1) if first % self.players else None
        return {"game": self.game.id, "players": self.players, **rules, "first": said}


def with_a_pile() -> list[Game]:
    """Return the games that have a running sum."""
    return [game for game in games() if game.effects.cards]


def read_table(args: MultiDict[str, str]) -> PileTable | None:
    """Return the table an address describes, as usual where it makes no sense; None if no game has a pile."""
    known = with_a_pile()
    if not known:
        return None
    game = next((game for game in known if game.id == args.get("game")), known[0])
    players = _within(args.get("players"), game.least, game.most) or (*game.best, game.least)[0]
    first = _within(args.get("first"), 1, players) or 1
    return PileTable(game, players, game.suggest(_said(game, args), players), first - 1)


def pile_rules_in_short(game: Game, options: Options) -> list[str]:
    """Return the house rules in force that change what cards do, one text each."""
    said = (sentences.said_option(option, options[option.key]) for option in game.pile_options)
    return [text for text in said if text]


def _within(text: str | None, least: int, most: int) -> int | None:
    number = plain_number(text or "")
    return number if number is not None and least <= number <= most else None


def _said(game: Game, args: MultiDict[str, str]) -> Options:
    """Return the house rules of an address; the last of two, as forms send them for a tick."""
    values = {option.key: read(option, _last(args, option.key)) for option in game.pile_options}
    return {key: value for key, value in values.items() if value is not None}


def _last(args: MultiDict[str, str], key: str) -> str:
    return (args.getlist(RULE + key) or [""])[-1]
