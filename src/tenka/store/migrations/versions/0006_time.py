"""Time for decisions by server time, and folds in the logs."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Whose time was running, by the machine's clock, has the whole of it again; who has left us stays so."""
    op.create_table(
        "server_time",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("elapsed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_server_time"),
    )
    op.execute("INSERT INTO server_time (id, elapsed) VALUES (1, 0)")
    op.add_column("seat", sa.Column("rest", sa.BigInteger()))
    op.add_column("seat", sa.Column("spare", sa.BigInteger(), server_default="0", nullable=False))
    op.add_column("seat", sa.Column("grace", sa.BigInteger(), server_default="0", nullable=False))
    patience = "(SELECT patience FROM game_table WHERE game_table.id = seat.table_id)"
    op.execute(
        f"UPDATE seat SET due = 1000 * {patience}, spare = 7000 * {patience}, grace = 60000"  # noqa: S608  no input
        f" WHERE due > 0 AND {patience} IS NOT NULL"
    )
    op.execute(f"UPDATE seat SET due = NULL WHERE due > 0 AND {patience} IS NULL")  # noqa: S608  no input
    op.add_column("entry", sa.Column("fold", sa.Text()))
