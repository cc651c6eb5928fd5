"""Two years of believable game nights, to look around in and to measure with.

The dice of an evening depend on its date alone: asked again on the same day the file is the same, and a
longer file has the nights of a shorter one.
"""

from collections.abc import Iterable, Iterator
from datetime import date, datetime
from itertools import chain, takewhile
from typing import Any

from scorepad.storage.archive.demo import diary, people
from scorepad.storage.archive.demo.nights import Evening, evening_of, tonight

WEEKS = 104


def demo(now: datetime, matches: int | None = None) -> dict[str, Any]:
    """Return a file that ends with a match still running `now`.

    It reaches back two years, or as far as it takes for this many `matches`.
    """
    last = tonight(now)
    evenings = chain([last], _before(last.day))
    told = list(_latest(evenings, matches) if matches else takewhile(_is_recent, evenings))
    told.reverse()
    played = [match for evening in told for match in evening.matches]
    return {
        "format": "scorepad",
        "version": 1,
        "players": people.listed({name for match in played for name in _names(match)}),
        "nights": [evening.night for evening in told],
        "matches": played,
    }


def _before(today: date) -> Iterator[Evening]:
    for day in diary.before(today):
        yield evening_of(day, (today - day).days // 7)


def _is_recent(evening: Evening) -> bool:
    return evening.weeks_ago < WEEKS


def _latest(evenings: Iterable[Evening], matches: int) -> Iterator[Evening]:
    """Return the latest evenings that hold this many matches, the earliest without what is too much."""
    for evening in evenings:
        yield Evening(evening.weeks_ago, evening.night, evening.matches[-matches:])
        matches -= len(evening.matches)
        if matches <= 0:
            return


def _names(match: dict[str, Any]) -> Iterator[str]:
    yield from match["seats"]
    yield from (event["player"] for event in match["log"] if event["type"] == "join")
