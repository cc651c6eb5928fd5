"""Matches as a table would tell them: who sits there, what was said round by round, where that leads."""

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from scorepad.engine import Event, InvalidEvent, Round, Standing, Table, play, replay
from scorepad.engine.codec import decode
from scorepad.engine.rules import PointsRules, Rules, TokensRules
from scorepad.engine.table import Options
from scorepad.games import find

CAST = ("Anna", "Ben", "Carla", "Dan", "Eva", "Finn")
CASES = Path(__file__).parent.parent / "cases"


@dataclass(frozen=True)
class House:
    """A game of one family whose options are the family's parameters, for rules no real game has."""

    usual: Rules
    least: int = 2
    most: int = 6
    id: str = "house"

    @property
    def family(self) -> str:
        return "tokens" if isinstance(self.usual, TokensRules) else "points"

    def settle(self, said: Options, players: int) -> Options:
        return dict(said)

    def change(self, options: Options, said: Options) -> Options:
        return {**options, **said}

    def rules(self, options: Options) -> Rules:
        return replace(self.usual, **options)


def cases(name: str) -> list[Any]:
    return [pytest.param(case, id=case["id"]) for case in json.loads((CASES / name).read_text("utf-8"))]


def cards() -> dict[str, Any]:
    return json.loads((CASES / "cards.json").read_text("utf-8"))


def told(match: dict[str, Any]) -> Standing:
    table = Table(tuple(match["seats"]), match["first_dealer"], match["options"])
    return replay(find(match["game"]), table, [decode(event) for event in match["log"]])


def lost(*losers: str, dealer: str | None = None, **amounts: int) -> Round:
    return Round(losers=dict.fromkeys(losers, 1) | amounts, dealer=dealer)


def points(dealer: str | None = None, blocked: bool = False, **scored: int) -> Round:
    return Round(points=scored, dealer=dealer, blocked=blocked)


def hands(**left: dict[str, int]) -> Round:
    return Round(hands=left)


def ninety_nine(players: int, *events: Event, first: str = "Anna", **options: Any) -> Standing:
    return replay(find("ninety-nine"), Table(CAST[:players], first, options), events)


def nines(players: int, *events: Event, first: str = "Anna", **options: Any) -> Standing:
    return replay(find("nines"), Table(CAST[:players], first, options), events)


def tokens_house(players: int, *events: Event, **rules: Any) -> Standing:
    return replay(House(TokensRules(**rules)), Table(CAST[:players], "Anna"), events)


def points_house(players: int, *events: Event, **rules: Any) -> Standing:
    return replay(House(PointsRules(**rules)), Table(CAST[:players], "Anna"), events)


def refusal(standing: Standing, event: Event) -> tuple[str, dict[str, object]]:
    """Return code and figures with which `standing` refuses `event`."""
    with pytest.raises(InvalidEvent) as refused:
        play(standing, event)
    return refused.value.code, refused.value.figures


def scores(standing: Standing) -> dict[str, int]:
    return {seat.player: seat.score for seat in standing.seats}


def dealers(standing: Standing) -> list[str]:
    return [played.dealer for played in standing.rounds]


def ranking(standing: Standing) -> list[tuple[int, ...]]:
    """Return (place, player, player, ...) for each place, best first."""
    return [(place.place, *place.players) for place in standing.outcome.ranking]
