"""The facts of a game at a glance: how many play, how long, from what age, how hard, with how many cards."""

from scorepad.games.spans import Span, Spans
from scorepad.web.choice import Choice
from scorepad.web.text import _, ngettext

PACK = 52


def glance(choice: Choice) -> tuple[tuple[str, str], ...]:
    """Return name and fact for each."""
    facts = choice.game.glance
    said = [(_("Players"), _players(choice))]
    if facts:
        least, most = facts.minutes
        said.append((_("Duration"), _("%(least)s to %(most)s minutes", least=least, most=most)))
        said.append((_("Age"), _("from %(age)s", age=facts.age)))
        said.append((_("Difficulty"), _difficulty(facts.difficulty)))
    if choice.game.decks:
        said.append((_("Packs of cards"), _packs(choice.spread[choice.game.decks])))
    return tuple(said)


def _players(choice: Choice) -> str:
    if choice.players:
        return str(choice.players)
    game = choice.game
    said = _("%(least)s to %(most)s", least=game.least, most=game.usual_most)
    if len(game.best) > 1:
        said += ", " + _("best with %(least)s to %(most)s", least=game.best[0], most=game.best[-1])
    return said


def _difficulty(difficulty: str) -> str:
    return {"easy": _("easy"), "medium": _("medium"), "hard": _("hard")}[difficulty]


def _packs(spans: Spans) -> str:
    if len(spans) > 1:
        return ", ".join(_for_some(span) for span in spans)
    count = int(spans[0].value)
    return ngettext("%(num)s of %(cards)s", "%(num)s of %(cards)s each", count, cards=PACK)


def _for_some(span: Span) -> str:
    packs = ngettext("%(num)s pack", "%(num)s packs", int(span.value))
    if span.least == span.most:
        return _("%(packs)s with %(least)s", packs=packs, least=span.least)
    return _("%(packs)s with %(least)s to %(most)s", packs=packs, least=span.least, most=span.most)
