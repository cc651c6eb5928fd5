"""Family *points* (Nines): penalty points for what is left in hand; the lowest total wins.

One player goes out with 0 and everybody else holds at least 1, or the round is blocked and everybody
holds at least 1. The match ends after a round in which a total meets the limit, or after a fixed number
of rounds. A tie for the lowest total is played off among the tied alone; those points stand apart, so
that a tied leader cannot fall behind third place. Other ties share their place: 1, 2, 2, 4.
"""

from collections.abc import Mapping
from dataclasses import replace
from itertools import groupby

from scorepad.engine.cards import RANKS, Hand, cheapest, deck_points, hand_points, most_of_a_rank
from scorepad.engine.errors import InvalidEvent
from scorepad.engine.log import Round
from scorepad.engine.rules import PointsRules
from scorepad.engine.standing import Outcome, Place, Seat, Standing

MOST_POINTS = 9999


def check(standing: Standing, said: Round) -> Mapping[str, int]:
    """Return points per player, in seat order; raises InvalidEvent where the rules do not allow the round."""
    if said.losers is not None or (said.points is None and said.hands is None):
        raise InvalidEvent("bad_format", key="points")
    rules, points, hands = _rules(standing), said.points or {}, said.hands or {}
    _check_players(standing, [*points, *hands])
    _check_hands(rules, hands)
    scored = counted(rules, said)
    amounts = {player: scored[player] for player in standing.playing}
    _check_amounts(amounts, said.blocked)
    _check_deck(rules, sum(amounts.values()), said.blocked)
    return amounts


def counted(rules: PointsRules, said: Round) -> dict[str, int]:
    """Return the points of a round as it was told, typed or counted from the cards."""
    hands = said.hands or {}
    return dict(said.points or {}) | {
        player: hand_points(hand, rules.values) for player, hand in hands.items()
    }


def score(standing: Standing, amounts: Mapping[str, int]) -> tuple[Seat, ...]:
    """Return the seats after a round; in a play-off its points stand apart from the totals."""
    return tuple(
        _add(seat, amounts[seat.player], standing.playoff) if seat.player in amounts else seat
        for seat in standing.seats
    )


def outcome(standing: Standing) -> Outcome | None:
    """Return the end once it has come and one player, or a shared win, is lowest; else None."""
    lowest = _lowest(standing)
    if len(standing.active) == 1:
        return _outcome(standing, "everyone_left", lowest)
    shared = _rules(standing).tiebreak == "shared"
    if _is_over(standing) and (len(lowest) == 1 or shared):
        return _outcome(standing, _rules(standing).end, lowest)
    return None


def playing(standing: Standing) -> tuple[str, ...]:
    """Return who plays the next round: everybody still in, or the tied once the match proper is over."""
    return _lowest(standing) if _is_over(standing) else tuple(seat.player for seat in standing.active)


def is_playoff(standing: Standing) -> bool:
    """Return whether only the tied play on, their points apart from the totals."""
    return _is_over(standing)


def joining(standing: Standing) -> int:
    """Return the points a newcomer starts with: the highest total of those still in.

    Raises InvalidEvent(`wrong_players`) in a play-off.
    """
    if standing.playoff:
        raise InvalidEvent("wrong_players", reason="playoff")
    return max(seat.score for seat in standing.active)


def start_bounds(standing: Standing) -> tuple[int, int]:
    """Return the fewest and the most points anybody can come with: short of what would end the match."""
    rules = _rules(standing)
    return 0, _mark(rules) - 1 if rules.end == "limit" else MOST_POINTS


def rescore(standing: Standing, before: PointsRules) -> Standing:  # noqa: ARG001
    """Return the standing under changed rules: points stay, a play-off to come falls with its cause."""
    return replace(standing, playoff=standing.playoff and _has_ended(standing, standing.seats))


def _rules(standing: Standing) -> PointsRules:
    assert isinstance(standing.rules, PointsRules)
    return standing.rules


