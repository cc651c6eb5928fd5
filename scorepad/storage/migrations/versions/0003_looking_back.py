"""Time zones of pads, spellings that are one person, and what was deleted but can be had back"""

from alembic import op
import sqlalchemy as sa


revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


# Plain new columns that may be empty: no table is built anew, so nothing that refers to one can be lost.
def upgrade() -> None:
    op.add_column("pad", sa.Column("time_zone", sa.String(), nullable=True))
    op.add_column("player", sa.Column("merged_into", sa.String(length=64), nullable=True))
    op.add_column("match", sa.Column("deleted_at", sa.DateTime(), nullable=True))
    op.create_index(op.f("ix_match_pad_id_night_id"), "match", ["pad_id", "night_id"])
    op.add_column("night", sa.Column("deleted_at", sa.DateTime(), nullable=True))


def downgrade() -> None:
    op.drop_index(op.f("ix_match_pad_id_night_id"), "match")
    op.drop_column("night", "deleted_at")
    op.drop_column("match", "deleted_at")
    op.drop_column("player", "merged_into")
    op.drop_column("pad", "time_zone")
