"""How people are told: where they can be reached, what they wish, and the outbox."""

from sqlalchemy import Column, ForeignKey, Index, Integer, String, Table, Text

from tenka.store.schema.metadata import ID, Timestamp, metadata

mail_address = Table(  # of an account, who may be written to there
    "mail_address",
    metadata,
    Column("person_id", ID, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254)),  # confirmed; null: none is yet
    Column("folded", String(254), index=True),  # what it is found by
    Column("pending", String(254)),  # to be confirmed, in place of the other
    Column("changed", Timestamp, nullable=False),
)

mail_token = Table(  # was sent to an address, to come back as a proof
    "mail_token",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person_id", ID, ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("purpose", String(10), nullable=False),
    Column("address", String(254), nullable=False),
    Column("made", Timestamp, nullable=False),
)

wishes = Table(  # how somebody wishes to be told things
    "wishes",
    metadata,
    Column("person_id", ID, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("language", String(2), nullable=False),
    Column("zone", String(64), nullable=False),  # as the tz database calls it
    Column("silent_from", Integer),  # minutes after midnight there; null: never
    Column("silent_until", Integer),
    Column("digest", Integer, nullable=False),  # minutes after midnight
    Column("unwanted", String(80), nullable=False),  # kinds of notices, with spaces between them
)

channel = Table(  # a way to reach somebody
    "channel",
    metadata,
    Column("id", ID, primary_key=True),  # of a feed it is the secret in its address
    Column("person_id", ID, ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("mode", String(10), nullable=False),  # once, digest, off
    Column("target", Text, nullable=False),  # JSON: what is needed to reach it
    Column("broken", String(40)),  # why it does not work any more
    Column("made", Timestamp, nullable=False),
    Column("session_id", String(64), index=True),  # of a browser, which is reached until that ends
)

notice = Table(  # the outbox: written with what it tells of, kept for a while after it was sent
    "notice",
    metadata,
    Column("channel_id", ID, ForeignKey("channel.id", ondelete="CASCADE"), primary_key=True),
    Column("key", String(80), primary_key=True),  # what is told, so that it is not told twice
    Column("kind", String(10), nullable=False),
    Column("table_id", ID, ForeignKey("game_table.id", ondelete="CASCADE"), index=True),
    Column("about", Text, nullable=False),  # JSON
    Column("made", Timestamp, nullable=False, index=True),
    Column("due", Timestamp, nullable=False),  # when to send it or, afterwards, when it was settled
    Column("tries", Integer, nullable=False),
    Column("state", String(10), nullable=False),  # waiting, sent, dropped, dead
    Column("why", String(40)),  # why it is dead
    Index("ix_notice_state_due", "state", "due"),
)
