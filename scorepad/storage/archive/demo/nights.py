"""One evening: who comes, where to, and what is played."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from typing import Any

from scorepad.engine import Table
from scorepad.engine.log import Change
from scorepad.storage.archive.demo import diary, houserules, people
from scorepad.storage.archive.demo.coming import Coming, coming
from scorepad.storage.archive.demo.playing import Plan, played
from scorepad.storage.clock import evening, local
from scorepad.storage.ids import id_of

MATCHES, LIKELY = (1, 2, 3, 4, 5), (14, 28, 30, 20, 8)
PLACES = (
    ("Bei Anna und Ben", "Anna", 10), ("Bei Oma Inge", "Oma Inge", 4), ("Bei Eva", "Eva", 4),
    ("Bei Dan", "Dan", 3), ("Bei Greta", "Greta", 6), ("Café Kanne", "Ben", 1), ("", "Carla", 1),
)  # fmt: skip
NOTES = (
    "Dauerregen, also drinnen", "Pizza vom Eck", "Mit Kartoffelsuppe", "Mit den neuen Karten",
    "Viel gelacht, wenig geschlafen", "Die Heizung war kaputt, der Tee heiß", "Erst Fußball, dann Karten",
    "Der Kater lag auf dem Stapel", "Ohne Handys, außer diesem", "Zwetschgenkuchen!",
)  # fmt: skip
GIVEN_UP = ("Zu spät geworden", "Abgebrochen, das Essen war fertig", "Eine Karte fehlte")
OFTEN = {"note": 0.3, "given_up": 0.1, "cards": 0.25, "change": 0.05}
RUNNING, ROUNDS_SO_FAR = timedelta(minutes=28), 3


@dataclass(frozen=True)
class Evening:
    """A night and its matches as a file has them."""

    weeks_ago: int
    night: dict[str, Any]
    matches: list[dict[str, Any]]

    @property
    def day(self) -> date:
        """The date of the night."""
        return date.fromisoformat(self.night["date"])


def evening_of(day: date, weeks_ago: int) -> Evening:
    """Return what was played on a day in the past."""
    dice = random.Random(f"night {day}")  # noqa: S311
    feast = diary.feast_of(day)
    come = people.at_feast(dice, weeks_ago, feast.who) if feast else people.present(dice, weeks_ago)
    night = _night(dice, day, come)
    matches = list(_matches(dice, come, weeks_ago, _begin(dice, day), feast))
    if dice.random() < OFTEN["given_up"]:
        matches[-1] = _given_up(dice, matches[-1])
    return Evening(weeks_ago, night, _with_ids(night, matches))


def tonight(now: datetime) -> Evening:
    """Return the evening of today, with one match that began a while ago and still runs."""
    began = now.astimezone(UTC).replace(microsecond=0) - RUNNING
    day = evening(began)
    dice = random.Random(f"tonight {day}")  # noqa: S311
    come = people.present(dice, 0)[:4]
    table = Table(tuple(come), dice.choice(come), houserules.NINES[0][1])
    match, _end = played(dice, Plan("nines", table, {}, counts_cards=False), began)
    match["log"] = match["log"][:-1][:ROUNDS_SO_FAR]
    night = _night(dice, day, come)
    return Evening(0, night, _with_ids(night, [match]))


def _night(dice: random.Random, day: date, come: Sequence[str]) -> dict[str, Any]:
    homes = [(place, chance) for place, host, chance in PLACES if host in come] or [("Café Kanne", 1)]
    place = dice.choices([place for place, _ in homes], [chance for _, chance in homes])[0]
    note = dice.choice(NOTES) if dice.random() < OFTEN["note"] else ""
    if diary.in_holiday_house(day):
        place = "Ferienhaus an der Nordsee"
    if feast := diary.feast_of(day):
        place, note = feast.place, feast.note
    return {"id": id_of("demo", day.isoformat()), "date": day.isoformat(), "place": place, "note": note}


def _begin(dice: random.Random, day: date) -> datetime:
    """Return the beginning of an evening in UTC: between half past six and a quarter past eight, here."""
    wall = datetime.combine(day, time(18, 30), UTC) + timedelta(minutes=dice.randint(0, 105))
    return wall - (local(wall).utcoffset() or timedelta())


def _matches(
    dice: random.Random,
    come: Sequence[str],
    weeks_ago: int,
    moment: datetime,
    feast: diary.Feast | None,
) -> Iterator[dict[str, Any]]:
    number = dice.choices(MATCHES, LIKELY)[0]
    who = coming(dice, come, number)
    for place in range(number):
        plan = _plan(dice, who, place, weeks_ago)
        told = _told_for_years(plan, feast, weeks_ago) if feast and place == 0 else plan
        match, moment = played(dice, told, moment)
        yield match
        moment += timedelta(minutes=dice.randint(4, 15))


def _plan(dice: random.Random, who: Coming, place: int, weeks_ago: int) -> Plan:
    seats, events = who.seats(place), who.events(dice, place)
    game = dice.choice(("nines", "ninety-nine"))
    options = houserules.said(dice, game, weeks_ago)
    if game == "nines" and dice.random() < OFTEN["change"]:
        events[dice.randint(3, 5)] = Change(options={"hard_nines": not options.get("hard_nines", False)})
    table = Table(seats, dice.choice(seats), options)
    return Plan(game, table, events, counts_cards=dice.random() < OFTEN["cards"])


def _told_for_years(plan: Plan, feast: diary.Feast, weeks_ago: int) -> Plan:
    options = {**houserules.usual("nines", weeks_ago), "tiebreak": feast.tiebreak}
    return replace(plan, game="nines", table=replace(plan.table, options=options), events={}, tied=True)


def _given_up(dice: random.Random, match: dict[str, Any]) -> dict[str, Any]:
    """Return the match as far as its middle; a short one is played to its end."""
    half = len(match["log"]) // 2
    if half < ROUNDS_SO_FAR:
        return match
    return match | {"log": match["log"][:half], "abandoned": True, "note": dice.choice(GIVEN_UP)}


def _with_ids(night: dict[str, Any], matches: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the matches as those of a night: known by its date and their number within it."""
    return [
        {"id": id_of("demo", night["date"], number), "night": night["id"], **match}
        for number, match in enumerate(matches)
    ]
