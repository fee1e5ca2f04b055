"""Stewards: called, playing, seen by everybody, and going when their player comes back."""

import asyncio
import contextlib
import json
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select

import tenka
from tenka.client import Client, RefusedError
from tenka.kernel.records.verify import verify
from tenka.server.tables.table import Table
from tenka.store.failures import StoreFailure
from tenka.store.queries.tables import tables
from tenka.store.schema import entry
from tenka.wire.tables import DecisionClock
from tests.server.running import Running, running
from tests.server.stewards.away import (
    STEWARD,
    at_tables,
    first_legal,
    look_at_clocks,
    pending,
    play_until,
    still,
    until,
)
from tests.server.wire.guests import guests, refused, seated, started
from tests.server.wire.line import line

pytestmark = pytest.mark.asyncio(loop_scope="module")


def gone_on(table: Table, entries: int) -> Callable[[], bool]:
    """Whether the game is over, or has gone on since by so many entries."""
    before = table.playing().number
    return lambda: not pending(table) or table.playing().number >= before + entries


def asked(table: Table, seat: int) -> Callable[[], bool]:
    """Whether the game waits for a seat."""
    return lambda: seat in pending(table)


async def test_every_bot_can_be_the_steward(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        (levels,) = [game.bots for game in await anna.games() if game.id == "shitenno"]
        for level in levels:
            info = await anna.create("shitenno", ["me", "open"], steward=level)
            assert (info.steward, info.clock) == (level, None)
        assert (await anna.create("shitenno", ["me", "open"])).steward is None
        with refused(400, "unknown-bot"):
            await anna.create("shitenno", ["me", "open"], steward="shogun")
        with refused(400, "clock-without-steward"):
            await anna.create("shitenno", ["me", "open"], clock=DecisionClock(3600))


async def test_a_steward_plays_until_its_player_comes_back(server: Running) -> None:
    async with at_tables(server, "Anna", "Bruno") as ((anna, bruno), table):
        id = table.row.id
        info = await anna.call_steward(id)
        assert [seat.steward for seat in info.seats] == [STEWARD, None]
        assert [seat.name for seat in info.seats] == ["Anna", "Bruno"]
        before = table.playing().number
        await play_until(table, [anna, bruno], lambda: table.playing().number > before + 12 and 0 not in pending(table))
        made = await server.services.database.read(lambda c: c.execute(select(entry.c.seat)).scalars().all())
        assert 0 in made
        info = await anna.come_back(id)
        assert [seat.steward for seat in info.seats] == [None, None]
        await play_until(table, [anna, bruno], lambda: 0 in pending(table))
        number = table.playing().number
        assert await still(table) == number  # nobody plays for her any more
        await anna.move(id, first_legal(table, 0))


async def test_it_is_told_to_everybody_where_it_belongs(server: Running) -> None:
    async with at_tables(server, "Anna", "Bruno") as ((anna, bruno), table):
        id = table.row.id
        await play_until(table, [anna, bruno], lambda: table.playing().number >= 6 and pending(table) == {0})
        async with (
            line(server.url, id, anna.cookie) as own,
            line(server.url, id, bruno.cookie) as other,
            line(server.url, id) as watching,
        ):
            for each in (own, other, watching):
                await each.fence()
            lines = {0: own, 1: other, None: watching}
            counts = {seat: table.playing().now.told[table.playing().place(seat)] for seat in lines}
            versions = list(table.playing().now.versions)
            await bruno.call_steward(id)
            await bruno.come_back(id)
            for seat, each in lines.items():
                messages = await each.fence()
                assert [message["type"] for message in messages] == ["table", "stewards", "table", "stewards"]
                handovers = messages[-1]["handovers"]
                assert [(h["seat"], h["steward"]) for h in handovers] == [(1, STEWARD), (1, None)]
                assert handovers[0]["told"] == counts[seat]
            assert table.playing().now.versions == versions  # nothing else changes for anybody
        for client in (anna, bruno):
            assert [h.steward for h in await client.stewards(id)] == [STEWARD, None]
        async with Client(server.url) as nobody:
            assert [h.seat for h in await nobody.stewards(id)] == [1, 1]
        async with anna.live(id) as live, line(server.url, id) as late:
            await until(lambda: live.handovers)
            assert [h.steward for h in live.handovers] == [STEWARD, None]
            assert (await late.next("stewards"))["handovers"][0]["seat"] == 1


async def test_its_place_in_the_log_survives_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("restart")
    async with running(path) as server, at_tables(server, "Anna", "Bruno") as ((anna, bruno), table):
        id = table.row.id
        await play_until(table, [anna, bruno], lambda: table.playing().number >= 9)
        await anna.call_steward(id)
        before = table.playing().number
        await play_until(table, [anna, bruno], lambda: table.playing().number > before + 5)
        told = {seat: table.stewards.told(seat) for seat in (0, 1, None)}
        assert told[0][0].told > 0
    async with running(path) as again:
        table = await again.services.registry.table(id)
        assert {seat: table.stewards.told(seat) for seat in (0, 1, None)} == told
        assert table.row.seats[0].steward == STEWARD
        await until(lambda: pending(table) == {1})  # it has gone on by itself


async def test_what_its_player_does_meanwhile_is_refused(server: Running) -> None:
    async with at_tables(server, "Anna", "Bruno", "Carla", game="shogun") as (people, table):
        id, anna = table.row.id, people[0]
        await play_until(table, people, lambda: 0 in pending(table))
        async with anna.live(id) as live:
            await until(lambda: live.legal)
            await live.play(live.legal[0], key="mine")
            moves = [live.legal[0]] if live.legal else [["done"]]
            await anna.call_steward(id)
            with refused(None, "steward-plays"):
                await live.play(*moves)
            with refused(409, "steward-plays"):
                await anna.move(id, *moves)
            with refused(409, "steward-plays"):
                await anna.undo(id)
        entries = await server.services.database.read(
            lambda c: c.execute(select(entry.c.move).where(entry.c.key == "mine", entry.c.table_id == id)).scalar_one()
        )
        done = await anna.move(id, json.loads(entries), key="mine")  # what was done before is answered as before
        assert done.version > 0
        number = table.playing().number
        await play_until(table, people, lambda: table.playing().number > number + 8)  # others play on


async def test_who_may_not(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        waiting = await seated([anna, bruno], "open", steward=STEWARD)
        for what in (anna.call_steward, anna.come_back):
            with refused(409, "not-started"):
                await what(waiting)
        without = await started([anna, bruno])
        with refused(409, "no-steward"):
            await anna.call_steward(without)
        assert [seat.steward for seat in (await anna.come_back(without)).seats] == [None, None]  # nothing to be done
        running_game = await started([anna, bruno], steward=STEWARD)
        for what in (carla.call_steward, carla.come_back):
            with refused(403, "not-seated"):
                await what(running_game)
        table = await server.services.registry.table(running_game)
        assert table.row.handovers == ()


async def test_twice_is_as_good_as_once(server: Running) -> None:
    async with at_tables(server, "Anna", "Bruno") as ((anna, _), table):
        for _ in range(2):
            await anna.call_steward(table.row.id)
        assert len(table.row.handovers) == 1
        for _ in range(2):
            await anna.come_back(table.row.id)
        assert len(table.row.handovers) == 2


async def test_a_game_that_all_have_left_rests_until_somebody_comes_back(server: Running) -> None:
    async with at_tables(server, "Anna", "Bruno", bots=[{"bot": "random"}]) as ((anna, bruno), table):
        id = table.row.id
        await anna.call_steward(id)
        await bruno.call_steward(id)
        assert table.row.resting
        number = await still(table)
        assert pending(table)
        assert id not in await server.services.database.read(tables.waiting_for_bots)
        await bruno.come_back(id)
        await play_until(table, [anna, bruno], lambda: table.playing().number > number + 10)


async def test_a_whole_game_with_people_coming_and_going(server: Running) -> None:
    async with at_tables(server, "Anna", "Bruno", bots=[{"bot": "random"}]) as ((anna, bruno), table):
        id, people = table.row.id, [anna, bruno]
        with contextlib.suppress(RefusedError):  # the game is over
            for turn in range(60):
                await people[turn % 2].call_steward(id)
                await play_until(table, people, gone_on(table, 4))
                await people[turn % 2].come_back(id)
        await play_until(table, people, lambda: not pending(table))
        assert len(table.row.handovers) > 6
        assert verify(tenka.game("shitenno"), await anna.record(id)).sound
        for what in (anna.call_steward, anna.come_back):
            with refused(409, "game-over"):
                await what(id)


async def test_it_is_asked_with_the_seats_own_view_and_nothing_else(server: Running) -> None:
    async with at_tables(server, "Anna", "Bruno", "Carla", game="shogun") as ((anna, bruno, carla), table):
        await play_until(table, [anna, bruno, carla], lambda: 0 in pending(table))
        await anna.say(table.row.id, "psst, Bruno", to=[1])
        shogun = tenka.game("shogun")
        questions: list[str] = []
        bot_runner = server.services.bot_runner
        thinkers = bot_runner._thinkers

        class Listening:
            async def choose(
                self, game: str, bot: str, seat: int, world: dict[str, Any], legal: list[Any], asker: Any
            ) -> list[list[Any]]:
                state, told = table.playing().state, shogun.load(world)
                assert (game, bot, seat, legal) == ("shogun", STEWARD, 0, state.legal(0))
                assert told.view(0, events=False) == state.view(0, events=False)
                assert told.dump() != {**state.dump(), "start": []}  # and no more than that
                questions.append(json.dumps(world))
                return [list(legal[0])]

        bot_runner._thinkers = Listening()
        try:
            await anna.call_steward(table.row.id)
            await play_until(table, [anna, bruno, carla], lambda: len(questions) > 3)
        finally:
            bot_runner._thinkers = thinkers
        assert not [question for question in questions if "psst" in question]
        for each in (bruno, carla):
            await each.call_steward(table.row.id)  # it rests


async def test_what_it_thought_of_is_thrown_away_when_its_player_is_back(server: Running) -> None:
    async with at_tables(server, "Anna", "Bruno") as ((anna, bruno), table):
        id = table.row.id
        await play_until(table, [anna, bruno], lambda: 0 in pending(table))
        bot_runner, thinking, answered = server.services.bot_runner, asyncio.Event(), asyncio.Event()
        thinkers = bot_runner._thinkers

        class Slow:
            async def choose(
                self, game: str, bot: str, seat: int, world: dict[str, Any], legal: list[Any], asker: Any
            ) -> list[list[Any]]:
                thinking.set()
                await answered.wait()
                return [list(legal[0])]

        bot_runner._thinkers = Slow()
        try:
            while len(table.playing().state.legal(0)) == 1:  # nobody needs to think about that
                await anna.move(id, first_legal(table, 0))
                await play_until(table, [anna, bruno], lambda: 0 in pending(table))
            number = table.playing().number
            await anna.call_steward(id)
            await thinking.wait()
            await anna.come_back(id)
            answered.set()
            assert await still(table) == number
            await anna.move(id, first_legal(table, 0))
        finally:
            bot_runner._thinkers = thinkers


async def test_tables_that_wait_for_ones_steward_do_not_wait_for_oneself(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as people:
        anna = people[0]
        first = await started(people, steward=STEWARD, game="shogun")
        second = await started(people, steward=STEWARD, game="shogun")
        for id in (first, second):
            table = await server.services.registry.table(id)
            await play_until(table, people, asked(table, 0))
        assert [each.id for each in await anna.my_tables()] == [second, first]
        for each in reversed(people):
            await each.call_steward(second)
        assert 0 in pending(table)  # it rests, and waits for her seat
        assert [each.id for each in await anna.my_tables()] == [first, second]
        (mine,) = [seat for seat in (await anna.my_tables())[1].seats if seat.you]
        assert mine.steward == STEWARD


async def test_a_rematch_begins_with_people_and_keeps_the_options(server: Running) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=DecisionClock(86400)) as ((anna, bruno), table):
        await anna.call_steward(table.row.id)
        await play_until(table, [anna, bruno], lambda: not pending(table))
        again = await bruno.rematch(table.row.id)
        assert (again.steward, again.clock) == (STEWARD, DecisionClock(86400))
        assert [seat.open for seat in again.seats] == [True, False]
        assert [seat.steward for seat in (await anna.rematch(table.row.id)).seats] == [None, None]


async def test_who_leaves_us_is_stood_in_for_for_good(server: Running) -> None:
    async with at_tables(server, "Anna", "Bruno") as ((anna, bruno), table):
        await anna.call("DELETE", "/api/me", None)
        await look_at_clocks(server)
        seat = (await bruno.look(table.row.id)).table.seats[0]
        assert (seat.name, seat.steward, seat.open) == (None, STEWARD, False)
        await play_until(table, [anna, bruno], lambda: table.playing().number > 10)


async def test_a_guest_who_logs_in_brings_the_steward_along(server: Running) -> None:
    async with at_tables(server, "Anna", "Bruno") as ((anna, _), table):
        await anna.call_steward(table.row.id)
        await anna.account(f"anna-{table.row.id[:8].lower()}", "seven samurai on a hill")
        assert (await anna.look(table.row.id)).table.seats[0].steward == STEWARD
        assert (await anna.come_back(table.row.id)).seats[0].steward is None


async def test_a_handover_that_could_not_be_written_is_found_out(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A commit that failed may have happened: the disk alone knows, and everybody is told what it says."""
    async with at_tables(server, "Anna", "Bruno") as ((anna, _), table):
        database, write = server.services.database, server.services.database.write

        async def failing(*args: Any, **kwargs: Any) -> Any:
            await write(*args, **kwargs)
            raise StoreFailure("store-failed", {})

        monkeypatch.setattr(database, "write", failing)
        async with line(server.url, table.row.id) as watching:
            await watching.fence()
            with pytest.raises(RefusedError) as caught:
                await anna.call_steward(table.row.id)
            assert caught.value.again
            monkeypatch.setattr(database, "write", write)
            await table.reload()
            told = await watching.next("stewards")
            assert [h["steward"] for h in told["handovers"]] == [STEWARD]
        assert table.row.seats[0].steward == STEWARD
        await anna.come_back(table.row.id)
