"""What the text of a rule sheet may ask for: house rules, figures, and words that go with them."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from scorepad.engine.cards import hand_points
from scorepad.engine.pile import Pile, lay, made
from scorepad.engine.table import Value
from scorepad.games import Game, card_letter, card_name
from scorepad.games.spans import Spans, deal
from scorepad.web import sentences
from scorepad.web.choice import Choice
from scorepad.web.language import current
from scorepad.web.meanings import meanings
from scorepad.web.text import _, ngettext


def facts(choice: Choice) -> dict[str, Any]:
    """Return everything by the names that texts use."""
    game, language = choice.game, current()
    return {
        **{key: _settled(spans) for key, spans in choice.spread.items()},
        **{f"{key}_card": rank for key, rank in game.turns.items()},
        **_words(),
        "spread": choice.spread,
        "deal": choice.deal,
        "every_deal": deal(game, choice.said),
        "players": choice.players,
        "least": game.least,
        "most": game.most,
        "usual_most": game.usual_most,
        "best": game.best,
        "changed": tuple(choice.said),
        "values": game.values.under(choice.options),
        "dearest": max(game.values.under(choice.options).values(), default=0),
        "pile": game.pile_rules(choice.options),
        "summary": game.summary[language],
        "house_rules": sentences.rules_at_tables(game, choice.spread),
        "label": partial(_label, game, language),
        "card_name": partial(_of_card, card_name, language),
        "card_letter": partial(_of_card, card_letter, language),
        "card_table": partial(card_table, choice),
        "sums": partial(running_sums, choice),
        "hand": partial(worth, choice),
    }


def card_table(choice: Choice) -> str:
    """Return the card table as Markdown."""
    does = _("What it does") if choice.game.effects.cards else _("What it costs in hand")
    rows = [f"| {meaning.cards} | {meaning.words} |" for meaning in meanings(choice)]
    return "\n".join([f"| {_('Card')} | {does} |", "| --- | --- |", *rows])


def running_sums(choice: Choice, cards: str) -> tuple[int, ...]:
    """Return the sum after each of `cards`, such as `7 Q A=11 K`; raises ValueError if one does not fit."""
    rules = choice.game.pile_rules(choice.options)
    if rules is None:
        raise ValueError(f"{choice.game.id} has no running sum")
    pile, totals = Pile(rules.start, 0), []
    for said in cards.split():
        rank, _is, adds = said.partition("=")
        would = made(rules, pile.total, rank) if adds == "" else (pile.total + int(adds),)
        pile = lay(rules, pile, rank, next(iter(would)), choice.size)
        totals.append(pile.total)
    return tuple(totals)


def worth(choice: Choice, cards: str) -> int:
    """Return the penalty points of a hand such as `K 9 9 A`."""
    ranks = cards.split()
    return hand_points({rank: ranks.count(rank) for rank in ranks}, choice.game.values.under(choice.options))


def _settled(spans: Spans) -> Value | None:
    """Return what holds at every table; None while that depends on how many they are."""
    return spans[0].value if len(spans) == 1 else None


def _words() -> Mapping[str, Callable[[int], str]]:
    return {
        "tokens": sentences.tokens,
        "points": sentences.points,
        "rounds": sentences.rounds,
        "cards": lambda count: ngettext("%(num)s card", "%(num)s cards", count),
        "packs": lambda count: ngettext("%(num)s pack", "%(num)s packs", count),
        "people": lambda count: ngettext("%(num)s player", "%(num)s players", count),
    }


def _label(game: Game, language: str, key: str) -> str:
    return game.by_key[key].label[language]


def _of_card(say: Callable[[str, str], str], language: str, rank: str) -> str:
    return say(rank, language)
