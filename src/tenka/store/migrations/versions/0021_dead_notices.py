"""Why a notice was given up, for the operator who may have it sent once more."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of what was given up before, nobody knows why any more."""
    op.add_column("notice", sa.Column("why", sa.String(40)))
