"""The client: it knows no rules, keeps its picture of a table up to date, and comes back by itself."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random

import httpx
import pytest
import pytest_asyncio

import tenka
from tenka.client import Client, ConnectionLost, Live, RefusedError
from tenka.kernel.records.verify import verify
from tests.server.running import Running, running
from tests.server.wire.guests import guests, play_on, refused, seated, started
from tests.server.wire.line import DEADLINE

BOT = {"bot": "random"}


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """One server for all: each test has its own people and tables."""
    async with running(tmp_path_factory.mktemp("server")) as found:
        yield found


def cut(live: Live) -> None:
    """The connection breaks without a word."""
    if live._connection is not None:
        live._connection.transport.abort()


async def until(live: Live, fits: Callable[[Live], bool]) -> None:
    async with asyncio.timeout(DEADLINE):
        while not fits(live):
            await live.news()


async def same_as_looking(client: Client, id: str, live: Live) -> None:
    assert (await client.look(id)).sight == live.sight


async def test_it_plays_a_whole_game_while_its_connections_break(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        rng = Random(4)

        async def play(live: Live) -> None:
            while not live.over:
                if not live.legal:
                    await live.news()
                    continue
                submission = asyncio.create_task(live.play(rng.choice(live.legal)))
                if rng.random() < 0.1:
                    await asyncio.sleep(rng.choice([0.0, 0.0005, 0.002]))
                    cut(live)
                await submission

        async with people[0].live(id) as first, people[1].live(id) as second:
            async with asyncio.timeout(2 * DEADLINE):
                await asyncio.gather(play(first), play(second))
            assert first.resumed + second.resumed > 3
            await same_as_looking(people[0], id, first)
            await same_as_looking(people[1], id, second)
        assert verify(tenka.game("shitenno"), await people[0].record(id)).sound
        table = await server.services.registry.table(id)
        assert len(table.playing().state.moves()) == table.playing().number, "no move was made twice"


async def test_it_comes_back_to_what_it_missed(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        async with people[0].live(id) as live, people[1].live(id):
            await people[1].say(id, "one")
            await until(live, lambda live: len(live.remarks) == 1)
            for missed in (3, 90):
                before = live.resumed
                table = await server.services.registry.table(id)
                cut(live)
                await play_on(server, id, missed, seed=missed)
                await people[1].say(id, f"after {missed}")
                await until(live, lambda live: live.remarks[-1].text == f"after {missed}")  # noqa: B023
                version = table.playing().version(0)
                await until(live, lambda live: live.sight is not None and live.sight.version == version)  # noqa: B023
                await same_as_looking(people[0], id, live)
                assert live.resumed >= before
            assert [remark.text for remark in live.remarks] == ["one", "after 3", "after 90"]


async def test_what_is_said_while_the_connection_breaks_is_said_once(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        id = await seated([anna], BOT)
        async with anna.live(id) as live:
            for number in range(10):
                saying = asyncio.create_task(live.say(f"number {number}"))
                await asyncio.sleep(0)
                cut(live)
                await asyncio.wait_for(saying, DEADLINE)
            texts = [remark.text for remark in (await anna.chat(id)).remarks]
            assert texts == [f"number {number}" for number in range(10)]
            await until(live, lambda live: len(live.remarks) == 10)


async def test_private_talk_comes_over_breaks_to_those_who_are_in(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as people:
        id = await started(people)
        async with people[0].live(id) as anna, people[1].live(id) as bruno, people[2].live(id) as carla:
            for number in range(5):
                cut(bruno)
                cut(carla)
                await anna.say(f"secret {number}", to=[1])
                await anna.say(f"open {number}")
            await until(bruno, lambda live: len(live.remarks) == 10)
            await until(carla, lambda live: len(live.remarks) == 5)
            assert [remark.number for remark in bruno.remarks] == list(range(1, 11))
            assert [(remark.number, remark.text) for remark in carla.remarks] == [
                (number + 1, f"open {number}") for number in range(5)
            ]
            assert bruno.remarks == anna.remarks


async def test_undo_and_refusals(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        async with people[0].live(id) as first, people[1].live(id) as second:
            lives = (first, second)
            rng = Random(2)
            while not any(live.sight and live.sight.can_undo for live in lives):
                (own,) = [live for live in lives if live.legal]
                table = await server.services.registry.table(id)
                await own.play(rng.choice(own.legal))
                for seat, live in enumerate(lives):
                    version = table.playing().version(seat)
                    await until(live, lambda live: live.sight is not None and live.sight.version == version)  # noqa: B023
            own, other = sorted(lives, key=lambda live: not (live.sight and live.sight.can_undo))
            before = own.sight
            await own.undo()
            assert own.sight != before
            with refused(None, "nothing-to-undo"):
                await other.undo()
            with refused(None, "no-such-move"):
                await own.play(["no such move"])
            assert own.view
            assert not own.over


async def test_a_refusal_says_why_and_whether_to_try_again(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        with pytest.raises(RefusedError) as caught:
            await anna.look("A" * 22)
        assert (caught.value.status, caught.value.message, caught.value.again) == (404, "not-found", False)

        def busy(request: httpx.Request) -> httpx.Response:
            return httpx.Response(int(request.url.path[1:]), text="<html>a proxy's own words</html>")

        other = Client(server.url)
        await other._http.aclose()
        other._http = httpx.AsyncClient(transport=httpx.MockTransport(busy), base_url=server.url)
        for status, again in ((429, True), (503, True), (502, False), (500, False)):
            with pytest.raises(RefusedError) as caught:
                await other.call("GET", f"/{status}", None)
            assert (caught.value.message, caught.value.again) == ("unknown", again)
        await other.close()


async def test_a_table_that_is_not_there_is_given_up(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        with pytest.raises(ConnectionLost):
            await anna.live("A" * 22, patience=0.1).__aenter__()


async def test_a_server_that_is_gone_for_good_is_given_up(tmp_path: Path) -> None:
    async with running(tmp_path) as server, guests(server, "Anna") as (anna,):
        id = await seated([anna], BOT)
        live = await anna.live(id, patience=0.2).__aenter__()
    with pytest.raises(ConnectionLost):
        await asyncio.wait_for(live.say("is anybody there?"), DEADLINE)
    await live.close()


async def test_a_table_that_is_taken_away_ends_the_connection(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        id = await seated([anna], BOT)
        async with anna.live(id) as live:
            await anna.leave(id)
            with pytest.raises(ConnectionLost):
                await asyncio.wait_for(_for_ever(live), DEADLINE)


async def _for_ever(live: Live) -> None:
    while True:
        await live.news()


async def test_who_stops_waiting_leaves_nothing_behind(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        id = await seated([anna], BOT)
        async with anna.live(id) as live:
            before = asyncio.all_tasks()
            for _ in range(5):
                waiting = asyncio.create_task(live.news())
                await asyncio.sleep(0)
                waiting.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await waiting
            await asyncio.sleep(0)
            assert asyncio.all_tasks() == before


async def test_before_the_start_there_is_nothing_to_see_or_to_do(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        id = await seated([anna], BOT)
        async with anna.live(id) as live:
            assert (live.view, live.legal, live.edits, live.over) == ({}, [], [], False)
            with refused(None, "not-started"):
                await live.play(["done"])
            await anna.start(id)
            await until(live, lambda live: bool(live.view))
            assert live.table.status == "running"
            assert live.presence.seats == [True, False]
