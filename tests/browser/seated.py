"""Matches that stand ready on the one shared pad, however many sit at the table, without tapping them in."""

from scorepad.engine import Round, Table
from scorepad.games import find
from scorepad.storage import matches
from scorepad.storage.ids import new_id
from scorepad.storage.journal import load
from scorepad.storage.pads import SHARED

CAST = ("Anna", "Ben", "Carla", "Dan", "Eva", "Finn", "Gesa", "Hannes", "Ida", "Jan", "Kira", "Leo")
LONG = (
    "Wolfeschlegelsteinhausenbergerdorffxxxxx", "Maximilian von und zu Hohenfels-Altburg", "نورا", "Bo",
    "Anna-Katharina Müller", "Christopher", "王小明", "Oma", "Alexandra", "Jan", "Ida", "Leo",
)  # fmt: skip


def begin(app, seats=CAST[:4], game="nines", **rules):
    """Begin a match, the first seat to deal, and return its id."""
    app.config["SHARED_PAD"] = True
    with app.app_context():
        return matches.begin(SHARED, find(game), Table(tuple(seats), seats[0], rules), new_id()).id


def play(app, match_id, *rounds):
    """Book rounds: the points of every seat, or the number of the seat that lost."""
    with app.app_context():
        for said in rounds:
            journal = load(SHARED, match_id)
            event = _round(said, journal.standing.players)
            matches.record(SHARED, match_id, event, journal.next_number, new_id())


def _round(said, players):
    if isinstance(said, int):
        return Round(losers={players[said - 1]: 1})
    return Round(points=dict(zip(players, said, strict=True)))
