"""Several people at one device: each seat's secrets are asked for by themselves, and by nobody but their host."""

from typing import Any

import pytest

from tenka.client import Client
from tenka.server.tables.table import Table
from tenka.wire.hot_seats import Device
from tenka.wire.tables import Done, TableInfo, TableList, Whole
from tests.server.running import Running
from tests.server.wire.guests import guests, play_on, refused

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def hot_seat(client: Client, *names: str, bots: int = 0, **more: Any) -> TableInfo:
    seats = [*({"name": name} for name in names), *({"bot": "random"} for _ in range(bots))]
    found: TableInfo = await client.call(
        "POST", "/api/hot-seat-tables", TableInfo, **{"game": "shitenno", "seats": seats, "pause": False, **more}
    )
    return found


async def table_of(server: Running, info: TableInfo) -> Table:
    return await server.services.registry.table(info.id)


async def test_the_game_begins_at_once_with_everybody_by_name(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        info = await hot_seat(anna, "Oda", "Uesugi", bots=1)
        assert info.status == "running"
        assert [(each.name, each.bot, each.hosted, each.you) for each in info.seats] == [
            *(("Oda", None, True, False), ("Uesugi", None, True, False), (None, "random", False, False))
        ]
        found = await anna.call("GET", f"/api/tables/{info.id}/device", Device)
        assert found.seats == [0, 1]


async def test_the_host_without_a_seat_sees_what_spectators_see(server: Running) -> None:
    async with guests(server, "Anna", "Stranger") as (anna, stranger):
        info = await hot_seat(anna, "Oda", "Uesugi")
        own, watched = await anna.look(info.id), await stranger.look(info.id)
        assert own.sight is not None
        assert watched.sight is not None
        assert own.sight.seat is None
        assert own.sight.view == watched.sight.view


async def test_as_a_seat_the_host_sees_and_plays_that_seat_and_no_other(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        info = await hot_seat(anna, "Oda", "Uesugi")
        table = await table_of(server, info)
        seat = min(table.playing().state.pending)
        for each in (0, 1):
            whole = await anna.call("GET", f"/api/tables/{info.id}?as={each}", Whole)
            assert whole.sight is not None
            assert whole.sight.view == table.playing().state.view(each)
        move = table.playing().state.legal(seat)[0]
        with refused(403, "not-seated"):
            await anna.call("POST", f"/api/tables/{info.id}/moves", Done, moves=[move])
        done = await anna.call("POST", f"/api/tables/{info.id}/moves?as={seat}", Done, moves=[move])
        assert done.version > 1


async def test_live_as_a_seat(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        info = await hot_seat(anna, "Oda", "Uesugi")
        live = anna.live(info.id)
        live._url += "?as=1" if "?" not in live._url else "&as=1"
        async with live:
            assert live.sight is not None
            assert live.sight.seat == 1


@pytest.mark.parametrize("wanted", ["0", "1", "2", "-1", "x", "", "01"])
async def test_nobody_else_acts_at_the_device(server: Running, wanted: str) -> None:
    async with guests(server, "Anna", "Stranger") as (anna, stranger):
        info = await hot_seat(anna, "Oda", "Uesugi", bots=1)
        for method, path in (("GET", ""), ("GET", "/history"), ("POST", "/undo"), ("GET", "/device")):
            with refused(403, "not-at-your-device"):
                await stranger.call(method, f"/api/tables/{info.id}{path}?as={wanted}", None)
        async with Client(server.url) as nobody:
            with refused(403, "not-at-your-device"):
                await nobody.call("GET", f"/api/tables/{info.id}?as={wanted}", Whole)
        if wanted not in {"0", "1"}:  # a bot's seat, and none at all
            with refused(403, "not-at-your-device"):
                await anna.call("GET", f"/api/tables/{info.id}?as={wanted}", Whole)


async def test_as_counts_only_at_tables(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        await hot_seat(anna, "Oda", "Uesugi")
        with refused(400, "bad-request"):
            await anna.call("GET", "/api/my-tables?as=0", TableList)


async def test_it_is_among_the_hosts_games_once_and_no_strangers(server: Running) -> None:
    async with guests(server, "Anna", "Stranger") as (anna, stranger):
        info = await hot_seat(anna, "Oda", "Uesugi")
        table = await table_of(server, info)
        for status in ("current", "over"):
            found = await anna.call("GET", f"/api/my-tables?status={status}", TableList)
            assert [each.id for each in found.tables] == [info.id]
            assert [seat.you for seat in found.tables[0].seats] == [True, True]
            none = await stranger.call("GET", f"/api/my-tables?status={status}", TableList)
            assert not none.tables
            await play_on(server, table.row.id)


@pytest.mark.parametrize(
    ("seats", "message"),
    [
        ([{"name": "Oda"}, {"bot": "random"}], "hot-seat-for-two"),
        ([{"name": "Oda"}, {"name": "Oda"}], "name-too-alike"),
        ([{"name": "Oda"}, {"name": "Οda"}], "name-too-alike"),  # a Greek capital
        ([{"name": "Oda"}, {}], "bad-request"),
        ([{"name": "Oda"}, {"name": "Takeda", "bot": "random"}], "bad-request"),
        ([{"name": "Oda"}, {"name": " \u200b "}], "bad-name"),
        ([{"name": "Oda"}, {"name": "Takeda"}, {"bot": "nobody"}], "unknown-bot"),
    ],
)
async def test_seats_that_cannot_be_are_refused(server: Running, seats: list[Any], message: str) -> None:
    async with guests(server, "Anna") as (anna,):
        with refused(400, message):
            await anna.call("POST", "/api/hot-seat-tables", TableInfo, game="shitenno", seats=seats)


async def test_the_same_key_is_the_same_table(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        one, again = [await hot_seat(anna, "Oda", "Uesugi", key="k1") for _ in range(2)]
        assert one.id == again.id


async def test_another_game_is_not_made_by_a_seat_alone(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        info = await hot_seat(anna, "Oda", "Uesugi")
        await play_on(server, info.id)
        with refused(409, "at-one-device"):
            await anna.call("POST", f"/api/tables/{info.id}/rematch?as=0", TableInfo)


async def test_who_makes_an_account_takes_the_device_along(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        info = await hot_seat(anna, "Oda", "Uesugi")
        await anna.call("POST", "/api/account", None, login="anna-hot", password="a long password")
        await anna.call("POST", "/api/logout", None)
        async with await server.guest("Guest") as guest:
            other = await hot_seat(guest, "Mori", "Shimazu")
            await guest.call("POST", "/api/login", None, login="anna-hot", password="a long password", bring=True)
            for each in (info, other):
                assert (await guest.call("GET", f"/api/tables/{each.id}/device", Device)).seats == [0, 1]
                await guest.call("GET", f"/api/tables/{each.id}?as=0", Whole)


async def test_when_the_host_leaves_the_companions_go(server: Running) -> None:
    async with guests(server, "Anna", "Stranger") as (anna, stranger):
        info = await hot_seat(anna, "Oda", "Uesugi")
        await anna.call("DELETE", "/api/me", None)
        found = await stranger.look(info.id)
        assert [each.name for each in found.table.seats] == [None, None]
