"""Family *tokens* (Ninety-Nine): who loses a round pays a token; the last one with any left wins.

Places are the reverse order of going out; out in the same round shares a place. Leaving counts as going
out at that moment. With `grace` a player swims at 0 and is out on the next loss. If everybody left goes
out at once, the round is void and dealt again, or the win is shared.
"""

from collections.abc import Mapping
from dataclasses import replace
from itertools import groupby

from scorepad.engine.errors import InvalidEvent
from scorepad.engine.log import Round
from scorepad.engine.rules import TokensRules
from scorepad.engine.standing import Exit, Outcome, Place, Seat, Standing


def check(standing: Standing, said: Round) -> Mapping[str, int]:
    """Return tokens lost per player; raises InvalidEvent where the rules do not allow the round."""
    if said.points is not None or said.hands is not None or said.blocked or said.losers is None:
        raise InvalidEvent("bad_format", key="losers")
    rules = _rules(standing)
    if not said.losers:
        raise InvalidEvent("no_loser")
    for player, lost in said.losers.items():
        _check_loser(standing, player, lost)
    if len(said.losers) > rules.most_losers or max(said.losers.values()) > rules.most_lost:
        raise InvalidEvent("too_many_losers", most=rules.most_losers, most_lost=rules.most_lost)
    return said.losers


def score(standing: Standing, lost: Mapping[str, int]) -> tuple[Seat, ...]:
    """Return the seats after a round; all as before if it is void."""
    seats = tuple(_pay(standing, seat, lost.get(seat.player, 0)) for seat in standing.seats)
    everybody_out = all(seat.exit for seat in seats)
    return standing.seats if everybody_out and _rules(standing).all_out == "replay" else seats


def outcome(standing: Standing) -> Outcome | None:
    """Return the end once at most one player is left, else None."""
    left = [seat.player for seat in standing.active]
    if len(left) > 1:
        return None
    winners = tuple(left) or _last_out(standing)
    reason = _reason(standing, bool(left))
    return Outcome(reason, winners, _ranking(standing, winners))


def playing(standing: Standing) -> tuple[str, ...]:
    """Return who plays the next round: everybody still in."""
    return tuple(seat.player for seat in standing.active)


def is_playoff(standing: Standing) -> bool:  # noqa: ARG001
    """Return False: this family knows no play-off."""
    return False


def joining(standing: Standing) -> int:
    """Return the tokens a newcomer gets: the fewest of those still in, but one at least.

    Raises InvalidEvent(`wrong_players`) once somebody has gone out.
    """
    if any(seat.exit and not seat.exit.left for seat in standing.seats):
        raise InvalidEvent("wrong_players", reason="too_late")
    return max(min(seat.score for seat in standing.active), 1)


def start_bounds(standing: Standing) -> tuple[int, int]:
    """Return the fewest and the most tokens anybody can come with."""
    return 1, _rules(standing).start_tokens


def rescore(standing: Standing, before: TokensRules) -> Standing:
    """Return the standing after a change of rules: tokens are the new start less what was lost.

    Who is out or gone keeps his score. Raises InvalidEvent(`would_eliminate`) if somebody still in would
    have none left.
    """
    more = _rules(standing).start_tokens - before.start_tokens
    return replace(standing, seats=tuple(_restart(seat, more) for seat in standing.seats))


def _rules(standing: Standing) -> TokensRules:
    assert isinstance(standing.rules, TokensRules)
    return standing.rules


def _check_loser(standing: Standing, player: str, lost: int) -> None:
    if player not in standing.players:
        raise InvalidEvent("unknown_player", player=player)
    if standing.seat(player).exit:
        raise InvalidEvent("loser_already_out", player=player)
    if lost < 1:
        raise InvalidEvent("negative", player=player, points=lost)


def _pay(standing: Standing, seat: Seat, lost: int) -> Seat:
    if not lost:
        return seat
    left = seat.score - lost
    out = left < 0 or (left == 0 and not _swims(standing))
    return replace(seat, score=max(left, 0), exit=_exit(standing) if out else None)


def _swims(standing: Standing) -> bool:
    """Whether somebody who comes down to 0 now stays in."""
    grace = _rules(standing).grace
    return grace == "each" or (grace == "first" and all(seat.score > 0 for seat in standing.seats))


def _exit(standing: Standing) -> Exit:
    return Exit(standing.number, exits(standing), left=False)


def exits(standing: Standing) -> int:
    """Return the order number of the next exit: those who go together share one."""
    return 1 + max((seat.exit.order for seat in standing.seats if seat.exit), default=0)


def _last_out(standing: Standing) -> tuple[str, ...]:
    last = exits(standing) - 1
    return tuple(seat.player for seat in standing.seats if seat.exit and seat.exit.order == last)


def _reason(standing: Standing, somebody_left: bool) -> str:
    if not somebody_left:
        return "all_out"
    last = max((seat.exit for seat in standing.seats if seat.exit), key=lambda gone: gone.order)
    return "everyone_left" if last.left else "last_standing"


def _ranking(standing: Standing, winners: tuple[str, ...]) -> tuple[Place, ...]:
    exited = [(seat.exit.order, seat.player) for seat in standing.seats if seat.exit]
    gone = sorted((pair for pair in exited if pair[1] not in winners), key=lambda pair: -pair[0])
    places = [Place(1, winners)]
    for _, together in groupby(gone, key=lambda pair: pair[0]):
        before = sum(len(place.players) for place in places)
        places.append(Place(before + 1, tuple(player for _, player in together)))
    return tuple(places)


def _restart(seat: Seat, more: int) -> Seat:
    if seat.exit:
        return seat
    if more < 0 and seat.score + more < 1:
        raise InvalidEvent("would_eliminate", player=seat.player)
    return replace(seat, score=seat.score + more)
