"""Who is ahead, as a sentence to be read aloud."""

from scorepad.engine import Standing
from scorepad.engine.rules import PointsRules
from scorepad.web import sentences
from scorepad.web.sentences import People
from scorepad.web.text import _, ngettext


def lead(standing: Standing, people: People) -> str:
    """Return `Ben führt mit 42 Punkten.`; empty before the first round and after the last."""
    if standing.outcome or not standing.leaders:
        return ""
    who, best = sentences.names(people, standing.leaders), standing.seat(standing.leaders[0]).score
    if isinstance(standing.rules, PointsRules):
        return _with_points(who, best, alone=len(standing.leaders) == 1)
    if standing.rules.sudden_death:
        return _("Still in: %(names)s.", names=who)
    return _with_tokens(who, best, alone=len(standing.leaders) == 1)


def _with_points(who: str, total: int, *, alone: bool) -> str:
    if alone:
        return ngettext(
            "%(who)s leads with %(num)s point.", "%(who)s leads with %(num)s points.", total, who=who
        )
    return ngettext("%(who)s lead with %(num)s point.", "%(who)s lead with %(num)s points.", total, who=who)


def _with_tokens(who: str, left: int, *, alone: bool) -> str:
    if alone:
        return ngettext(
            "%(who)s leads with %(num)s token.", "%(who)s leads with %(num)s tokens.", left, who=who
        )
    return ngettext("%(who)s lead with %(num)s token.", "%(who)s lead with %(num)s tokens.", left, who=who)
