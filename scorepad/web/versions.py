"""What rounds said before they were corrected, and what was struck out, in words."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from scorepad.engine import Round
from scorepad.storage.corrections import rules_at
from scorepad.storage.journal import event_of
from scorepad.storage.models import LogEntry, Revision
from scorepad.storage.past import Past
from scorepad.web import sentences, shorthand
from scorepad.web.sentences import People
from scorepad.web.text import _


@dataclass(frozen=True)
class Version:
    """How a round stood on the pad until `until`."""

    text: str
    until: datetime


def versions(past: Past, entry: LogEntry, people: People) -> tuple[Version, ...]:
    """Return what a round said before, the oldest first; who dealt it only where that was corrected too."""
    old = [one for one in past.earlier(entry.number) if one.kind == "round"]
    tell_dealer = len({entry.dealt, *(one.dealt for one in old)}) > 1
    return tuple(Version(_said(past, one, people, tell_dealer), one.replaced_at) for one in old)


def struck_out(past: Past, people: People) -> Iterator[str]:
    """Yield what was struck out, with the number it had then if it was a round."""
    for revision in past.removed:
        event = event_of(revision)
        if isinstance(event, Round):
            said, number = _said(past, revision, people, tell_dealer=False), past.round_number(revision)
            yield _("Struck out: round %(number)s (%(round)s)", number=number, round=said)
        else:
            happened = sentences.happened(event, past.journal.game, people, "")
            yield _("Struck out: %(step)s", step=happened)


def _said(past: Past, revision: Revision, people: People, tell_dealer: bool) -> str:
    event = event_of(revision)
    assert isinstance(event, Round)
    rules = rules_at(past.journal, revision.number)
    said = shorthand.round_in_short(event, rules, people, past.journal.standing.players)
    dealer = people.get(revision.dealt or "") if tell_dealer else None
    return f"{said} · " + _("%(name)s dealt", name=dealer.name) if dealer else said
