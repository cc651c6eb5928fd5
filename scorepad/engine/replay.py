"""The face of the engine: a match begins, events are played, a log is replayed. Nothing is ever changed."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Protocol

from scorepad.engine import points, tokens
from scorepad.engine.errors import InvalidEvent
from scorepad.engine.log import Change, Event, Join, Leave, Round
from scorepad.engine.rules import Game, Rules, TokensRules
from scorepad.engine.standing import Exit, Outcome, Played, Seat, Standing
from scorepad.engine.table import Table, left_of


class Family(Protocol):
    """What each of the two family modules can do."""

    def check(self, standing: Standing, said: Round, /) -> Mapping[str, int]:
        """Return what each player lost or scored; raises InvalidEvent if the rules forbid the round."""

    def score(self, standing: Standing, amounts: Mapping[str, int], /) -> tuple[Seat, ...]:
        """Return the seats after a round of these amounts."""

    def outcome(self, standing: Standing, /) -> Outcome | None:
        """Return why the match is over and who won, or None."""

    def playing(self, standing: Standing, /) -> tuple[str, ...]:
        """Return who plays the next round, in seat order."""

    def is_playoff(self, standing: Standing, /) -> bool:
        """Return whether the next round is a play-off among the tied."""

    def joining(self, standing: Standing, /) -> int:
        """Return with what a newcomer starts; raises InvalidEvent if nobody can join."""

    def start_bounds(self, standing: Standing, /) -> tuple[int, int]:
        """Return the least and the most a newcomer may start with."""

    def rescore(self, standing: Standing, before: Any, /) -> Standing:
        """Return the standing after a change of rules from those `before`."""


def start(game: Game, table: Table) -> Standing:
    """Return the standing before the first round.

    Raises InvalidEvent(`wrong_players`, `unknown_player`, `unknown_option`, `bad_option`).
    """
    seats = len(table.seats)
    if len(set(table.seats)) != seats or not game.least <= seats <= game.most:
        raise _wrong_number(game)
    if table.first_dealer not in table.seats:
        raise InvalidEvent("unknown_player", player=table.first_dealer)
    options = game.settle(table.options, seats)
    rules = game.rules(options)
    first = rules.start_tokens if isinstance(rules, TokensRules) else 0
    seated = tuple(Seat(player, first, first) for player in table.seats)
    return Standing(game, options, rules, table.first_dealer, seated, playing=table.seats)


def play(standing: Standing, event: Event) -> Standing:
    """Return the standing after `event`; raises InvalidEvent if the rules do not allow it."""
    if standing.outcome:
        raise InvalidEvent("game_finished")
    match event:
        case Round():
            return _settled(_round(standing, event))
        case Join():
            return _settled(_join(standing, event))
        case Leave():
            return _settled(_leave(standing, event))
        case _:
            return _settled(_change(standing, event))


def replay(game: Game, table: Table, events: Iterable[Event]) -> Standing:
    """Return where a match stands after its whole log.

    Raises InvalidEvent, its `number` telling which event of the log, counted from 1, is impossible.
    """
    standing = start(game, table)
    for number, event in enumerate(events, 1):
        try:
            standing = play(standing, event)
        except InvalidEvent as refused:
            refused.number = number
            raise
    return standing


def usual_start(standing: Standing) -> int:
    """Return with how many tokens or points a newcomer starts if the table says nothing else.

    Raises InvalidEvent(`wrong_players`) if nobody can join now.
    """
    return family(standing.rules).joining(standing)


def family(rules: Rules) -> Family:
    """Return the module that plays by `rules`."""
    return tokens if isinstance(rules, TokensRules) else points


def _round(standing: Standing, said: Round) -> Standing:
    plays = family(standing.rules)
    dealer = _dealer(standing, said)
    amounts = plays.check(standing, said)
    seats = plays.score(standing, amounts)
    played = Played(
        number=standing.number,
        dealer=dealer,
        starter=left_of(standing.players, dealer, standing.playing) or dealer,
        playing=standing.playing,
        amounts=amounts,
        scores={seat.player: seat.score for seat in seats},
        said=said,
        winner=next((player for player in amounts if amounts[player] == 0), None),
        out=tuple(new.player for old, new in zip(standing.seats, seats, strict=True) if new.exit != old.exit),
        playoff=standing.playoff,
        void=seats == standing.seats,
    )
    return replace(standing, seats=seats, rounds=(*standing.rounds, played))


def _dealer(standing: Standing, said: Round) -> str:
    """Who the table said, else who is known to have dealt, else whose turn it is.

    Who is known to have dealt may be out by now, after a correction; then the turn decides again.
    """
    if said.dealer is not None:
        return _named_dealer(standing, said.dealer)
    turn = standing.next_dealer
    assert turn is not None
    return said.dealt if said.dealt in standing.playing else turn


def _named_dealer(standing: Standing, dealer: str) -> str:
    if dealer not in standing.players:
        raise InvalidEvent("unknown_player", player=dealer)
    if dealer not in standing.playing:
        raise InvalidEvent("dealer_not_active", player=dealer)
    return dealer


def _join(standing: Standing, event: Join) -> Standing:
    plays = family(standing.rules)
    if event.player in standing.players:
        raise InvalidEvent("wrong_players", reason="already_seated", players=[event.player])
    if event.after is not None and event.after not in standing.players:
        raise InvalidEvent("unknown_player", player=event.after)
    if len(standing.active) >= standing.game.most:
        raise _wrong_number(standing.game)
    usual = usual_start(standing)
    score = usual if event.start is None else event.start
    _check_start(score, *plays.start_bounds(standing))
    here = standing.players.index(event.after or standing.players[-1]) + 1
    seat = Seat(event.player, score, score, joined=standing.number)
    return replace(standing, seats=(*standing.seats[:here], seat, *standing.seats[here:]))


def _check_start(score: int, least: int, most: int) -> None:
    if score < least:
        raise InvalidEvent("negative", key="start", points=score)
    if score > most:
        raise InvalidEvent("bad_format", key="start", points=score)


def _wrong_number(game: Game) -> InvalidEvent:
    return InvalidEvent("wrong_players", reason="seats", least=game.least, most=game.most)


def _leave(standing: Standing, event: Leave) -> Standing:
    if event.player not in standing.players:
        raise InvalidEvent("unknown_player", player=event.player)
    if standing.seat(event.player).exit:
        raise InvalidEvent("wrong_players", reason="already_gone", players=[event.player])
    gone = Exit(len(standing.rounds), tokens.exits(standing), left=True)
    return replace(standing, seats=tuple(
        replace(seat, exit=gone) if seat.player == event.player else seat for seat in standing.seats
    ))


def _change(standing: Standing, event: Change) -> Standing:
    options = standing.game.change(standing.options, event.options)
    changed = replace(standing, options=options, rules=standing.game.rules(options))
    return family(changed.rules).rescore(changed, standing.rules)


def _settled(standing: Standing) -> Standing:
    """Who won, if anybody has, and who plays on. The one place that says so."""
    plays = family(standing.rules)
    outcome = plays.outcome(standing)
    if outcome:
        return replace(standing, outcome=outcome, playing=(), playoff=False)
    return replace(standing, playing=plays.playing(standing), playoff=plays.is_playoff(standing))
