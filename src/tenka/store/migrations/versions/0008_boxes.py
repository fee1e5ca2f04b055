"""Boxes: the values of people's printed games."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

ID = sa.String(22)


def upgrade() -> None:
    """Nobody has saved any yet."""
    op.create_table(
        "box",
        sa.Column("person_id", ID, nullable=False),
        sa.Column("id", ID, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_box_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "id", name="pk_box"),
    )
