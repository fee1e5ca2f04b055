"""When a table was last in use, whose neighbour made it, and which request."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

ID = sa.String(22)


def upgrade() -> None:
    """Of older tables the last thing that is known to have happened there counts."""
    op.add_column("game_table", sa.Column("active", sa.BigInteger(), server_default="0", nullable=False))
    op.add_column("game_table", sa.Column("origin", sa.String(32)))
    op.execute("UPDATE game_table SET active = COALESCE(ended, started, created)")
    op.drop_index("ix_game_table_public_status_created", "game_table")
    op.create_index("ix_game_table_status_active", "game_table", ["status", "active"])
    op.create_index("ix_game_table_owner_id_status", "game_table", ["owner_id", "status"])
    op.create_index("ix_game_table_origin", "game_table", ["origin"])
    op.create_table(
        "creation",
        sa.Column("person_id", ID, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("content", sa.String(64), nullable=False),
        sa.Column("table_id", ID),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_creation_person_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_creation_table_id", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("person_id", "key", name="pk_creation"),
    )
    op.create_index("ix_creation_table_id", "creation", ["table_id"])
