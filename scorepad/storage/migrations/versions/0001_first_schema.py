"""Pads, players, nights, matches, events, results"""

from alembic import op
import sqlalchemy as sa


revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pad",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.DateTime(), nullable=False),
        sa.Column("recovery_hash", sa.String(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pad")),
    )
    op.create_table(
        "night",
        sa.Column("pad_id", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("date", sa.Date(), nullable=False),
        sa.Column("place", sa.String(), nullable=False),
        sa.Column("note", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["pad_id"], ["pad.id"], name=op.f("fk_night_pad_id")),
        sa.PrimaryKeyConstraint("pad_id", "id", name=op.f("pk_night")),
    )
    op.create_index(op.f("ix_night_pad_id_date"), "night", ["pad_id", "date"], unique=False)
    op.create_table(
        "player",
        sa.Column("pad_id", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("colour", sa.String(), nullable=False),
        sa.Column("archived", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["pad_id"], ["pad.id"], name=op.f("fk_player_pad_id")),
        sa.PrimaryKeyConstraint("pad_id", "id", name=op.f("pk_player")),
        sa.UniqueConstraint("pad_id", "key", name=op.f("uq_player_pad_id_key")),
    )
    op.create_table(
        "match",
        sa.Column("pad_id", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("night_id", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("first_dealer", sa.String(length=64), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=True),
        sa.Column("started_at", sa.DateTime(), nullable=False),
        sa.Column("note", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["pad_id", "night_id"], ["night.pad_id", "night.id"], name=op.f("fk_match_pad_id_night_id")
        ),
        sa.ForeignKeyConstraint(["pad_id"], ["pad.id"], name=op.f("fk_match_pad_id")),
        sa.PrimaryKeyConstraint("pad_id", "id", name=op.f("pk_match")),
        sa.UniqueConstraint("pad_id", "token", name=op.f("uq_match_pad_id_token")),
    )
    op.create_index(op.f("ix_match_pad_id_started_at"), "match", ["pad_id", "started_at"], unique=False)
    op.create_index(
        op.f("ix_match_pad_id_state_started_at"), "match", ["pad_id", "state", "started_at"], unique=False
    )
    op.create_table(
        "event",
        sa.Column("pad_id", sa.String(length=64), nullable=False),
        sa.Column("match_id", sa.String(length=64), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("payload", sa.JSON(), nullable=False),
        sa.Column("dealt", sa.String(length=64), nullable=True),
        sa.Column("token", sa.String(length=64), nullable=True),
        sa.Column("at", sa.DateTime(), nullable=True),
        sa.Column("corrected_at", sa.DateTime(), nullable=True),
        sa.Column("undone", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["pad_id", "match_id"], ["match.pad_id", "match.id"], name=op.f("fk_event_pad_id_match_id")
        ),
        sa.PrimaryKeyConstraint("pad_id", "match_id", "number", name=op.f("pk_event")),
        sa.UniqueConstraint("pad_id", "match_id", "token", name=op.f("uq_event_pad_id_match_id_token")),
    )
    op.create_table(
        "result",
        sa.Column("pad_id", sa.String(length=64), nullable=False),
        sa.Column("match_id", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.String(length=64), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("winner", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["pad_id", "match_id"], ["match.pad_id", "match.id"], name=op.f("fk_result_pad_id_match_id")
        ),
        sa.ForeignKeyConstraint(
            ["pad_id", "player_id"], ["player.pad_id", "player.id"], name=op.f("fk_result_pad_id_player_id")
        ),
        sa.PrimaryKeyConstraint("pad_id", "match_id", "seat", name=op.f("pk_result")),
    )
    op.create_index(op.f("ix_result_pad_id_player_id"), "result", ["pad_id", "player_id"], unique=False)
    op.create_table(
        "revision",
        sa.Column("pad_id", sa.String(length=64), nullable=False),
        sa.Column("match_id", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("payload", sa.JSON(), nullable=False),
        sa.Column("dealt", sa.String(length=64), nullable=True),
        sa.Column("token", sa.String(length=64), nullable=True),
        sa.Column("at", sa.DateTime(), nullable=True),
        sa.Column("reason", sa.String(), nullable=False),
        sa.Column("replaced_by", sa.String(length=64), nullable=True),
        sa.Column("replaced_at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["pad_id", "match_id"], ["match.pad_id", "match.id"], name=op.f("fk_revision_pad_id_match_id")
        ),
        sa.PrimaryKeyConstraint("pad_id", "match_id", "id", name=op.f("pk_revision")),
    )


def downgrade() -> None:
    for table in ("revision", "result", "event", "match", "player", "night", "pad"):
        op.drop_table(table)
