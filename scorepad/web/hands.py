"""Cards left in hand, counted by rank: for each player one field, drawn as a row of small number fields.

One field for thirteen figures, because a form of its own for each would be felt on every page.
"""

from collections.abc import Mapping
from typing import Any

from werkzeug.datastructures import MultiDict

from scorepad.engine import InvalidEvent, Round
from scorepad.engine.cards import RANKS, Hand, hand_points, most_of_a_rank
from scorepad.engine.rules import PointsRules
from scorepad.games import card_letter
from scorepad.web import shorthand
from scorepad.web.cards import Card, deck
from scorepad.web.fields import FigureField, add_error, whole
from scorepad.web.language import current
from scorepad.web.text import _

CARDS = "cards_"
MOST_DIGITS = 2


class HandField(FigureField):
    """How many cards of each rank one player holds, zeros left out. What was typed comes back as it was."""

    data: dict[str, int]

    def __init__(self, label: str, player: str, rules: PointsRules, **kwargs: Any) -> None:
        super().__init__(label, **kwargs)
        self.player, self.rules = player, rules
        self.typed: dict[str, str] = {}
        self.wrong: set[str] = set()

    def process(self, formdata: Any, *_data: Any, **_more: Any) -> None:
        """Read the small fields of this player, as far as they were posted."""
        self.process_errors, self.data = [], {}
        posted = formdata or MultiDict()
        self.raw_data = [rank for rank in RANKS if f"{self.name}_{rank}" in posted]
        for rank in self.raw_data:
            self._read(rank, posted[f"{self.name}_{rank}"])

    def show(self, hand: Hand) -> None:
        """Fill in a hand that is recorded."""
        self.data = dict(hand)
        self.typed = {rank: str(count) for rank, count in hand.items()}

    def refuse(self, rank: str, sentence: str) -> None:
        """Put a message next to the figure of one rank."""
        self._mark(rank)
        add_error(self, sentence)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The ranks in their order."""
        return deck(self.rules.values)

    @property
    def most(self) -> int:
        """How many cards of one rank there are, over all hands."""
        return most_of_a_rank(self.rules.decks)

    @property
    def points(self) -> int:
        """What the cards are worth together, in penalty points."""
        return hand_points(self.data, self.rules.values)

    @property
    def line(self) -> str:
        """The cards and what they make, such as `9 9 K = 40`; empty for none."""
        return f"{shorthand.cards(self.data)} = {self.points}" if self.data else ""

    def against(self, typed: int | None, *, is_out: bool) -> str:
        """Return what speaks against the cards beside what else is said of the player, or nothing."""
        name = self.label.text
        if self.data and is_out:
            return _("%(name)s went out and has no cards left. Empty them, or tap who went out.", name=name)
        if self.data and typed not in {None, self.points}:
            return _(
                "The cards make %(counted)s, but %(typed)s is typed. Empty one of the two.",
                counted=self.points,
                typed=typed,
            )
        return ""

    def _read(self, rank: str, text: str) -> None:
        text = text.strip()
        if not text:
            return
        self.typed[rank] = text
        try:
            self.data |= {rank: count} if (count := whole(text, MOST_DIGITS)) else {}
        except ValueError as wrong:
            self._mark(rank)
            self.process_errors = [str(wrong)]

    def _mark(self, rank: str) -> None:
        """Mark a figure as wrong; the summary on top leads to the first one."""
        self.id = self.id if self.wrong else f"{self.name}_{rank}"
        self.wrong.add(rank)


def check_cards(posted: MultiDict[str, str], start: str, hands: Mapping[str, HandField]) -> None:
    """Raise InvalidEvent for cards of somebody or of a rank the form does not ask for, or asked twice."""
    for key in posted:
        player, _line, rank = key.removeprefix(start).rpartition("_")
        if not key.startswith(start):
            continue
        if player not in hands or len(posted.getlist(key)) > 1:
            raise InvalidEvent("wrong_players", players=[player or rank])
        if rank not in hands[player].rules.values:
            raise InvalidEvent("bad_format", key=rank)


def typed_cards(posted: MultiDict[str, str]) -> dict[str, str]:
    """Return the cards posted for each player, just as they were typed: `9 9 K`, but `12 × 9`."""
    said: dict[str, list[str]] = {}
    for key, text in posted.items(multi=True):
        player, _line, rank = key.removeprefix(CARDS).rpartition("_")
        if key.startswith(CARDS) and rank in RANKS and text.strip():
            said.setdefault(player, []).append(_as_typed(rank, text.strip()))
    return {player: " ".join(cards) for player, cards in said.items()}


def told(said: Round) -> tuple[dict[str, int], dict[str, Hand]]:
    """Return a round as a form tells it: cards of those who hold any, points of the others."""
    hands = said.hands or {}
    empty = {player: 0 for player, hand in hands.items() if not hand}
    return dict(said.points or {}) | empty, {player: hand for player, hand in hands.items() if hand}


def _as_typed(rank: str, text: str) -> str:
    if text.isdecimal() and len(text) == 1:
        return shorthand.cards({rank: int(text)})
    return f"{text} × {card_letter(rank, current())}"
