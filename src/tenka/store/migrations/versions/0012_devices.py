"""Devices: with what browser and system a session was begun."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of older sessions it is not known."""
    op.add_column("session", sa.Column("browser", sa.String(20)))
    op.add_column("session", sa.Column("system", sa.String(20)))
