"""What comes of dealing, and of playing first."""

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction

from scorepad.engine.adding import Addable, Counts
from scorepad.engine.averages import chance, share
from scorepad.engine.rules import PointsRules
from scorepad.engine.standing import Played, Standing


@dataclass(frozen=True)
class Role(Addable):
    """What came of dealing, or of playing first.

    `matches` are those in whose first round he did, `wins` those of them that he won, alone or not, `tables`
    how many of them had how many players. `rounds` are all rounds in which he did, `won` those he went out
    in, `lost` the hands he lost, `points` what they brought him. Who keeps the deal deals until he is out.
    """

    matches: int = 0
    wins: int = 0
    tables: Counts = field(default_factory=Counter)
    rounds: int = 0
    won: int = 0
    lost: int = 0
    points: int = 0

    @property
    def chance(self) -> Fraction | None:
        """The share of these matches that would be won if everybody at the table won equally often."""
        return chance(self.tables)

    @property
    def rate(self) -> Fraction | None:
        """The share of these matches that he won; None where there are none."""
        return share(self.wins, self.matches)


def role(standing: Standing, player: str, counted: list[Played], held: list[str]) -> Role:
    """Return what came of a role in a finished match that was `held` by these players, round by round.

    Of the rounds he played those are looked at that are `counted`; the first is the first that is not void.
    """
    first = next((held[played.number - 1] for played in standing.rounds if not played.void), None) == player
    there = [played for played in counted if held[played.number - 1] == player]
    amounts = [played.amounts.get(player, 0) for played in there]
    scored = isinstance(standing.rules, PointsRules)
    return Role(
        matches=int(first),
        wins=int(first and player in standing.leaders),
        tables=Counter({len(standing.seats): 1} if first else {}),
        rounds=len(there),
        won=sum(played.winner == player for played in there),
        lost=0 if scored else sum(map(bool, amounts)),
        points=sum(amounts) if scored else 0,
    )
