"""A pad to which anything happens, and that is tidied at random too."""

from datetime import timedelta

from scorepad.storage import pads, people, regroup
from scorepad.storage.archive.exporting import export
from scorepad.storage.clock import now
from scorepad.storage.players import departed, roster
from tests.storage import drawing
from tests.storage.living_pad import LivingPad, bring_in, happens
from tests.storage.pad import file_of


class RestlessPad(LivingPad):
    """People become one and two again, nights are moved, merged and dated otherwise, and time goes by."""

    @happens(3)
    def two_become_one(self, rng):
        known = self.people_by_name()
        groups = [[known[name] for name in names if name in known] for names in drawing.PEOPLE]
        several = [group for group in groups if len(group) > 1]
        if several:
            self.tries(people.merge, *rng.sample(rng.choice(several), 2))

    @happens()
    def anybody_becomes_anybody(self, rng):
        self.tries(people.merge, self.person(rng), self.person(rng))

    @happens(2)
    def one_becomes_two_again(self, rng):
        if not self.merged():
            self.two_become_one(rng)
        for player in self.merged():
            if rng.random() < 0.7:
                self.tries(people.separate, player)

    def merged(self):
        there = roster(self.pad)
        return [one for one in self.people_by_name().values() if there.row(one).merged_into]

    @happens()
    def somebody_is_called_otherwise(self, rng):
        self.tries(people.rename, self.person(rng), rng.choice(["Anna", "Ana", "Ben", "Greta"]))

    @happens(2)
    def somebody_is_called_by_another_spelling(self, rng):
        self.two_become_one(rng)
        merged = self.merged()
        if merged:
            spelling = roster(self.pad).row(rng.choice(merged))
            self.tries(people.rename, roster(self.pad)[spelling.id].id, spelling.name)

    @happens()
    def somebody_is_put_away_or_removed(self, rng):
        self.tries(people.archive, self.person(rng), archived=rng.random() < 0.5)
        self.tries(people.remove, self.person(rng))

    @happens()
    def somebody_is_had_back(self, rng):
        gone = sorted(departed(self.pad).people, key=lambda one: (one.name, one.id))
        if gone:
            self.tries(people.restore, rng.choice(gone).id)

    @happens(3)
    def a_match_is_moved(self, rng):
        match, other = self.match(rng), self.match(rng)
        if match and rng.random() < 0.5:
            self.tries(regroup.move, match.id, other.night_id)
        elif match:
            self.tries(regroup.move_to_day, match.id, self.some_day(rng))

    @happens(2)
    def nights_become_one(self, rng):
        match, other = self.match(rng), self.match(rng)
        if match:
            self.tries(regroup.merge, match.night_id, other.night_id)

    @happens(3)
    def a_night_was_another_day(self, rng):
        match = self.match(rng)
        if match:
            self.tries(regroup.redate, match.night_id, self.some_day(rng))
            self.tries(regroup.describe, match.night_id, rng.choice(("", "Bei Anna")), "")

    @happens(2)
    def time_goes_by(self, rng):
        hours = rng.choice((1, 3, 8, 20, 26, 24 * 30))
        self.clock.shift(timedelta(hours=hours))
        self.tries(pads.set_zone, rng.choice(("Europe/Berlin", "Pacific/Auckland", "America/New_York")))

    @happens()
    def a_file_is_brought_in(self, rng):
        more = [drawing.match(rng, now()) for _ in range(rng.randint(1, 3))]
        self.tries(bring_in, file_of(*more))

    @happens()
    def everything_is_brought_in_once_more(self, rng):
        self.tries(bring_in, self.kept or export(self.pad))
        self.kept = export(self.pad) if rng.random() < 0.5 else None

    def some_day(self, rng):
        return now().date() - timedelta(days=rng.choice(drawing.LONG_AGO))
