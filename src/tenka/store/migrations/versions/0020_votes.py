"""Votes, pauses, holidays, and seats that somebody new may take."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

ID = sa.String(22)


def upgrade() -> None:
    """Tables go on as they were: a steward takes over when time is out, nothing is paused, nobody is on holiday."""
    op.add_column("game_table", sa.Column("overtime", sa.String(10), server_default="steward", nullable=False))
    op.add_column("game_table", sa.Column("suspended", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("game_table", sa.Column("called_off", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seat", sa.Column("away", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seat", sa.Column("vacant", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_index("ix_seat_away", "seat", ["away"])
    _create_votes()
    op.create_table(
        "holiday",
        sa.Column("id", ID, nullable=False),
        sa.Column("person_id", ID, nullable=False),
        sa.Column("first", sa.String(10), nullable=False),
        sa.Column("last", sa.String(10), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("ended", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_holiday_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_holiday"),
    )
    op.create_index("ix_holiday_person_id", "holiday", ["person_id"])
    op.create_index("ix_holiday_last", "holiday", ["last"])


def _create_votes() -> None:
    op.create_table(
        "vote",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("about", sa.Integer()),
        sa.Column("heir", sa.String(10)),
        sa.Column("by", sa.Integer()),
        sa.Column("key", sa.String(64)),
        sa.Column("deadline", sa.BigInteger(), nullable=False),
        sa.Column("outcome", sa.String(10)),
        sa.Column("closed", sa.BigInteger()),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_vote_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_vote"),
    )
    op.create_index("ix_vote_outcome", "vote", ["outcome"])
    op.create_table(
        "voice",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("yes", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id", "number"], ["vote.table_id", "vote.number"], name="fk_voice_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", "seat", name="pk_voice"),
    )
