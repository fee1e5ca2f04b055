"""Whose place a steward took, and with which session a browser is reached."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None

WHO_SITS_THERE = """
UPDATE handover SET person_id =
    (SELECT seat.person_id FROM seat WHERE seat.table_id = handover.table_id AND seat.seat = handover.seat)
WHERE NOT EXISTS
    (SELECT 1 FROM handover AS later WHERE later.table_id = handover.table_id AND later.seat = handover.seat
        AND later.number > handover.number AND later.cause = 'joined')
"""


def upgrade() -> None:
    """A steward took the place of whoever sits there still; a browser of before is reached until it is gone."""
    op.add_column("handover", sa.Column("person_id", sa.String(22)))
    op.create_index("ix_handover_person_id", "handover", ["person_id"])
    op.execute(WHO_SITS_THERE)
    op.add_column("channel", sa.Column("session_id", sa.String(64)))
    op.create_index("ix_channel_session_id", "channel", ["session_id"])
