"""Who is ahead, as a sentence to be read aloud."""

from scorepad.engine import Standing
from scorepad.engine.rules import PointsRules
from scorepad.web import sentences
from scorepad.web.sentences import People
from scorepad.web.text import _, ngettext


def lead(standing: Standing, people: People) -> str:
    """Return `Ben führt mit 42 Punkten.`; empty before the first round and after the last.

    Where there is nothing to count, those who are still in are named.
    """
    leaders = standing.leaders
    if standing.outcome or not leaders:
        return ""
    who, score = sentences.names(people, leaders), standing.seat(leaders[0]).score
    if not isinstance(standing.rules, PointsRules) and standing.rules.sudden_death:
        return _("Still in: %(who)s.", who=who)
    held = _with(standing, score)
    return ngettext("%(who)s leads %(score)s.", "%(who)s lead %(score)s.", len(leaders), who=who, score=held)


def _with(standing: Standing, score: int) -> str:
    if isinstance(standing.rules, PointsRules):
        return ngettext("with %(num)s point", "with %(num)s points", score)
    return ngettext("with %(num)s token", "with %(num)s tokens", score)
