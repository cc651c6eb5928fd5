"""What is kept of the statistics of a pad, told by names, and whether it is what the matches come to."""

from datetime import date

from scorepad.storage import regroup, statistics, tallies
from scorepad.storage.check import check_totals
from scorepad.storage.database import db
from scorepad.storage.players import roster
from tests.engine.matches import lost, points
from tests.storage.pad import PAD, begin, record

MARCH, APRIL = date(2026, 3, 10), date(2026, 4, 2)


def on(day, match):
    """Put a match on the night of a day."""
    regroup.move_to_day(PAD, match.id, day)
    return match


def won(winner, loser, *more, day=MARCH):
    """A short match of Ninety-Nine on a day that `winner` won."""
    seats = (winner, loser, *more)
    return on(day, record(begin(seats=seats, first=winner, start_tokens=1), *map(lost, seats[1:])))


def counted(winner, loser, day=MARCH):
    """A short match of Nines on a day that `winner` won."""
    match = begin("nines", (winner, loser), winner, end="rounds", rounds=1)
    return on(day, record(match, points(**{winner: 0, loser: 30})))


def kept(game=""):
    """How often who won of how many matches, by the spans that are kept; the table by its matches."""
    db.session.expire_all()
    names = {one: person.name for one, person in roster(PAD).items()}
    return {
        span: {
            names[player]: (said.wins + said.shared, said.matches)
            for (of, player, other), said in sorted(totals.items(), key=lambda one: names.get(one[0][1], ""))
            if player and not other and of == game
        }
        for span, totals in sorted(tallies.everything_kept(PAD).items())
        if any(of == game for of, *_ in totals)
    }


def sound():
    """Whether every total that is kept is what the results come to."""
    return check_totals(PAD) == []


def of(name):
    """The id of a person."""
    return next(person.id for person in roster(PAD).people if person.name == name)


def everybody(*span, game=""):
    """How often who won of how many matches in a span."""
    names = {one: person.name for one, person in roster(PAD).items()}
    found = statistics.everybody(PAD, *span, game=game)
    return {names[one]: (said.wins + said.shared, said.matches) for one, said in found.items()}
