"""What is said once a step is done, for ears above all: `Runde 4 gespeichert. Ben führt mit 42 Punkten`."""

from collections.abc import Callable

from scorepad.engine import Standing
from scorepad.storage.journal import Journal
from scorepad.storage.models import LogEntry
from scorepad.web import ending, sentences
from scorepad.web.leading import lead
from scorepad.web.sentences import People
from scorepad.web.text import _

Announcing = Callable[[Journal, People], str]


def recorded(journal: Journal, people: People) -> str:
    """Return that the last round is stored, and where the match stands."""
    return _and_where(_("Round %(number)s saved.", number=len(journal.rounds)), journal.standing, people)


def undone(journal: Journal, people: People) -> str:
    """Return what was taken back, and where the match stands."""
    entry = journal.undone[0] if journal.undone else None
    return _and_where(_("Undone: %(step)s.", step=_step(journal, entry, 1)), journal.standing, people)


def redone(journal: Journal, people: People) -> str:
    """Return what was played again, and where the match stands."""
    step = _step(journal, journal.last, 0)
    return _and_where(_("Redone: %(step)s.", step=step), journal.standing, people)


def _and_where(done: str, standing: Standing, people: People) -> str:
    return f"{done} {_stands(standing, people)}".strip()


def _stands(standing: Standing, people: People) -> str:
    if standing.outcome:
        return f"{ending.headline(standing, people)}. {ending.because(standing, people)}"
    return lead(standing, people)


def _step(journal: Journal, entry: LogEntry | None, later: int) -> str:
    if entry is None or entry.kind != "round":
        return sentences.kind_of_step(entry.kind) if entry else ""
    return sentences.round_number(len(journal.rounds) + later)
