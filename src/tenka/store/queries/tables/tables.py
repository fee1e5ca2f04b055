"""Tables and their seats."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, Select, and_, bindparam, delete, exists, insert, not_, or_, select, update

from tenka.store.ids import new_id, now
from tenka.store.queries.tables import admissions, stewards, votes
from tenka.store.queries.tables.admissions import AdmissionRow
from tenka.store.queries.tables.clocks import NONE, Clock
from tenka.store.queries.tables.stewards import HandoverRow
from tenka.store.queries.tables.time_control import UNLIMITED, TimeControl
from tenka.store.queries.tables.votes import VoteRow
from tenka.store.schema import companion, game_table, handover, person, seat, standing_order, upload, vote


class SeatRow(NamedTuple):
    """Who sits there: a person, a bot, or (both null) nobody, or nobody any more."""

    person: str | None
    name: str | None
    bot: str | None
    waiting: bool
    steward: str | None = None  # the bot that stands in for the person now
    clock: Clock = NONE
    host: str | None = None  # at whose device the person plays, if not at their own
    away: bool = False  # whether the person is on holiday
    vacant: bool = False  # whether somebody new may sit down, though the game runs
    banned: bool = False  # whether the operator lets the person in no more

    @property
    def due(self) -> int | None:
        """When the person's time runs out, in server time."""
        return self.clock.due

    @property
    def by_person(self) -> bool:
        """Whether a person plays here for themselves."""
        return self.person is not None and self.steward is None and not self.banned

    @property
    def program(self) -> str | None:
        """The bot that plays here, of its own or as a steward."""
        return self.bot or self.steward


class TableRow(NamedTuple):
    """A table and its seats as stored."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    public: bool
    pause: bool
    status: str
    invitation: str
    owner: str | None
    seed: str | None
    created: int
    started: int | None
    rematch: str | None
    steward: str | None  # the bot that stands in for people
    control: TimeControl
    hints: bool  # whether people may ask for them
    language: str | None  # that is spoken there
    matched: bool  # whether quick match made it: then it begins once it is full
    seats: tuple[SeatRow, ...]
    weekend: bool = False  # whether time stands until Monday
    overtime: str = "steward"  # what happens at the end of somebody's time: the steward plays, or the others are asked
    suspended: bool = False  # whether a pause was agreed on
    called_off: bool = False  # whether it ended without a result
    votes: tuple[VoteRow, ...] = ()  # those that are open and the last that is not, where a table is found by its id
    handovers: tuple[HandoverRow, ...] = ()  # where a table is found by its id
    rated: bool = False  # whether its end changes ratings
    uploader: str | None = None  # who brought it from a file, for themselves alone
    admissions: tuple[AdmissionRow, ...] = ()  # before the game begins
    revision: int = 0  # counted where several processes share the database

    @property
    def terms(self) -> "Terms":
        """How it is kept."""
        kept = (self.public, self.pause, self.steward, self.control, self.hints, self.language, self.rated)
        return Terms(*kept, self.overtime)

    @property
    def resting(self) -> bool:
        """Whether everybody has left the game to stewards, or it was called off: then nothing is played."""
        return self.called_off or (
            any(each.steward for each in self.seats) and not any(each.by_person for each in self.seats)
        )

    def keeps_waiting(self, number: int) -> bool:
        """Whether another person plays, who waits when this seat does not."""
        return any(each.by_person for other, each in enumerate(self.seats) if other != number)

    def lets_time_run(self, number: int) -> bool:
        """Whether the time of this seat passes while it is asked."""
        return not self.weekend and not self.suspended and not self.on_holiday(number) and self.keeps_waiting(number)

    def on_holiday(self, number: int) -> bool:
        """Whether the time of this seat stands because its person has a day off."""
        return self.seats[number].away and self.control.is_daily

    def seat_of(self, who: str | None) -> int | None:
        """The seat of a person."""
        return next((n for n, each in enumerate(self.seats) if who is not None and each.person == who), None)

    def concerns(self, who: str) -> bool:
        """Whether a person sits here, has others sit here at their device, or has brought it from a file."""
        return self.seat_of(who) is not None or who == self.uploader or bool(self.hosted_by(who))

    def hosted_by(self, who: str | None) -> list[int]:
        """The seats that are played at a person's device."""
        return [n for n, each in enumerate(self.seats) if who is not None and each.host == who]

    def is_free(self, number: int) -> bool:
        """Whether nobody has a seat, though it may be kept for somebody."""
        return self.seats[number].person is None and self.seats[number].bot is None

    def kept_for(self, number: int) -> str | None:
        """The person for whom a free seat is kept."""
        kept = (each.person for each in self.admissions if each.seat == number)
        return next(kept, None) if self.is_free(number) else None

    def admission_of(self, who: str | None) -> AdmissionRow | None:
        """Whether, and how, somebody may come to a seat here."""
        return next((each for each in self.admissions if each.person == who), None)


