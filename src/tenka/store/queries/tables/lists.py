"""Lists of tables, a page at a time.

A page goes on behind the last table of the one before, by what that was sorted by: nothing is counted, nothing
shifts when others come and go, and a later page costs no more than the first.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, Integer, Select, and_, case, cast, exists, func, or_, select, tuple_

from tenka.store.queries.tables.tables import TableRow, select_tables, with_seats
from tenka.store.schema import companion, game_table, seat

SHARE = 3  # tables of one person or household that are listed before those of all others are
MOST_RANKED = 5_000
MOST_WAITING = 200  # tables that wait for somebody, all on the first page
WAITS, RUNS, OPEN, OVER = range(4)  # the order of somebody's own tables

DAY = 24 * 60 * 60  # seconds

Speed = Literal["none", "live", "daily"]  # no limit; a sitting; moves from day to day
ListPosition = tuple[int | str, ...]  # what a table is sorted by, its id last


class TablePage(NamedTuple):
    """Some tables, and the place of the last one if there are more behind it."""

    rows: list[TableRow]
    last: ListPosition | None


class Sought(NamedTuple):
    """What somebody looks for among the public tables."""

    status: Literal["open", "running"] | None = None
    game: str | None = None
    players: int | None = None
    language: str | None = None
    speed: Speed | None = None
    rated: bool | None = None


class Wanted(NamedTuple):
    """Which public tables are wanted: those active since a moment; those since a later one count as attended."""

    since: int
    attended: int
    sought: Sought = Sought()


def ranking(connection: Connection, wanted: Wanted) -> list[ListPosition]:
    """Public tables with a free seat, then those to watch: the attended ones first, then the newest, each in turn."""
    ranked = _ranked(wanted).subquery()
    place = (ranked.c.running, ranked.c.turn, ranked.c.absent, ranked.c.newest, ranked.c.id)
    return [tuple(row) for row in connection.execute(select(*place).order_by(*place).limit(MOST_RANKED))]


def _ranked(wanted: Wanted) -> Select[Any]:
    """What each public table is sorted by; nobody's fourth table goes before anybody's first."""
    absent = case((game_table.c.active >= wanted.attended, 0), else_=1)
    owner = func.coalesce(game_table.c.owner_id, game_table.c.id)
    origin = func.coalesce(game_table.c.origin, owner)
    numbers = [
        func.row_number().over(
            partition_by=(game_table.c.status, whose), order_by=(absent, game_table.c.created.desc())
        )
        for whose in (owner, origin)
    ]
    number = case((numbers[0] > numbers[1], numbers[0]), else_=numbers[1])
    return select(
        case((game_table.c.status == "open", 0), else_=1).label("running"),
        cast((number - 1) // SHARE, Integer).label("turn"),  # PostgreSQL would make it a fraction
        absent.label("absent"),
        (-game_table.c.created).label("newest"),
        game_table.c.id,
    ).where(*_is_listed(wanted))


def _is_listed(wanted: Wanted) -> list[ColumnElement[bool]]:
    free = exists().where(seat.c.table_id == game_table.c.id, seat.c.person_id.is_(None), seat.c.bot.is_(None))
    conditions = {
        "open": and_(game_table.c.status == "open", game_table.c.active >= wanted.since, free),
        "running": and_(game_table.c.status == "running", game_table.c.active >= wanted.since),
    }
    sought = wanted.sought
    asked = or_(*conditions.values()) if sought.status is None else conditions[sought.status]
    return [game_table.c.public, asked, *_filters(sought)]


def _filters(sought: Sought) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    if sought.game is not None:
        found.append(game_table.c.game == sought.game)
    if sought.players is not None:
        seats = select(func.count()).select_from(seat).where(seat.c.table_id == game_table.c.id)
        found.append(seats.scalar_subquery() == sought.players)
    if sought.language is not None:
        found.append(or_(game_table.c.language == sought.language, game_table.c.language.is_(None)))
    if sought.speed is not None:
        found.append(_is_of_speed(sought.speed))
    if sought.rated is not None:
        found.append(game_table.c.rated == sought.rated)
    return found


def _is_of_speed(speed: Speed) -> ColumnElement[bool]:
    """Whether a table's time is a sitting's, or so many days for a decision, or as long as it takes."""
    bank, patience = game_table.c.bank, game_table.c.patience
    return {
        "none": and_(bank.is_(None), patience.is_(None)),
        "live": or_(bank.is_not(None), patience < DAY),
        "daily": patience >= DAY,
    }[speed]


def matching(connection: Connection, game: str, players: int, speed: Speed, attended: int) -> list[str]:
    """Tables that quick match has opened for such a game, a seat free and somebody there; the oldest first."""
    wanted = Wanted(attended, attended, Sought("open", game, players, speed=speed))
    query = select(game_table.c.id).where(game_table.c.matched, *_is_listed(wanted))
    return list(connection.execute(query.order_by(game_table.c.created, game_table.c.id)).scalars())


def count_open(connection: Connection, *, owner: str | None = None, origin: str | None = None) -> int:
    """How many tables of a person, or made from one household, have not started."""
    whose = game_table.c.owner_id == owner if owner is not None else game_table.c.origin == origin
    wanted = select(func.count()).select_from(game_table).where(game_table.c.status == "open", whose)
    return connection.execute(wanted).scalar_one()


def of_person(
    connection: Connection, who: str, limit: int, after: ListPosition | None = None, *, over: bool | None = None
) -> TablePage:
    """The tables where somebody sits: those that wait for them first, then the others that run, then the rest.

    All that wait are on the first page, whatever the limit. `over` asks for finished games alone, or for none of them.
    """
    current = [] if over else _current(connection, who)
    if after is None:
        limit += min(sum(place[0] == WAITS for place in current), MOST_WAITING)
    else:
        current = current[bisect_right(current, after) :]
    places = current[: limit + 1]
    if over is not False and len(places) <= limit:
        places += _finished(connection, who, limit + 1 - len(places), after)
    shown = places[:limit]
    rows = in_order(connection, [str(place[-1]) for place in shown])
    return TablePage(rows, shown[-1] if len(places) > limit else None)


def _current(connection: Connection, who: str) -> list[ListPosition]:
    """The places of the tables that are not over where somebody sits, or others at their device, in order."""
    asked = and_(seat.c.waiting, seat.c.steward.is_(None))
    rank = case((asked, WAITS), (game_table.c.status == "running", RUNS), else_=OPEN)
    moment = func.coalesce(game_table.c.started, game_table.c.created)
    own = (
        select(func.min(rank), -moment, game_table.c.id)
        .join_from(seat, game_table, seat.c.table_id == game_table.c.id)
        .where(or_(seat.c.person_id == who, seat.c.person_id.in_(_companions(who))), seat.c.ended.is_(None))
        .group_by(game_table.c.id)
    )
    return sorted(tuple(row) for row in connection.execute(own))


def _finished(connection: Connection, who: str, limit: int, after: ListPosition | None) -> list[ListPosition]:
    """The places of somebody's finished games, the latest first: a walk along an index, however many there are."""
    found: set[ListPosition] = set()
    for whose in (seat.c.person_id == who, seat.c.person_id.in_(_companions(who))):
        own = select(seat.c.ended, seat.c.table_id).where(whose, seat.c.ended.is_not(None)).distinct()
        if after is not None and after[0] == OVER:
            own = own.where(tuple_(seat.c.ended, seat.c.table_id) < tuple_(-int(after[1]), after[2]))
        own = own.order_by(seat.c.ended.desc(), seat.c.table_id.desc()).limit(limit)
        found |= {(OVER, -ended, id) for ended, id in connection.execute(own)}
    latest_first = sorted(found, key=lambda place: place[2], reverse=True)
    return sorted(latest_first, key=lambda place: place[1])[:limit]


def _companions(who: str) -> Select[tuple[str]]:
    """Those who play at somebody's device."""
    return select(companion.c.person_id).where(companion.c.host_id == who)


def in_order(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
    """These tables, but for those that have gone."""
    rows = {row.id: row for row in with_seats(connection, select_tables().where(game_table.c.id.in_(ids)))}
    return [rows[id] for id in ids if id in rows]
