"""What is the owner's: bots, open seats, the start."""

import asyncio

import pytest

from tenka.client import Client
from tenka.wire.tables import TableInfo
from tests.server.running import Running
from tests.server.tables.sitting import BOT, mine, names
from tests.server.wire.guests import guests, refused, seated

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_owner_gives_seats_to_bots_and_opens_them(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        id = await seated([anna, bruno], "open", public=True)
        for seat, place in ((2, BOT), (2, "open"), (1, "open"), (1, BOT)):
            with refused(403, "not-owner"):
                await bruno.reseat(id, seat, place)
        assert names(await anna.reseat(id, 2, BOT)) == ["Anna", "Bruno", "random"]
        assert names(await anna.reseat(id, 2, {"bot": "steady"})) == ["Anna", "Bruno", "steady"]
        assert names(await anna.reseat(id, 2, "open")) == ["Anna", "Bruno", None]
        assert names(await anna.reseat(id, 1, BOT)) == ["Anna", "random", None], "whoever sat there"
        assert mine((await bruno.look(id)).table) == []
        for seat in (0, 3, 99, 10**30):
            with refused(409, "no-such-seat"):
                await anna.reseat(id, seat, BOT)
        for seat, odd in ((1, "me"), (1, {"bot": 1}), (1, None), (1, {})):
            with refused(400, "bad-request"):
                await anna.reseat(id, seat, odd)
        with refused(400, "unknown-bot"):
            await anna.reseat(id, 1, {"bot": "genius"})
        with refused(404, "not-found"):
            await anna.call("PUT", f"/api/tables/{id}/seats/-1", TableInfo, place="open")
        await anna.reseat(id, 2, BOT)
        await anna.start(id)
        with refused(409, "already-started"):
            await anna.reseat(id, 1, "open")


async def test_only_the_owner_starts_and_only_once_every_seat_is_taken(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla), Client(server.url) as nobody:
        id = await seated([anna, bruno], "open", public=True)
        with refused(409, "seats-open"):
            await anna.start(id)
        await carla.join(id)
        for client in (bruno, carla):
            with refused(403, "not-owner"):
                await client.start(id)
        with refused(401, "no-session"):
            await nobody.start(id)
        assert (await anna.look(id)).sight is None
        with refused(409, "not-started"):
            await anna.move(id, ["general", "x"])
        whole = await anna.start(id)
        assert whole.table.status == "running"
        assert whole.sight is not None
        assert whole.sight.version == 1
        with refused(409, "already-started"):
            await anna.start(id)


async def test_two_starts_at_once_begin_one_game(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        id = await seated([anna], BOT)
        results = await asyncio.gather(*(anna.start(id) for _ in range(4)), return_exceptions=True)
        assert sum(not isinstance(result, BaseException) for result in results) == 1
