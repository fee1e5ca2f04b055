"""Seats of a table before its game begins: who may have which, and the beginning itself."""

import secrets
import time

import msgspec
from sqlalchemy import Connection

import tenka
from tenka.kernel.stream import SEED_BYTES
from tenka.server.guard.refused import Refused
from tenka.server.lobby import houses
from tenka.server.people.lookalikes import first_alike
from tenka.server.people.sanitizing import shown_name
from tenka.server.ratings.tables import check_rater, check_unfinished
from tenka.server.tables import clock_rules
from tenka.server.tables.game_session import GameSession
from tenka.server.tables.weekends import is_weekend
from tenka.store.queries.people import people
from tenka.store.queries.tables import admissions, clocks, tables
from tenka.store.queries.tables.tables import NewSeat, TableRow
from tenka.wire.tables import Join


def own_seat(row: TableRow, me: str) -> int:
    """One's own seat; refused to those who have none."""
    seat = row.seat_of(me)
    if seat is None:
        raise Refused(403, "not-seated")
    return seat


def check_owner(row: TableRow, me: str) -> None:
    """Refuse whoever does not own the table."""
    if row.owner != me:
        raise Refused(403, "not-owner")


def check_open(row: TableRow) -> None:
    """Refuse what can be done only before the game begins."""
    if row.status != "open":
        raise Refused(409, "already-started")


def is_invited(row: TableRow, me: str, asked: Join) -> bool:
    """Whether somebody may sit down: anybody at a public table, elsewhere who was invited or has the link."""
    admission = row.admission_of(me)
    given = "" if asked.invitation is msgspec.UNSET else asked.invitation
    by_link = secrets.compare_digest(given.encode(errors="replace"), row.invitation.encode())
    return row.public or by_link or (admission is not None and admission.invited)


def seat_for(row: TableRow, me: str, wanted: int | None = None) -> int:
    """The seat that somebody takes: the one they want, or is kept for them, or the first that is kept for nobody."""
    check_open(row)
    free = [n for n in range(len(row.seats)) if row.is_free(n) and row.kept_for(n) in {None, me}]
    free.sort(key=lambda number: row.kept_for(number) is None)
    if wanted is not None:
        free = [number for number in free if number == wanted]
    if not free:
        raise Refused(409, "seat-taken")
    return free[0]


def sit_down(connection: Connection, row: TableRow, seat: int, who: str, house: str | None = None) -> None:
    """Give a seat to a person, who needs no admission any more."""
    check_seatable(connection, row, who)
    place(connection, row, seat, NewSeat(person=who), house)
    admissions.end(connection, row.id, who)


def place(connection: Connection, row: TableRow, seat: int, who: NewSeat, house: str | None = None) -> None:
    """Give a seat to somebody, or to nobody; a house that was chosen there goes with whoever chose it."""
    tables.place(connection, row.id, seat, who)
    options = houses.keep(row, seat, house)
    if options != row.options:
        tables.set_options(connection, row.id, options)


def check_seatable(connection: Connection, row: TableRow, who: str) -> None:
    """Refuse a table to somebody who may not sit there, whoever lets them in."""
    check_alike(connection, row, who)
    check_rater(connection, row, who)


def check_alike(connection: Connection, row: TableRow, me: str) -> None:
    """Refuse a seat to somebody who could be taken for another there; who has the very same name is told apart."""
    found = people.by_id(connection, me)
    names = [shown_name(each.name) for each in row.seats if each.person not in {None, me}]
    mine = None if found is None else shown_name(found.name)
    like = None if mine is None else first_alike(mine, [name for name in names if name is not None])
    if like is not None:
        raise Refused(409, "name-too-alike", {"name": like})


def begin(connection: Connection, row: TableRow, now: int) -> list[int]:
    """Start the game, at this moment of server time, once every seat is taken; the seats it waits for."""
    if any(row.is_free(number) for number in range(len(row.seats))):
        raise Refused(409, "seats-open")
    check_unfinished(connection, row)
    seed = secrets.token_bytes(SEED_BYTES).hex()
    rules, options = tenka.game(row.game).rules, houses.settled(row)
    game_session = GameSession(row.game, rules, len(row.seats), seed, options)
    asks = game_session.state.pending
    tables.set_options(connection, row.id, options)
    tables.start(connection, row.id, rules, seed, list(asks))
    zone = row.control.zone
    if zone is not None and is_weekend(zone, time.time()):
        clocks.set_weekend(connection, row.id, weekend=True)
        row = row._replace(weekend=True)
    clock_rules.put(connection, row, clock_rules.anew(row, asks, now), now)
    return list(asks)
