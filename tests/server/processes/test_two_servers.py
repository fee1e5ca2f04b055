"""Two servers on one PostgreSQL: what one does is seen, heard and obeyed at the other."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import httpx
import pytest

from tenka.client import Client, Live
from tenka.client.refusal import ConnectionLost, RefusedError
from tenka.server.admin import messages
from tenka.server.admin.client import ask
from tests.faults.process import until
from tests.postgresql import cluster
from tests.server.running import Running, running

pytestmark = [
    pytest.mark.asyncio,
    pytest.mark.skipif(cluster.missing() is not None, reason=str(cluster.missing())),
]

PATIENCE = 20.0  # seconds


@contextlib.asynccontextmanager
async def pair(path: Path) -> AsyncIterator[tuple[Running, Running]]:
    """Two servers on a database of their own."""
    address = cluster.named_after(path)
    async with running(path / "one", database=address) as one, running(path / "other", database=address) as other:
        yield one, other


async def twin(client: Client, url: str) -> Client:
    """The same person at another server."""
    found = Client(url)
    found._http.cookies = httpx.Cookies(client._http.cookies)
    return found


async def sent_away(seat: Live) -> None:
    """Wait until somebody who goes on talking is sent away."""
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(RefusedError, ConnectionLost):
            while True:
                await seat.say("still here?")
                await asyncio.sleep(0.1)


async def test_two_who_look_for_a_game_at_once_meet_wherever_they_are(tmp_path: Path) -> None:
    async with pair(tmp_path) as (one, other), await one.guest("Anna") as anna, await other.guest("Bruno") as bruno:
        for game in ("shitenno", "tenjo"):
            first, second = await asyncio.gather(anna.quick_match(game, 2), bruno.quick_match(game, 2))
            assert first.id == second.id
            assert (await anna.look(first.id)).table.status == "running"


async def test_people_at_two_servers_play_one_game(tmp_path: Path) -> None:
    async with pair(tmp_path) as (one, other), await one.guest("Anna") as anna, await other.guest("Bruno") as bruno:
        table = await anna.create("shitenno", ["me", "open", {"bot": "random"}], public=True, pause=False)
        await bruno.join(table.id)
        await anna.start(table.id)
        async with anna.live(table.id) as hers, bruno.live(table.id) as his, asyncio.timeout(PATIENCE):
            await hers.say("hello")
            await his.say("hello to you, too")
            seats = (hers, his)
            for _ in range(12):
                while not any(each.legal for each in seats):
                    await asyncio.wait(
                        [asyncio.create_task(each.news()) for each in seats], return_when=asyncio.FIRST_COMPLETED
                    )
                mover = next(each for each in seats if each.legal)
                with contextlib.suppress(RefusedError):  # the other may have been quicker
                    await mover.play(mover.legal[0])
            while [each.text for each in his.remarks] != ["hello", "hello to you, too"] or his.remarks != hers.remarks:
                await asyncio.sleep(0.05)
            while not (hers.presence.seats[:2] == his.presence.seats[:2] == [True, True]):
                await asyncio.sleep(0.05)
            while (await bruno.look(table.id)).sight != his.sight or (await anna.look(table.id)).sight != hers.sight:
                await asyncio.sleep(0.05)


async def test_a_session_that_ends_at_one_is_over_at_the_other(tmp_path: Path) -> None:
    async with pair(tmp_path) as (one, other), Client(one.url) as anna:
        await anna.account(f"anna{secrets.token_hex(3)}", "a long password", name="Anna")
        there = await twin(anna, other.url)
        table = await anna.create("shitenno", ["me", "open"], public=True)
        async with there, there.live(table.id) as seat:
            assert (await there.me()).name
            await anna._http.post("/api/logout")
            await sent_away(seat)
            assert (await there._http.get("/api/my-tables")).status_code == 401


async def test_the_operator_reaches_all_of_them(tmp_path: Path) -> None:
    async with pair(tmp_path) as (one, other), await other.guest("Anna the loud") as anna:
        database = one.settings.database
        listed = await asyncio.to_thread(ask, database, messages.ListProcesses())
        assert isinstance(listed, messages.Processes)
        assert len(listed.rows) == 2
        assert {job.kind for job in listed.jobs} == {"part"}
        table = await anna.create("shitenno", ["me", "open"], public=True)
        async with anna.live(table.id) as seat:
            await asyncio.to_thread(ask, database, messages.Ban("Anna the loud"))
            await sent_away(seat)
        async with await one.guest("Bruno") as bruno, httpx.AsyncClient() as stranger:
            doomed = f"/api/tables/{(table := await bruno.create('shitenno', ['me', 'open'], public=True)).id}"
            assert [(await stranger.get(each.url + doomed)).status_code for each in (one, other)] == [200, 200]
            await asyncio.to_thread(ask, database, messages.DeleteTable(table.id))
            assert [(await stranger.get(each.url + doomed)).status_code for each in (one, other)] == [404, 404]


async def test_one_of_them_plays_for_bots_and_another_when_it_has_gone(tmp_path: Path) -> None:
    address = cluster.named_after(tmp_path)
    async with running(tmp_path / "one", database=address) as one, await one.guest("Anna") as anna:
        async with running(tmp_path / "other", database=address) as other:
            there = await twin(anna, other.url)
            table = await there.create("shitenno", ["me", {"bot": "random"}, {"bot": "random"}], pause=False)
            await there.start(table.id)
            at_one, at_other = (
                await one.services.registry.table(table.id),
                await other.services.registry.table(table.id),
            )
            await until(lambda: 0 in at_other.playing().state.pending, PATIENCE)
            await there.close()
        await until(lambda: 0 in at_one.playing().state.pending, PATIENCE)
        decision = at_one.playing().now.decisions[0]
        async with anna.live(table.id) as seat, asyncio.timeout(2 * PATIENCE):
            while at_one.playing().number < 30 and not seat.over:
                if seat.legal:
                    await seat.play(seat.legal[0])
                else:
                    await seat.news()
        assert at_one.playing().now.decisions[0] > decision


async def test_a_rematch_made_at_one_is_shown_at_the_other(tmp_path: Path) -> None:
    async with pair(tmp_path) as (one, other), await one.guest("Anna") as anna, await other.guest("Bruno") as bruno:
        table = await anna.create("shitenno", ["me", "open"], public=True, pause=False)
        await bruno.join(table.id)
        await anna.start(table.id)
        at_one = await one.services.registry.table(table.id)
        async with bruno.live(table.id) as his, asyncio.timeout(3 * PATIENCE):
            rng = Random(7)
            while (state := at_one.playing().state).result is None:
                seat = min(state.pending)
                await at_one.submit(seat, [list(rng.choice(state.legal(seat)))], secrets.token_hex(8))
            again = await anna.rematch(table.id)
            while his.table.rematch != again.id:
                await his.news()
