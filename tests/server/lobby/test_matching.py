"""Quick match: who wants the same game finds each other, and the game begins by itself."""

import asyncio

import pytest

from tenka.client import Client
from tenka.server.endpoints.lobby import matching
from tenka.wire.tables import DecisionClock, LiveClock, TableInfo
from tests.server.running import Running
from tests.server.tables.sitting import BOT
from tests.server.wire.guests import guests, refused

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def match(client: Client, game: str = "shitenno", players: int = 2) -> TableInfo:
    """Look for a game."""
    return await client.quick_match(game, players)


async def test_two_who_come_at_once_play_together(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        first, second = await asyncio.gather(match(anna), match(bruno))
        assert first.id == second.id
        assert (await anna.look(first.id)).table.status == "running"


async def test_whoever_waits_already_waits_at_the_same_table(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        table = await match(anna, "shogun", 3)
        assert (table.status, table.public, table.matched) == ("open", True, True)
        assert (await match(anna, "shogun", 3)).id == table.id
        await anna.leave(table.id)


async def test_other_games_and_numbers_are_other_matches(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        found = {(await match(anna, "tenjo")).id, (await match(bruno, "tenjo", 3)).id, (await match(carla)).id}
        assert len(found) == 3


async def test_where_nobody_has_been_for_a_while_nobody_is_sent(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        table = await match(anna, "shitenno", 4)
        monkeypatch.setitem(matching.ATTENDED, "live", -60_000)
        assert (await match(bruno, "shitenno", 4)).id != table.id


async def test_a_game_over_days_is_another_match(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        live = await match(anna, "tenjo", 4)
        daily = await bruno.call("POST", "/api/quick-match", TableInfo, game="tenjo", players=4, speed="daily")
        assert (daily.id != live.id, live.steward, daily.steward) == (True, "steady", "steady")
        assert isinstance(live.clock, LiveClock)
        assert isinstance(daily.clock, DecisionClock)
        for speed, found in (("live", live.id), ("daily", daily.id)):
            assert found in {table.id for table in await anna.tables(status="open", speed=speed)}
        assert daily.id not in {table.id for table in await anna.tables(status="open", speed="none")}
        assert live.id in {table.id for table in await anna.tables(status="open", rated="no")}
        with refused(400, "bad-request"):
            await anna.tables(speed="quick")
        with refused(400, "bad-request"):
            await anna.tables(rated="perhaps")


async def test_who_tires_of_waiting_plays_with_bots(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        table = await match(anna, "shitenno", 3)
        for seat in (1, 2):
            await anna.reseat(table.id, seat, BOT)
        assert (await anna.start(table.id)).table.status == "running"


async def test_it_begins_as_well_with_somebody_who_was_let_in(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        table = await match(anna, "shogun", 3)
        await bruno.join(table.id)
        await carla.knock(table.id)
        (asking,) = (await anna.look(table.id)).table.admissions
        assert (await anna.let_in(table.id, asking.id)).status == "running"


async def test_a_number_that_the_game_does_not_know_is_refused(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        with refused(400, "bad-request"):
            await match(anna, "shogun", 2)
