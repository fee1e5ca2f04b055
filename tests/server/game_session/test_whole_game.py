"""A whole game over the wire."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import tenka
from tenka.client import Client, Live
from tenka.kernel.records.verify import verify
from tests.server.running import Running, running


async def play(live: Live, rng: Random) -> None:
    """Play any legal move whenever one is asked, until the game is over."""
    while not live.over:
        if live.legal:
            await live.play(rng.choice(live.legal))
        else:
            await live.news()


async def seated(server: Running, names: list[str], **more: Any) -> tuple[list[Client], str]:
    """People around a new public table, not yet started."""
    people = [await server.guest(name) for name in names]
    table = await people[0].create("shitenno", ["me", *["open"] * (len(names) - 1)], public=True, **more)
    for person in people[1:]:
        await person.join(table.id)
    return people, table.id


async def test_four_people_play_a_whole_game_and_the_record_passes(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        people, id = await seated(server, ["Anna", "Bruno", "Carla", "Dieter"])
        await people[0].start(id)
        lives = [person.live(id) for person in people]
        for live in lives:
            await live.__aenter__()
        await asyncio.gather(*(play(live, Random(seat)) for seat, live in enumerate(lives)))
        for person, live in zip(people, lives, strict=True):
            whole = await person.look(id)
            assert whole.table.status == "over"
            assert whole.sight is not None
            assert whole.sight.view == live.view  # what was put together of updates is the view itself
            assert whole.sight.version == live.sight.version if live.sight else False
            await live.close()
        record = await people[0].record(id)
        assert verify(tenka.game("shitenno"), record).sound
        for person in people:
            await person.close()


async def test_one_person_against_bots_by_http_alone(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        client = await server.guest("Anna")
        table = await client.create("shitenno", ["me", {"bot": "steady"}, {"bot": "random"}], pause=False)
        await client.start(table.id)
        whole = await client.look(table.id)
        rng = Random(5)
        while whole.table.status != "over":
            assert whole.sight is not None
            if whole.sight.legal:
                await client.move(table.id, rng.choice(whole.sight.legal), decision=whole.sight.decision)
            else:
                await asyncio.sleep(0.005)
            whole = await client.look(table.id)
        assert verify(tenka.game("shitenno"), await client.record(table.id)).sound
        await client.close()
