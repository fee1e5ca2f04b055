"""The lists of public tables and of one's own."""

import pytest

from tenka.client import Client
from tests.server.running import Running
from tests.server.tables.looking import ids
from tests.server.wire.guests import guests, play_on, seated, started, waited_for

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_public_table_is_listed_and_one_by_link_is_not(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno), Client(server.url) as nobody:
        public = await anna.create("shitenno", ["me", "open"], public=True)
        private = await anna.create("shitenno", ["me", "open"])
        for client in (anna, bruno, nobody):
            tables = {table.id: table for table in await client.tables()}
            assert private.id not in tables
            listed = tables[public.id]
            assert (listed.invitation is not None) == (client is anna), "the invitation is for those who sit there"
        assert (await bruno.look(private.id)).table.invitation is None
        assert await bruno.my_tables() == []


async def test_the_list_holds_tables_to_join_first_and_none_that_are_over(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        over = await started([anna, bruno], public=True)
        await play_on(server, over)
        running_id = await started([anna, bruno], public=True)
        older = await anna.create("shitenno", ["me", "open"], public=True)
        newer = await anna.create("shitenno", ["me", "open"], public=True)
        listed = await bruno.tables()
        assert [table.status for table in listed] == sorted(table.status for table in listed), "open ones first"
        ids = [table.id for table in listed]
        assert {older.id, newer.id, running_id} <= set(ids)
        assert over not in ids


async def test_my_tables_hold_those_that_wait_for_me_first(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        anna, bruno = people
        over = await started(people)
        await play_on(server, over)
        games = [await started(people) for _ in range(4)]
        waiting = [id for id in games if (await waited_for(server, id, people))[1] is anna]
        if not waiting:  # let one wait for her
            await _until_waits(server, games[0], 0)
            waiting = [games[0]]
        if len(waiting) == len(games):
            await _until_waits(server, games[0], 1)
            waiting.remove(games[0])
        open_id = await seated(people)
        expected = [set(waiting), set(games) - set(waiting), {open_id}, {over}]
        assert _in_groups(await ids(anna), expected)
        told = {table.id: table for table in await anna.my_tables()}
        assert {id for id, table in told.items() if table.seats[0].waiting} == set(waiting)
        expected[:2] = expected[1::-1]
        assert _in_groups(await ids(bruno), expected)


async def _until_waits(server: Running, id: str, seat: int) -> None:
    table = await server.services.registry.table(id)
    while seat not in table.playing().state.pending:
        await play_on(server, id, 1)


def _in_groups(found: list[str], groups: list[set[str]]) -> bool:
    for group in groups:
        if set(found[: len(group)]) != group:
            return False
        found = found[len(group) :]
    return not found
