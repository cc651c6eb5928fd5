"""What time it is where a pad lies, and which evening that belongs to."""

import os
from datetime import UTC, date, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

DAY_TURNS = timedelta(hours=5)


def now() -> datetime:
    """Return the present moment in UTC, to the second."""
    return datetime.now(UTC).replace(microsecond=0)


def local(moment: datetime, zone: str | None = None) -> datetime:
    """Return `moment` on the clock of `zone`, else of what `SCOREPAD_TIMEZONE` names, else of this machine.

    A `zone` this machine does not know any more counts as none.
    """
    name = zone if zone in zones() else os.environ.get("SCOREPAD_TIMEZONE")
    return moment.astimezone(ZoneInfo(name) if name else None)


class BadZone(ValueError):
    """There is no such time zone."""


@cache
def zones() -> frozenset[str]:
    """Return the names of all time zones this machine knows, such as Europe/Berlin."""
    return frozenset(available_timezones())


def find_zone(typed: str) -> str:
    """Return the time zone somebody means, blanks and capitals aside; raises BadZone if there is none."""
    key = "_".join(typed.split()).casefold()
    found = next((zone for zone in sorted(zones()) if zone.casefold() == key), None)
    if found is None:
        raise BadZone(typed)
    return found


def check_zone() -> None:
    """Raise BadZone if `SCOREPAD_TIMEZONE` names no zone."""
    name = os.environ.get("SCOREPAD_TIMEZONE")
    try:
        local(now())
    except (ZoneInfoNotFoundError, ValueError) as wrong:
        raise BadZone(f"SCOREPAD_TIMEZONE: there is no zone {name}") from wrong


def evening(moment: datetime, zone: str | None = None) -> date:
    """Return the date of the game night `moment` belongs to in `zone`: until five, the day before."""
    wall = local(moment, zone).replace(tzinfo=None)
    return (wall - DAY_TURNS).date()
