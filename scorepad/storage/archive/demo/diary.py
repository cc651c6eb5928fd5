"""On which days people met: most weeks once, not in the holidays, and every evening in the holiday house."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

WEEK = timedelta(days=7)
AWAY = (7, 29, 30, 31, 33)  # weeks of the year nobody is at home
HOUSE = 32  # the week in the holiday house
USUAL, TWICE = 0.79, 0.06
DAYS, LIKED = (2, 3, 4, 5, 6), (1, 2, 8, 7, 3)  # Wednesday to Sunday, and how much each is liked


@dataclass(frozen=True)
class Feast:
    """A day of the year on which people meet in any case, and `who` cannot be missing.

    Its first match ends in a tie, told for years, which `tiebreak` decides.
    """

    who: str
    place: str
    note: str
    tiebreak: str


FEASTS = {
    (3, 14): Feast("Carla", "Bei Anna und Ben", "Carlas Geburtstag", "playoff"),
    (12, 25): Feast("Oma Inge", "Bei Oma Inge", "Erster Weihnachtstag, nach der Gans", "playoff"),
    (12, 31): Feast("Greta", "Bei Greta", "Silvester; um zwölf war Pause", "shared"),
}


def before(today: date) -> Iterator[date]:
    """Return the days with a game night before `today`, the latest first, without end."""
    monday = today - timedelta(days=today.weekday())
    while True:
        yield from (day for day in sorted(_week(monday), reverse=True) if day < today)
        monday -= WEEK


def feast_of(day: date) -> Feast | None:
    """Return the feast that falls on `day`, if one does."""
    return FEASTS.get((day.month, day.day))


def in_holiday_house(day: date) -> bool:
    """Whether `day` is in the week at the sea."""
    return day.isocalendar().week == HOUSE


def _week(monday: date) -> set[date]:
    dice = random.Random(f"week {monday}")  # noqa: S311
    days = [monday + timedelta(days=number) for number in range(7)]
    met = {day for day in days if feast_of(day)}
    if in_holiday_house(monday):
        return met | set(days[1:5])
    if monday.isocalendar().week not in AWAY and dice.random() < USUAL:
        met |= {days[number] for number in dice.choices(DAYS, LIKED, k=2 if dice.random() < TWICE else 1)}
    return met
