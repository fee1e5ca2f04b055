"""Ways to a seat, languages of tables, and when the game of a seat was over."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

ID = sa.String(22)


def upgrade() -> None:
    """Seats of games that are over are told when they ended; nobody is invited anywhere yet."""
    op.add_column("game_table", sa.Column("language", sa.String(8)))
    op.add_column("game_table", sa.Column("matched", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seat", sa.Column("ended", sa.BigInteger()))
    op.execute("UPDATE seat SET ended = (SELECT game_table.ended FROM game_table WHERE game_table.id = seat.table_id)")
    op.drop_index("ix_seat_person_id", "seat")
    op.create_index("ix_seat_person_id_ended_table_id", "seat", ["person_id", "ended", "table_id"])
    op.create_table(
        "admission",
        sa.Column("id", ID, nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("person_id", ID, nullable=False),
        sa.Column("invited", sa.Boolean(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("by_id", ID),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_admission_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_admission_person_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["by_id"], ["person.id"], name="fk_admission_by_id", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name="pk_admission"),
        sa.UniqueConstraint("table_id", "person_id", name="uq_admission_table_id_person_id"),
    )
    op.create_index("ix_admission_person_id", "admission", ["person_id"])
    op.create_index("ix_admission_by_id", "admission", ["by_id"])
