"""People on the pad of the storage tests, spoken of by the names that are stored."""

from scorepad.engine import Join
from scorepad.storage import people
from scorepad.storage.players import roster
from tests.storage.pad import PAD, begin

# Who comes; the name is said beside it.
NEWCOMER = Join(player="")


def three_tables():
    """Three tables at which nobody sat twice; but who is who?"""
    for seats in (("Anna", "Ben"), ("Ana", "Carla"), ("Änna", "Dan")):
        begin(seats=seats, first=seats[0])


def row(name):
    """What is stored under exactly this name, merged or not."""
    there = roster(PAD)
    return next(there.row(one) for one in there if there.row(one).name == name)


def who():
    """Everybody once, with the names that are merged into theirs."""
    there = roster(PAD)
    return {one.name: [other.name for other in there.spellings(one)] for one in there.people}


def merge(name, into):
    return people.merge(PAD, row(name).id, row(into).id)
