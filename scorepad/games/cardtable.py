"""What cards are worth or do in a game, and how house rules change that."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from scorepad.engine.cards import RANKS
from scorepad.engine.pile import Effect
from scorepad.engine.table import Options
from scorepad.games.options import holds
from scorepad.games.reader import Section

Meaning = TypeVar("Meaning")


@dataclass(frozen=True)
class CardTable(Generic[Meaning]):
    """A meaning per rank, with variants that replace some of them where an option is set."""

    cards: Mapping[str, Meaning]
    variants: tuple[tuple[Options, Mapping[str, Meaning]], ...] = ()

    def under(self, options: Options) -> dict[str, Meaning]:
        """Return the meaning of every rank, in the order of ranks, under settled options."""
        cards = dict(self.cards)
        for when, changed in self.variants:
            if holds(when, options):
                cards |= changed
        return {rank: cards[rank] for rank in RANKS if rank in cards}


def read_values(section: Section) -> CardTable[int]:
    """Return points per rank; raises BadGameFile."""
    return _read(section, "values", Section.whole)


def read_effects(section: Section) -> CardTable[Effect]:
    """Return effects on a running sum per rank; raises BadGameFile."""
    return _read(section, "cards", _effect)


def _read(section: Section, key: str, read: Callable[[Section, str], Meaning]) -> CardTable[Meaning]:
    cards = _ranks(section, key, read)
    if cards and set(cards) != set(RANKS):
        section.refuse(key, f"must name every rank: {', '.join(RANKS)}")
    variants = tuple(_variant(row, key, read) for row in section.tables("variants"))
    return CardTable(cards, variants)


def _variant(
    row: Section, key: str, read: Callable[[Section, str], Meaning]
) -> tuple[Options, Mapping[str, Meaning]]:
    variant = row.mapping("when", Section.value), _ranks(row, key, read)
    row.close()
    return variant


def _ranks(section: Section, key: str, read: Callable[[Section, str], Meaning]) -> dict[str, Meaning]:
    cards = section.mapping(key, read)
    for rank in cards:
        if rank not in RANKS:
            section.table(key).refuse(rank, "is not a rank")
    return cards


def _effect(section: Section, rank: str) -> Effect:
    row = section.table(rank)
    sets = row.whole("sets") if row.has("sets") else None
    reverse, again = (row.has(key) and row.switch(key) for key in ("reverse", "again"))
    effect = Effect(row.wholes("adds"), sets, reverse, again)
    row.close()
    if bool(effect.adds) == (effect.sets is not None):
        section.refuse(rank, "must either add or set")
    return effect
