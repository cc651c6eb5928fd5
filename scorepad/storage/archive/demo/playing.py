"""One match with dice in place of cards: rounds until somebody has won."""

import random
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from scorepad.engine import Event, InvalidEvent, Round, Standing, Table, play, start
from scorepad.engine.cards import RANKS, hand_points
from scorepad.engine.codec import encode
from scorepad.engine.doubts import cards_each
from scorepad.engine.rules import PointsRules
from scorepad.games import Game, find
from scorepad.storage.archive.demo.people import BY_NAME
from scorepad.storage.archive.exporting import written

SECONDS = {"ninety-nine": (80, 220), "nines": (210, 470)}  # a round takes
LEFT, FEW = (1, 2, 3, 4, 5), (46, 28, 15, 8, 3)  # cards left in hand, and how likely
NINES_LEFT = 2  # of a pack: nines fit everywhere, so few stay in hand
BLOCKED, OUT_OF_TURN = 0.015, 0.01


@dataclass(frozen=True)
class Plan:
    """What is to be played. `events` happen before the round of that number, if the rules then allow them."""

    game: str
    table: Table
    events: Mapping[int, Event]
    counts_cards: bool


def played(dice: random.Random, plan: Plan, moment: datetime) -> tuple[dict[str, Any], datetime]:
    """Return the match as a file has it, begun at `moment`, and when it ended."""
    match = {
        "game": plan.game, "options": dict(plan.table.options), "seats": list(plan.table.seats),
        "first_dealer": plan.table.first_dealer, "started_at": written(moment),
    }  # fmt: skip
    log = []
    for event in _events(dice, plan):
        moment += timedelta(seconds=dice.randint(*SECONDS[plan.game]))
        log.append(encode(event) | {"at": written(moment)})
    return {**match, "log": log}, moment


def _events(dice: random.Random, plan: Plan) -> Iterator[Event]:
    game = find(plan.game)
    assert game is not None
    standing, planned = start(game, plan.table), dict(plan.events)
    while standing.outcome is None:
        event = planned.pop(standing.number, None)
        if event is None:
            event = _round(dice, game, standing, counts_cards=plan.counts_cards)
        with suppress(InvalidEvent):
            standing = play(standing, event)
            yield event


def _round(dice: random.Random, game: Game, standing: Standing, *, counts_cards: bool) -> Round:
    if isinstance(standing.rules, PointsRules):
        told = _points(dice, game, standing, counts_cards=counts_cards)
    else:
        chances = [BY_NAME[player].loses for player in standing.playing]
        told = Round(losers={dice.choices(standing.playing, chances)[0]: 1})
    return replace(told, dealer=dice.choice(standing.playing)) if dice.random() < OUT_OF_TURN else told


def _points(dice: random.Random, game: Game, standing: Standing, *, counts_cards: bool) -> Round:
    chances = [BY_NAME[player].goes_out for player in standing.playing]
    blocked = dice.random() < BLOCKED
    out = None if blocked else dice.choices(standing.playing, chances)[0]
    hands = _hands(dice, standing, out)
    points: dict[str, int] = {} if out is None else {out: 0}
    if counts_cards:
        return Round(points=points or None, hands=hands, blocked=blocked)
    values = game.values.under(standing.options)
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
