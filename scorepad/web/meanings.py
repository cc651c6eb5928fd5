"""What each card does or costs, in words: the card table of a sheet, taken from what the engine plays by."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from scorepad.engine.cards import RANKS
from scorepad.engine.pile import PAIR, Effect
from scorepad.games import card_letter, card_name
from scorepad.web import sentences
from scorepad.web.choice import Choice
from scorepad.web.language import current
from scorepad.web.text import _


@dataclass(frozen=True)
class Meaning:
    """Cards that mean the same, in the order of ranks, and what that is."""

    ranks: tuple[str, ...]
    words: str

    @property
    def cards(self) -> str:
        """The cards as they are written: `2, 3, 5`, `B (Bube), D (Dame)`."""
        return ", ".join(map(_card, self.ranks))


def meanings(choice: Choice) -> tuple[Meaning, ...]:
    """Return every rank with what it does to the sum, or else what it costs; none if the game has neither."""
    effects = choice.game.effects.under(choice.options)
    if effects:
        return _alike(effects, lambda rank: effect_words(rank, effects[rank], choice.players))
    values = choice.game.values.under(choice.options)
    return _alike(values, lambda rank: _cost(rank, values[rank]))


def effect_words(rank: str, effect: Effect, players: int | None) -> str:
    """Return what a card does to the running sum among `players`, or an open number of players."""
    if effect.sets is not None:
        return _("the total becomes %(sum)s at once", sum=effect.sets)
    if effect.adds == (0,):
        return "; ".join([_("the total stays"), *_turning(effect, players)])
    return _adding(rank, effect.adds)


def _adding(rank: str, adds: tuple[int, ...]) -> str:
    least = abs(adds[-1])
    if len(adds) == 1 and adds[0] > 0:
        return _("plus its number") if rank == str(adds[0]) else _("plus %(add)s", add=adds[0])
    if len(adds) == 1:
        return _("always minus %(less)s; below %(less)s the total becomes 0 (agree beforehand)", less=least)
    if adds[-1] < 0:
        return _(
            "plus %(add)s or minus %(less)s, as you like; below %(less)s only plus",
            add=adds[0],
            less=least,
        )
    return _("plus %(one)s or %(other)s, as you like", one=adds[0], other=adds[1])


def _turning(effect: Effect, players: int | None) -> list[str]:
    """Return what else a card does that leaves the sum: between two there is no direction to turn."""
    if not effect.reverse:
        return []
    again = [_("you play once more")] if effect.again else []
    if players == PAIR:
        return again
    turns = _("the direction turns")
    if players or not again:
        return [turns if players else _("the direction turns (not between two)")]
    return [turns, _("between two you play once more")]


def _cost(rank: str, worth: int) -> str:
    return _("as many points as its number") if rank == str(worth) else sentences.points(worth)


def _alike(ranks: Iterable[str], words: Callable[[str], str]) -> tuple[Meaning, ...]:
    """Return the ranks that mean the same together, each lot where its first rank stands."""
    lots: dict[str, list[str]] = {}
    for rank in sorted(ranks, key=RANKS.index):
        lots.setdefault(words(rank), []).append(rank)
    return tuple(Meaning(tuple(lot), said) for said, lot in lots.items())


def _card(rank: str) -> str:
    language = current()
    letter = card_letter(rank, language)
    return letter if rank.isdecimal() else f"{letter} ({card_name(rank, language)})"
