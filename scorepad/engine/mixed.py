"""A table over matches of any games: what can be set side by side where tokens and points cannot."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from scorepad.engine.rules import PointsRules, TokensRules
from scorepad.engine.standing import Seat, Standing

Same = Mapping[str, str]


@dataclass(frozen=True)
class Tally:
    """One player's part of some finished matches, each of which counts once.

    `wins` were won alone, `shared` with others. `places` are those reached, in the order of the matches; who
    left and was not ranked has none. `tokens` were still held at the end of the matches with tokens, `points`
    gathered in those with penalty points, play-offs aside; None where he played no such match.
    """

    player: str
    matches: int
    wins: int
    shared: int
    places: tuple[int, ...]
    tokens: int | None
    points: int | None

    @property
    def won(self) -> int:
        """How many matches he won, alone or with others."""
        return self.wins + self.shared


def mixed_table(standings: Iterable[Standing], same: Same) -> tuple[Tally, ...]:
    """Return the tallies of everybody who sat in a finished match, the most wins first.

    Then the most shared wins, the better places on average, and who sat down first. `same` names the player
    to whom a spelling belongs; whoever it lacks is himself. Matches without an outcome do not count.
    """
    over = [standing for standing in standings if standing.outcome]
    there = dict.fromkeys(known(player, same) for standing in over for player in standing.players)
    return tuple(sorted((_tally(player, over, same) for player in there), key=_rank))


def known(player: str, same: Same) -> str:
    """Return the player to whom this spelling belongs."""
    return same.get(player, player)


def is_counted(standing: Standing) -> bool:
    """Whether the tokens of a match can be counted: in sudden death nobody has more than the one."""
    return isinstance(standing.rules, TokensRules) and not standing.rules.sudden_death


def _rank(tally: Tally) -> tuple[float, ...]:
    average = sum(tally.places) / len(tally.places) if tally.places else float("inf")
    return (-tally.wins, -tally.shared, average)


def _tally(player: str, over: Iterable[Standing], same: Same) -> Tally:
    seats = [(standing, seat) for standing in over for seat in standing.seats]
    played = [(standing, seat) for standing, seat in seats if known(seat.player, same) == player]
    won = [len(_winners(standing)) for standing, seat in played if seat.player in _winners(standing)]
    return Tally(
        player=player,
        matches=len(played),
        wins=won.count(1),
        shared=len(won) - won.count(1),
        places=tuple(place for standing, seat in played for place in _place(standing, seat)),
        tokens=_sum(seat.score for standing, seat in played if is_counted(standing)),
        points=_sum(seat.score for standing, seat in played if isinstance(standing.rules, PointsRules)),
    )


def _winners(standing: Standing) -> tuple[str, ...]:
    return standing.outcome.winners if standing.outcome else ()


def _place(standing: Standing, seat: Seat) -> tuple[int, ...]:
    ranking = standing.outcome.ranking if standing.outcome else ()
    return tuple(place.place for place in ranking if seat.player in place.players)


def _sum(scores: Iterable[int]) -> int | None:
    found = list(scores)
    return sum(found) if found else None
