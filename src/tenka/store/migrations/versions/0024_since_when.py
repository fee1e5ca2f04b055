"""Since when a steward plays, in the time that servers have run."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What was before is known by the clock on the wall alone."""
    op.add_column("handover", sa.Column("elapsed", sa.BigInteger))
    op.create_index("ix_handover_elapsed", "handover", ["elapsed"])