def _check_players(standing: Standing, named: list[str]) -> None:
    for player in named:
        if player not in standing.players:
            raise InvalidEvent("unknown_player", player=player)
    if sorted(named) != sorted(standing.playing):
        odd = set(named) ^ set(standing.playing) or {player for player in named if named.count(player) > 1}
        raise InvalidEvent("wrong_players", players=sorted(odd))


def _check_hands(rules: PointsRules, hands: Mapping[str, Hand]) -> None:
    for hand in hands.values():
        for rank in hand:
            if rank not in rules.values:
                raise InvalidEvent("bad_format", key=rank)
    for rank in RANKS:
        counts = [hand.get(rank, 0) for hand in hands.values()]
        if min(counts, default=0) < 0:
            raise InvalidEvent("negative", rank=rank)
        if sum(counts) > (most := most_of_a_rank(rules.decks)):
            raise InvalidEvent("too_many_of_a_rank", rank=rank, most=most)


def _check_amounts(amounts: Mapping[str, int], blocked: bool) -> None:
    for player, points in amounts.items():
        if points < 0:
            raise InvalidEvent("negative", player=player, points=points)
    out = [player for player, points in amounts.items() if points == 0]
    if blocked and out:
        raise InvalidEvent("blocked_with_winner", players=out)
    if not blocked and not out:
        raise InvalidEvent("no_round_winner")
    if len(out) > 1:
        raise InvalidEvent("two_round_winners", players=out)


def _check_deck(rules: PointsRules, total: int, blocked: bool) -> None:
    """Two cards at least lie on the pile, the one turned up and the last one played; one if it is blocked."""
    if not rules.values:
        return
    most = deck_points(rules.values, rules.decks) - cheapest(rules.values, 1 if blocked else 2)
    if total > most:
        raise InvalidEvent("more_than_the_deck", total=total, most=most)


def _add(seat: Seat, points: int, playoff: bool) -> Seat:
    if playoff:
        return replace(seat, playoff=(*seat.playoff, points))
    return replace(seat, score=seat.score + points)


def _lowest(standing: Standing) -> tuple[str, ...]:
    best = min(seat.key for seat in standing.active)
    return tuple(seat.player for seat in standing.active if seat.key == best)


def _is_over(standing: Standing) -> bool:
    """Whether the match proper is over. A play-off goes on even if those over the limit have left."""
    played_off = any(played.playoff for played in standing.rounds)
    return standing.playoff or played_off or _has_ended(standing, standing.active)


def _has_ended(standing: Standing, seats: tuple[Seat, ...]) -> bool:
    """Whether enough rounds are played, or one of `seats` has met the limit."""
    rules = _rules(standing)
    if rules.end == "rounds":
        return len(standing.rounds) >= rules.rounds
    return bool(standing.rounds) and any(seat in seats for seat in _over_limit(standing))


def _over_limit(standing: Standing) -> tuple[Seat, ...]:
    mark = _mark(_rules(standing))
    return tuple(seat for seat in standing.seats if seat.score >= mark)


def _mark(rules: PointsRules) -> int:
    """Return the lowest total that ends the match."""
    return rules.limit + (1 if rules.limit_rule == "exceed" else 0)


def _outcome(standing: Standing, reason: str, winners: tuple[str, ...]) -> Outcome:
    unranked = tuple(seat.player for seat in standing.seats if seat.exit)
    by = tuple(seat.player for seat in _over_limit(standing)) if reason == "limit" else ()
    return Outcome(reason, winners, _ranking(standing), unranked, by)


def _ranking(standing: Standing) -> tuple[Place, ...]:
    places: list[Place] = []
    for _, together in groupby(sorted(standing.active, key=lambda seat: seat.key), key=lambda seat: seat.key):
        before = sum(len(place.players) for place in places)
        places.append(Place(before + 1, tuple(seat.player for seat in together)))
    return tuple(places)
