"""The end of a game: seed and record, and that it stays readable."""

import json
from pathlib import Path

import pytest

import tenka
from tenka.client import Client
from tenka.kernel.records.verify import verify
from tests.server.running import Running, running
from tests.server.tables.looking import ids, seed_of
from tests.server.tables.sitting import BOT
from tests.server.wire.guests import guests, play_on, refused, seated, started

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_seed_is_nowhere_before_the_end_and_revealed_there(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people, Client(server.url) as nobody:
        anna, bruno = people
        id = await started(people, public=True)
        seed = await seed_of(server.services, id)
        for turns in (0, 5, 20):
            await play_on(server, id, turns)
            for client in (anna, bruno, nobody):
                told = [await client._http.get(path) for path in ("/api/tables", f"/api/tables/{id}")]
                assert all(seed not in answer.text for answer in told)
                assert told[-1].json()["sight"]["view"]["seed"] is None
                with refused(409, "not-over"):
                    await client.record(id)
        exported = await anna._http.get("/api/me/export")
        assert seed not in exported.text
        await play_on(server, id)
        for client in (anna, bruno, nobody):
            whole = await client.look(id)
            assert whole.sight is not None
            assert whole.table.status == "over"
            assert whole.sight.view["seed"] == seed
            record = await client.record(id)
            assert record["seed"] == seed
            assert verify(tenka.game("shitenno"), record).sound


async def test_there_is_no_record_before_the_game_begins(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        id = await seated([anna], BOT)
        with refused(409, "not-started"):
            await anna.record(id)


async def test_a_finished_game_stays_readable_after_a_restart_and_for_spectators(tmp_path: Path) -> None:
    async with running(tmp_path) as server, guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        await people[0].say(id, "good game")
        await play_on(server, id)
        cookie = people[0].cookie
        before = json.loads((await people[0]._http.get(f"/api/tables/{id}")).content)
        record = await people[0].record(id)
    async with running(tmp_path) as server, Client(server.url) as anna, Client(server.url) as nobody:
        anna._http.headers["Cookie"] = cookie
        assert json.loads((await anna._http.get(f"/api/tables/{id}")).content) == before
        assert await anna.record(id) == record
        assert [remark.text for remark in (await nobody.chat(id)).remarks] == ["good game"]
        watched = await nobody.look(id)
        assert watched.table.status == "over"
        assert watched.sight is not None
        assert watched.sight.seat is None
        assert await nobody.record(id) == record
        with refused(409, "game-over"):
            await anna.move(id, ["done"])
        assert await ids(anna) == [id]
