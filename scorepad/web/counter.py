"""The pile counter as data: everything its page shows, taken from the rules and the cards laid so far."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from typing import Any, Protocol

from scorepad.engine.pile import (
    Effect,
    Pile,
    PileRules,
    fitting,
    follow,
    made,
    plays_again,
    sums,
    turns,
)
from scorepad.games import card_letter, card_name
from scorepad.web.laid import MOST, Card
from scorepad.web.language import current
from scorepad.web.text import _

MINUS = "\N{MINUS SIGN}"


class Sitting(Protocol):
    """Somebody at the table: a player of a match, or just a seat."""

    @property
    def name(self) -> str:
        """What the page calls him."""

    @property
    def colour(self) -> str:
        """The colour that goes with him, and with it a suit shape."""


class Address(Protocol):
    """Makes the address of a pile with other cards laid."""

    def __call__(self, cards: tuple[Card, ...], *, training: bool) -> str:
        """Return the address of the pile once exactly `cards` are laid."""


@dataclass(frozen=True)
class Way:
    """One way to lay a card: what it does, and the address once it is laid; none where it does not fit."""

    does: str
    href: str
    shown: bool


@dataclass(frozen=True)
class Key:
    """A rank with its ways: two for a card that may add this or that, of which those that fit are shown."""

    rank: str
    letter: str
    name: str
    ways: tuple[Way, ...]


@dataclass(frozen=True)
class Counter:
    """The pile at one moment of a round.

    `first` is the place of whoever plays first among `seats`, `said` the cards of the address. While
    `training`, nothing may give the sum away before somebody asks for it.
    """

    rules: PileRules
    seats: tuple[Sitting, ...]
    first: int
    said: tuple[Card, ...]
    training: bool
    to: Address

    @cached_property
    def piles(self) -> tuple[Pile, ...]:
        """The pile before the first card and after each that could be laid."""
        begun = Pile(self.rules.start, self.first)
        return (begun, *follow(self.rules, begun, self.said, len(self.seats)))

    @property
    def pile(self) -> Pile:
        """The pile as it is."""
        return self.piles[-1]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards laid: as many of the address as could be."""
        return self.said[: len(self.piles) - 1]

    @property
    def last(self) -> str:
        """What the card laid last is called; empty before the first."""
        return card_name(self.cards[-1][0], current()) if self.cards else ""

    @property
    def refused(self) -> str:
        """What the card of the address is called that did not fit; empty if all did."""
        rest = self.said[len(self.cards) :]
        return card_name(rest[0][0], current()) if rest and rest[0][0] in self.rules.effects else ""

    @property
    def is_full(self) -> bool:
        """Whether no more cards go into an address."""
        return len(self.cards) >= MOST

    @property
    def is_tight(self) -> bool:
        """Whether some card does not fit."""
        return self.is_full or fitting(self.rules, self.pile.total) != tuple(self.rules.effects)

    @property
    def undo(self) -> str:
        """The address one card before; empty before the first."""
        return self.to(self.cards[:-1], training=self.training) if self.cards else ""

    @property
    def other_mode(self) -> str:
        """The address of the same pile with the sum hidden, or not hidden any more."""
        return self.to(self.cards, training=not self.training)

    @cached_property
    def keys(self) -> tuple[Key, ...]:
        """A key for every rank."""
        return tuple(self._key(rank, effect) for rank, effect in self.rules.effects.items())

    def data(self) -> Mapping[str, Any]:
        """Return what the page's script needs to count by itself."""
        effects = {rank: asdict(effect) for rank, effect in self.rules.effects.items()}
        rules = {**asdict(replace(self.rules, effects={})), "effects": effects, "ranks": list(effects)}
        return {"rules": rules, "players": len(self.seats), "first": self.first, "most": MOST}

    def _key(self, rank: str, effect: Effect) -> Key:
        return Key(rank, card_letter(rank, current()), card_name(rank, current()), self._ways(rank, effect))

    def _ways(self, rank: str, effect: Effect) -> tuple[Way, ...]:
        would = made(self.rules, self.pile.total, rank)
        fits = self._open(rank)
        shown = fits or would[:1]
        return tuple(
            Way(does, self._after(rank, after) if after in fits else "", after in shown)
            for does, after in zip(self._doings(effect), would, strict=True)
        )

    def _open(self, rank: str) -> tuple[int, ...]:
        """Return the sums that the ways of a key lead to, those that fit; all of them in training."""
        if self.training:
            return made(self.rules, self.pile.total, rank)
        return () if self.is_full else sums(self.rules, self.pile.total, rank)

    def _after(self, rank: str, total: int) -> str:
        return self.to((*self.cards, (rank, total)), training=self.training)

    def _doings(self, effect: Effect) -> list[str]:
        """Return what each way of a card does, in as few letters as fit on a key."""
        also = [_("turns")] if turns(effect, len(self.seats)) else []
        also += [_("once more")] if plays_again(effect, len(self.seats)) else []
        alone = " ".join(also) or _("stays")
        amounts = [_signed(add) for add in effect.adds] if effect.sets is None else [f"= {effect.sets}"]
        return [" ".join([amount, *also]) if amount else alone for amount in amounts]


def _signed(add: int) -> str:
    """Return `+10`, `−10`, and nothing for nothing."""
    if add == 0:
        return ""
    return f"+{add}" if add > 0 else f"{MINUS}{-add}"
