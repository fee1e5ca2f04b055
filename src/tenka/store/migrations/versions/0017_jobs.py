"""Jobs, taken with a lease by any process."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing waits yet."""
    op.create_table(
        "job",
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("holder", sa.String(22)),
        sa.Column("until", sa.BigInteger()),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "key", name="pk_job"),
    )
    op.create_index("ix_job_kind_due", "job", ["kind", "due"])
    op.create_index("ix_job_holder", "job", ["holder"])
