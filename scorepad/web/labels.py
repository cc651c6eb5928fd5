"""The names beside a chart: kept apart, and cut where they are too long."""

from collections.abc import Sequence
from statistics import mean
from unicodedata import east_asian_width

import regex

GRAPHEME = regex.compile(r"\X")
SPACE = 0.36
NARROW, WIDE = frozenset("fijlrtIJ .,'’-|"), frozenset("mwMW@")


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Return places close to the `wanted` ones, `gap` apart or more, between `low` and `high`.

    They keep the order of what was wanted; where the room is too small, they run over `high`.
    """
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    slots = _rising([wanted[index] - rank * gap for rank, index in enumerate(order)])
    last = max(low, high - gap * (len(order) - 1))
    places = dict.fromkeys(order, 0.0)
    for rank, index in enumerate(order):
        places[index] = min(max(slots[rank], low), last) + rank * gap
    return [places[index] for index in range(len(order))]


def cut(name: str, room: float) -> str:
    """Return `name`, or as much of it with an ellipsis as is some `room` ems wide in an ordinary typeface."""
    signs = GRAPHEME.findall(name)
    if sum(map(_width, signs)) <= room:
        return name
    while sum(map(_width, signs)) + 1 > room:
        signs.pop()
    return "".join(signs).rstrip() + "…"


def lines_of(text: str, room: float) -> int:
    """Return how many lines `room` ems wide `text` needs at most.

    It may break at blanks and hyphens, and within words that are longer than a line.
    """
    count, used = 1, 0.0
    for word in text.replace("-", "- ").split():
        widths = [_width(sign) for sign in GRAPHEME.findall(word)]
        if used + sum(widths) > room and used:
            count, used = count + 1, 0.0
        for width in widths:
            count, used = (count + 1, width) if used + width > room and used else (count, used + width)
        used += SPACE
    return count


def _rising(values: Sequence[float]) -> list[float]:
    """Return the closest values that never fall: neighbours that would are pooled at their mean."""
    pools: list[list[float]] = []
    for value in values:
        pools.append([value])
        while len(pools) > 1 and mean(pools[-2]) > mean(pools[-1]):
            last = pools.pop()
            pools[-1] += last
    return [mean(pool) for pool in pools for _ in pool]


def _width(sign: str) -> float:
    if len(sign) > 1 or east_asian_width(sign) in "FW":
        return 1.05
    if sign in NARROW:
        return 0.36
    if sign in WIDE:
        return 0.92
    return 0.7 if sign.isupper() else 0.58
