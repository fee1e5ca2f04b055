"""Choosing one's house before the game begins."""

import asyncio
from pathlib import Path

import pytest

from tenka.client import Client
from tenka.wire.tables import TableInfo
from tests.server.running import Running, running
from tests.server.tables.sitting import BOT
from tests.server.wire.guests import guests, play_on, refused, seated

pytestmark = pytest.mark.asyncio(loop_scope="module")


def houses(table: TableInfo) -> list[str | None]:
    """The house of each seat."""
    return [seat.house for seat in table.seats]


async def test_each_chooses_among_the_free_ones_and_bots_take_what_is_left(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        id = await seated([anna, bruno], BOT, game="shogun", public=True)
        assert houses(await anna.choose(id, "sanada")) == ["sanada", None, None]
        assert houses(await bruno.choose(id, "takeda")) == ["sanada", "takeda", None]
        with refused(409, "house-taken"):
            await bruno.choose(id, "sanada")
        with refused(400, "no-such-house"):
            await bruno.choose(id, "oda")
        with refused(403, "not-seated"):
            await carla.choose(id, "maeda")
        await bruno.choose(id, None)
        await bruno.choose(id, "akechi")
        assert (await carla.look(id)).table.options == {}
        whole = await anna.start(id)
        assert houses(whole.table) == ["sanada", "akechi", "takeda"]
        assert whole.sight is not None
        assert [seat["house"] for seat in whole.sight.view["seats"]] == houses(whole.table)
        with refused(409, "already-started"):
            await anna.choose(id, "maeda")


async def test_two_who_want_the_same_at_once_do_not_both_get_it(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await seated(people, BOT, game="tenjo")
        results = await asyncio.gather(*(each.choose(id, "asai") for each in people), return_exceptions=True)
        assert sum(isinstance(result, TableInfo) for result in results) == 1


async def test_who_leaves_leaves_their_house_and_who_comes_finds_it_free(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        id = await seated([anna, bruno], "open", game="shogun", public=True)
        await bruno.choose(id, "sanada")
        await bruno.leave(id)
        assert houses((await anna.look(id)).table) == [None, None, None]
        assert houses(await carla.join(id, seat=1)) == [None, None, None]
        await carla.choose(id, "sanada")
        assert houses(await anna.reseat(id, 1, BOT)) == [None, None, None]


async def test_the_owner_may_choose_with_the_table_and_without_a_choice_nothing_is_kept(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        table = await anna.create("shogun", [BOT, "me", BOT], house="takeda")
        assert houses(table) == [None, "takeda", None]
        assert houses((await anna.start(table.id)).table) == ["hojo", "takeda", "akechi"]
        plain = await anna.create("tenjo", ["me", BOT])
        assert houses((await anna.start(plain.id)).table) == ["asai", "saito"]
        assert "houses" not in (await server.services.registry.table(plain.id)).row.options
        with refused(400, "no-such-house"):
            await anna.create("shogun", ["me", BOT, BOT], house="oda")
        with refused(400, "no-houses"):
            await anna.create("shitenno", ["me", BOT], house="honda")


async def test_they_survive_a_restart_before_and_after_the_start_and_a_rematch(tmp_path: Path) -> None:
    async with running(tmp_path) as server, guests(server, "Anna", "Bruno") as (anna, bruno):
        id = await seated([anna, bruno], game="tenjo", options={"years": 1})
        await bruno.choose(id, "asai")
        cookies = [anna.cookie, bruno.cookie]
    async with running(tmp_path) as server, Client(server.url) as anna, Client(server.url) as bruno:
        for client, cookie in zip((anna, bruno), cookies, strict=True):
            client._http.headers["Cookie"] = cookie
        assert houses((await anna.look(id)).table) == [None, "asai"]
        await anna.start(id)
    async with running(tmp_path) as server, Client(server.url) as anna, Client(server.url) as bruno:
        for client, cookie in zip((anna, bruno), cookies, strict=True):
            client._http.headers["Cookie"] = cookie
        assert houses((await anna.look(id)).table) == ["saito", "asai"]
        await play_on(server, id)
        assert (await anna.record(id))["options"]["houses"] == ["saito", "asai"]
        again = await bruno.rematch(id)
        assert houses(again) == [None, "asai"]
        assert houses(await anna.rematch(id)) == ["saito", "asai"]
