"""Corrections: the log is edited, the match replayed, the old wording kept."""

from dataclasses import replace

from scorepad.engine import Event, InvalidEvent, Standing, replay
from scorepad.engine.codec import encode
from scorepad.engine.rules import Rules
from scorepad.storage.clock import now
from scorepad.storage.database import db
from scorepad.storage.forgetting import writing_on
from scorepad.storage.journal import Conflict, Journal, amended, event_of, load
from scorepad.storage.ledger import knows, put_aside, settle
from scorepad.storage.models import LogEntry

Changes = dict[int, Event | None]


def correct(pad: str, match_id: str, changes: Changes, version: int, token: str) -> None:
    """Change events of the log by their numbers, None to strike one out, all in one step.

    Saying once more what the log says already is no correction.
    Raises NotHere; Conflict if the match is no longer at `version`; InvalidEvent, its `number` that of the
    event in the log that is impossible then.
    """
    with writing_on(pad):
        journal = load(pad, match_id)
        if knows(journal, token):
            return
        known = {entry.number for entry in journal.entries}
        if version != journal.match.version or not known.issuperset(changes):
            raise Conflict(journal)
        changes = _differing(journal, changes)
        if not changes:
            return
        after = after_all(journal, changes)
        _amend(journal, changes, after, token)
        settle(journal.match, after)


def after_all(journal: Journal, changes: Changes) -> Standing:
    """Return where the match would stand with `changes`.

    Raises InvalidEvent, its `number` that of the event in the log that is impossible then.
    """
    return _replayed(journal, amended(journal.entries, changes))


def before(journal: Journal, number: int, changes: Changes) -> Standing:
    """Return where the match would stand before event `number`, with `changes` to the events before it.

    Raises InvalidEvent as `after_all` does.
    """
    return _replayed(journal, [pair for pair in amended(journal.entries, changes) if pair[0] < number])


def rules_at(journal: Journal, number: int) -> Rules:
    """Return the rules by which event `number` is or was played."""
    changed = any(entry.kind == "option" and entry.number >= number for entry in journal.entries)
    return before(journal, number, {}).rules if changed else journal.standing.rules


def _differing(journal: Journal, changes: Changes) -> Changes:
    said = {entry.number: event_of(entry) for entry in journal.entries}
    return {number: event for number, event in changes.items() if event != said[number]}


def _replayed(journal: Journal, log: list[tuple[int, Event]]) -> Standing:
    try:
        return replay(journal.game, journal.table, [event for _, event in log])
    except InvalidEvent as refused:
        refused.number = log[(refused.number or 1) - 1][0]
        raise


def _amend(journal: Journal, changes: dict[int, Event | None], after: Standing, token: str) -> None:
    """Write corrections over the entries they change; the old wording is put aside."""
    survivors = [entry for entry in journal.rounds if changes.get(entry.number, entry) is not None]
    dealers = {
        entry.number: played.dealer for entry, played in zip(survivors, after.rounds, strict=True)
    }
    for entry in journal.entries:
        if entry.number in changes:
            _amend_one(entry, changes[entry.number], dealers.get(entry.number), token)


def _amend_one(entry: LogEntry, event: Event | None, dealt: str | None, token: str) -> None:
    put_aside(entry, "removed" if event is None else "corrected", replaced_by=token)
    if event is None:
        db.session.delete(entry)
        return
    entry.payload, entry.dealt, entry.corrected_at = encode(replace(event, at=None)), dealt, now()
