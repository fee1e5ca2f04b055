"""Lists of tables, a page at a time.

A page goes on behind the last table of the one before, by what that was sorted by: nothing is counted, nothing
shifts when others come and go, and a later page costs no more than the first.
"""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, case, exists, func, or_, select, tuple_

from tenka.store.queries.tables import TableRow, select_tables, with_seats
from tenka.store.schema import game_table, seat

SHARE = 3  # tables of one person or household that are listed before those of all others are
MOST_RANKED = 5_000
MOST_WAITING = 200  # tables that wait for somebody, all on the first page

ListPosition = tuple[int | str, ...]  # what a table is sorted by, its id last


class TablePage(NamedTuple):
    """Some tables, and the place of the last one if there are more behind it."""

    rows: list[TableRow]
    last: ListPosition | None


class Wanted(NamedTuple):
    """Which public tables are wanted: those active since a moment; those since a later one count as attended."""

    since: int
    attended: int
    status: Literal["open", "running"] | None = None
    game: str | None = None


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
        ((number - 1) // SHARE).label("turn"),
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
    asked = or_(*conditions.values()) if wanted.status is None else conditions[wanted.status]
    return [game_table.c.public, asked, *([] if wanted.game is None else [game_table.c.game == wanted.game])]


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
    asked = and_(seat.c.waiting, seat.c.steward.is_(None))
    rank = case((asked, 0), (game_table.c.status == "running", 1), (game_table.c.status == "open", 2), else_=3)
    moment = func.coalesce(game_table.c.ended, game_table.c.started, game_table.c.created)
    own = (
        select(rank.label("rank"), (-moment).label("newest"), game_table.c.id)
        .join_from(seat, game_table, seat.c.table_id == game_table.c.id)
        .where(seat.c.person_id == who)
    )
    if over is not None:
        own = own.where((game_table.c.status == "over") == over)
    found = own.subquery()
    place = (found.c.rank, found.c.newest, found.c.id)
    if after is None and not over:
        waiting = select(func.count()).select_from(seat).where(seat.c.person_id == who, asked)
        limit += min(connection.execute(waiting).scalar_one(), MOST_WAITING)
    return _page(connection, select(*place), place, limit, after)


def _page(
    connection: Connection,
    query: Select[Any],
    place: Sequence[ColumnElement[Any]],
    limit: int,
    after: ListPosition | None,
) -> TablePage:
    if after is not None:
        query = query.where(tuple_(*place) > tuple_(*after))
    places = [tuple(row) for row in connection.execute(query.order_by(*place).limit(limit + 1))]
    shown = places[:limit]
    return TablePage(in_order(connection, [found[-1] for found in shown]), shown[-1] if len(places) > limit else None)


def in_order(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
    """These tables, but for those that have gone."""
    rows = {row.id: row for row in with_seats(connection, select_tables().where(game_table.c.id.in_(ids)))}
    return [rows[id] for id in ids if id in rows]
