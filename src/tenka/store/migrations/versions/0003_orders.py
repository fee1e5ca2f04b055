"""Standing orders."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

ID = sa.String(22)


def upgrade() -> None:
    """Nobody has given any yet."""
    op.create_table(
        "standing_order",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("person_id", ID, nullable=False),
        sa.Column("written", sa.String(200), nullable=False),
        sa.Column("given", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_standing_order_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_standing_order_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person_id", "written", name="pk_standing_order"),
    )
    op.create_index("ix_standing_order_person_id", "standing_order", ["person_id"])
