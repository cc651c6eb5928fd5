"""The same questions that the statistics of a pad answer, answered by going through everything each time."""

from datetime import date
from itertools import permutations

from tests.storage.slowly import sums
from tests.storage.slowly.played import is_over, is_running, seen_by

MOST = 36


class Slowly:
    """A pad as its interchange file tells it, asked for days from `first` to `last`; people by name."""

    def __init__(self, matches):
        self.matches = matches
        self.over = [match for match in matches if is_over(match)]

    def within(self, first=None, last=None, game=""):
        """Return the same for these days and this game only."""
        return Slowly(
            [
                match
                for match in self.matches
                if (first or date.min).isoformat() <= match["day"] <= (last or date.max).isoformat()
                and game in ("", match["game"])
            ]
        )

    def everybody(self):
        return {player: self.person(player) for player in self.people()}

    def person(self, player):
        return sums.figures(
            [seen_by(match, player) for match in self.over if player in match["course"].there]
        )

    def table(self):
        return sums.course(self.over)

    def games(self):
        return {match["game"] for match in self.over}

    def duels(self):
        pairs = {pair for match in self.over for pair in permutations(match["course"].there, 2)}
        return {pair: self.pair(*pair) for pair in pairs}

    def duels_of(self, player):
        return {other: duel for (one, other), duel in self.duels().items() if one == player}

    def pair(self, one, other):
        together = [match for match in self.over if {one, other} <= set(match["course"].there)]
        return sums.duel([(seen_by(match, one), seen_by(match, other)) for match in together])

    def running(self):
        going = [match for match in self.matches if is_running(match)]
        there = [player for match in going for player in match["course"].there]
        return {player: there.count(player) for player in there}

    def bounds(self):
        days = sorted(match["day"] for match in self.over)
        return (date.fromisoformat(days[0]), date.fromisoformat(days[-1])) if days else None

    def stretches(self, *players):
        """Return the days on which all of these finished a match, put together as they are to be told."""
        days = sorted({one["day"] for one in self.over if set(players) <= set(one["course"].there)})
        for length in (10, 7, 4):
            parts = sorted({day[:length] for day in days})
            if len(parts) <= MOST or length == 4:
                return [[date.fromisoformat(day) for day in days if day.startswith(part)] for part in parts]
        raise AssertionError

    def people(self):
        return {player for match in self.over for player in match["course"].there}
