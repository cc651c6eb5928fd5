"""Which sheet an address asks for: game, number of players, house rules, and what to print beside them."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from typing import Any

from werkzeug.datastructures import MultiDict

from scorepad.engine.table import Options
from scorepad.games import LANGUAGES, Game
from scorepad.games.spans import Spans, deal, spread
from scorepad.storage.names import BadName, clean_name, name_key
from scorepad.web.houserules import written
from scorepad.web.messages import explain_name
from scorepad.web.nearest import NUMBER, Said, read_rules
from scorepad.web.text import _

EARLIEST = 1900
BESIDE = ("lang", "players", "name", "date", "paper", "qr")


@dataclass(frozen=True)
class Choice:
    """A game as one table plays it. `players` is None while it is open how many they are.

    `said` are the house rules that are not as usual, `notices` what had to be read otherwise than it was
    written, `refused` the names among that. `language` is the one an address asks for, empty where it leaves
    that to the browser.
    """

    game: Game
    said: Said
    players: int | None = None
    names: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    day: date | None = None
    qr: bool = False
    paper: str = ""
    language: str = ""
    notices: tuple[str, ...] = ()

    @cached_property
    def spread(self) -> Mapping[str, Spans]:
        """Every house rule by the number of players."""
        return spread(self.game, self.said, self.players)

    @cached_property
    def deal(self) -> Spans:
        """The cards each by the number of players."""
        return deal(self.game, self.said, self.players)

    @property
    def size(self) -> int:
        """The number of players to reckon with where it is open: one of those the game is best with."""
        return self.players or (*self.game.best, self.game.least)[0]

    @property
    def options(self) -> Options:
        """The house rules at a table of that size."""
        return self.game.settle(self.said, self.size)

    @property
    def rules(self) -> Mapping[str, str]:
        """What an address says of the house rules."""
        return {key: written(value) for key, value in self.said.items()}

    @property
    def query(self) -> dict[str, Any]:
        """What an address says of all this."""
        beside = {
            "lang": self.language or None,
            "players": self.players if self.players != len(self.names) else None,
            "name": [*self.names],
            "date": self.day.isoformat() if self.day else None,
            "paper": self.paper or None,
            "qr": "1" if self.qr else None,
        }
        return {**self.rules, **beside}


def read_choice(game: Game, args: MultiDict[str, str]) -> Choice:
    """Return what an address asks for, as near to its words as the game allows."""
    said, notices = read_rules(game, args)
    reading = _Reading(game, args, [*notices])
    names = reading.names()
    players = reading.players()
    if len(names) >= game.least:
        players = max(players or 0, len(names))
    return Choice(
        game=game,
        said=_unusual(game, said, players),
        players=players,
        names=names,
        refused=tuple(reading.refused),
        day=reading.day(),
        qr=args.get("qr") == "1",
        paper=reading.one_of("paper", ("a4", "a5")),
        language=reading.one_of("lang", LANGUAGES),
        notices=(*reading.notices, *reading.unknown()),
    )


def _unusual(game: Game, said: Said, players: int | None) -> Said:
    """Return the rules without those that say what would hold anyway."""
    kept = dict(said)
    for key in said:
        without = {other: value for other, value in kept.items() if other != key}
        if spread(game, without, players) == spread(game, kept, players):
            kept = without
    return kept


@dataclass
class _Reading:
    """Reads an address and notes what in it cannot be."""

    game: Game
    args: MultiDict[str, str]
    notices: list[str]
    refused: list[str] = field(default_factory=list)

    def names(self) -> tuple[str, ...]:
        """Return the names that can be printed, each once."""
        names: dict[str, str] = {}
        for typed in filter(str.strip, self.args.getlist("name")):
            try:
                names.setdefault(name_key(clean_name(typed)), clean_name(typed))
            except BadName as bad:
                self.notices.append(explain_name(bad))
                self.refused.append(typed)
        if len(names) > self.game.most:
            self.notices.append(_("No more than %(most)s players can play this.", most=self.game.most))
        return tuple(names.values())[: self.game.most]

    def players(self) -> int | None:
        """Return how many play; None where the address leaves it open."""
        text = self.args.get("players", "").strip()
        if not text:
            return None
        number = int(text) if NUMBER.fullmatch(text) else None
        least, most = self.game.least, self.game.most
        if number is None or not least <= number <= most:
            self.notices.append(_("This is for %(least)s to %(most)s players.", least=least, most=most))
        return None if number is None else min(max(number, least), most)

    def day(self) -> date | None:
        """Return the date to print."""
        text = self.args.get("date", "").strip()
        if not text:
            return None
        with suppress(ValueError):
            day = date.fromisoformat(text)
            if day.year >= EARLIEST:
                return day
        self.notices.append(_("“%(said)s” is no date.", said=text[:40]))
        return None

    def one_of(self, key: str, allowed: tuple[str, ...]) -> str:
        """Return what an address says of `key`; empty where it says nothing that can be."""
        text = self.args.get(key, "").strip()
        if text and text not in allowed:
            self.notices.append(_("There is no “%(said)s” here; the sheet has the usual.", said=text[:40]))
        return text if text in allowed else ""

    def unknown(self) -> list[str]:
        """Return a notice for every key that means nothing here."""
        keys = (key for key in self.args if key not in self.game.by_key and key not in BESIDE)
        return [_("“%(said)s” means nothing to this sheet.", said=key[:40]) for key in keys]
