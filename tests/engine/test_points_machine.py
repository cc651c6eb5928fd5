"""Random matches of Nines."""

from itertools import pairwise

from hypothesis import strategies as st
from hypothesis.stateful import invariant, precondition, rule

from scorepad.engine import Round
from scorepad.engine.cards import hand_points
from tests.engine.machine import QUICK, Match

CHANGES = st.fixed_dictionaries(
    {},
    optional={
        "end": st.sampled_from(["limit", "rounds"]),
        "limit": st.integers(1, 30),
        "limit_rule": st.sampled_from(["reach", "exceed"]),
        "rounds": st.integers(1, 5),
        "tiebreak": st.sampled_from(["playoff", "shared"]),
        "hard_nines": st.booleans(),
        "decks": st.sampled_from([1, 2]),
        "stack_nines": st.booleans(),
    },
)
OPTIONS = st.fixed_dictionaries(
    {"limit": st.integers(1, 30), "rounds": st.integers(1, 5)},
    optional={"end": st.just("rounds"), "tiebreak": st.just("shared"), "hard_nines": st.just(True)},
)
# Few different figures, so that ties come often.
LEFT = st.sampled_from([1, 1, 2, 3, 25])
HANDS = st.sampled_from([{"A": 1}, {"2": 1}, {"9": 1}, {"A": 1, "K": 1}])


class NinesMatch(Match):
    game = "nines"
    options = OPTIONS
    changes = CHANGES

    def said(self, data):
        playing, blocked = self.standing.playing, data.draw(st.booleans())
        counted = data.draw(st.sets(st.sampled_from(playing), max_size=2))
        out = None if blocked else data.draw(st.sampled_from(playing))
        hands = {player: {} if player == out else data.draw(HANDS) for player in counted}
        typed = [player for player in playing if player not in counted]
        points = {player: 0 if player == out else data.draw(LEFT) for player in typed}
        return Round(points=points, hands=hands, blocked=blocked, dealer=self.dealer(data))

    @precondition(Match.goes_on)
    @rule(left=st.integers(1, 30))
    def everybody_is_left_with_the_same(self, left):
        self.happens(Round(points=dict.fromkeys(self.standing.playing, left), hands={}, blocked=True))

    def scored(self, player, playoff):
        rounds = [played for played in self.standing.rounds if played.playoff is playoff]
        return tuple(played.amounts[player] for played in rounds if player in played.amounts)

    @invariant()
    def a_total_is_the_start_and_all_points_but_those_of_play_offs(self):
        for seat in self.standing.seats:
            assert seat.score == seat.start + sum(self.scored(seat.player, playoff=False))
            assert seat.playoff == self.scored(seat.player, playoff=True)

    @invariant()
    def a_play_off_repeats_the_totals(self):
        rounds = self.standing.rounds
        for before, played in pairwise(rounds):
            if played.playoff:
                assert all(played.scores[player] == before.scores[player] for player in before.scores)

    @invariant()
    def a_play_off_is_among_several_who_lead(self):
        standing = self.standing
        if standing.playoff:
            assert standing.playing == standing.leaders
            assert len(standing.playing) > 1

    @invariant()
    def counted_hands_are_worth_their_cards(self):
        for played in self.standing.rounds:
            for player, hand in played.said.hands.items():
                known = {hand_points(hand, {"A": 1, "2": 2, "K": 10, "9": nine}) for nine in (15, 25)}
                assert played.amounts[player] in known

    @invariant()
    def exactly_those_who_left_are_unranked(self):
        standing = self.standing
        if standing.outcome:
            assert standing.outcome.unranked == tuple(seat.player for seat in standing.seats if seat.exit)


NinesMatch.TestCase.settings = QUICK
TestNinesMatch = NinesMatch.TestCase
