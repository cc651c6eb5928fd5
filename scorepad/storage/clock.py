"""What time it is, and which evening that belongs to."""

import os
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

DAY_TURNS = timedelta(hours=5)


def now() -> datetime:
    """Return the present moment in UTC, to the second."""
    return datetime.now(UTC).replace(microsecond=0)


def local(moment: datetime) -> datetime:
    """Return `moment` on the clock of the zone `SCOREPAD_TIMEZONE` names, else on this machine's."""
    name = os.environ.get("SCOREPAD_TIMEZONE")
    return moment.astimezone(ZoneInfo(name) if name else None)


class BadZone(ValueError):
    """The time zone that is set does not exist."""


def check_zone() -> None:
    """Raise BadZone if `SCOREPAD_TIMEZONE` names no zone."""
    name = os.environ.get("SCOREPAD_TIMEZONE")
    try:
        local(now())
    except (ZoneInfoNotFoundError, ValueError) as wrong:
        raise BadZone(f"SCOREPAD_TIMEZONE: there is no zone {name}") from wrong


def evening(moment: datetime) -> date:
    """Return the date of the game night `moment` belongs to: until five in the morning, the day before."""
    wall = local(moment).replace(tzinfo=None)
    return (wall - DAY_TURNS).date()
