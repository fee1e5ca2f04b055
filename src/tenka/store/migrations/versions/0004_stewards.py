"""Stewards: which bot stands in at a table, when, and how long it waits before that."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

ID = sa.String(22)


def upgrade() -> None:
    """No table has one yet."""
    op.add_column("game_table", sa.Column("steward", sa.String(40)))
    op.add_column("game_table", sa.Column("patience", sa.Integer()))
    op.add_column("seat", sa.Column("steward", sa.String(40)))
    op.add_column("seat", sa.Column("due", sa.BigInteger()))
    op.create_index("ix_seat_due", "seat", ["due"])
    op.create_table(
        "handover",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("steward", sa.String(40)),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_handover_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_handover"),
    )
