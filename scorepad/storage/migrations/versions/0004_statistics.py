"""What matches say for the statistics, one by one and together, and people who can be had back"""

from alembic import op
import sqlalchemy as sa


revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


# What matches said before is filled in afterwards, by replaying them: no migration knows the rules.
def upgrade() -> None:
    op.add_column("match", sa.Column("course", sa.JSON(), nullable=True))
    op.add_column("result", sa.Column("figures", sa.JSON(), server_default="{}", nullable=False))
    op.create_table(
        "tally",
        sa.Column("pad_id", sa.String(length=64), nullable=False),
        sa.Column("span", sa.String(length=7), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("player_id", sa.String(length=64), nullable=False),
        sa.Column("other_id", sa.String(length=64), nullable=False),
        sa.Column("figures", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["pad_id"], ["pad.id"], name=op.f("fk_tally_pad_id")),
        sa.PrimaryKeyConstraint(
            "pad_id", "span", "game", "player_id", "other_id", name=op.f("pk_tally")
        ),
    )
    op.add_column("player", sa.Column("deleted_at", sa.DateTime(), nullable=True))
    for table in ("match", "night"):
        op.create_index(
            op.f(f"ix_{table}_pad_id_deleted_at"),
            table,
            ["pad_id", "deleted_at"],
            sqlite_where=sa.text("deleted_at IS NOT NULL"),
        )


def downgrade() -> None:
    for table in ("night", "match"):
        op.drop_index(op.f(f"ix_{table}_pad_id_deleted_at"), table)
    # Without the moment of their deletion they would be there again.
    op.execute("DELETE FROM player WHERE deleted_at IS NOT NULL")
    op.drop_column("player", "deleted_at")
    op.drop_table("tally")
    op.drop_column("result", "figures")
    op.drop_column("match", "course")
