"""Named sets of house rules"""

from alembic import op
import sqlalchemy as sa


revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rule_set",
        sa.Column("pad_id", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=True),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("saved_at", sa.DateTime(), nullable=False),
        sa.Column("deleted_at", sa.DateTime(), nullable=True),
        sa.ForeignKeyConstraint(["pad_id"], ["pad.id"], name=op.f("fk_rule_set_pad_id")),
        sa.PrimaryKeyConstraint("pad_id", "id", name=op.f("pk_rule_set")),
        sa.UniqueConstraint("pad_id", "game", "key", name=op.f("uq_rule_set_pad_id_game_key")),
    )


def downgrade() -> None:
    op.drop_table("rule_set")
