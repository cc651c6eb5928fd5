"""What finished matches say of two players who both sat in them."""

from collections import Counter
from dataclasses import dataclass, field, replace
from fractions import Fraction

from scorepad.engine.adding import Addable, Places, Run
from scorepad.engine.averages import average_place
from scorepad.engine.figures import Finish, figures
from scorepad.engine.standing import Standing


@dataclass(frozen=True)
class Duel(Addable):
    """One player against another, in matches in which both sat.

    `ahead` ended with the better place for the one, `behind` with the worse, `level` with the same; where
    one of them was not ranked, none of these, and no streak goes on or ends. `wins` were won by the one
    without the other, `losses` by the other without the one, `shared` by both. `own` and `others` are their
    places as in Figures; `led` are the streaks of matches that the one ended ahead, `trailed` those that he
    ended behind.
    """

    matches: int = 0
    ahead: int = 0
    behind: int = 0
    level: int = 0
    wins: int = 0
    losses: int = 0
    shared: int = 0
    own: Places = field(default_factory=Counter)
    others: Places = field(default_factory=Counter)
    led: Run = field(default_factory=Run)
    trailed: Run = field(default_factory=Run)

    @property
    def compared(self) -> int:
        """In how many of the matches both were ranked."""
        return self.ahead + self.behind + self.level

    @property
    def unlike(self) -> int:
        """In how many of the matches one of them was not ranked, so that they cannot be compared."""
        return self.matches - self.compared

    @property
    def place(self) -> Fraction | None:
        """The average place of the one in these matches, as in Figures."""
        return average_place(self.own)

    @property
    def turned(self) -> "Duel":
        """The same as the other sees it."""
        return replace(
            self, ahead=self.behind, behind=self.ahead, wins=self.losses, losses=self.wins,
            own=self.others, others=self.own, led=self.trailed, trailed=self.led,
        )  # fmt: skip


def duel(standing: Standing, one: str, other: str) -> Duel:
    """Return what one finished match says of two who sat in it; raises ValueError while it runs."""
    return between(figures(standing, one), figures(standing, other))


def between(one: Finish, other: Finish) -> Duel:
    """Return what one match says of two who sat in it, from how it ended for each."""
    ranked = one.places and other.places
    better = (min(one.places) < min(other.places)) - (min(one.places) > min(other.places)) if ranked else None
    won, lost = bool(one.wins + one.shared), bool(other.wins + other.shared)
    return Duel(
        matches=1,
        ahead=int(better == 1),
        behind=int(better == -1),
        level=int(better == 0),
        wins=int(won and not lost),
        losses=int(lost and not won),
        shared=int(won and lost),
        own=one.places,
        others=other.places,
        led=Run() if better is None else Run.of(hit=better == 1),
        trailed=Run() if better is None else Run.of(hit=better == -1),
    )
