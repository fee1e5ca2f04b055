"""Looking back at earlier versions."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tenka.client import Client, RefusedError
from tenka.server.tables import replays
from tenka.server.tables.loading import played_again
from tenka.server.tables.snapshot import Snapshot
from tenka.server.workers.fair_queue import MOST_OF_ONE
from tenka.server.workers.turns import Asker
from tenka.store.database import Database
from tenka.wire.tables import History, Sight
from tests.server.game_session.test_whole_game import seated
from tests.server.running import Running, running
from tests.server.stewards.away import until
from tests.server.wire.guests import guests, play_on, started


async def test_every_earlier_view_can_be_seen_again_by_the_same_eyes(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        people, id = await seated(server, ["Anna", "Bruno", "Carla"])
        await people[0].start(id)
        rng = Random(3)
        seen: list[dict[int, Sight]] = [{} for _ in people]
        for _ in range(60):
            for seat, person in enumerate(people):
                whole = await person.look(id)
                assert whole.sight is not None
                seen[seat][whole.sight.version] = whole.sight
                if whole.sight.can_undo and rng.random() < 0.2:
                    await person.undo(id)
                elif whole.sight.legal:
                    await person.move(id, rng.choice(whole.sight.legal))
        for seat, person in enumerate(people):
            told = (await person.call("GET", f"/api/tables/{id}/history", History)).told
            for version, sight in seen[seat].items():
                again = await person.call("GET", f"/api/tables/{id}/at/{version}", Sight)
                assert again == Sight(seat, version, sight.view)
                assert told[version - 1] == len(sight.view["events"])
            with pytest.raises(RefusedError, match="not-found"):
                await person.call("GET", f"/api/tables/{id}/at/{len(told) + 1}", Sight)
        for person in people:
            await person.close()


async def test_a_game_is_played_again_once_however_often_one_looks_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[str] = []

    async def noted(database: Database, table: str) -> list[Snapshot]:
        played.append(table)
        return await real(database, table)

    real = played_again
    monkeypatch.setattr(replays, "played_again", noted)
    async with running(tmp_path) as server, guests(server, "Anna", "Bruno") as (anna, bruno):
        id = await started([anna, bruno])
        await play_on(server, id)
        game_session = (await server.services.registry.table(id)).playing()
        last = game_session.version(0)
        for version in (last, last - 2):  # at hand
            await look_back(anna, id, version)
        assert not played
        await forget_snapshots(server, id)
        every = [await look_back(anna, id, version) for version in range(1, last)]
        assert [each.version for each in every] == list(range(1, last))
        assert [len(each.view["events"]) for each in every] == game_session.history(0)[: last - 1]
        await asyncio.gather(*(look_back(each, id, 3) for each in (anna, bruno) for _ in range(5)))
        assert played == [id]
        monkeypatch.setattr(replays, "UNUSED", 0.0)
        server.services.replays._let_go()
        await look_back(anna, id, 1)
        monkeypatch.setattr(replays, "MOST_KEPT", 10)  # too long a game to be kept
        server.services.replays._kept.clear()
        assert await look_back(anna, id, 1) == every[0]
        assert played == [id] * 3
        assert not server.services.replays._kept


async def test_one_who_looks_back_forty_times_waits_himself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is kept and each look takes its time, so that they pile up; somebody else looks once."""

    async def slowly(database: Database, table: str) -> list[Snapshot]:
        await asyncio.sleep(0.05)
        return await real(database, table)

    real = played_again
    monkeypatch.setattr(replays, "played_again", slowly)
    monkeypatch.setattr(replays, "MOST_KEPT", 0)
    async with running(tmp_path) as server, guests(server, "Anna", "Bruno") as (anna, bruno):
        id = await started([anna, bruno])
        await play_on(server, id)
        await forget_snapshots(server, id)
        done: list[str] = []

        async def look(who: Client, name: str) -> None:
            try:
                await look_back(who, id, 2)
            except RefusedError as error:
                name = error.message
            done.append(name)

        attack = [asyncio.create_task(look(anna, "Anna")) for _ in range(40)]
        await until(lambda: server.services.replays.queue.waiting >= MOST_OF_ONE - 1)
        before = done.count("Anna")
        await look(bruno, "Bruno")
        assert done.count("Anna") - before <= 3
        await asyncio.gather(*attack)
        assert done.count("too-many-requests") > 0


async def test_who_hangs_up_is_not_looked_back_for(tmp_path: Path) -> None:
    async with running(tmp_path) as server, guests(server, "Anna", "Bruno") as (anna, bruno):
        id = await started([anna, bruno])
        await play_on(server, id)
        await forget_snapshots(server, id)
        queue = server.services.replays.queue
        async with queue.turn(Asker("", "somebody")):
            looking = asyncio.create_task(look_back(anna, id, 2))
            await until(lambda: queue.waiting)
            looking.cancel()
            await until(lambda: not queue.waiting)
        assert (await look_back(bruno, id, 2)).version == 2


async def forget_snapshots(server: Running, id: str) -> None:
    """As if all of it had been long ago."""
    moments = (await server.services.registry.table(id)).playing().snapshots
    while len(moments) > 1:
        moments.popleft()


async def look_back(client: Client, id: str, version: int) -> Sight:
    return await client.call("GET", f"/api/tables/{id}/at/{version}", Sight)


async def test_before_the_start_there_is_nothing_to_look_back_at(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        people, id = await seated(server, ["Anna", "Bruno"])
        for what in ("history", "at/1"):
            with pytest.raises(RefusedError, match="not-started"):
                await people[0].call("GET", f"/api/tables/{id}/{what}", None)
        for person in people:
            await person.close()
