"""What people do not wish to see, what they report, and what the operator does."""

from sqlalchemy import Column, ForeignKey, Index, Integer, String, Table, Text

from tenka.store.schema.metadata import ID, Timestamp, metadata

muted = Table(  # whose remarks somebody does not wish to read, at any table
    "muted",
    metadata,
    Column("person_id", ID, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("whom_id", ID, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("since", Timestamp, nullable=False),
)

report = Table(  # of a remark or a name, to the operator
    "report",
    metadata,
    Column("id", ID, primary_key=True),
    Column("kind", String(10), nullable=False),  # remark, name
    Column("by_id", ID, ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("about_id", ID, ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("table_id", ID, ForeignKey("game_table.id", ondelete="SET NULL"), index=True),
    Column("number", Integer),  # of the remark
    Column("name", String(80), nullable=False),  # theirs when it was reported
    Column("text", Text, nullable=False),  # a copy of the remark, until the report is closed
    Column("why", Text, nullable=False),  # in the words of who reports it, until then
    Column("made", Timestamp, nullable=False),
    Column("closed", Timestamp),
    Index("ix_report_closed_made", "closed", "made"),
)

deed = Table(  # what the operator has done
    "deed",
    metadata,
    Column("id", ID, primary_key=True),
    Column("made", Timestamp, nullable=False, index=True),
    Column("operator", String(80), nullable=False),  # as the machine calls them
    Column("act", String(20), nullable=False),
    Column("about", Text, nullable=False),  # JSON
)
