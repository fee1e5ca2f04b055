"""What the servers keep of themselves, and share where there are several."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, String, Table, Text

from tenka.store.schema.metadata import ID, Timestamp, metadata

setting = Table(
    "setting",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

server_time = Table(  # one row: how long servers have run with this database
    "server_time",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("elapsed", BigInteger, nullable=False),  # milliseconds
)

job = Table(  # what must be done once; whoever takes it holds it by a lease
    "job",
    metadata,
    Column("kind", String(20), primary_key=True),
    Column("key", String(80), primary_key=True),
    Column("due", Timestamp, nullable=False),  # from when on it may be taken
    Column("holder", ID, index=True),  # the process that has taken it; null: nobody
    Column("until", Timestamp),  # when its lease ends
    Column("tries", Integer, nullable=False),  # how often it was taken
    Column("about", Text, nullable=False),  # JSON
    Index("ix_job_kind_due", "kind", "due"),
)

process = Table(  # one of several that share the database
    "process",
    metadata,
    Column("id", ID, primary_key=True),
    Column("host", String(80), nullable=False),
    Column("pid", Integer, nullable=False),
    Column("version", String(40), nullable=False),
    Column("started", Timestamp, nullable=False),
    Column("elapsed", BigInteger, nullable=False),  # its server time
    Column("tables", Integer, nullable=False),  # in memory
    Column("sockets", Integer, nullable=False),
    Column("lag", Integer, nullable=False),  # milliseconds that an announcement takes
    Column("seen", Timestamp, nullable=False),  # when it last said that it lives
    Column("places", Integer, nullable=False, server_default="0"),  # where it thinks for others; 0: it is a server
)

thought = Table(  # what a question to other machines was answered with, until who asked has fetched it
    "thought",
    metadata,
    Column("id", ID, primary_key=True),  # the question's
    Column("content", LargeBinary, nullable=False),
    Column("made", Timestamp, nullable=False),
)

presence = Table(  # who is connected to a table at a process, where there are several
    "presence",
    metadata,
    Column("table_id", ID, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("process_id", ID, ForeignKey("process.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("seats", BigInteger, nullable=False),  # as bits
    Column("spectators", Integer, nullable=False),
    Column("holding", BigInteger, nullable=False),  # seats whose answers wait there for their moment, as bits
)
