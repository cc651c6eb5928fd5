"""Nights on a visitor's pad, and what their pages say."""

import re
from datetime import UTC, datetime, timedelta

from sqlalchemy import select

from scorepad.storage import pads
from scorepad.storage.archive.exporting import export
from scorepad.storage.database import db, writing
from scorepad.storage.models import Match, Night, Player


def pad_of(visitor):
    with visitor.client.session_transaction() as kept:
        return kept["pad"]


def win(visitor, winner="Anna", loser="Ben"):
    """Play a short match to its end."""
    path = visitor.begin(seats=(winner, loser), dealer=winner, start_tokens=1)
    visitor.lose(loser)
    return path


def set_zone(visitor, zone):
    with visitor.app.app_context():
        pads.set_zone(pad_of(visitor), zone)


def exported(visitor):
    """The dates of the nights in a file of the pad."""
    with visitor.app.app_context():
        return [night["date"] for night in export(pad_of(visitor))["nights"]]


def night_of(visitor, table):
    """The address of the night of a match that is over."""
    visitor.get(table)
    return visitor.page.find("a", string="Der Abend")["href"]


def listed(visitor, address="/nights"):
    """The lines of the list: all that is said of each night."""
    visitor.get(address)
    return [re.sub(" ([,.])", r"\1", line) for line in visitor.text(".month li")]


def fill(visitor, nights):
    """Put that many nights with one match each on the pad, day by day, straight into the tables."""
    pad = pad_of(visitor)
    with visitor.app.app_context(), writing():
        people = [player.id for player in db.session.scalars(select(Player).where(Player.pad_id == pad))]
        for number in range(nights):
            day = datetime(2020, 1, 1, 19, tzinfo=UTC) + timedelta(days=number)
            night = f"n{nights}-{number}"
            db.session.add(Night(pad_id=pad, id=night, date=day.date(), place="Bei Oma"))
            db.session.flush()
            db.session.add(Match(
                pad_id=pad, id=f"m{nights}-{number}", night_id=night, game="nines", options={}, seats=people,
                first_dealer=people[0], started_at=day,
            ))  # fmt: skip
