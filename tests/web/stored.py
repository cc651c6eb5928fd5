"""What the database holds after what somebody did on our pages."""

from sqlalchemy import func, select

from scorepad.storage.database import Base, db
from scorepad.storage.models import LogEntry, Match, Player, Revision


def rows(app):
    """How many rows each table has, where it has any."""
    with app.app_context():
        counts = {
            name: db.session.scalar(select(func.count()).select_from(table))
            for name, table in Base.metadata.tables.items()
        }
    return {name: count for name, count in counts.items() if count}


def count(app, model):
    """How many rows a table holds."""
    with app.app_context():
        return db.session.scalar(select(func.count()).select_from(model))


def log(app):
    """What the events of the one match say, players by their names."""
    return _payloads(app, select(LogEntry).where(LogEntry.undone.is_(False)).order_by(LogEntry.number))


def revisions(app):
    """What events of the one match said before, with the reason why they say it no more."""
    return _payloads(app, select(Revision).order_by(Revision.replaced_at, Revision.number))


def matches(app):
    """The matches, the latest first: game, names in seat order, who deals first, state, house rules."""
    with app.app_context():
        names = _names()
        return [
            (one.game, [names[seat] for seat in one.seats], names[one.first_dealer], one.state, one.options)
            for one in db.session.scalars(select(Match).order_by(Match.started_at.desc(), Match.version))
        ]


def people(app):
    """The names of everybody known, sorted."""
    with app.app_context():
        return sorted(_names().values())


def _payloads(app, wanted):
    with app.app_context():
        names = _names()
        return [_named(entry.payload, names) for entry in db.session.scalars(wanted)]


def _names():
    return {player.id: player.name for player in db.session.scalars(select(Player))}


def _named(value, names):
    if isinstance(value, dict):
        return {names.get(key, key): _named(within, names) for key, within in value.items()}
    if isinstance(value, list):
        return [_named(within, names) for within in value]
    return names.get(value, value) if isinstance(value, str) else value
