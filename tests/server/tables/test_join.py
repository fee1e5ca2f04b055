"""Sitting down at a table, and getting up again."""

import asyncio

import pytest

from tenka.client import Client
from tenka.wire.tables import TableInfo
from tests.server.running import Running
from tests.server.tables.sitting import BOT, mine, names
from tests.server.wire.guests import guests, refused, seated, started

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_join_a_public_table(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla", "Dieter") as (anna, bruno, carla, dieter):
        table = await anna.create("shitenno", ["open", "me", "open"], public=True)
        joined = await bruno.join(table.id, seat=2)
        assert names(joined) == [None, "Anna", "Bruno"]
        assert mine(joined) == [2]
        assert joined.invitation == table.invitation
        with refused(409, "seat-taken"):
            await carla.join(table.id, seat=2)
        with refused(409, "seat-taken"):
            await carla.join(table.id, seat=1)
        with refused(409, "seat-taken"):
            await carla.join(table.id, seat=4)
        with refused(400, "bad-request"):
            await carla.join(table.id, seat=5)
        with refused(400, "bad-request"):
            await carla.join(table.id, seat=-1)
        assert mine(await carla.join(table.id)) == [0]
        with refused(409, "seat-taken"):
            await dieter.join(table.id)


async def test_a_private_table_asks_for_its_invitation(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno), Client(server.url) as nobody:
        table = await anna.create("shitenno", ["me", "open"])
        other = await anna.create("shitenno", ["me", "open"])
        assert table.invitation is not None
        for wrong in ({}, {"invitation": ""}, {"invitation": other.invitation}, {"invitation": table.id}):
            with refused(403, "not-invited"):
                await bruno.join(table.id, **wrong)
        for wrong in ({"invitation": "ü" * 64}, {"invitation": table.invitation[:-1]}, {"invitation": "\0"}):
            with refused(403, "not-invited"):
                await bruno.join(table.id, **wrong)
        with refused(400, "bad-request"):
            await bruno.join(table.id, invitation="x" * 65)
        with refused(401, "no-session"):
            await nobody.join(table.id, invitation=table.invitation)
        assert mine(await bruno.join(table.id, invitation=table.invitation)) == [1]


async def test_who_sits_already_stays_where_they_are(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        table = await anna.create("shitenno", ["me", "open", "open"], public=True)
        await bruno.join(table.id, seat=2)
        for how in ({}, {"seat": 1}, {"seat": 0}):
            assert mine(await bruno.join(table.id, **how)) == [2]
        assert names((await anna.look(table.id)).table) == ["Anna", None, "Bruno"]


async def test_two_who_want_the_last_seat_at_once_do_not_both_get_it(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        table = await anna.create("shitenno", ["me", "open"], public=True)
        results = await asyncio.gather(bruno.join(table.id), carla.join(table.id), return_exceptions=True)
        assert sum(isinstance(result, TableInfo) for result in results) == 1


async def test_nobody_joins_a_game_that_has_begun(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        id = await started([anna], BOT, public=True)
        with refused(409, "already-started"):
            await bruno.join(id)


async def test_the_owner_who_leaves_passes_the_table_on(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        id = await seated([anna, bruno, carla], public=True)
        await anna.leave(id)
        table = (await bruno.look(id)).table
        assert names(table) == [None, "Bruno", "Carla"]
        assert table.owner == 1
        assert (await anna.look(id)).table.invitation is None
        with refused(403, "not-owner"):
            await anna.start(id)
        with refused(403, "not-owner"):
            await carla.reseat(id, 0, BOT)
        await bruno.reseat(id, 0, BOT)
        await bruno.start(id)


async def test_the_last_one_who_leaves_takes_the_table_away(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        id = await seated([anna], BOT, "open", public=True)
        await anna.leave(id)
        for client in (anna, bruno):
            with refused(404, "not-found"):
                await client.look(id)
            with refused(404, "not-found"):
                await client.join(id)
        assert id not in [table.id for table in await bruno.tables()]
        assert await anna.my_tables() == []
        assert id not in server.services.registry.tables


async def test_who_does_not_sit_there_cannot_leave_and_nobody_leaves_a_running_game(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        id = await seated([anna, bruno], public=True)
        with refused(403, "not-seated"):
            await carla.leave(id)
        await bruno.leave(id)
        with refused(403, "not-seated"):
            await bruno.leave(id)
        await bruno.join(id)
        await anna.start(id)
        for client in (anna, bruno):
            with refused(409, "already-started"):
                await client.leave(id)
