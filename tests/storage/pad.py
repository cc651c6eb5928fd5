"""A score pad with matches on it, spoken to by the names of its people."""

from contextlib import contextmanager

from sqlalchemy import func, select

from scorepad.engine import Table
from scorepad.engine.log import renamed
from scorepad.games import find
from scorepad.storage import matches
from scorepad.storage.archive.exporting import export
from scorepad.storage.archive.importing import bring_in
from scorepad.storage.archive.reading import parse, read
from scorepad.storage.corrections import correct
from scorepad.storage.database import db
from scorepad.storage.derived import Result
from scorepad.storage.ids import new_id
from scorepad.storage.journal import load
from scorepad.storage.models import Match
from scorepad.storage.players import roster
from scorepad.web import create_app
from tests.engine.matches import CAST

PAD = "pad-of-anna"


@contextmanager
def opened(folder, **config):
    """Hold an app of its own on the database in `folder`, and close it afterwards."""
    app = create_app({"TESTING": True, **config}, instance=str(folder))
    with app.app_context():
        try:
            yield app
        finally:
            db.session.remove()
            db.engine.dispose()


def undo(match, number):
    matches.undo(PAD, match.id, number, version(match))


def redo(match, number):
    matches.redo(PAD, match.id, number, version(match))


def ids(pad=PAD):
    return {player.name: player.id for player in roster(pad).values()}


def names(pad=PAD):
    return {player.id: player.name for player in roster(pad).values()}


def begin(game="ninety-nine", seats=CAST[:3], first="Anna", pad=PAD, token=None, **options):
    table = Table(tuple(seats), first, options)
    return matches.begin(pad, find(game), table, token or new_id())


def journal(match):
    return load(match.pad_id, match.id)


def by_id(match, event):
    return event and renamed(event, ids(match.pad_id))


def record(match, *events):
    """Record events one after the other, each for the round that is next then."""
    for event in events:
        number = journal(match).standing.number
        matches.record(match.pad_id, match.id, by_id(match, event), number, new_id())
    return match


def amend(match, changes, version=None, token=None):
    """Correct events by their numbers, as from a form that is up to date unless `version` says another."""
    said = {number: by_id(match, event) for number, event in changes.items()}
    current = journal(match).match.version if version is None else version
    correct(match.pad_id, match.id, said, current, token or new_id())


def told(match):
    """Return the match as a file tells it, without what differs from run to run."""
    found = next(one for one in export(match.pad_id)["matches"] if one["id"] == match.id)
    for event in found["log"]:
        event.pop("at", None)
    return found


def log(match):
    return told(match)["log"]


def result(match):
    return told(match)["result"]


def version(match):
    return journal(match).match.version


def state(match):
    return journal(match).match.state


def numbers(match):
    return [entry.number for entry in journal(match).entries]


def ranking(match):
    """Return the stored result rows as (name, place, total, winner) in the order of the seats."""
    rows = db.session.scalars(select(Result).where(Result.match_id == match.id).order_by(Result.seat))
    people = names(match.pad_id)
    return [(people[row.player_id], row.place, row.total, row.winner) for row in rows]


def count(model):
    return db.session.scalar(select(func.count()).select_from(model))


def only_match(pad=PAD):
    return db.session.scalars(select(Match).where(Match.pad_id == pad)).one()


def file_of(*told_matches, **more):
    return {"format": "scorepad", "version": 1, **more, "matches": list(told_matches)}


def bring(document, pad=PAD):
    return bring_in(pad, read(document))


def reread(text):
    return read(parse(text))
