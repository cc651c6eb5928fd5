"""What a table says in the course of a match. The log of these events is the only truth there is."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from scorepad.engine.cards import Hand
from scorepad.engine.table import Options

Key = TypeVar("Key")


@dataclass(frozen=True, kw_only=True)
class Round:
    """One deal as the table told it: who lost how many tokens, or points and hands left, in one family's way.

    `dealer` is given only where the table said who dealt. `dealt` is who in fact dealt when the round was
    recorded: a later correction of scores must not rewrite it.
    """

    losers: Mapping[str, int] | None = None
    points: Mapping[str, int] | None = None
    hands: Mapping[str, Hand] | None = None
    blocked: bool = False
    dealer: str | None = None
    dealt: str | None = None
    at: str | None = None


@dataclass(frozen=True, kw_only=True)
class Join:
    """Somebody sits down left of `after` (the last seat if None) with `start` tokens or points."""

    player: str
    after: str | None = None
    start: int | None = None
    at: str | None = None


@dataclass(frozen=True, kw_only=True)
class Leave:
    """Somebody gets up for good; his score stays as it is."""

    player: str
    at: str | None = None


@dataclass(frozen=True, kw_only=True)
class Change:
    """House rules that hold from here on."""

    options: Options
    at: str | None = None


Event = Round | Join | Leave | Change


def renamed(event: Event, names: Mapping[str, str]) -> Event:
    """Return the same event with every player called by `names`; raises KeyError for one it lacks."""
    match event:
        case Round():
            return replace(
                event,
                losers=_keys(event.losers, names),
                points=_keys(event.points, names),
                hands=_keys(event.hands, names),
                dealer=_name(event.dealer, names),
                dealt=_name(event.dealt, names),
            )
        case Join():
            return replace(event, player=names[event.player], after=_name(event.after, names))
        case Leave():
            return replace(event, player=names[event.player])
        case _:
            return event


def _keys(said: Mapping[str, Key] | None, names: Mapping[str, str]) -> Mapping[str, Key] | None:
    return None if said is None else {names[player]: value for player, value in said.items()}


def _name(player: str | None, names: Mapping[str, str]) -> str | None:
    return None if player is None else names[player]
