"""Tables: who sits there, what was played and said, what was asked and answered."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from tenka.store.schema.metadata import ID, Timestamp, metadata

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
    Column("patience", Integer),  # seconds for a decision; null: it has no time of its own
    Column("zone", String(64)),  # whose weekends are free, where a decision has days
    Column("bank", Integer),  # seconds for the whole game; null: it has none
    Column("increment", Integer),  # seconds that are added to the bank with each decision
    Column("weekend", Boolean, nullable=False, server_default=false()),  # whether time stands until Monday
    Column("overtime", String(10), nullable=False, server_default="steward"),  # at the end of a time: steward, ask
    Column("suspended", Boolean, nullable=False, server_default=false()),  # whether a pause was agreed on
    Column("called_off", Boolean, nullable=False, server_default=false()),  # over, without a result
    Column("hints", Boolean, nullable=False, server_default=false()),  # whether people may ask for them
    Column("rated", Boolean, nullable=False, server_default=false()),  # whether its end changes ratings
    Column(
        "active", Timestamp, nullable=False, server_default="0"
    ),  # when somebody seated was last there or did something
    Column("origin", String(32)),  # whose neighbour made it, as long as it is open or listed; see server/neighbours
    Column("language", String(8)),  # that is spoken there; null: any
    Column("matched", Boolean, nullable=False, server_default=false()),  # made by quick match: begins once it is full
    Column("revision", BigInteger, nullable=False, server_default="0"),  # how often several processes wrote of it
    Index("ix_game_table_status_active", "status", "active"),
    Index("ix_game_table_owner_id_status", "owner_id", "status"),
    Index("ix_game_table_origin", "origin"),
    Index("ix_game_table_zone_status", "zone", "status"),
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
    Column("person_id", ID, ForeignKey("person.id", ondelete="SET NULL")),
    Column("bot", String(40)),
    Column("waiting", Boolean, nullable=False),  # whether the game waits for it; written with the move that made it so
    Column("steward", String(40)),  # the bot that stands in for the person now
    Column("place", Integer),  # what it came to in the end, from 1; null: it is not over, or older than this column
    Column("due", BigInteger),  # in server time: when the time of the person runs out; null: it does not run
    Column("rest", BigInteger),  # milliseconds: what is left of it, where it stands
    Column("spare", BigInteger, nullable=False, server_default="0"),  # what may still be added to it
    Column("grace", BigInteger, nullable=False, server_default="0"),  # what whoever comes back has at least
    Column("courtesy", BigInteger, nullable=False, server_default="0"),  # what whoever is there has after the end
    Column("bank", BigInteger),  # milliseconds: what is left for the whole game, while a window has its own time
    Column("away", Boolean, nullable=False, server_default=false()),  # whether its person is on holiday
    Column("vacant", Boolean, nullable=False, server_default=false()),  # whether somebody new may sit down in a game
    Column("ended", Timestamp),  # when the game was over, so that a person's current tables are found beside many
    UniqueConstraint("table_id", "person_id"),
    Index("ix_seat_person_id_ended_table_id", "person_id", "ended", "table_id"),
    Index("ix_seat_due", "due"),
    Index("ix_seat_waiting_bot", "waiting", "bot"),
    Index("ix_seat_away", "away"),
)

admission = Table(  # somebody was invited to a table that has not begun, or asks to be let in
    "admission",
    metadata,
    Column("id", ID, primary_key=True),
    Column("table_id", ID, ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False),
    Column("person_id", ID, ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("invited", Boolean, nullable=False),  # else they ask
    Column("seat", Integer),  # that is kept for them
    Column("by_id", ID, ForeignKey("person.id", ondelete="SET NULL"), index=True),  # who invited them
    Column("made", Timestamp, nullable=False),
    UniqueConstraint("table_id", "person_id"),
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
    Column("cause", String(10)),  # why a steward came, where that is known
    Column("person_id", ID, index=True),  # who sat there until then, or comes back
    Column("made", Timestamp, nullable=False),
    Column("elapsed", BigInteger, index=True),  # in server time; null: it is older than this column
)

vote = Table(  # a question that the people at a table answer by yes or no
    "vote",
    metadata,
    Column("table_id", ID, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("about", Integer),  # the seat that it is about
    Column("heir", String(10)),  # who takes that seat: bot, person
    Column("by", Integer),  # the seat that asks; null: the clock
    Column("key", String(64)),  # of the request
    Column("deadline", BigInteger, nullable=False),  # in server time
    Column("outcome", String(10)),  # carried, rejected, moot; null: it is open
    Column("closed", BigInteger),  # in server time
    Index("ix_vote_outcome", "outcome"),
)

voice = Table(  # what somebody has answered
    "voice",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("yes", Boolean, nullable=False),
    ForeignKeyConstraint(["table_id", "number"], ["vote.table_id", "vote.number"], ondelete="CASCADE"),
)

upload = Table(  # a record that somebody brought from a file, kept as a table without people, for themselves alone
    "upload",
    metadata,
    Column("table_id", ID, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ID, ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("digest", String(64), nullable=False),  # of the record: the same one twice is one
)

analysis = Table(  # of a finished game, made when somebody first asked for it
    "analysis",
    metadata,
    Column("table_id", ID, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("content", Text, nullable=False),  # JSON
    Column("made", Timestamp, nullable=False),
)
