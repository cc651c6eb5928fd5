"""Two believable game nights, to look around in. The dice are fixed: they are the same each time."""

import random
from datetime import UTC, datetime, timedelta
from typing import Any

from scorepad.engine import InvalidEvent, Round, Standing, Table, play, start
from scorepad.engine.cards import RANKS, hand_points
from scorepad.engine.codec import encode
from scorepad.engine.rules import PointsRules
from scorepad.engine.table import Options
from scorepad.games import Game, find
from scorepad.storage.archive.exporting import written
from scorepad.storage.clock import evening
from scorepad.storage.ids import id_of

CAST = ("Anna", "Ben", "Carla", "Dan", "Eva")
Planned = tuple[str, tuple[str, ...], Options]
EVENINGS: tuple[tuple[str, tuple[Planned, ...]], ...] = (
    (
        "Bei Anna",
        (
            ("ninety-nine", CAST[:4], {}),
            ("nines", CAST[:4], {}),
            ("nines", CAST[:3], {"hard_nines": True}),
        ),
    ),
    (
        "Bei Eva",
        (
            ("nines", CAST, {}),
            ("ninety-nine", CAST, {"decks": 2}),
            ("nines", CAST[1:], {"end": "rounds"}),
        ),
    ),
)
ROUND_MINUTES = 6


def demo(today: datetime) -> dict[str, Any]:
    """Return a file with two nights, seven and fourteen days before `today`, the last match still running."""
    dice = random.Random(99)  # noqa: S311
    nights, matches = [], []
    for ago, (place, played) in zip((14, 7), EVENINGS, strict=True):
        day = (today - timedelta(days=ago)).astimezone(UTC)
        moment = day.replace(hour=18, minute=30, second=0, microsecond=0)
        night = {"id": id_of("demo", place), "date": evening(moment).isoformat(), "place": place, "note": ""}
        nights.append(night)
        for number, (game_id, seats, options) in enumerate(played):
            match, moment = _match(dice, game_id, Table(seats, dice.choice(seats), options), moment)
            matches.append({"id": id_of("demo", place, number), "night": night["id"], **match})
    matches[-1]["log"] = matches[-1]["log"][:3]
    players = [{"name": name} for name in CAST]
    return {"format": "scorepad", "version": 1, "players": players, "nights": nights, "matches": matches}


def _match(
    dice: random.Random, game_id: str, table: Table, moment: datetime
) -> tuple[dict[str, Any], datetime]:
    game, began, log = find(game_id), moment, []
    assert game is not None
    standing = start(game, table)
    while standing.outcome is None:
        moment += timedelta(minutes=dice.randint(ROUND_MINUTES - 3, ROUND_MINUTES + 3))
        said = _round(dice, game, standing)
        try:
            standing = play(standing, said)
        except InvalidEvent:
            continue
        log.append(encode(said) | {"at": written(moment)})
    match = {
        "game": game_id, "options": dict(table.options), "seats": list(table.seats),
        "first_dealer": table.first_dealer, "started_at": written(began), "log": log,
    }  # fmt: skip
    return match, moment + timedelta(minutes=10)


def _round(dice: random.Random, game: Game, standing: Standing) -> Round:
    if not isinstance(standing.rules, PointsRules):
        return Round(losers={dice.choice(standing.playing): 1})
    values = game.values.under(standing.options)
    out = dice.choice(standing.playing)
    points = {
        player: 0 if player == out else hand_points(_hand(dice), values) for player in standing.playing
    }
    return Round(points=points)


def _hand(dice: random.Random) -> dict[str, int]:
    """Return one to five cards left in hand; nines are played first and seldom stay."""
    cards = dice.choices(RANKS, k=dice.choice((1, 1, 2, 2, 3, 3, 4, 5)))
    return {rank: cards.count(rank) for rank in cards}
