"""Thinking on other machines: who does it, and what was found."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody thinks for others yet."""
    op.add_column("process", sa.Column("places", sa.Integer(), server_default="0", nullable=False))
    op.create_table(
        "thought",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_thought"),
    )
