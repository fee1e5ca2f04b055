"""Private talk leaves no trace with anybody who is not in: everything they are sent is the same, byte for byte."""

import asyncio
import contextlib
import json
import logging
import re
from pathlib import Path
from typing import Any

import pytest

from tenka.client import Client
from tests.server.running import Running, running
from tests.server.wire.guests import guests, started
from tests.server.wire.line import DEADLINE, line
from tests.server.wire.test_everything_sent import SPEAKING, check_log

SECRETS = ("the bridge at dawn", "or not at all")


async def alone(server: Running, id: str) -> None:
    """Wait until everybody has left who hung up: presence is told, too."""
    table = await server.services.registry.table(id)
    async with asyncio.timeout(DEADLINE):
        while table.connections.sockets:
            await asyncio.sleep(0.01)


async def told(server: Running, id: str, client: Client) -> dict[str, Any]:
    """Everything there is to ask for about a table, and what a new connection is greeted with."""
    found: dict[str, Any] = {}
    await alone(server, id)
    paths = [f"/api/tables/{id}{path}" for path in ("", "/chat", "/chat?since=1", "/chat?since=2", "/history", "/at/1")]
    for path in [*paths, "/api/tables", "/api/my-tables", "/api/me", "/api/me/export"]:
        reply = await client._http.get(path)
        found[path] = (reply.status_code, re.sub(rb'"seen":"[^"]*"', b"", reply.content))
    async with line(server.url, id, client.cookie) as own:
        await own.fence()
        found["live"] = list(own.frames)
        sight, epoch = own.picture.sight, own.picture.epoch
        assert sight is not None
        seat = "" if sight["seat"] is None else sight["seat"]
    for remark in range(3):
        await alone(server, id)
        query = {"epoch": epoch, "seat": seat, "version": sight["version"], "remark": remark}
        async with line(server.url, id, client.cookie, **query) as own:
            await own.fence()
            found[f"back at {remark}"] = list(own.frames)
    return found


async def figures(client: Client) -> set[str]:
    """The names and labels of all figures."""
    text = (await client._http.get("/metrics")).text
    return {row.rsplit(" ", 1)[0] for row in text.splitlines() if not row.startswith("#")}


async def whisper(people: list[Client], id: str) -> None:
    """Anna and Bruno talk, over HTTP and live."""
    await people[0].say(id, SECRETS[0], to=[1])
    async with people[1].live(id) as live:
        await live.say(SECRETS[1], to=[0])


async def test_others_are_sent_the_same_as_if_nothing_had_been_said(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for name in SPEAKING:
        caplog.set_level(logging.DEBUG, name)
    async with running(tmp_path) as server, guests(server, "Anna", "Bruno", "Carla", "Watcher") as everybody:
        *people, watcher = everybody
        async with Client(server.url) as nobody:
            id = await started(people)
            await people[2].say(id, "good luck")
            outside = [people[2], watcher, nobody]
            known = await figures(nobody)
            before = [await told(server, id, client) for client in outside]
            async with contextlib.AsyncExitStack() as stack:
                lines = [await stack.enter_async_context(line(server.url, id, client.cookie)) for client in outside]
                for each in lines:
                    await each.fence()
                await people[0].say(id, SECRETS[0], to=[1])
                await people[1].say(id, SECRETS[1], to=[0])
                for each in lines:
                    assert await each.fence() == []
                await people[0].say(id, "your turn")
                frames = []
                for each in lines:
                    (message,) = await each.fence()
                    assert message["remark"]["number"] == 2
                    frames.append(each.frames[-2])
                assert len(set(frames)) == 1, "third parties hear the same"
                assert set(json.loads(frames[0])["remark"]) == {"number", "seat", "name", "text", "said"}
            spoken = [await told(server, id, client) for client in outside]
            await whisper(people, id)
            assert [await told(server, id, client) for client in outside] == spoken
            for one, other in zip(before, spoken, strict=True):
                assert one["/api/me"] == other["/api/me"]
                assert one[f"/api/tables/{id}/history"] == other[f"/api/tables/{id}/history"]
                assert one[f"/api/tables/{id}"] == other[f"/api/tables/{id}"]
            assert await figures(nobody) == known
        assert not [secret for secret in SECRETS if secret in str(spoken)]
        cookies = [client.cookie for client in outside[:2]]
    check_log(caplog, {*SECRETS, id})
    async with running(tmp_path) as server:
        for cookie in [*cookies, ""]:
            async with line(server.url, id, cookie) as own:
                assert [(each["number"], each["text"]) for each in own.picture.remarks] == [
                    (1, "good luck"),
                    (2, "your turn"),
                ]


async def test_the_log_tells_private_talk_from_open_talk_in_no_way(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "tenka")
    spared = {"relativeCreated", "created", "msecs", "milliseconds", "taskName"}
    async with running(tmp_path) as server, guests(server, "Anna", "Bruno", "Carla") as people:
        id = await started(people)
        found = []
        for to in (None, [1]):
            caplog.clear()
            await people[0].say(id, "hello", to=to)
            rows = [record for record in caplog.records if record.name.startswith("tenka")]
            found.append([{k: v for k, v in vars(row).items() if k not in spared} for row in rows])
        assert found[0] == found[1]


async def test_the_export_holds_ones_own_words_and_tells_nothing_of_others(tmp_path: Path) -> None:
    async with running(tmp_path) as server, guests(server, "Anna", "Bruno", "Carla") as people:
        id = await started(people)
        await whisper(people, id)
        await people[2].say(id, "hello")
        exports = [(await client._http.get("/api/me/export")).json()["chat"] for client in people]
        own = [[(each["number"], each["text"], each.get("to")) for each in chat] for chat in exports]
        assert own == [[(1, SECRETS[0], [1])], [(2, SECRETS[1], [0])], [(1, "hello", None)]]
