"""The lobby is everybody's: nobody hides the others, nothing is listed for ever, and lists come in pages."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, update

from tenka.client import Client
from tenka.client.refusal import ConnectionLost
from tenka.server.lobby import listing, opening, upkeep
from tenka.server.lobby.upkeep import HOUR, KEPT, LISTED
from tenka.server.people.households import Households
from tenka.server.people.sessions import LIFETIME
from tenka.store.ids import now
from tenka.store.queries.people import sessions
from tenka.store.queries.tables import lists
from tenka.store.queries.tables.lists import SHARE, ListPosition, Wanted
from tenka.store.schema import game_table, person, session
from tenka.wire.tables import TableInfo
from tests.server.running import Running, running
from tests.server.wire.guests import guests, play_on, refused, started

OPEN = ("shitenno", ["me", "open"])


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """No list is older than its reader."""
    monkeypatch.setattr(listing, "FRESH", -1.0)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(tmp_path) as found:
        yield found


def aged(connection: Connection, id: str, milliseconds: int) -> None:
    """Nobody has been at a table for so long."""
    at = now() - milliseconds
    connection.execute(update(game_table).where(game_table.c.id == id).values(active=at, created=at))


def origins(connection: Connection) -> Counter[str | None]:
    return Counter(connection.execute(select(game_table.c.origin)).scalars())


def long_known(connection: Connection) -> None:
    """Nobody is a new guest, who may open less."""
    connection.execute(update(person).values(created=1))


async def ids(client: Client, path: str = "/api/tables", **which: str | int) -> list[str]:
    """All of a list, page by page."""
    found, after = [], None
    while True:
        page = await client.page(path, **which, **({} if after is None else {"after": after}))
        found += [table.id for table in page.tables]
        after = page.next
        if after is None:
            return found


async def test_many_tables_of_few_hide_nobody(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with guests(server, "Anna", *"ABCD") as (anna, *crowd):
        monkeypatch.setattr(Households, "origin", lambda *_: "afar")
        hers = await anna.create(*OPEN, public=True)
        monkeypatch.setattr(Households, "origin", lambda *_: "one house")
        theirs = [await one.create(*OPEN, public=True) for _ in range(30) for one in crowd]
        first = [table.id for table in await anna.tables(limit=10)]
        assert first.index(hers.id) <= SHARE, "behind no more than their share"
        assert set(await ids(anna, limit=7)) == {hers.id, *(table.id for table in theirs)}, "nothing is hidden either"


async def test_pages_hold_everything_once_while_tables_come_and_go(server: Running) -> None:
    async with guests(server, *"ABCDE") as people:
        for one in people:
            for _ in range(4):
                await one.create(*OPEN, public=True)
        before = await ids(people[0])
        assert len(set(before)) == len(before) == 20
        page = await people[0].page("/api/tables", limit=8)
        assert [table.id for table in page.tables] == before[:8]
        await people[1].create(*OPEN, public=True)
        gone = (await people[4].my_tables())[0].id
        await people[4].leave(gone)
        rest = await people[0].page("/api/tables", limit=100, after=page.next or "")
        assert {id for id in before[8:] if id != gone} <= {table.id for table in rest.tables}
        assert not {table.id for table in rest.tables} & set(before[:8])


async def test_by_status_and_game(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        open_one = await anna.create(*OPEN, public=True)
        full = await anna.create("shitenno", ["me", {"bot": "random"}], public=True)
        shogun = await anna.create("shogun", ["me", "open", "open"], public=True)
        runs = await started([anna, bruno], public=True)
        assert set(await ids(bruno, status="open")) == {open_one.id, shogun.id}
        assert await ids(bruno, status="running") == [runs]
        assert await ids(bruno, game="shogun") == [shogun.id]
        assert full.id not in await ids(bruno), "there is no seat to take"


async def test_a_list_is_made_once_for_all_who_ask(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "FRESH", 60.0)
    made, ranking = [], lists.ranking

    def counted(connection: Connection, wanted: Wanted) -> list[ListPosition]:
        made.append(wanted)
        return ranking(connection, wanted)

    monkeypatch.setattr(lists, "ranking", counted)
    async with guests(server, "Anna") as (anna,):
        for number in (1, 2):
            table = await anna.create(*OPEN, public=True)
            found = await asyncio.gather(*(anna.tables() for _ in range(10)))
            assert all(table.id in [each.id for each in page] for page in found), "a new one is listed at once"
            assert len(made) == number
        await anna.leave(table.id)
        assert table.id not in [each.id for each in await anna.tables()]


BAD = (
    *("after=", "after=1.2.3", "after=x.0.0.0.q", "after=1.1.1.1.1.1.q", f"after=1.1.1.{10**16}.q", "after=1;1"),
    *("limit=0", "limit=5&limit=5", "limit=101", "limit=-1", "limit=x", "limit=1e1", "limit=²"),
    *("status=over", "page=2", "game=go"),
)


async def test_bad_pages_are_refused(server: Running) -> None:
    async with Client(server.url) as nobody:
        for query in BAD:
            assert (await nobody._http.get(f"/api/tables?{query}")).status_code == 400, query


async def test_who_is_there_goes_first_and_who_has_left_goes_off_the_list(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        tables = [await one.create(*OPEN, public=True) for one in (anna, bruno, carla)]
        for table, age in zip(tables, (2 * HOUR, HOUR, LISTED - HOUR), strict=True):
            await server.services.database.write(aged, table.id, age)
        runs = await started([anna, bruno], public=True)
        await server.services.upkeep.look()
        await server.services.database.write(aged, runs, LISTED + HOUR)
        a, b, c = (table.id for table in tables)
        assert await ids(carla) == [b, a, c], "the newest first; where nothing happens any more is nothing to watch"
        async with anna.live(a):
            await server.services.upkeep.look()
            assert await ids(carla) == [a, b, c]
        await carla.my_tables()  # she waits in the lobby
        await server.services.upkeep.look()
        assert await ids(carla) == [a, c, b]
        await play_on(server, runs, 1)
        await server.services.upkeep.look()
        assert await ids(carla, status="running") == [runs], "something was played"
        async with bruno.live(c):  # to watch is not to be waited for
            await server.services.database.write(aged, c, LISTED + HOUR)
            await server.services.upkeep.look()
            assert c not in await ids(carla)


async def test_open_tables_nobody_comes_back_to_are_taken_away(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        old = [await anna.create(*OPEN) for _ in range(3)]
        young, fresh = await anna.create(*OPEN), await anna.create(*OPEN)
        runs, over = await started([anna, bruno]), await started([anna, bruno])
        await play_on(server, over)
        for id in (*(table.id for table in old), runs, over):
            await server.services.database.write(aged, id, KEPT + HOUR)
        await server.services.database.write(aged, young.id, KEPT - HOUR)
        server.services.registry.tables.clear()  # whether in memory or not
        async with bruno.live(old[0].id) as watching:
            await server.services.upkeep.look()
            with pytest.raises(ConnectionLost):
                await asyncio.wait_for(watching.news(), 10)
        assert set(await ids(anna, "/api/my-tables")) == {young.id, fresh.id, runs, over}
        assert set(server.services.registry.tables) & {table.id for table in old} == set()


async def test_no_round_takes_too_many_away(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "MOST_REMOVED", 2)
    async with guests(server, "Anna") as (anna,):
        for _ in range(3):
            await server.services.database.write(aged, (await anna.create(*OPEN)).id, KEPT + HOUR)
        await anna.create(*OPEN)
        counts = []
        for _ in range(3):
            await server.services.upkeep.look()
            counts.append(sum((await server.services.database.read(origins)).values()))
        assert counts == [2, 1, 1]


async def test_time_without_a_server_and_a_clock_put_forward_end_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as server, guests(server, "Anna") as (anna,):
        table = await anna.create(*OPEN)
        await server.services.database.write(aged, table.id, KEPT + HOUR)
    async with running(tmp_path) as server:
        await server.services.upkeep.look()
        later = now() + 400 * 24 * HOUR
        monkeypatch.setattr(upkeep, "now", lambda: later)
        await server.services.upkeep.look()
        assert (await server.services.registry.table(table.id)).row.status == "open"


async def test_sessions_that_have_expired_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as server, guests(server, "Anna", "Bruno"):
        database = server.services.database

        def age(connection: Connection) -> None:
            (one, *_) = connection.execute(select(session.c.id)).scalars().all()
            sessions.touch(connection, one, now() - LIFETIME * 1000 - 1)

        def count(connection: Connection) -> int:
            return len(connection.execute(select(session.c.id)).all())

        await database.write(age)
        assert await database.read(count) == 2
        await server.services.upkeep.look()
        assert await database.read(count) == 1
        await database.write(age)
        await server.services.upkeep.look()
        assert await database.read(count) == 1, "they are looked at but now and then"
        monkeypatch.setattr(server.services.upkeep, "_sessions_due", 0.0)
        await server.services.upkeep.look()
        assert await database.read(count) == 0


async def test_where_tables_were_made_is_forgotten(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        await people[0].create(*OPEN)
        await started(people)
        watched, over = await started(people, public=True), await started(people, public=True)
        await play_on(server, over)
        kept = await server.services.database.read(origins)
        assert list(kept.values()) == [4]
        assert not any("127" in str(origin) for origin in kept)
        await server.services.upkeep.look()
        assert (await server.services.database.read(origins))[None] == 2, "of a private game, and one that is over"
        await server.services.database.write(aged, watched, LISTED + HOUR)
        await server.services.upkeep.look()
        assert (await server.services.database.read(origins))[None] == 3


async def test_no_more_open_tables_than_one_has_use_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path, limits=True) as server, guests(server, *"ABCDE") as (anna, *others):
        await server.services.database.write(long_known)
        server.services.sessions._known.clear()
        tables = [await anna.create(*OPEN) for _ in range(opening.MOST_OPEN)]
        with refused(409, "too-many-tables"):
            await anna.create(*OPEN)
        await anna.leave(tables[0].id)
        await anna.reseat(tables[1].id, 1, {"bot": "random"})
        await anna.start(tables[1].id)
        made = [await anna.create(*OPEN) for _ in range(2)]
        with refused(409, "too-many-tables"):
            await anna.create(*OPEN)
        room = opening.MOST_OPEN_NEARBY - opening.MOST_OPEN
        made += [await _opened(others, number) for number in range(room)]
        for one in others:
            with refused(409, "too-many-tables-nearby"):
                await one.create(*OPEN)
        monkeypatch.setattr(Households, "origin", lambda *_: "elsewhere")
        await others[-1].create(*OPEN)


async def _opened(people: list[Client], number: int) -> TableInfo:
    return await people[number // (opening.MOST_OPEN - 1)].create(*OPEN)


async def test_all_that_wait_for_me_are_on_the_first_page(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        over = await started([anna, bruno])
        await play_on(server, over)
        alone = [await started([anna], {"bot": "random"}) for _ in range(6)]
        await _settle(server, alone)
        page = await anna.page("/api/my-tables", limit=2)
        waiting = [table.id for table in page.tables if table.seats[0].waiting and table.status == "running"]
        assert set(waiting) == set(alone)
        open_ones = [(await anna.create(*OPEN)).id for _ in range(4)]
        everything = await ids(anna, "/api/my-tables", limit=1)
        assert len(everything) == len(set(everything)) == 11
        assert everything[6:] == [*open_ones[::-1], over] or set(everything[6:10]) == set(open_ones)
        assert await ids(anna, "/api/my-tables", status="over") == [over]
        assert len(await anna.my_tables(status="current", limit=2)) == len(alone) + 2
        assert over not in await ids(anna, "/api/my-tables", status="current", limit=3)
        assert everything[-1] == over


async def _settle(server: Running, tables: list[str]) -> None:
    """Bots have moved, and the first seat is waited for."""
    async with asyncio.timeout(30):
        for id in tables:
            table = await server.services.registry.table(id)
            while 0 not in table.playing().state.pending:
                await asyncio.sleep(0.01)
