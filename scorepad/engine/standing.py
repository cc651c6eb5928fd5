"""Where a match stands: everything a page, a list or a statistic may say of it."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorepad.engine.log import Round
from scorepad.engine.rules import Game, PointsRules, Rules, TokensRules
from scorepad.engine.table import Options, left_of


@dataclass(frozen=True)
class Exit:
    """How somebody stopped: after which round, as which exit of the match, by leaving or losing."""

    round: int
    order: int
    left: bool


@dataclass(frozen=True)
class Seat:
    """One player: tokens still held or penalty points in total, and points of play-off rounds apart.

    `start` is what he came with, `joined` the first round he could play.
    """

    player: str
    score: int
    start: int = 0
    joined: int = 1
    playoff: tuple[int, ...] = ()
    exit: Exit | None = None

    @property
    def key(self) -> tuple[int, ...]:
        """Rank among penalty points, lowest first: the total, then each play-off round."""
        return (self.score, *self.playoff)


@dataclass(frozen=True)
class Played:
    """A round as it was played: `amounts` are its tokens lost or points, `scores` what stood after it."""

    number: int
    dealer: str
    starter: str
    playing: tuple[str, ...]
    amounts: Mapping[str, int]
    scores: Mapping[str, int]
    said: Round
    winner: str | None = None
    out: tuple[str, ...] = ()
    playoff: bool = False
    void: bool = False


@dataclass(frozen=True)
class Place:
    """A place in the ranking, shared by all its players, in seat order."""

    place: int
    players: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """Why a match ended and who won.

    `reason`: `last_standing`, `all_out` (a shared win of tokens), `limit`, `rounds` or `everyone_left`.
    `by` names who brought the end about: those whose total met the limit.
    """

    reason: str
    winners: tuple[str, ...]
    ranking: tuple[Place, ...]
    unranked: tuple[str, ...] = ()
    by: tuple[str, ...] = ()


@dataclass(frozen=True)
class Standing:
    """A match after some of its log. Frozen: `play` returns the next one.

    `playing` are those who play the next round, in seat order: all who are still in, or the tied in a
    play-off.
    """

    game: Game
    options: Options
    rules: Rules
    first_dealer: str
    seats: tuple[Seat, ...]
    rounds: tuple[Played, ...] = ()
    playing: tuple[str, ...] = ()
    playoff: bool = False
    outcome: Outcome | None = None

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who ever sat here, clockwise."""
        return tuple(seat.player for seat in self.seats)

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that are still in the match, clockwise."""
        return tuple(seat for seat in self.seats if seat.exit is None)

    @property
    def number(self) -> int:
        """The number of the next round, counted from 1."""
        return len(self.rounds) + 1

    @property
    def next_dealer(self) -> str | None:
        """Who deals next: the first seat left of the last dealer that plays; None when nobody plays on."""
        if self.outcome:
            return None
        last, stays = self._last_dealer()
        return last if stays and last in self.playing else left_of(self.players, last, self.playing)

    @property
    def next_starter(self) -> str | None:
        """Who plays first in the next round: left of its dealer."""
        dealer = self.next_dealer
        return dealer and left_of(self.players, dealer, self.playing)

    @property
    def turns(self) -> tuple[str, ...]:
        """Who plays the next round in the order of turns: the starter first, then clockwise."""
        starter = self.next_starter
        here = self.players.index(starter) if starter else 0
        circle = self.players[here:] + self.players[:here]
        return tuple(player for player in circle if player in self.playing)

    @property
    def rematch_dealer(self) -> str | None:
        """Who deals first if the same people play again: the deal moves on past those who left."""
        here = [seat.player for seat in self.seats if not (seat.exit and seat.exit.left)]
        if not self.rounds and self.first_dealer in here:
            return self.first_dealer
        return left_of(self.players, self._last_dealer()[0], here)

    @property
    def leaders(self) -> tuple[str, ...]:
        """Who is ahead, in seat order: the winners once there are any, nobody before the first round."""
        if self.outcome:
            return self.outcome.winners
        if not self.rounds:
            return ()
        best = min(self._rank(seat) for seat in self.active)
        return tuple(seat.player for seat in self.active if self._rank(seat) == best)

    def seat(self, player: str) -> Seat:
        """Return the seat of `player`; raises KeyError where he has none."""
        return {seat.player: seat for seat in self.seats}[player]

    def _last_dealer(self) -> tuple[str, bool]:
        """Who dealt last, and whether the deal stays with him."""
        if not self.rounds:
            return self.first_dealer, True
        stays = isinstance(self.rules, TokensRules) and self.rules.new_deal == "none"
        return self.rounds[-1].dealer, stays or self.rounds[-1].void

    def _rank(self, seat: Seat) -> tuple[int, ...]:
        return seat.key if isinstance(self.rules, PointsRules) else (-seat.score,)
