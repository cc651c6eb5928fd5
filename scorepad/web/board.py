"""The table page as data: everything its templates show, taken from a standing and its log."""

from dataclasses import dataclass

from scorepad.engine import Standing
from scorepad.engine.rules import TokensRules
from scorepad.storage.journal import Journal
from scorepad.storage.models import Player
from scorepad.web import sentences
from scorepad.web.chart import Chart
from scorepad.web.language import current
from scorepad.web.sentences import People
from scorepad.web.versions import Version


@dataclass(frozen=True)
class SeatView:
    """One player as the page shows him: pips are his tokens, True for those he still has.

    `after` says what he will have should he lose the round; empty where that is no question.
    `said` is his score in words, `ended` what it came to: for one who is out, the round.
    """

    player: Player
    score: int
    said: str
    after: str
    ended: str
    playoff: str
    pips: tuple[bool, ...]
    leads: bool
    left: bool
    is_out: bool


@dataclass(frozen=True)
class Cell:
    """One player's part of one round. `absent`: not there yet; `gone`: not there any more.

    `cards` are those his points were counted from, empty where they were typed.
    """

    score: int | None
    amount: int | None
    dealt: bool = False
    won: bool = False
    lost: bool = False
    out: bool = False
    absent: bool = False
    gone: bool = False
    cards: str = ""


@dataclass(frozen=True)
class RoundRow:
    """One round on the pad, with a cell for every seat; `before` is what it said until it was corrected."""

    number: int
    label: str
    cells: tuple[Cell, ...]
    corrected: bool
    before: tuple[Version, ...]
    playoff: bool
    blocked: bool
    void: bool


@dataclass(frozen=True)
class NoteRow:
    """Something between rounds: somebody came or went, or a house rule changed."""

    text: str


@dataclass(frozen=True)
class Board:
    """A match as its page shows it; rows have the newest round first."""

    journal: Journal
    people: People
    seats: tuple[SeatView, ...]
    rows: tuple[RoundRow | NoteRow, ...]
    headline: str
    because: str
    rules: str
    cards: int | None
    undo: str
    redo: str
    removed: tuple[str, ...]
    chart: Chart | None

    @property
    def standing(self) -> Standing:
        """Where the match stands."""
        return self.journal.standing

    @property
    def dealer(self) -> Player | None:
        """Who deals next."""
        return self.people.get(self.standing.next_dealer or "")

    @property
    def starter(self) -> Player | None:
        """Who plays first next."""
        return self.people.get(self.standing.next_starter or "")

    @property
    def title(self) -> str:
        """The headline with the game's name."""
        return f"{self.headline} · {self.journal.game.name[current()]}"

    @property
    def counts_tokens(self) -> bool:
        """Whether players lose tokens, not gather points."""
        return isinstance(self.standing.rules, TokensRules)

    @property
    def has_tokens(self) -> bool:
        """Whether there are tokens to be seen on the table."""
        return isinstance(self.standing.rules, TokensRules) and not self.standing.rules.sudden_death

    @property
    def has_counted(self) -> bool:
        """Whether there is a round of which the cards are known."""
        return any(played.said.hands for played in self.standing.rounds)

    @property
    def caption(self) -> str:
        """What the figures of the pad are."""
        return sentences.caption(self.standing)

    @property
    def corrected(self) -> tuple[RoundRow, ...]:
        """The rounds of which it is known what they said before."""
        return tuple(row for row in self.rows if isinstance(row, RoundRow) and row.before)

    @property
    def players(self) -> tuple[Player, ...]:
        """Everybody who ever sat here, in seat order."""
        return tuple(seat.player for seat in self.seats)

    @property
    def seats_by_id(self) -> dict[str, SeatView]:
        """The seats by their players."""
        return {seat.player.id: seat for seat in self.seats}

    @property
    def out(self) -> tuple[SeatView, ...]:
        """Those who play no more."""
        return tuple(seat for seat in self.seats if seat.is_out or seat.left)

    @property
    def winners(self) -> tuple[Player, ...]:
        """Who won, in seat order."""
        outcome = self.standing.outcome
        return tuple(self.people[player] for player in outcome.winners) if outcome else ()

    @property
    def unranked(self) -> tuple[SeatView, ...]:
        """Those who left and have no place."""
        outcome = self.standing.outcome
        return tuple(self.seats_by_id[player] for player in outcome.unranked) if outcome else ()

    @property
    def places(self) -> tuple[tuple[int, tuple[SeatView, ...]], ...]:
        """The ranking of a finished match with those who share each place."""
        outcome = self.standing.outcome
        views, ranking = self.seats_by_id, outcome.ranking if outcome else ()
        return tuple((place.place, tuple(views[player] for player in place.players)) for place in ranking)

    @property
    def last_round(self) -> int | None:
        """The number of the round played last."""
        return self.standing.rounds[-1].number if self.standing.rounds else None
