"""People, sessions, tables, seats, logs, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.String(22)
MOMENT = sa.BigInteger()


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "person",
        sa.Column("id", ID, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("login", sa.String(120)),
        sa.Column("login_key", sa.String(240)),
        sa.Column("password", sa.String(200)),
        sa.Column("created", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
        sa.UniqueConstraint("login_key", name="uq_person_login_key"),
    )
    op.create_table(
        "setting",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_setting"),
    )
    op.create_table(
        "game_table",
        sa.Column("id", ID, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("pause", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("invitation", ID, nullable=False),
        sa.Column("owner_id", ID),
        sa.Column("seed", sa.String(64)),
        sa.Column("rematch_of", ID),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("started", MOMENT),
        sa.Column("ended", MOMENT),
        sa.ForeignKeyConstraint(["owner_id"], ["person.id"], name="fk_game_table_owner_id", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(
            ["rematch_of"], ["game_table.id"], name="fk_game_table_rematch_of", ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_game_table"),
        sa.UniqueConstraint("rematch_of", name="uq_game_table_rematch_of"),
    )
    op.create_index("ix_game_table_public_status_created", "game_table", ["public", "status", "created"])
    op.create_table(
        "session",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person_id", ID, nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("seen", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_session_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_session"),
    )
    op.create_index("ix_session_person_id", "session", ["person_id"])
    op.create_table(
        "entry",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.Text()),
        sa.Column("key", sa.String(64)),
        sa.Column("made", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_entry_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entry"),
        sa.UniqueConstraint("table_id", "seat", "key", name="uq_entry_table_id_seat_key"),
    )
    op.create_table(
        "remark",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", ID),
        sa.Column("seat", sa.Integer()),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("said", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_remark_person_id", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_remark_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_remark"),
        sa.UniqueConstraint("table_id", "person_id", "key", name="uq_remark_table_id_person_id_key"),
    )
    op.create_index("ix_remark_person_id", "remark", ["person_id"])
    op.create_table(
        "seat",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", ID),
        sa.Column("bot", sa.String(40)),
        sa.Column("waiting", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_seat_person_id", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_seat_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seat"),
        sa.UniqueConstraint("table_id", "person_id", name="uq_seat_table_id_person_id"),
    )
    op.create_index("ix_seat_person_id", "seat", ["person_id"])
    op.create_index("ix_seat_waiting_bot", "seat", ["waiting", "bot"])
