"""Tables and their seats."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, Select, and_, delete, exists, insert, not_, or_, select, update

from tenka.store.ids import new_id, now
from tenka.store.queries import stewards
from tenka.store.queries.clocks import NONE, Clock
from tenka.store.queries.stewards import HandoverRow
from tenka.store.schema import game_table, person, seat


class SeatRow(NamedTuple):
    """Who sits there: a person, a bot, or (both null) nobody, or nobody any more."""

    person: str | None
    name: str | None
    bot: str | None
    waiting: bool
    steward: str | None = None  # the bot that stands in for the person now
    clock: Clock = NONE

    @property
    def due(self) -> int | None:
        """When the person's time runs out, in server time."""
        return self.clock.due

    @property
    def by_person(self) -> bool:
        """Whether a person plays here for themselves."""
        return self.person is not None and self.steward is None

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
    patience: int | None  # seconds for a decision
    hints: bool  # whether people may ask for them
    seats: tuple[SeatRow, ...]
    handovers: tuple[HandoverRow, ...] = ()  # where a table is found by its id

    @property
    def terms(self) -> "Terms":
        """How it is kept."""
        return Terms(self.public, self.pause, self.steward, self.patience, self.hints)

    @property
    def resting(self) -> bool:
        """Whether everybody has left the game to stewards: then nobody is kept waiting, and nothing is played."""
        return any(each.steward for each in self.seats) and not any(each.by_person for each in self.seats)

    def keeps_waiting(self, number: int) -> bool:
        """Whether another person plays, who waits when this seat does not."""
        return any(each.by_person for other, each in enumerate(self.seats) if other != number)

    def seat_of(self, who: str | None) -> int | None:
        """The seat of a person."""
        return next((n for n, each in enumerate(self.seats) if who is not None and each.person == who), None)


class NewSeat(NamedTuple):
    """Who shall sit there."""

    person: str | None = None
    bot: str | None = None


class Terms(NamedTuple):
    """How a table is kept, from when it is made to its end."""

    public: bool = False
    pause: bool = True
    steward: str | None = None  # stands in for people who leave, or do not decide
    patience: int | None = None  # within so many seconds
    hints: bool = False


USUAL = Terms()

_ABOUT = ("bot", "waiting", "steward", *Clock._fields)
_rematch = game_table.alias("rematch")
_ANY = select(game_table.c.id).limit(1)
_columns = (
    *(game_table.c[name] for name in ("id", "game", "rules", "options", "public", "pause", "status", "invitation")),
    *(game_table.c[name] for name in ("owner_id", "seed", "created", "started", "steward", "patience", "hints")),
    _rematch.c.id.label("rematch"),
)


def find(connection: Connection, table: str) -> TableRow | None:
    """A table by its id."""
    found = with_seats(connection, select_tables().where(game_table.c.id == table))
    return found[0]._replace(handovers=stewards.of_table(connection, table)) if found else None


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
            **terms._asdict(),
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
    begun = {"status": "running", "rules": rules, "seed": seed, "started": now(), "active": now()}
    connection.execute(update(game_table).where(game_table.c.id == table).values(begun))
    connection.execute(
        update(seat).where(seat.c.table_id == table, seat.c.seat.in_(list(waiting))).values(waiting=True)
    )


def remove(connection: Connection, table: str) -> None:
    """Take a table away; only ever one whose game has not begun."""
    connection.execute(delete(game_table).where(game_table.c.id == table))


def select_tables() -> Select[Any]:
    """Every table, but for its seats."""
    return select(*_columns).select_from(game_table.outerjoin(_rematch, _rematch.c.rematch_of == game_table.c.id))


def with_seats(connection: Connection, query: Select[Any]) -> list[TableRow]:
    """The tables that a query of `select_tables` finds, with their seats."""
    rows = connection.execute(query).all()
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    found = connection.execute(
        select(seat.c.table_id, seat.c.person_id, person.c.name, *(seat.c[name] for name in _ABOUT))
        .select_from(seat.outerjoin(person, person.c.id == seat.c.person_id))
        .where(seat.c.table_id.in_(list(seats)))
        .order_by(seat.c.table_id, seat.c.seat)
    )
    for table, who, name, bot, waiting, steward, *clock in found:
        seats[table].append(SeatRow(who, name, bot, waiting, steward, Clock(*clock)))
    return [_row(row, seats[row.id]) for row in rows]


def _row(row: Row[Any], seats: list[SeatRow]) -> TableRow:
    return TableRow(
        *(row.id, row.game, row.rules, msgspec.json.decode(row.options), row.public, row.pause, row.status),
        *(row.invitation, row.owner_id, row.seed, row.created, row.started, row.rematch),
        *(row.steward, row.patience, row.hints, tuple(seats)),
    )
