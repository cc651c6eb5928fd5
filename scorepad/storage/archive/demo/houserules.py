"""The house rules of the table, as they changed over the years."""

import random

from scorepad.engine.table import Options

Eras = tuple[tuple[int, Options], ...]
ForOnce = tuple[tuple[int, Options], ...]

# What held until so many weeks ago, the latest first.
NINES: Eras = (
    (0, {"skip_reverse": True, "no_nine_finish": True}),
    (15, {"hard_nines": True, "skip_reverse": True, "tiebreak": "shared"}),
    (55, {"hard_nines": True}),
    (75, {}),
    (200, {"limit_rule": "exceed"}),
)
NINETY_NINE: Eras = (
    (0, {"start_tokens": 3, "ten_always_minus": True}),
    (40, {"start_tokens": 3}),
    (80, {}),
    (250, {"swap_nine_king": True}),
)
# What is played otherwise now and then, and in how many of a hundred matches.
NINES_FOR_ONCE: ForOnce = (
    (74, {}),
    (10, {"end": "rounds", "rounds": 5, "tiebreak": "shared"}),
    (8, {"end": "rounds", "rounds": 7, "tiebreak": "shared"}),
    (2, {"limit": 50}),
    (2, {"limit": 150}),
    (4, {"decks": 2}),
)  # fmt: skip
NINETY_NINE_FOR_ONCE: ForOnce = (
    (86, {}),
    (8, {"sudden_death": True, "start_tokens": 1}),
    (6, {"new_deal": "none"}),
)  # fmt: skip


def said(dice: random.Random, game: str, weeks_ago: int) -> Options:
    """Return the house rules of a match so many weeks ago."""
    for_once = NINES_FOR_ONCE if game == "nines" else NINETY_NINE_FOR_ONCE
    chances, otherwise = zip(*for_once, strict=True)
    return {**usual(game, weeks_ago), **dice.choices(otherwise, chances)[0]}


def usual(game: str, weeks_ago: int) -> Options:
    """Return the house rules that were the usual ones so many weeks ago."""
    eras = NINES if game == "nines" else NINETY_NINE
    return next(options for until, options in reversed(eras) if until <= weeks_ago)
