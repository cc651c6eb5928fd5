"""What is said once a step is done, for ears above all: `Runde 4 gespeichert. Ben führt mit 42 Punkten`."""

from collections.abc import Callable

from scorepad.engine import Standing
from scorepad.engine.rules import PointsRules
from scorepad.storage.journal import Journal
from scorepad.storage.models import LogEntry
from scorepad.web import ending, sentences
from scorepad.web.sentences import People
from scorepad.web.text import _, ngettext

Announcing = Callable[[Journal, People], str]


def recorded(journal: Journal, people: People) -> str:
    """Return that the last round is stored, and where the match stands."""
    return _with_leaders(_("Round %(number)s saved.", number=len(journal.rounds)), journal.standing, people)


def undone(journal: Journal, people: People) -> str:
    """Return what was taken back, and where the match stands."""
    entry = journal.undone[0] if journal.undone else None
    return _with_leaders(_("Undone: %(step)s.", step=_step(journal, entry, 1)), journal.standing, people)


def redone(journal: Journal, people: People) -> str:
    """Return what was played again, and where the match stands."""
    step = _step(journal, journal.last, 0)
    return _with_leaders(_("Redone: %(step)s.", step=step), journal.standing, people)


def leading(standing: Standing, people: People) -> str:
    """Return who leads with what, or who won and why; empty while there is nothing to say."""
    if standing.outcome:
        return f"{ending.headline(standing, people)}. {ending.because(standing, people)}"
    leaders = standing.leaders
    if not leaders or getattr(standing.rules, "sudden_death", False):
        return ""
    score = _with(standing, standing.seat(leaders[0]).score)
    who = sentences.names(people, leaders)
    return ngettext("%(who)s leads %(score)s.", "%(who)s lead %(score)s.", len(leaders), who=who, score=score)


def _with(standing: Standing, score: int) -> str:
    if isinstance(standing.rules, PointsRules):
        return ngettext("with %(num)s point", "with %(num)s points", score)
    return ngettext("with %(num)s token", "with %(num)s tokens", score)


def _with_leaders(done: str, standing: Standing, people: People) -> str:
    return f"{done} {leading(standing, people)}".strip()


def _step(journal: Journal, entry: LogEntry | None, later: int) -> str:
    if entry is None or entry.kind != "round":
        return sentences.kind_of_step(entry.kind) if entry else ""
    return sentences.round_number(len(journal.rounds) + later)
