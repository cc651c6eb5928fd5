"""What a match's log said before: events as they were until they were corrected, struck out or undone."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import select

from scorepad.storage.database import db
from scorepad.storage.journal import Journal
from scorepad.storage.models import LogEntry, Revision


@dataclass(frozen=True)
class Past:
    """Everything that was put aside of one match, the oldest first."""

    journal: Journal
    revisions: tuple[Revision, ...]

    @property
    def removed(self) -> tuple[Revision, ...]:
        """The events that were struck out of the log."""
        return tuple(one for one in self.revisions if one.reason == "removed")

    def earlier(self, number: int) -> tuple[Revision, ...]:
        """Return what event `number` said before it was corrected.

        An event that had this number before and was taken back had another token.
        """
        tokens = [entry.token for entry in self.journal.entries if entry.number == number]
        corrected = (one for one in self.revisions if one.reason == "corrected" and one.number == number)
        return tuple(one for one in corrected if one.token in tokens)

    def round_number(self, struck: Revision) -> int:
        """Return which round `struck` was in the moment it was struck out, counted from 1."""
        here = [*self.journal.entries, *self.journal.undone]
        gone = [one for one in self.revisions if one.reason != "corrected" and _outlived(one, struck)]
        return 1 + sum(_came_before(one, struck) for rows in (here, gone) for one in rows)


def past(journal: Journal) -> Past:
    """Return what the log of a match said before."""
    (one,) = pasts((journal,))
    return one


def pasts(journals: Sequence[Journal]) -> tuple[Past, ...]:
    """Return what the logs of several matches of one pad said before."""
    matches = [journal.match for journal in journals]
    kept = select(Revision).where(
        Revision.pad_id.in_({match.pad_id for match in matches}),
        Revision.match_id.in_([match.id for match in matches]),
    )
    found = db.session.scalars(kept.order_by(Revision.replaced_at, Revision.number, Revision.id)).all()
    return tuple(
        Past(journal, tuple(one for one in found if one.match_id == journal.match.id)) for journal in journals
    )


def _came_before(one: LogEntry | Revision, struck: Revision) -> bool:
    """Whether `one` is a round that stood in the log above `struck` already when that went."""
    known = one.at is None or one.at <= struck.replaced_at
    return one.kind == "round" and one.number < struck.number and known


def _outlived(one: Revision, struck: Revision) -> bool:
    """Whether `one` was still there when `struck` went: taken out later, or in the same step."""
    return one.replaced_at > struck.replaced_at or one.replaced_by == struck.replaced_by is not None
