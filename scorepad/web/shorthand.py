"""What was told of one round, in a line, with the cards it was counted from."""

from scorepad.engine import Round
from scorepad.engine.cards import RANKS, Hand
from scorepad.engine.points import counted
from scorepad.engine.rules import PointsRules, Rules
from scorepad.games import card_letter
from scorepad.web.language import current, written_list
from scorepad.web.sentences import People
from scorepad.web.text import _


def round_in_short(said: Round, rules: Rules, people: People, seats: tuple[str, ...] = ()) -> str:
    """Return a round in one line: `Anna 21, Ben raus, Carla 40 (9 9 K)` in the order of seats, or who lost.

    `rules` are those it was played by; whoever does not sit at the table now comes last.
    """
    if isinstance(rules, PointsRules):
        amounts, hands = counted(rules, said), said.hands or {}
        seated = [player for player in seats if player in amounts]
        return written_list(
            with_cards(_amount(people[player].name, amounts[player]), hands.get(player))
            for player in dict.fromkeys([*seated, *amounts])
        )
    losers = said.losers or {}
    said_losers = ((people[player].name, lost) for player, lost in losers.items())
    return written_list(f"{name} {lost}" if lost > 1 else name for name, lost in said_losers)


def cards(hand: Hand | None) -> str:
    """Return the cards of a hand by their letters, such as `9 9 K`; empty for none."""
    counts = hand or {}
    return " ".join(card_letter(rank, current()) for rank in RANKS for _card in range(counts.get(rank, 0)))


def with_cards(figure: str, hand: Hand | None) -> str:
    """Return a figure with the cards it was counted from behind it, if it was."""
    return f"{figure} ({cards(hand)})" if hand else figure


def _amount(name: str, points: int) -> str:
    return f"{name} {points}" if points else _("%(name)s out", name=name)
