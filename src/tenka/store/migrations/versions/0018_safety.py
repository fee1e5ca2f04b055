"""Reports of remarks and names, people who are muted or banned, and what the operator has done."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

ID = sa.String(22)


def upgrade() -> None:
    """Nobody is banned or muted yet."""
    op.add_column("person", sa.Column("banned", sa.BigInteger()))
    op.create_table(
        "muted",
        sa.Column("person_id", ID, nullable=False),
        sa.Column("whom_id", ID, nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_muted_person_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["whom_id"], ["person.id"], name="fk_muted_whom_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "whom_id", name="pk_muted"),
    )
    op.create_index("ix_muted_whom_id", "muted", ["whom_id"])
    op.create_table(
        "report",
        sa.Column("id", ID, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("by_id", ID),
        sa.Column("about_id", ID),
        sa.Column("table_id", ID),
        sa.Column("number", sa.Integer()),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger()),
        sa.ForeignKeyConstraint(["by_id"], ["person.id"], name="fk_report_by_id", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["about_id"], ["person.id"], name="fk_report_about_id", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_report_table_id", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name="pk_report"),
    )
    for column in ("by_id", "about_id", "table_id"):
        op.create_index(f"ix_report_{column}", "report", [column])
    op.create_index("ix_report_closed_made", "report", ["closed", "made"])
    op.create_table(
        "deed",
        sa.Column("id", ID, nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("operator", sa.String(80), nullable=False),
        sa.Column("act", sa.String(20), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deed"),
    )
    op.create_index("ix_deed_made", "deed", ["made"])
