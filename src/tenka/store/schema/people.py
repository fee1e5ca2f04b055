"""People: who they are, how they come in, what they show, whom they know, how strong they are."""

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text, false

from tenka.store.schema.metadata import ID, Timestamp, metadata

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

companion = Table(  # somebody who plays at the device of another, their host, and has no session
    "companion",
    metadata,
    Column("person_id", ID, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("host_id", ID, ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
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
