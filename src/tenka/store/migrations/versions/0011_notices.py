"""Notices: ways to reach people, what is to be told, how they wish to be told; and mail addresses."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

ID = sa.String(22)


def upgrade() -> None:
    """Nobody can be reached yet."""
    _person_table(
        "mail_address",
        sa.Column("address", sa.String(254)),
        sa.Column("folded", sa.String(254)),
        sa.Column("pending", sa.String(254)),
        sa.Column("changed", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_mail_address_folded", "mail_address", ["folded"])
    op.create_table(
        "mail_token",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person_id", ID, nullable=False),
        sa.Column("purpose", sa.String(10), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_mail_token_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="pk_mail_token"),
    )
    op.create_index("ix_mail_token_person_id", "mail_token", ["person_id"])
    _person_table(
        "wishes",
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("silent_from", sa.Integer()),
        sa.Column("silent_until", sa.Integer()),
        sa.Column("digest", sa.Integer(), nullable=False),
        sa.Column("unwanted", sa.String(80), nullable=False),
    )
    _channels()


def _person_table(name: str, *columns: sa.Column[object]) -> None:
    op.create_table(
        name,
        sa.Column("person_id", ID, nullable=False),
        *columns,
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=f"fk_{name}_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", name=f"pk_{name}"),
    )


def _channels() -> None:
    op.create_table(
        "channel",
        sa.Column("id", ID, nullable=False),
        sa.Column("person_id", ID, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("mode", sa.String(10), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("broken", sa.String(40)),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_channel_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_channel"),
    )
    op.create_index("ix_channel_person_id", "channel", ["person_id"])
    op.create_table(
        "notice",
        sa.Column("channel_id", ID, nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("table_id", ID),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.ForeignKeyConstraint(["channel_id"], ["channel.id"], name="fk_notice_channel_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_notice_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("channel_id", "key", name="pk_notice"),
    )
    op.create_index("ix_notice_table_id", "notice", ["table_id"])
    op.create_index("ix_notice_state_due", "notice", ["state", "due"])
    op.create_index("ix_notice_made", "notice", ["made"])
