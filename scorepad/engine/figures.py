"""What finished matches say of one player, and of the table as a whole. Abandoned ones say nothing.

Who won is what the outcome says and nothing else. Void rounds, in which everybody went out at once, are not
counted as played.
"""

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from scorepad.engine.adding import Addable, Counts, Places, Run
from scorepad.engine.averages import average_place, chance, mean, share
from scorepad.engine.mixed import is_counted
from scorepad.engine.role import Role, role
from scorepad.engine.rules import PointsRules, TokensRules
from scorepad.engine.standing import Outcome, Played, Standing


@dataclass(frozen=True)
class Finish(Addable):
    """How some finished matches ended for a player, with the fields of Figures."""

    wins: int = 0
    shared: int = 0
    places: Places = field(default_factory=Counter)


@dataclass(frozen=True)
class Figures(Finish):
    """What some finished matches say of a player; a single one is what `figures` returns.

    `wins` were won alone, `shared` with others. `tables`: how many matches had how many players, latecomers
    and leavers among them. `places`: how often which place of how many that were ranked; who left a points
    game has none. `won` are the streaks of won matches, `waited` those of matches that were not. `dealing`
    and `starting`: see Role.

    Points: `points` says how often a round brought how many, play-offs included; `rounds_won` in how many
    he went out; `crossings` how many matches the limit ended with his total at it, even if he had left by
    then. Tokens: `hands` were played, `hands_lost` of them lost, at the price of `tokens_lost` in all;
    `kept` says how often a match was won with how many tokens left; `first_out` how often he lost his last
    token when nobody had before. In sudden death there are no tokens that could be lost or kept.
    """

    matches: int = 0
    tables: Counts = field(default_factory=Counter)
    won: Run = field(default_factory=Run)
    waited: Run = field(default_factory=Run)
    dealing: Role = field(default_factory=Role)
    starting: Role = field(default_factory=Role)
    points: Counts = field(default_factory=Counter)
    rounds_won: int = 0
    crossings: int = 0
    hands: int = 0
    hands_lost: int = 0
    tokens_lost: int = 0
    kept: Counts = field(default_factory=Counter)
    first_out: int = 0

    @property
    def rate(self) -> Fraction | None:
        """The share of the matches that he won, alone or with others; None where there are none."""
        return share(self.wins + self.shared, self.matches)

    @property
    def chance(self) -> Fraction | None:
        """The share of the matches he would win if everybody at the table won equally often."""
        return chance(self.tables)

    @property
    def place(self) -> Fraction | None:
        """The place on average, whatever the size of the table: 0 is always first, 1 is always last."""
        return average_place(self.places)

    @property
    def average(self) -> Fraction | None:
        """The points of a round on average; None where there are none."""
        return mean(self.points)


@dataclass(frozen=True)
class Course(Addable):
    """What some finished matches say of the table as a whole.

    `shared` had more than one winner, `playoffs` took a play-off. `tables`: how many had how many players,
    `rounds`: how many took how many rounds, play-offs included, but one at least.
    """

    matches: int = 0
    shared: int = 0
    playoffs: int = 0
    tables: Counts = field(default_factory=Counter)
    rounds: Counts = field(default_factory=Counter)


def figures(standing: Standing, player: str) -> Figures:
    """Return what one finished match says of a player who sat in it; raises ValueError while it runs."""
    over = _over(standing)
    won = player in over.winners
    ranked = sum(len(place.players) for place in over.ranking)
    seats = len(standing.seats)
    counted = [played for played in standing.rounds if player in played.playing and not played.void]
    return Figures(
        matches=1,
        wins=int(over.winners == (player,)),
        shared=int(won and len(over.winners) > 1),
        tables=Counter({seats: 1}),
        places=Counter((place.place, ranked) for place in over.ranking if player in place.players),
        won=Run.of(hit=won),
        waited=Run.of(hit=not won),
        dealing=role(standing, player, counted, [played.dealer for played in standing.rounds]),
        starting=role(standing, player, counted, [played.starter for played in standing.rounds]),
        **(_points(over, player, counted) if isinstance(standing.rules, PointsRules) else {}),
        **(_tokens(standing, player, counted) if isinstance(standing.rules, TokensRules) else {}),
    )


def course(standing: Standing) -> Course:
    """Return what one finished match says of the table; raises ValueError while it runs.

    One that ended before its first round, because everybody left, says nothing of how long matches are.
    """
    rounds = sum(not played.void for played in standing.rounds)
    return Course(
        matches=1,
        shared=int(len(_over(standing).winners) > 1),
        playoffs=int(any(played.playoff for played in standing.rounds)),
        tables=Counter({len(standing.seats): 1}),
        rounds=Counter({rounds: 1} if rounds else {}),
    )


def _over(standing: Standing) -> Outcome:
    if standing.outcome is None:
        raise ValueError("the match is not over")
    return standing.outcome


def _points(over: Outcome, player: str, counted: list[Played]) -> dict[str, Any]:
    return {
        "points": Counter(played.amounts[player] for played in counted),
        "rounds_won": sum(played.winner == player for played in counted),
        "crossings": int(player in over.by),
    }


def _tokens(standing: Standing, player: str, counted: list[Played]) -> dict[str, Any]:
    lost = [played.amounts.get(player, 0) for played in counted]
    with_tokens = is_counted(standing)
    winner = player in _over(standing).winners
    return {
        "hands": len(counted),
        "hands_lost": sum(map(bool, lost)),
        "tokens_lost": sum(lost) if with_tokens else 0,
        "kept": Counter({standing.seat(player).score: 1} if winner and with_tokens else {}),
        "first_out": int(player in _first_out(standing)),
    }


def _first_out(standing: Standing) -> tuple[str, ...]:
    """Return who went out first by losing; whoever shared the win by it does not count."""
    gone = [
        (seat.exit.order, seat.player)
        for seat in standing.seats
        if seat.exit and not seat.exit.left and seat.player not in _over(standing).winners
    ]
    first = min(gone, default=(0, ""))[0]
    return tuple(player for order, player in gone if order == first)
