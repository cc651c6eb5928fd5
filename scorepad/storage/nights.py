"""Game nights: a night opens by itself with the first match of an evening."""

from datetime import datetime

from sqlalchemy import select

from scorepad.storage.clock import evening
from scorepad.storage.database import db
from scorepad.storage.ids import new_id
from scorepad.storage.models import Night


def night_of(pad: str, moment: datetime) -> Night:
    """Return the night `moment` belongs to, opened now if it is the first; call it while writing."""
    date = evening(moment)
    night = db.session.scalars(
        select(Night).where(Night.pad_id == pad, Night.date == date).order_by(Night.id).limit(1)
    ).first()
    if night is None:
        night = Night(pad_id=pad, id=new_id(), date=date)
        db.session.add(night)
        db.session.flush()
    return night
