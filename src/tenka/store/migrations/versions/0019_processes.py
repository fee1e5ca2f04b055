"""Several processes: which there are, who is connected where, and the revisions of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing of any table has been written by several."""
    op.add_column("game_table", sa.Column("revision", sa.BigInteger(), server_default="0", nullable=False))
    op.create_table(
        "process",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("host", sa.String(80), nullable=False),
        sa.Column("pid", sa.Integer(), nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("elapsed", sa.BigInteger(), nullable=False),
        sa.Column("tables", sa.Integer(), nullable=False),
        sa.Column("sockets", sa.Integer(), nullable=False),
        sa.Column("lag", sa.Integer(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_process"),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(22), nullable=False),
        sa.Column("process_id", sa.String(22), nullable=False),
        sa.Column("seats", sa.BigInteger(), nullable=False),
        sa.Column("spectators", sa.Integer(), nullable=False),
        sa.Column("holding", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_presence_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["process_id"], ["process.id"], name="fk_presence_process_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "process_id", name="pk_presence"),
    )
    op.create_index("ix_presence_process_id", "presence", ["process_id"])
