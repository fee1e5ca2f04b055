"""Ratings, what people show of themselves, and whom they are friends with."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

ID = sa.String(22)


def upgrade() -> None:
    """Of older games nobody's place is known, and none was rated."""
    op.add_column("game_table", sa.Column("rated", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seat", sa.Column("place", sa.Integer()))
    op.create_table(
        "profile",
        sa.Column("person_id", ID, nullable=False),
        sa.Column("crest", sa.String(20)),
        sa.Column("pattern", sa.String(20)),
        sa.Column("colour", sa.String(20)),
        *(sa.Column(name, sa.String(10), nullable=False) for name in ("games", "opponents", "ratings", "reliability")),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_profile_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", name="pk_profile"),
    )
    op.create_table(
        "friendship",
        sa.Column("asker_id", ID, nullable=False),
        sa.Column("asked_id", ID, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["asker_id"], ["person.id"], name="fk_friendship_asker_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["asked_id"], ["person.id"], name="fk_friendship_asked_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("asker_id", "asked_id", name="pk_friendship"),
    )
    op.create_index("ix_friendship_asked_id", "friendship", ["asked_id"])
    op.create_table(
        "ignored",
        sa.Column("person_id", ID, nullable=False),
        sa.Column("whom_id", ID, nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_ignored_person_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["whom_id"], ["person.id"], name="fk_ignored_whom_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "whom_id", name="pk_ignored"),
    )
    op.create_index("ix_ignored_whom_id", "ignored", ["whom_id"])
    op.create_table(
        "rating",
        sa.Column("person_id", ID, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("low", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_rating_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "game", name="pk_rating"),
    )
    op.create_index("ix_rating_game_low", "rating", ["game", "low"])
    op.create_table(
        "rating_change",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", ID, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_rating_change_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_rating_change_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_rating_change"),
    )
    op.create_index("ix_rating_change_person_id_game_made", "rating_change", ["person_id", "game", "made"])
