"""The tables. The pad leads every key: no row can be reached, or refer to another, except through its pad."""

from datetime import date, datetime
from typing import Any

from sqlalchemy import JSON, ForeignKey, ForeignKeyConstraint, Index, String, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from scorepad.storage.database import Base, Moment

Id = String(64)


def _few_deleted(table: str) -> Index:
    """Return the index of what was deleted: every change of a pad looks for what waits no longer."""
    name = f"ix_{table}_pad_id_deleted_at"
    return Index(name, "pad_id", "deleted_at", sqlite_where=text("deleted_at IS NOT NULL"))


class Pad(Base):
    """One Punkteblock, owned by a browser, or the common one of a local server.

    `time_zone` tells its evenings apart; empty where the server's zone does.
    """

    __tablename__ = "pad"

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    created_at: Mapped[datetime] = mapped_column(Moment)
    recovery_hash: Mapped[str | None]
    time_zone: Mapped[str | None]


class Player(Base):
    """A person on a pad. `key` is the name for comparing; `colour` stands for a suit shape too.

    `merged_into` is the id of the person of whom this is only another spelling. Who was deleted waits for a
    while to be brought back; meanwhile the name is free, so that `key` is one that no name has.
    """

    __tablename__ = "player"
    __table_args__ = (UniqueConstraint("pad_id", "key"),)

    pad_id: Mapped[str] = mapped_column(Id, ForeignKey("pad.id"), primary_key=True)
    id: Mapped[str] = mapped_column(Id, primary_key=True)
    name: Mapped[str]
    key: Mapped[str]
    colour: Mapped[str]
    archived: Mapped[bool] = mapped_column(default=False)
    merged_into: Mapped[str | None] = mapped_column(Id)
    deleted_at: Mapped[datetime | None] = mapped_column(Moment)


class Night(Base):
    """An evening on a pad; its day turns at five in the morning."""

    __tablename__ = "night"
    __table_args__ = (Index(None, "pad_id", "date"), _few_deleted("night"))

    pad_id: Mapped[str] = mapped_column(Id, ForeignKey("pad.id"), primary_key=True)
    id: Mapped[str] = mapped_column(Id, primary_key=True)
    date: Mapped[date]
    place: Mapped[str] = mapped_column(default="")
    note: Mapped[str] = mapped_column(default="")
    deleted_at: Mapped[datetime | None] = mapped_column(Moment)

    # A night is never shown without the clock of its pad, so it brings that along.
    pad: Mapped[Pad] = relationship(lazy="joined", innerjoin=True, viewonly=True)


class Match(Base):
    """One played game. `seats` are player ids clockwise at the start; `state` only sorts lists.

    `version` counts every change, so that a form can tell whether it is out of date; `token` is the one of
    the form that made the match. `course` is what it says of the table as a whole, once it is finished.
    """

    __tablename__ = "match"
    __table_args__ = (
        ForeignKeyConstraint(["pad_id", "night_id"], ["night.pad_id", "night.id"]),
        UniqueConstraint("pad_id", "token"),
        Index(None, "pad_id", "state", "started_at"),
        Index(None, "pad_id", "started_at"),
        Index(None, "pad_id", "night_id"),
        _few_deleted("match"),
    )

    pad_id: Mapped[str] = mapped_column(Id, ForeignKey("pad.id"), primary_key=True)
    id: Mapped[str] = mapped_column(Id, primary_key=True)
    night_id: Mapped[str] = mapped_column(Id)
    game: Mapped[str]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seats: Mapped[list[str]] = mapped_column(JSON)
    first_dealer: Mapped[str] = mapped_column(Id)
    state: Mapped[str] = mapped_column(default="running")
    version: Mapped[int] = mapped_column(default=0)
    token: Mapped[str | None] = mapped_column(Id)
    started_at: Mapped[datetime] = mapped_column(Moment)
    note: Mapped[str] = mapped_column(default="")
    deleted_at: Mapped[datetime | None] = mapped_column(Moment)
    course: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))

    # As with nights: whoever shows a match needs the clock of its pad.
    pad: Mapped[Pad] = relationship(lazy="joined", innerjoin=True, viewonly=True)


class LogEntry(Base):
    """One event of a match's log. `dealt` is who in fact dealt, `undone` whether it waits for a redo."""

    __tablename__ = "event"
    __table_args__ = (
        ForeignKeyConstraint(["pad_id", "match_id"], ["match.pad_id", "match.id"]),
        UniqueConstraint("pad_id", "match_id", "token"),
    )

    pad_id: Mapped[str] = mapped_column(Id, primary_key=True)
    match_id: Mapped[str] = mapped_column(Id, primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    payload: Mapped[dict[str, Any]] = mapped_column(JSON)
    dealt: Mapped[str | None] = mapped_column(Id)
    token: Mapped[str | None] = mapped_column(Id)
    at: Mapped[datetime | None] = mapped_column(Moment)
    corrected_at: Mapped[datetime | None] = mapped_column(Moment)
    undone: Mapped[bool] = mapped_column(default=False)


class Revision(Base):
    """What an event said before it was `corrected`, `removed`, or `undone` and played otherwise."""

    __tablename__ = "revision"
    __table_args__ = (ForeignKeyConstraint(["pad_id", "match_id"], ["match.pad_id", "match.id"]),)

    pad_id: Mapped[str] = mapped_column(Id, primary_key=True)
    match_id: Mapped[str] = mapped_column(Id, primary_key=True)
    id: Mapped[str] = mapped_column(Id, primary_key=True)
    number: Mapped[int]
    kind: Mapped[str]
    payload: Mapped[dict[str, Any]] = mapped_column(JSON)
    dealt: Mapped[str | None] = mapped_column(Id)
    token: Mapped[str | None] = mapped_column(Id)
    at: Mapped[datetime | None] = mapped_column(Moment)
    reason: Mapped[str]
    replaced_by: Mapped[str | None] = mapped_column(Id)
    replaced_at: Mapped[datetime] = mapped_column(Moment)


class RuleSet(Base):
    """House rules of a game under a name. `options` is what was said; `key` is the name for comparing.

    A deleted one waits for a while to be brought back; meanwhile its name is free, so it has no key.
    """

    __tablename__ = "rule_set"
    __table_args__ = (UniqueConstraint("pad_id", "game", "key"),)

    pad_id: Mapped[str] = mapped_column(Id, ForeignKey("pad.id"), primary_key=True)
    id: Mapped[str] = mapped_column(Id, primary_key=True)
    game: Mapped[str]
    name: Mapped[str]
    key: Mapped[str | None]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    saved_at: Mapped[datetime] = mapped_column(Moment)
    deleted_at: Mapped[datetime | None] = mapped_column(Moment)
