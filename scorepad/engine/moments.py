"""What an evening is remembered for, found in the logs of the matches that were played to the end.

Tokens and points cannot be compared, so a moment is looked for among the matches of one kind. Where several
are equally remarkable, all of them are found: nothing is decided by the order in which they were played.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from scorepad.engine.mixed import Same, is_counted, known
from scorepad.engine.rules import PointsRules
from scorepad.engine.standing import Played, Seat, Standing

Kind = Literal["finish", "round", "comeback", "streak"]
Unit = Literal["points", "tokens", "matches"]

LEAST_MATCHES = 2
LEAST_STREAK = 2
LEAST_BEHIND = {"points": 10, "tokens": 2}


@dataclass(frozen=True)
class Find:
    """Where a moment was: in which match (the first of a streak), counted from 0, whose, in which round."""

    match: int
    players: tuple[str, ...]
    round: int | None = None


@dataclass(frozen=True)
class Moment:
    """A moment with its figure, and every place where it was equally so, in the order of the matches."""

    kind: Kind
    unit: Unit
    amount: int
    finds: tuple[Find, ...]


Found = Iterator[tuple[int, Find]]


def moments(standings: Sequence[Standing | None], same: Same) -> tuple[Moment, ...]:
    """Return the moments of some matches, in the order they were played; `same` is as for the mixed table.

    Matches without an outcome do not count, but keep their number, and so does None for one broken off.
    """
    over = [(number, one) for number, one in enumerate(standings) if one and one.outcome]
    points = [(number, one) for number, one in over if isinstance(one.rules, PointsRules)]
    tokens = [(number, one) for number, one in over if is_counted(one)]
    found = (
        _most("finish", "points", closest_points(points), least=0, best=min),
        _most("finish", "tokens", closest_tokens(tokens), least=0, best=min),
        _most("round", "points", biggest_rounds(points), least=1),
        _most("comeback", "points", comebacks(points), least=LEAST_BEHIND["points"]),
        _most("comeback", "tokens", comebacks(tokens), least=LEAST_BEHIND["tokens"]),
        _most("streak", "matches", streaks(over, same), least=LEAST_STREAK),
    )
    return tuple(moment for moment in found if moment)


def closest_points(matches: Sequence[tuple[int, Standing]]) -> Found:
    """Yield by how many points each match was won: the lowest total of the others less the winner's.

    A shared win, and one that took a play-off, was won by 0. Those who left do not count. Of a single match
    nothing can be said to have been the closest.
    """
    for number, standing in matches if len(matches) >= LEAST_MATCHES else ():
        winners = standing.leaders
        others = [seat.score for seat in standing.active if seat.player not in winners]
        if len(winners) > 1:
            yield 0, Find(number, winners)
        elif others:
            yield min(others) - standing.seat(winners[0]).score, Find(number, winners)


def closest_tokens(matches: Sequence[tuple[int, Standing]]) -> Found:
    """Yield how many tokens the winner of each match had left; 0 if the last ones went out together.

    A match that ended because everybody else left was not close, nor is a single match the closest.
    """
    for number, standing in matches if len(matches) >= LEAST_MATCHES else ():
        winners = standing.leaders
        if not _was_left_alone(standing):
            yield standing.seat(winners[0]).score, Find(number, winners)


def biggest_rounds(matches: Iterable[tuple[int, Standing]]) -> Found:
    """Yield the points that each player took in each round, those of play-offs among them."""
    for number, standing in matches:
        for played in standing.rounds:
            for player, amount in played.amounts.items():
                yield amount, Find(number, (player,), played.number)


def comebacks(matches: Iterable[tuple[int, Standing]]) -> Found:
    """Yield how far behind the leader each winner was after each round, play-offs aside.

    The leader is the best of those who were in after that round and did not leave then. Of several rounds
    in which a winner was as far behind, the last one is it: from there he came back. Nobody came back who
    won because all others left.
    """
    for number, standing in matches:
        for winner in () if _was_left_alone(standing) else standing.leaders:
            proper = [played for played in standing.rounds if not played.playoff]
            most, last = max((_behind(standing, played, winner), played.number) for played in proper)
            yield most, Find(number, (winner,), last)


def streaks(matches: Sequence[tuple[int, Standing]], same: Same) -> Found:
    """Yield every unbroken run of wins: matches a player sat in one after the other and won, alone or not.

    Matches he did not sit in do not break it.
    """
    there = (known(one, same) for _number, standing in matches for one in standing.players)
    for player in dict.fromkeys(there):
        run: list[int] = []
        for number, standing in matches:
            if player in (known(one, same) for one in standing.leaders):
                run.append(number)
            elif player in (known(one, same) for one in standing.players):
                yield len(run), Find((run or [0])[0], (player,))
                run = []
        yield len(run), Find((run or [0])[0], (player,))


def _most(
    kind: Kind, unit: Unit, found: Found, least: int, best: Callable[[Iterable[int]], int] = max
) -> Moment | None:
    """Return the best of what was found with all that equal it; None if there is none of `least` at least."""
    amounts = [(amount, find) for amount, find in found if amount >= least]
    if not amounts:
        return None
    record = best(amount for amount, _find in amounts)
    finds = sorted((find for amount, find in amounts if amount == record), key=lambda find: find.match)
    return Moment(kind, unit, record, tuple(finds))


def _behind(standing: Standing, played: Played, winner: str) -> int:
    """Return by how much somebody was behind after a round: penalty points more, or tokens fewer."""
    scores = {seat.player: played.scores[seat.player] for seat in standing.seats if _was_in(seat, played)}
    if winner not in scores:
        return 0
    if isinstance(standing.rules, PointsRules):
        return scores[winner] - min(scores.values())
    return max(scores.values()) - scores[winner]


def _was_left_alone(standing: Standing) -> bool:
    return standing.outcome is not None and standing.outcome.reason == "everyone_left"


def _was_in(seat: Seat, played: Played) -> bool:
    gone = seat.exit is not None and seat.exit.round <= played.number
    return seat.player in played.scores and not gone
