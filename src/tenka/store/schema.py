"""The tables of the database, in words that every SQL database understands."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
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
    Column("banned", Timestamp),  # since when the operator lets them in no more
)

session = Table(
    "session",
    metadata,
    Column("id", String(64), primary_key=True),  # hash of the token in the cookie
    Column("person_id", ID, ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Timestamp, nullable=False),
    Column("seen", Timestamp, nullable=False),
    Column("browser", String(20)),  # as far as it told when the session began, like `system`
    Column("system", String(20)),
)

passkey = Table(
    "passkey",
    metadata,
    Column("id", String(64), primary_key=True),  # hash of the credential's id, which may be long
    Column("person_id", ID, ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("credential", Text, nullable=False),  # its id, in base64url, as is the key
    Column("public_key", Text, nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("name", String(80), nullable=False),
    Column("created", Timestamp, nullable=False),
    Column("used", Timestamp),
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

holiday = Table(  # days on which the time of somebody's decisions stands, where those have days
    "holiday",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person_id", ID, ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("first", String(10), nullable=False),  # ISO 8601, in the zone
    Column("last", String(10), nullable=False, index=True),
    Column("zone", String(64), nullable=False),
    Column(
        "ended", Boolean, nullable=False, server_default=false()
    ),  # whether they came back before its last day ended
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

upload = Table(  # a record that somebody brought from a file, kept as a table without people, for themselves alone
    "upload",
    metadata,
    Column("table_id", ID, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ID, ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("digest", String(64), nullable=False),  # of the record: the same one twice is one
)

companion = Table(  # somebody who plays at the device of another, their host, and has no session
    "companion",
    metadata,
    Column("person_id", ID, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("host_id", ID, ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
)

analysis = Table(  # of a finished game, made when somebody first asked for it
    "analysis",
    metadata,
    Column("table_id", ID, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("content", Text, nullable=False),  # JSON
    Column("made", Timestamp, nullable=False),
)

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

profile = Table(  # what an account shows of itself, and to whom; without a row everything to everybody
    "profile",
    metadata,
    Column("person_id", ID, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("crest", String(20)),
    Column("pattern", String(20)),
    Column("colour", String(20)),
    Column("games", String(10), nullable=False),
    Column("opponents", String(10), nullable=False),
    Column("ratings", String(10), nullable=False),
    Column("reliability", String(10), nullable=False),
)

friendship = Table(  # asked for by one, and accepted by the other or not
    "friendship",
    metadata,
    Column("asker_id", ID, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("asked_id", ID, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("state", String(10), nullable=False),  # asked, friends, refused or, taken back after that, withdrawn
    Column("changed", Timestamp, nullable=False),
)

ignored = Table(
    "ignored",
    metadata,
    Column("person_id", ID, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("whom_id", ID, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("since", Timestamp, nullable=False),
)

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

rating = Table(
    "rating",
    metadata,
    Column("person_id", ID, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("low", BigInteger, nullable=False),  # end of the interval, in thousandths: to sort by
    Index("ix_rating_game_low", "game", "low"),
)

rating_change = Table(  # what a game did to a rating; once, by its key
    "rating_change",
    metadata,
    Column("table_id", ID, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", ID, ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("mu", Float, nullable=False),  # after it
    Column("sigma", Float, nullable=False),
    Column("made", Timestamp, nullable=False),
    Index("ix_rating_change_person_id_game_made", "person_id", "game", "made"),
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
