"""The tables of what is kept beside the logs: none of it is said by anybody, all of it can be made anew."""

from typing import Any

from sqlalchemy import JSON, ForeignKey, ForeignKeyConstraint, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from scorepad.storage.database import Base
from scorepad.storage.models import Id


class Result(Base):
    """How a finished match ended for one seat, and the `figures` it adds to what is said of that player.

    Re-derivable: lists and statistics read it, no score does.
    """

    __tablename__ = "result"
    __table_args__ = (
        ForeignKeyConstraint(["pad_id", "match_id"], ["match.pad_id", "match.id"]),
        ForeignKeyConstraint(["pad_id", "player_id"], ["player.pad_id", "player.id"]),
        Index(None, "pad_id", "player_id"),
    )

    pad_id: Mapped[str] = mapped_column(Id, primary_key=True)
    match_id: Mapped[str] = mapped_column(Id, primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[str] = mapped_column(Id)
    place: Mapped[int | None]
    total: Mapped[int]
    winner: Mapped[bool]
    figures: Mapped[dict[str, Any]] = mapped_column(JSON, server_default="{}")


class Tally(Base):
    """What the finished matches of a span say together of a player, of two, or of the table as a whole.

    `span` is a month such as 2026-11, a year, or empty for all time; `game` is empty for all games together.
    `player_id` is a person, and empty for the table as a whole; `other_id` is the person against whom, with
    the greater id of the two, else empty. Re-derivable from matches and results.
    """

    __tablename__ = "tally"

    pad_id: Mapped[str] = mapped_column(Id, ForeignKey("pad.id"), primary_key=True)
    span: Mapped[str] = mapped_column(String(7), primary_key=True)
    game: Mapped[str] = mapped_column(Id, primary_key=True)
    player_id: Mapped[str] = mapped_column(Id, primary_key=True)
    other_id: Mapped[str] = mapped_column(Id, primary_key=True)
    figures: Mapped[dict[str, Any]] = mapped_column(JSON)
