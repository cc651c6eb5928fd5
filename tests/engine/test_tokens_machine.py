"""Random matches of Ninety-Nine."""

from hypothesis import strategies as st
from hypothesis.stateful import invariant

from scorepad.engine import Change, Join, Round
from tests.engine.machine import QUICK, Match

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "start_tokens": st.integers(1, 4),
        "new_deal": st.sampled_from(["each_hand", "none"]),
        "decks": st.sampled_from([1, 2]),
        "four_again": st.booleans(),
    },
)
SUDDEN = st.just({"sudden_death": True})


class NinetyNineMatch(Match):
    game = "ninety-nine"
    options = OPTIONS | SUDDEN
    changes = OPTIONS | SUDDEN

    def said(self, data):
        loser = data.draw(st.sampled_from(self.standing.playing))
        return Round(losers={loser: 1}, dealer=self.dealer(data))

    @invariant()
    def the_tokens_on_the_table_are_those_handed_out_less_one_a_round(self):
        standing = self.standing
        assert sum(seat.score for seat in standing.seats) == self.handed_out() - len(standing.rounds)

    @invariant()
    def whoever_is_in_has_a_token_and_whoever_went_out_has_none(self):
        seats = self.standing.seats
        assert all(seat.score > 0 for seat in seats if seat.exit is None)
        assert all(seat.score == 0 for seat in seats if seat.exit and not seat.exit.left)

    @invariant()
    def the_match_ends_when_one_is_left(self):
        assert (self.standing.outcome is not None) == (len(self.standing.active) == 1)

    def handed_out(self):
        """All tokens that came on the table: at the start, by newcomers, by a change of how many."""
        first = self.before_all()
        befores = [first, *[standing for _, standing in self.past]]
        steps = zip(befores, self.past, strict=False)
        return sum(seat.score for seat in first.seats) + sum(self.brought(was, *step) for was, step in steps)

    def brought(self, before, event, after):
        match event:
            case Join():
                return after.seat(event.player).start
            case Change():
                return len(before.active) * (after.rules.start_tokens - before.rules.start_tokens)
        return 0


NinetyNineMatch.TestCase.settings = QUICK
TestNinetyNineMatch = NinetyNineMatch.TestCase
