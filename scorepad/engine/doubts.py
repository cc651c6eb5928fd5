"""Figures that the rules allow but that are hardly true: asked about once more before they are saved."""

from dataclasses import dataclass

from scorepad.engine.cards import dearest
from scorepad.engine.log import Round
from scorepad.engine.points import counted
from scorepad.engine.rules import PointsRules
from scorepad.engine.standing import Standing


@dataclass(frozen=True)
class Doubt:
    """A figure that is allowed but unlikely: more points than a dealt hand of `cards` can hold."""

    player: str
    points: int
    cards: int
    most: int


def doubts(standing: Standing, said: Round) -> tuple[Doubt, ...]:
    """Return what to ask about once more before a valid round is saved; nothing where tokens are lost."""
    rules, cards, most = standing.rules, cards_each(standing), most_dealt(standing)
    if not isinstance(rules, PointsRules) or cards is None or most is None:
        return ()
    amounts = counted(rules, said)
    return tuple(Doubt(player, amount, cards, most) for player, amount in amounts.items() if amount > most)


def most_dealt(standing: Standing) -> int | None:
    """Return the most points the cards dealt to one player can be worth: 90 for seven cards of one pack.

    None in a game whose cards are not counted.
    """
    rules, cards = standing.rules, cards_each(standing)
    if not isinstance(rules, PointsRules) or cards is None:
        return None
    return dearest(rules.values, rules.decks, cards)


def cards_each(standing: Standing) -> int | None:
    """Return how many cards everybody gets in the next round; None in a game whose cards are not counted."""
    rules = standing.rules
    if not isinstance(rules, PointsRules) or not rules.values:
        return None
    return rules.cards_each.get(len(standing.playing))
