"""A match played at random, with undo and redo: what holds in every match of either family."""

import json
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from scorepad.engine import Change, Event, InvalidEvent, Join, Leave, Standing, Table, play, replay
from scorepad.engine.codec import decode, encode
from scorepad.engine.replay import start
from scorepad.engine.result import result
from scorepad.games import find
from tests.engine.matches import CAST

NAMES = (*CAST, "Gert", "Hanna", "Ida", "Jan", "Kees", "Lotte", "Mia", "Noor")
QUICK = settings(max_examples=80, stateful_step_count=20, deadline=None, derandomize=True)


class Match(RuleBasedStateMachine):
    """A match of the game `game` under options drawn from `options`, changed by those from `changes`."""

    game = ""
    options: st.SearchStrategy[dict[str, Any]]
    changes: st.SearchStrategy[dict[str, Any]]

    def said(self, data: st.DataObject) -> Event:
        """Draw a round that the rules allow."""
        raise NotImplementedError

    @initialize(data=st.data())
    def sit_down(self, data):
        rules = find(self.game)
        seats = NAMES[: data.draw(st.integers(rules.least, rules.most))]
        self.table = Table(seats, data.draw(st.sampled_from(seats)), data.draw(self.options))
        self.restless = data.draw(st.booleans())
        self.past: list[tuple[Event, Standing]] = []
        self.undone: list[tuple[Event, Standing]] = []

    def before_all(self) -> Standing:
        return start(find(self.game), self.table)

    @property
    def standing(self) -> Standing:
        return self.past[-1][1] if self.past else self.before_all()

    @property
    def log(self) -> list[Event]:
        return [event for event, _ in self.past]

    def happens(self, event: Event) -> None:
        self.past.append((event, play(self.standing, event)))
        self.undone.clear()

    def may_happen(self, event: Event, *codes: str) -> None:
        """Let `event` happen, or be refused with one of `codes`."""
        try:
            self.happens(event)
        except InvalidEvent as refused:
            if refused.code not in codes:
                raise

    def dealer(self, data: st.DataObject) -> str | None:
        return data.draw(st.none() | st.sampled_from(self.standing.playing))

    def goes_on(self) -> bool:
        return self.standing.outcome is None

    def is_restless(self) -> bool:
        """Whether people come, go and change their minds in this match; in half of all they do not."""
        return self.restless and self.goes_on()

    @precondition(goes_on)
    @rule(data=st.data(), rounds=st.sampled_from([1, 2, 5, 50]))
    def play(self, data, rounds):
        for _ in range(rounds):
            if self.goes_on():
                self.happens(self.said(data))

    @precondition(is_restless)
    @rule(data=st.data(), begins_with=st.none() | st.integers(1, 20))
    def join(self, data, begins_with):
        newcomer = next((name for name in NAMES if name not in self.standing.players), "Anna")
        after = data.draw(st.none() | st.sampled_from(self.standing.players))
        self.may_happen(Join(player=newcomer, after=after, start=begins_with), "wrong_players", "bad_format")

    @precondition(is_restless)
    @rule(data=st.data())
    def leave(self, data):
        self.may_happen(Leave(player=data.draw(st.sampled_from(self.standing.players))), "wrong_players")

    @precondition(is_restless)
    @rule(data=st.data())
    def change(self, data):
        self.may_happen(Change(options=data.draw(self.changes)), "would_eliminate", "bad_option")

    @precondition(lambda self: self.past)
    @rule()
    def undo(self):
        self.undone.append(self.past.pop())
        assert replay(find(self.game), self.table, self.log) == self.standing

    @precondition(lambda self: self.undone)
    @rule()
    def redo(self):
        event, standing = self.undone.pop()
        assert play(self.standing, event) == standing
        self.past.append((event, standing))

    @invariant()
    def a_match_is_finished_when_it_has_an_outcome_and_then_nobody_plays_on(self):
        standing = self.standing
        ends = {standing.outcome is not None, standing.playing == (), standing.next_dealer is None}
        assert ends == {result(standing)["finished"]}

    @invariant()
    def who_deals_and_who_begins_play_and_are_two(self):
        standing = self.standing
        turns = [(played.dealer, played.starter, played.playing) for played in standing.rounds]
        if standing.outcome is None:
            turns.append((standing.next_dealer, standing.next_starter, standing.playing))
        assert all({dealer, starter} <= set(playing) for dealer, starter, playing in turns)
        assert all(dealer != starter for dealer, starter, _ in turns)

    @invariant()
    def at_the_end_there_is_a_winner_and_everybody_has_one_place_or_none(self):
        outcome = self.standing.outcome
        if outcome is None:
            return
        ranked = [player for place in outcome.ranking for player in place.players]
        places = range(len(outcome.ranking))
        before = [sum(len(place.players) for place in outcome.ranking[:n]) for n in places]
        assert outcome.winners == outcome.ranking[0].players != ()
        assert [place.place for place in outcome.ranking] == [others + 1 for others in before]
        assert sorted([*ranked, *outcome.unranked]) == sorted(self.standing.players)

    def teardown(self):
        written = json.dumps([encode(event) for event in self.log])
        read = [decode(event) for event in json.loads(written)]
        assert replay(find(self.game), self.table, read) == self.standing
