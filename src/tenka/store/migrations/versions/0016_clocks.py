"""Clocks with a bank, weekends that are free, and why a steward came."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables with a time for each decision keep it; whoever is to decide, and is there, has a few seconds more."""
    op.add_column("game_table", sa.Column("zone", sa.String(64)))
    op.add_column("game_table", sa.Column("bank", sa.Integer()))
    op.add_column("game_table", sa.Column("increment", sa.Integer()))
    op.add_column("game_table", sa.Column("weekend", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_index("ix_game_table_zone_status", "game_table", ["zone", "status"])
    op.add_column("seat", sa.Column("courtesy", sa.BigInteger(), server_default="0", nullable=False))
    op.add_column("seat", sa.Column("bank", sa.BigInteger()))
    op.execute("UPDATE seat SET courtesy = 10000 WHERE due > 0 OR rest IS NOT NULL")
    op.add_column("handover", sa.Column("cause", sa.String(10)))
