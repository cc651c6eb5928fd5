"""Asks a pad all there is to ask, and holds every answer against the slow one."""

from datetime import date

from scorepad.storage import statistics
from scorepad.storage.archive.exporting import export
from scorepad.storage.check import check, check_totals, match_ids
from scorepad.storage.players import roster
from scorepad.storage.spans import ALWAYS, Span
from tests.storage.slowly.plainly import plain
from tests.storage.slowly.played import read
from tests.storage.slowly.statistics import Slowly

GAMES = ("", "nines", "ninety-nine", "schwimmen")


class Compared:
    """A pad as it is now. People are told by name, whatever their ids are."""

    def __init__(self, pad):
        self.pad = pad
        self.slow = Slowly(read(export(pad)))
        self.names = {player.id: player.name for player in roster(pad).people}

    def something(self, rng):
        """Ask for everything of all time, and for a part of it of some days."""
        self.is_sound()
        always, *odd = some_spans(rng, self.days())
        games = rng.sample(GAMES, 2)
        self.of_all(always, games[0])
        self.of_all(rng.choice(odd), games[1])
        self.of_each(rng.choice((always, *odd)), self.some(rng, 2))
        self.of_pair(*self.some(rng, 2), rng.choice((always, *odd)), games[0])

    def everything(self, rng):
        """Ask for everything of all time, and of two other spans."""
        self.is_sound()
        always, *odd = some_spans(rng, self.days())
        for span in (always, *rng.sample(odd, 2)):
            for game in GAMES:
                self.of_all(span, game)
            self.of_each(span, self.names)
        for game in GAMES:
            self.of_pair(*self.some(rng, 2), ALWAYS, game)

    def is_sound(self):
        assert [fault for match in match_ids(self.pad) if (fault := check(*match))] == []
        assert check_totals(self.pad) == []
        assert set(statistics.games(self.pad)) == self.slow.games()
        assert statistics.bounds(self.pad) == self.slow.bounds()

    def of_all(self, span, game):
        slow = self.slow.within(span.first, span.last, game)
        everybody = statistics.everybody(self.pad, span, game)
        assert self.by_name(everybody) == slow.everybody()
        duels = statistics.duels(self.pad, span, game)
        assert self.by_pair(duels) == slow.duels()
        assert plain(statistics.together(self.pad, span, game)[1]) == slow.table()
        going = statistics.running(self.pad, span, game)
        assert {self.names[player]: count for player, count in going.items() if count} == slow.running()

    def of_each(self, span, people):
        """Ask for one person after the other, in every game."""
        slow = {game: self.slow.within(span.first, span.last, game) for game in GAMES}
        for player in people:
            name = self.names[player]
            said = statistics.person(self.pad, player, span)
            assert {game: plain(said[game]) for game in GAMES} == {
                game: of_game.person(name) for game, of_game in slow.items()
            }
            assert self.by_name(statistics.duels_of(self.pad, player, span)) == slow[""].duels_of(name)

    def of_pair(self, one, other, span, game):
        """Ask for two people, and how it went for the first of them and between both."""
        mine, theirs = self.names[one], self.names[other]
        said = statistics.pair(self.pad, one, other, span)
        slow = self.slow.within(span.first, span.last, game)
        assert plain(said[game]) == slow.pair(mine, theirs)
        of_one = statistics.form(self.pad, one, span, game)
        self.stretches(of_one, slow, lambda part: part.person(mine), mine)
        of_both = statistics.pair_form(self.pad, one, other, span, game)
        self.stretches(of_both, slow, lambda part: part.pair(mine, theirs), mine, theirs)

    def stretches(self, told, slow, what, *players):
        """Hold a form against the slow one: the same parts in order, each with what was played then."""
        parts = slow.stretches(*players)
        assert [plain(one.figures) for one in told] == [
            what(slow.within(days[0], days[-1])) for days in parts
        ]
        days = sorted(day for part in parts for day in part)
        assert [[day for day in days if one.span.first <= day <= one.span.last] for one in told] == parts

    def some(self, rng, count):
        return rng.sample(sorted(self.names, key=self.names.get), min(count, len(self.names)))

    def days(self):
        return sorted({date.fromisoformat(match["day"]) for match in self.slow.matches})

    def by_name(self, said):
        return {self.names[player]: plain(figures) for player, figures in said.items()}

    def by_pair(self, said):
        return {(self.names[one], self.names[other]): plain(duel) for (one, other), duel in said.items()}


def some_spans(rng, days):
    """Return always, and a year, a month and some odd days around nights that were."""
    found = [rng.choice(days) for _ in range(4)] if days else [date(2026, 1, 31)] * 4
    year, month, *odd = found
    backwards = Span(max(found), min(found))
    return [
        ALWAYS,
        Span(date(year.year, 1, 1), date(year.year, 12, 31)),
        Span(month.replace(day=1), _end(month)),
        Span(min(odd), max(odd)),
        rng.choice((Span(odd[0], None), Span(None, odd[0]), Span(odd[0], odd[0]), backwards)),
    ]


def _end(day):
    months = day.year * 12 + day.month
    return date.fromordinal(date(months // 12, months % 12 + 1, 1).toordinal() - 1)