class NewSeat(NamedTuple):
    """Who shall sit there."""

    person: str | None = None
    bot: str | None = None


class Terms(NamedTuple):
    """How a table is kept, from when it is made to its end."""

    public: bool = False
    pause: bool = True
    steward: str | None = None  # stands in for people who leave, or do not decide
    control: TimeControl = UNLIMITED
    hints: bool = False
    language: str | None = None
    rated: bool = False
    overtime: str = "steward"

    @property
    def columns(self) -> dict[str, Any]:
        """As they are stored."""
        kept = self._asdict()
        kept.update(kept.pop("control")._asdict())
        return kept


USUAL = Terms()

_ABOUT = ("bot", "waiting", "steward", "away", "vacant", *Clock._fields)
_about = [seat.c[name] for name in _ABOUT]
_rematch = game_table.alias("rematch")
_ANY = select(game_table.c.id).limit(1)
_columns = (
    *(game_table.c[name] for name in ("id", "game", "rules", "options", "public", "pause", "status", "invitation")),
    *(game_table.c[name] for name in ("owner_id", "seed", "created", "started", "steward", "hints", "weekend")),
    *(
        game_table.c[name]
        for name in ("language", "matched", "rated", "revision", "overtime", "suspended", "called_off")
    ),
    *(game_table.c[name] for name in TimeControl._fields),
    _rematch.c.id.label("rematch"),
    upload.c.person_id.label("uploader"),
)


def find(connection: Connection, table: str) -> TableRow | None:
    """A table by its id."""
    rows = connection.execute(_FIND, {"of_table": table}).all()
    if not rows:
        return None
    (row,), (found,) = rows, _seated(connection, rows)
    return found._replace(
        handovers=stewards.of_table(connection, table) if row.handed_over else (),
        votes=votes.of_table(connection, table) if row.voted else (),
    )


def read_any(connection: Connection) -> None:
    """Look at some table, or find that there is none: whether anything can be read."""
    connection.execute(_ANY).first()


def waiting_for_bots(connection: Connection) -> list[str]:
    """The ids of the tables where a bot, of its own or as a steward, is to move; not of those that rest."""
    at_table = seat.alias()
    stewarded = exists().where(at_table.c.table_id == seat.c.table_id, at_table.c.steward.is_not(None))
    by_person = and_(at_table.c.person_id.is_not(None), at_table.c.steward.is_(None))
    played = exists().where(at_table.c.table_id == seat.c.table_id, by_person)
    query = (
        select(seat.c.table_id)
        .where(seat.c.waiting, or_(seat.c.bot.is_not(None), seat.c.steward.is_not(None)), or_(played, not_(stewarded)))
        .distinct()
    )
    return list(connection.execute(query).scalars())


def create(
    connection: Connection,
    *,
    game: str,
    rules: int,
    options: dict[str, Any],
    owner: str,
    seats: Sequence[NewSeat],
    rematch_of: str | None = None,
    terms: Terms = USUAL,
    origin: str | None = None,
    matched: bool = False,
) -> str:
    """A new table; its id."""
    id, at = new_id(), now()
    connection.execute(
        insert(game_table).values(
            id=id,
            game=game,
            rules=rules,
            options=msgspec.json.encode(options).decode(),
            status="open",
            invitation=new_id(),
            owner_id=owner,
            rematch_of=rematch_of,
            created=at,
            active=at,
            origin=origin,
            matched=matched,
            **terms.columns,
        )
    )
    rows = [
        {"table_id": id, "seat": number, "person_id": each.person, "bot": each.bot, "waiting": False}
        for number, each in enumerate(seats)
    ]
    connection.execute(insert(seat), rows)
    return id


def place(connection: Connection, table: str, number: int, who: NewSeat) -> None:
    """Give a seat to somebody, or to nobody."""
    connection.execute(
        update(seat)
        .where(seat.c.table_id == table, seat.c.seat == number)
        .values(person_id=who.person, bot=who.bot, waiting=False)
    )
    connection.execute(update(game_table).where(game_table.c.id == table).values(active=now()))


def suspend(connection: Connection, table: str, *, suspended: bool) -> None:
    """Note whether time stands at a table because a pause was agreed on."""
    connection.execute(update(game_table).where(game_table.c.id == table).values(suspended=suspended))


def call_off(connection: Connection, table: str) -> None:
    """End a game without a result; nobody is waited for any more."""
    at = now()
    ended = {"status": "over", "called_off": True, "suspended": False, "ended": at}
    connection.execute(update(game_table).where(game_table.c.id == table).values(ended))
    connection.execute(update(seat).where(seat.c.table_id == table).values(waiting=False, ended=at, **NONE._asdict()))
    connection.execute(delete(standing_order).where(standing_order.c.table_id == table))


