"""The moments of an evening, in words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby

from scorepad.engine.moments import Find, Moment, moments
from scorepad.storage.journal import Journal
from scorepad.storage.models import Match
from scorepad.web.mixed import spellings
from scorepad.web.sentences import People, names
from scorepad.web.text import _, ngettext

MOST_ALIKE = 3


@dataclass(frozen=True)
class Told:
    """One place where a moment was: what happened, in which match of the night, counted from 1."""

    text: str
    match: Match
    number: int


@dataclass(frozen=True)
class Alike:
    """The places where a moment was equally so; `more` says how many of them are not listed."""

    told: tuple[Told, ...]
    more: str


@dataclass(frozen=True)
class MomentView:
    """A kind of moment, found among matches with points, with tokens, or both."""

    label: str
    found: tuple[Alike, ...]


def told_moments(journals: Sequence[Journal], people: People) -> tuple[MomentView, ...]:
    """Return what the evening is remembered for; empty where there is nothing to tell."""
    counting = [None if journal.is_abandoned else journal.standing for journal in journals]
    kinds = groupby(moments(counting, spellings(people)), key=lambda moment: moment.kind)
    return tuple(
        MomentView(_labels()[kind], tuple(_alike(moment, journals, people) for moment in found))
        for kind, found in kinds
    )


def _alike(moment: Moment, journals: Sequence[Journal], people: People) -> Alike:
    left = len(moment.finds) - MOST_ALIKE
    return Alike(
        told=tuple(
            Told(_text(moment, find, people), journals[find.match].match, find.match + 1)
            for find in moment.finds[:MOST_ALIKE]
        ),
        more=ngettext("and %(num)s more time", "and %(num)s more times", left) if left > 0 else "",
    )


def _labels() -> dict[str, str]:
    return {
        "finish": _("Closest finish"),
        "round": _("Biggest round"),
        "comeback": _("Comeback"),
        "streak": _("Longest winning streak"),
    }


def _text(moment: Moment, find: Find, people: People) -> str:
    who = names(people, find.players)
    return _SAYING[moment.kind, moment.unit](who, moment.amount, find)


def _finish_points(who: str, ahead: int, find: Find) -> str:
    if ahead:
        return ngettext("%(who)s, %(num)s point ahead", "%(who)s, %(num)s points ahead", ahead, who=who)
    if len(find.players) > 1:
        return _("%(who)s, level on points", who=who)
    return _("%(who)s, after a play-off", who=who)


def _finish_tokens(who: str, left: int, _find: Find) -> str:
    if left:
        return ngettext("%(who)s with the last token", "%(who)s with %(num)s tokens left", left, who=who)
    return _("%(who)s, nobody with a token left", who=who)


def _round(who: str, points: int, find: Find) -> str:
    return ngettext(
        "%(who)s: %(num)s point in round %(round)s",
        "%(who)s: %(num)s points in round %(round)s",
        points, who=who, round=find.round,
    )  # fmt: skip


def _comeback_points(who: str, behind: int, find: Find) -> str:
    return ngettext(
        "%(who)s, %(num)s point behind after round %(round)s",
        "%(who)s, %(num)s points behind after round %(round)s",
        behind, who=who, round=find.round,
    )  # fmt: skip


def _comeback_tokens(who: str, behind: int, find: Find) -> str:
    return ngettext(
        "%(who)s, %(num)s token behind after round %(round)s",
        "%(who)s, %(num)s tokens behind after round %(round)s",
        behind, who=who, round=find.round,
    )  # fmt: skip


def _streak(who: str, wins: int, _find: Find) -> str:
    return ngettext("%(who)s: %(num)s win in a row", "%(who)s: %(num)s wins in a row", wins, who=who)


_SAYING: dict[tuple[str, str], Callable[[str, int, Find], str]] = {
    ("finish", "points"): _finish_points,
    ("finish", "tokens"): _finish_tokens,
    ("round", "points"): _round,
    ("comeback", "points"): _comeback_points,
    ("comeback", "tokens"): _comeback_tokens,
    ("streak", "matches"): _streak,
}
