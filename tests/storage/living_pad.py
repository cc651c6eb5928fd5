"""A pad to which anything happens at random that can happen to one."""

from datetime import UTC, datetime
from random import Random

from sqlalchemy import select

from scorepad.engine import InvalidEvent, Join
from scorepad.games import find
from scorepad.storage import corrections, deleting, matches, people, regroup
from scorepad.storage.archive.fields import BadFile
from scorepad.storage.database import db
from scorepad.storage.ids import new_id
from scorepad.storage.journal import Conflict, NotHere, load
from scorepad.storage.models import Match
from scorepad.storage.players import roster
from tests.storage import drawing
from tests.storage.comparing import Compared
from tests.storage.pad import bring, file_of

FIRST_EVENING = datetime(2026, 2, 27, 20, tzinfo=UTC)
REFUSED = (
    InvalidEvent, Conflict, NotHere, BadFile, regroup.BadNight, people.AlreadyMerged, people.HasPlayed,
    people.NameTaken, people.SatTogether,
)  # fmt: skip


def bring_in(pad, document):
    return bring(document, pad)


# What can happen to a pad, by the name of a method; what is told more often happens more often.
HAPPENINGS = []


def happens(times=1):
    """Tell of a method that it is something that can happen by chance."""

    def told(method):
        HAPPENINGS.extend([method.__name__] * times)
        return method

    return told


class LivingPad:
    """A pad on which people play, a copy of it that nobody touches, and a clock."""

    def __init__(self, seed, clock):
        self.pad, self.copy, self.clock = new_id(), new_id(), clock
        self.seed, self.steps, self.matches, self.kept = seed, 0, [], None
        rng = Random(seed)
        document = file_of(*(drawing.match(rng, FIRST_EVENING) for _ in range(rng.randint(1, 9))))
        for pad in (self.pad, self.copy):
            bring_in(pad, document)
        self.notice()

    def happen(self, name, seed):
        """Let something happen, and ask the pad for some of what it should know then."""
        self.steps += 1
        rng = Random(f"{self.seed} {self.steps} {seed}")
        getattr(self, name)(rng)
        self.notice()
        Compared(self.pad).something(rng)

    def is_asked_everything(self):
        Compared(self.pad).everything(Random(1))
        Compared(self.copy).something(Random(1))

    def tries(self, do, *args, **more):
        """Do something that may be refused."""
        try:
            return do(self.pad, *args, **more)
        except REFUSED:
            return None

    def notice(self):
        """Take note of new matches, in an order that is the same each time."""
        known = select(Match.id).where(Match.pad_id == self.pad, Match.id.not_in(self.matches))
        self.matches += db.session.scalars(known.order_by(Match.started_at, Match.id)).all()

    def match(self, rng):
        """Return a match, rather one that counts than any, deleted or not; None if all are forgotten."""
        there = self.rows()
        over = [one for one in there if one.state == "finished" and not one.deleted_at]
        if over and rng.random() < 0.6:
            return rng.choice(over)
        return rng.choice(there) if there else None

    def rows(self):
        found = (db.session.get(Match, (self.pad, one)) for one in self.matches)
        return [match for match in found if match]

    def people_by_name(self):
        """Return the ids of everybody and of every spelling, by name."""
        there = roster(self.pad)
        return dict(sorted((there.row(one).name, one) for one in there))

    def person(self, rng):
        """Return the id of somebody, perhaps of a spelling that was merged."""
        return rng.choice(list(self.people_by_name().values()))

    @happens(2)
    def a_match_is_played(self, rng):
        game, table = drawing.table(rng)
        match = self.tries(matches.begin, find(game), table, new_id())
        if match:
            self.play(rng, match.id, rng.choice((0, 2, 40, 40)))

    @happens(2)
    def a_match_goes_on(self, rng):
        match = self.match(rng)
        if match:
            self.play(rng, match.id, rng.choice((1, 2, 40)))

    def play(self, rng, match_id, most):
        """Let what may happen happen, in the order of a table, up to an end."""
        for _ in range(most):
            standing = self.standing(match_id)
            if standing is None or standing.outcome:
                return
            self.take_place(match_id, standing, drawing.event(rng, standing, self.name))

    def standing(self, match_id):
        journal = self.tries(load, match_id)
        return None if journal is None or journal.is_abandoned else journal.standing

    def name(self, player):
        return roster(self.pad)[player].name

    def take_place(self, match_id, standing, event):
        if isinstance(event, Join):
            self.tries(matches.join, match_id, event.player, event, expected=standing.number, token=new_id())
        else:
            self.tries(matches.record, match_id, event, standing.number, new_id())

    @happens(3)
    def something_is_taken_back(self, rng):
        match = self.match(rng)
        for _ in range(rng.choice((1, 1, 3))):
            journal = match and self.tries(load, match.id)
            if journal and journal.last:
                self.tries(matches.undo, match.id, journal.last.number, journal.match.version)

    @happens(2)
    def something_is_played_again(self, rng):
        for match_id in self.matches:
            journal = self.tries(load, match_id)
            if journal and journal.undone and rng.random() < 0.7:
                self.tries(matches.redo, match_id, journal.undone[0].number, journal.match.version)

    @happens(4)
    def a_round_is_corrected_or_struck_out(self, rng):
        match = self.match(rng)
        journal = match and self.tries(load, match.id)
        if journal and journal.rounds:
            number = rng.choice(journal.rounds).number
            before = corrections.before(journal, number, {})
            change = None if rng.random() < 0.3 else drawing.deal(rng, before)
            self.tries(corrections.correct, match.id, {number: change}, journal.match.version, new_id())

    @happens()
    def matches_are_given_up_or_taken_up(self, rng):
        for match_id in self.matches:
            if rng.random() < 0.4:
                self.tries(rng.choice((matches.abandon, matches.resume)), match_id)

    @happens()
    def the_same_people_play_again(self, rng):
        match = self.match(rng)
        again = match and self.tries(matches.rematch, match.id, new_id())
        if again:
            self.play(rng, again.id, 40)

    @happens(3)
    def something_is_deleted(self, rng):
        match = self.match(rng)
        if match and rng.random() < 0.5:
            self.tries(deleting.delete_match, match.id)
        elif match:
            self.tries(deleting.delete_night, match.night_id)

    @happens(3)
    def something_comes_back(self, rng):
        if not any(one.deleted_at for one in self.rows()):
            self.something_is_deleted(rng)
        gone = [one for one in self.rows() if one.deleted_at]
        match = rng.choice(gone) if gone else None
        if match and rng.random() < 0.5:
            self.tries(deleting.restore_match, match.id)
        elif match:
            self.tries(deleting.restore_night, match.night_id)
