"""One match with dice in place of cards: rounds until somebody has won."""

import random
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import reduce
from typing import Any

from scorepad.engine import Event, InvalidEvent, Round, Standing, Table, play, start
from scorepad.engine.cards import RANKS, Values, hand_points
from scorepad.engine.codec import encode
from scorepad.engine.doubts import cards_each
from scorepad.engine.rules import PointsRules
from scorepad.games import find
from scorepad.storage.archive.demo.people import BY_NAME
from scorepad.storage.archive.exporting import written

SECONDS = {"ninety-nine": (80, 220), "nines": (210, 470)}  # a round takes
LEFT, FEW = (1, 2, 3, 4, 5), (46, 28, 15, 8, 3)  # cards left in hand, and how likely
NINES_LEFT = 2  # of a pack: nines fit everywhere, so few stay in hand
BLOCKED, OUT_OF_TURN = 0.015, 0.01
DEALS = 60  # of a last round that must come to a tie


@dataclass(frozen=True)
class Plan:
    """What is to be played. `events` happen before the round of that number, if the rules then allow them.

    If it must end `tied`, two or more have the lowest total at the end.
    """

    game: str
    table: Table
    events: Mapping[int, Event]
    counts_cards: bool
    tied: bool = False


def played(dice: random.Random, plan: Plan, moment: datetime) -> tuple[dict[str, Any], datetime]:
    """Return the match as a file has it, begun at `moment`, and when it ended."""
    match = {
        "game": plan.game, "options": dict(plan.table.options), "seats": list(plan.table.seats),
        "first_dealer": plan.table.first_dealer, "started_at": written(moment),
    }  # fmt: skip
    log = []
    for event in _tied(dice, plan) if plan.tied else _events(dice, plan, _start(plan)):
        moment += timedelta(seconds=dice.randint(*SECONDS[plan.game]))
        log.append(encode(event) | {"at": written(moment)})
    return {**match, "log": log}, moment


def _start(plan: Plan) -> Standing:
    game = find(plan.game)
    assert game is not None
    return start(game, plan.table)


def _events(dice: random.Random, plan: Plan, standing: Standing) -> Iterator[Event]:
    """Return what happens from `standing` to the end."""
    planned = dict(plan.events)
    while standing.outcome is None:
        event = planned.pop(standing.number, None) or _round(dice, standing, plan.counts_cards)
        with suppress(InvalidEvent):
            standing = play(standing, event)
            yield event


def _tied(dice: random.Random, plan: Plan) -> list[Event]:
    """Return a match whose last round was dealt until it came to a tie, or another match if it cannot."""
    while True:
        *before, _last = _events(dice, plan, _start(plan))
        standing = reduce(play, before, _start(plan))
        for _ in range(DEALS):
            said = _round(dice, standing, plan.counts_cards)
            after = play(standing, said)
            if after.playoff or (after.outcome and len(after.outcome.winners) > 1):
                return [*before, said, *_events(dice, plan, after)]


def _round(dice: random.Random, standing: Standing, counts_cards: bool) -> Round:
    if isinstance(standing.rules, PointsRules):
        told = _points(dice, standing, standing.rules.values, counts_cards)
    else:
        chances = [BY_NAME[player].loses for player in standing.playing]
        told = Round(losers={dice.choices(standing.playing, chances)[0]: 1})
    return replace(told, dealer=dice.choice(standing.playing)) if dice.random() < OUT_OF_TURN else told


def _points(dice: random.Random, standing: Standing, values: Values, counts_cards: bool) -> Round:
    chances = [BY_NAME[player].goes_out for player in standing.playing]
    blocked = dice.random() < BLOCKED
    out = None if blocked else dice.choices(standing.playing, chances)[0]
    hands = _hands(dice, standing, out)
    points: dict[str, int] = {} if out is None else {out: 0}
    if counts_cards:
        return Round(points=points or None, hands=hands, blocked=blocked)
    points |= {player: hand_points(hand, values) for player, hand in hands.items()}
    return Round(points=points, blocked=blocked)


def _hands(dice: random.Random, standing: Standing, out: str | None) -> dict[str, dict[str, int]]:
    """Return what the others have left, all from one pack; mostly a card or two, never more than dealt."""
    pack = [rank for rank in RANKS for _ in range(NINES_LEFT if rank == "9" else 4)]
    dice.shuffle(pack)
    left = {}
    for player in standing.playing:
        if player != out:
            count = min(dice.choices(LEFT, FEW)[0], cards_each(standing) or max(LEFT))
            cards = [pack.pop() for _ in range(count)]
            left[player] = {rank: cards.count(rank) for rank in cards}
    return left
