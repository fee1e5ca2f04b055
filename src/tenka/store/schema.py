"""The tables of the database, in words that every SQL database understands."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

ID = String(22)  # 128 random bits, URL-safe
Timestamp = BigInteger  # milliseconds since 1970, UTC

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

person = Table(
    "person",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("login", String(120)),  # null: a guest
    Column("login_key", String(240), unique=True),  # the login with its capitals folded
    Column("password", String(200)),  # its argon2 hash
    Column("created", Timestamp, nullable=False),
)

session = Table(
    "session",
    metadata,
    Column("id", String(64), primary_key=True),  # hash of the token in the cookie
    Column("person_id", ID, ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Timestamp, nullable=False),
    Column("seen", Timestamp, nullable=False),
)

game_table = Table(
    "game_table",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("public", Boolean, nullable=False),
    Column("pause", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("invitation", ID, nullable=False),
    Column("owner_id", ID, ForeignKey("person.id", ondelete="SET NULL")),
    Column("seed", String(64)),  # hex; null until the game starts
    Column("rematch_of", ID, ForeignKey("game_table.id", ondelete="SET NULL"), unique=True),
    Column("created", Timestamp, nullable=False),
    Column("started", Timestamp),
    Column("ended", Timestamp),
    Column("steward", String(40)),  # the bot that stands in for people; null: nobody does
    Column("patience", Integer),  # seconds for a decision; null: as long as it takes
    Column("hints", Boolean, nullable=False, server_default=false()),  # whether people may ask for them
    Column(
        "active", Timestamp, nullable=False, server_default="0"
    ),  # when somebody seated was last there or did something
    Column("origin", String(32)),  # whose neighbour made it, as long as it is open or listed; see server/neighbours
    Index("ix_game_table_status_active", "status", "active"),
    Index("ix_game_table_owner_id_status", "owner_id", "status"),
    Index("ix_game_table_origin", "origin"),
)

creation = Table(  # which table came of a request that names a key; kept for a day
    "creation",
    metadata,
    Column("person_id", ID, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("content", String(64), nullable=False),  # a hash of what was asked for
    Column("table_id", ID, ForeignKey("game_table.id", ondelete="SET NULL"), index=True),  # null: it was taken away
    Column("made", Timestamp, nullable=False),
)

seat = Table(
    "seat",
    metadata,
    Column("table_id", ID, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", ID, ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("bot", String(40)),
    Column("waiting", Boolean, nullable=False),  # whether the game waits for it; written with the move that made it so
    Column("steward", String(40)),  # the bot that stands in for the person now
    Column("due", BigInteger),  # in server time: when the time of the person runs out; null: it does not run
    Column("rest", BigInteger),  # milliseconds: what is left of it, where it stands
    Column("spare", BigInteger, nullable=False, server_default="0"),  # what may still be added to it
    Column("grace", BigInteger, nullable=False, server_default="0"),  # what whoever comes back has at least
    UniqueConstraint("table_id", "person_id"),
    Index("ix_seat_due", "due"),
    Index("ix_seat_waiting_bot", "waiting", "bot"),
)

entry = Table(
    "entry",
    metadata,
    Column("table_id", ID, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text),  # JSON; null: the seat takes its last step back
    Column("key", String(64)),  # of the submission that begins here; null: it goes on
    Column("made", Timestamp, nullable=False),
    Column("fold", Text),  # JSON: what is left of entries that came to nothing, of which this is the last
    UniqueConstraint("table_id", "seat", "key"),
)

remark = Table(
    "remark",
    metadata,
    Column("table_id", ID, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person_id", ID, ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("key", String(64), nullable=False),
    Column("said", Timestamp, nullable=False),
    Column("private", Boolean, nullable=False, server_default=false()),  # then only for its listeners
    UniqueConstraint("table_id", "person_id", "key"),
)

listener = Table(  # of private remarks, the speaker among them; by person: a seat may change hands
    "listener",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", ID, ForeignKey("person.id", ondelete="SET NULL"), index=True),
    ForeignKeyConstraint(["table_id", "number"], ["remark.table_id", "remark.number"], ondelete="CASCADE"),
)

standing_order = Table(  # by person, as private talk is; gone when the game is over
    "standing_order",
    metadata,
    Column("table_id", ID, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ID, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("written", String(200), primary_key=True),  # JSON
    Column("given", Timestamp, nullable=False),
)

handover = Table(  # a steward took a seat over or, without one, its player came back
    "handover",
    metadata,
    Column("table_id", ID, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("steward", String(40)),
    Column("version", Integer, nullable=False),  # of the spectators
    Column("made", Timestamp, nullable=False),
)

box = Table(  # of values that somebody's printed game has; tables that were made with one keep it by themselves
    "box",
    metadata,
    Column("person_id", ID, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("id", ID, primary_key=True),  # chosen by who saves it
    Column("game", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("content", Text, nullable=False),  # JSON: the values that differ from ours
    Column("changed", Timestamp, nullable=False),
)

lesson = Table(  # where somebody is in a chapter of a game's course
    "lesson",
    metadata,
    Column("person_id", ID, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("chapter", String(40), primary_key=True),
    Column("step", Integer, nullable=False),
    Column("done", Text, nullable=False),  # JSON: the moves made in the step
    Column("finished", Boolean, nullable=False),  # whether they have ever been at the end
    Column("changed", Timestamp, nullable=False),
)

analysis = Table(  # of a finished game, made when somebody first asked for it
    "analysis",
    metadata,
    Column("table_id", ID, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("content", Text, nullable=False),  # JSON
    Column("made", Timestamp, nullable=False),
)
