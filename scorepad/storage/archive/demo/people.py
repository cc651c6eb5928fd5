"""A family and its friends: who was around when, how often each comes, and how well each plays."""

import random
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

TABLE = 6


@dataclass(frozen=True)
class Person:
    """Somebody who was around from `since` to `until`, in weeks ago, and came to `often` of the nights.

    How well he plays: `goes_out` is his chance to end a round of Nines, `loses` that to lose a hand of
    Ninety-Nine, beside the 1 of others.
    """

    name: str
    often: float
    goes_out: float = 1
    loses: float = 1
    since: int | None = None
    until: int = 0


FOLKS = (
    Person("Anna", 0.95, goes_out=1.4, loses=0.9),
    Person("Ben", 0.9, goes_out=0.9, loses=0.8),
    Person("Carla", 0.85, goes_out=1.2, loses=1.1),
    Person("Oma Inge", 0.6, goes_out=1.1, loses=0.6),
    Person("Finn", 0.65, goes_out=0.7, loses=1.5, since=300),
    Person("Dan", 0.75, loses=0.9, until=60),
    Person("Eva", 0.7, goes_out=1.3, since=35),
    Person("Greta", 0.15),
    Person("Jonas", 0.1, goes_out=0.8, loses=1.3),
    Person("Mia", 0.08, loses=1.2, since=120),
    Person("Paul", 0.12, goes_out=1.2, until=20),
    Person("Tante Rosi", 0.04, goes_out=0.6, loses=1.4),
    Person("Opa Karl", 0.8, goes_out=1.2, loses=0.7, until=150),
)
BY_NAME = {person.name: person for person in FOLKS}
ALWAYS = ("Anna", "Ben", "Carla")
MOVED_AWAY, GONE = "Dan", "Opa Karl"


def present(dice: random.Random, weeks_ago: int) -> list[str]:
    """Return who comes, in no order: two at least, six at most."""
    come = [one.name for one in FOLKS if _is_around(one, weeks_ago) and dice.random() < one.often]
    come = come if len(come) > 1 else list(ALWAYS)
    return dice.sample(come, min(len(come), TABLE))


def at_feast(dice: random.Random, weeks_ago: int, who: str) -> list[str]:
    """Return who comes to a feast of `who`: the family, and who moved away is back for a visit."""
    come = dict.fromkeys([who, *ALWAYS, MOVED_AWAY, *present(dice, weeks_ago)])
    return dice.sample([*come][:TABLE], min(len(come), TABLE))


def listed(names: Collection[str]) -> list[dict[str, Any]]:
    """Return those of these names as a file lists them."""
    return [{"name": name, "archived": name in (MOVED_AWAY, GONE)} for name in BY_NAME if name in names]


def _is_around(person: Person, weeks_ago: int) -> bool:
    return person.until <= weeks_ago and (person.since is None or weeks_ago <= person.since)