def pass_on(
    connection: Connection, table: str, number: int, who: NewSeat, steward: str | None, *, vacant: bool
) -> None:
    """Give a seat of a game that runs to somebody else, or let its steward keep it for whoever sits down there."""
    this = and_(seat.c.table_id == table, seat.c.seat == number)
    taken = {"person_id": who.person, "bot": who.bot, "steward": steward, "vacant": vacant, "away": False}
    connection.execute(update(seat).where(this).values(**taken, **NONE._asdict()))


def set_away(connection: Connection, table: str, seats: Mapping[int, bool]) -> None:
    """Note which people at a table are on holiday, and which are not."""
    for number, away in seats.items():
        this = and_(seat.c.table_id == table, seat.c.seat == number)
        connection.execute(update(seat).where(this).values(away=away))


def renew_invitation(connection: Connection, table: str) -> None:
    """Make the invitations given so far worthless."""
    connection.execute(update(game_table).where(game_table.c.id == table).values(invitation=new_id()))


def own(connection: Connection, table: str, owner: str) -> None:
    """Make somebody the owner."""
    connection.execute(update(game_table).where(game_table.c.id == table).values(owner_id=owner))


def set_options(connection: Connection, table: str, options: dict[str, Any]) -> None:
    """Change what is chosen about a game that has not begun."""
    changed = {"options": msgspec.json.encode(options).decode(), "active": now()}
    connection.execute(update(game_table).where(game_table.c.id == table).values(changed))


def start(connection: Connection, table: str, rules: int, seed: str, waiting: Sequence[int]) -> None:
    """The game begins, with this seed, waiting for these seats."""
    admissions.end_all(connection, table)
    begun = {"status": "running", "rules": rules, "seed": seed, "started": now(), "active": now()}
    connection.execute(update(game_table).where(game_table.c.id == table).values(begun))
    connection.execute(
        update(seat).where(seat.c.table_id == table, seat.c.seat.in_(list(waiting))).values(waiting=True)
    )


def remove(connection: Connection, table: str) -> None:
    """Take a table away: one whose game has not begun, or a record that somebody has brought."""
    connection.execute(delete(game_table).where(game_table.c.id == table))


def select_tables() -> Select[Any]:
    """Every table, but for its seats."""
    rematches = game_table.outerjoin(_rematch, _rematch.c.rematch_of == game_table.c.id)
    return select(*_columns).select_from(rematches.outerjoin(upload, upload.c.table_id == game_table.c.id))


# Most tables have seen no handover and no vote: two questions less, each time something of a table is read.
_FIND = (
    select_tables()
    .add_columns(
        exists().where(handover.c.table_id == game_table.c.id).label("handed_over"),
        exists().where(vote.c.table_id == game_table.c.id).label("voted"),
    )
    .where(game_table.c.id == bindparam("of_table"))
)


_SEATS = (
    select(seat.c.table_id, seat.c.person_id, person.c.name, person.c.banned, companion.c.host_id, *_about)
    .select_from(
        seat.outerjoin(person, person.c.id == seat.c.person_id).outerjoin(
            companion, companion.c.person_id == seat.c.person_id
        )
    )
    .where(seat.c.table_id.in_(bindparam("of_tables", expanding=True)))
    .order_by(seat.c.table_id, seat.c.seat)
)


def with_seats(connection: Connection, query: Select[Any]) -> list[TableRow]:
    """The tables that a query of `select_tables` finds, with their seats."""
    return _seated(connection, connection.execute(query).all())


def _seated(connection: Connection, rows: Sequence[Row[Any]]) -> list[TableRow]:
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    found = connection.execute(_SEATS, {"of_tables": list(seats)})
    for table, who, name, banned, host, bot, waiting, steward, away, vacant, *clock in found:
        about = (waiting, steward, Clock(*clock), host, away, vacant, banned is not None)
        seats[table].append(SeatRow(who, name, bot, *about))
    admitted = admissions.of_tables(connection, [row.id for row in rows if row.status == "open"])
    return [_row(row, seats[row.id])._replace(admissions=admitted.get(row.id, ())) for row in rows]


def _row(row: Row[Any], seats: list[SeatRow]) -> TableRow:
    return TableRow(
        *(row.id, row.game, row.rules, msgspec.json.decode(row.options), row.public, row.pause, row.status),
        *(row.invitation, row.owner_id, row.seed, row.created, row.started, row.rematch),
        *(row.steward, TimeControl(row.patience, row.zone, row.bank, row.increment), row.hints),
        *(row.language, row.matched, tuple(seats)),
        weekend=row.weekend,
        overtime=row.overtime,
        suspended=row.suspended,
        called_off=row.called_off,
        rated=row.rated,
        uploader=row.uploader,
        revision=row.revision,
    )
