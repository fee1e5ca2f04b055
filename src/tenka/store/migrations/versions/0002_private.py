"""Remarks that are not for everybody, and whom they are for."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ID = sa.String(22)


def upgrade() -> None:
    """What was said so far was said to everybody."""
    op.add_column("remark", sa.Column("private", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "listener",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", ID),
        sa.ForeignKeyConstraint(
            ["table_id", "number"],
            ["remark.table_id", "remark.number"],
            name="fk_listener_table_id",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_listener_person_id", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("table_id", "number", "seat", name="pk_listener"),
    )
    op.create_index("ix_listener_person_id", "listener", ["person_id"])
