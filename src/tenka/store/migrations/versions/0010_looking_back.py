"""Records from files, and people who play at the device of another."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """There are none yet."""
    op.create_table(
        "upload",
        sa.Column("table_id", sa.String(22), nullable=False),
        sa.Column("person_id", sa.String(22), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_upload_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_upload_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_upload"),
    )
    op.create_index("ix_upload_person_id", "upload", ["person_id"])
    op.create_table(
        "companion",
        sa.Column("person_id", sa.String(22), nullable=False),
        sa.Column("host_id", sa.String(22), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_companion_person_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["host_id"], ["person.id"], name="fk_companion_host_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", name="pk_companion"),
    )
    op.create_index("ix_companion_host_id", "companion", ["host_id"])
