"""Coming in: nobody waits for it, nothing is missed by it, and nobody is shown what is somebody else's."""

import asyncio
import contextlib
import time

import msgspec
import pytest
from sqlalchemy import Connection

from tenka.client import Client
from tenka.server.broadcast import chat, connections
from tenka.server.broadcast.recent_remarks import RecentPage, read
from tenka.store.queries.tables import chat as remarks
from tests.server.running import Running
from tests.server.tables.looking import kinds, same_as_looking
from tests.server.wire.guests import guests, play_on, seated, started
from tests.server.wire.line import line

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_nobody_who_comes_in_takes_the_lock(server: Running) -> None:
    """A move, or anything else under way at the table, is not waited for: and does not wait."""
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        table = await server.services.registry.table(id)
        async with table.lock, line(server.url, id) as watching, line(server.url, id, people[0].cookie) as own:
            assert watching.picture.sight is not None
            assert own.picture.sight is not None
        await play_on(server, id, 3)


async def test_who_came_in_during_a_move_is_told_of_it(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The move is being written, and everybody who comes in sees the position before it: then comes the update."""
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        table = await server.services.registry.table(id)
        writing, go = asyncio.Event(), asyncio.Event()
        append = server.services.database.append

        async def slowly(entries: object) -> None:
            writing.set()
            await go.wait()
            await append(entries)  # type: ignore[arg-type]

        monkeypatch.setattr(server.services.database, "append", slowly)
        before = table.playing().version(None)
        playing = asyncio.create_task(play_on(server, id, 1))
        await writing.wait()
        async with line(server.url, id) as watching:
            assert watching.picture.sight is not None
            assert watching.picture.sight["version"] == before
            go.set()
            await playing
            if table.playing().version(None) > before:
                await watching.until(lambda picture: (picture.sight or {})["version"] == before + 1)


@pytest.mark.parametrize("to", [None, [1]])
async def test_what_is_said_while_somebody_comes_in_is_told_once(
    server: Running, monkeypatch: pytest.MonkeyPatch, to: list[int] | None
) -> None:
    reading, go, loop = asyncio.Event(), asyncio.Event(), asyncio.get_running_loop()

    def slowly(connection: Connection, table: str, who: str | None) -> RecentPage:
        found = read(connection, table, who)
        loop.call_soon_threadsafe(reading.set)
        asyncio.run_coroutine_threadsafe(go.wait(), loop).result(30)
        return found

    async with guests(server, "Anna", "Bruno", "Carla") as people, contextlib.AsyncExitStack() as stack:
        anna, bruno, _ = people
        id = await started(people)
        await anna.say(id, "before")
        monkeypatch.setattr(chat, "read", slowly)
        coming = [
            asyncio.create_task(stack.enter_async_context(line(server.url, id, cookie)))
            for cookie in ("", bruno.cookie)
        ]
        await reading.wait()
        await anna.say(id, "meanwhile", to=to)
        go.set()
        watching, other = [await each for each in coming]
        await anna.say(id, "after")
        for each, texts in (
            (watching, ["before", *(["meanwhile"] if to is None else []), "after"]),
            (other, ["before", "meanwhile", "after"]),
        ):
            await each.until(lambda picture: picture.remarks[-1]["text"] == "after")
            await each.fence()
            assert [one["text"] for one in each.picture.remarks] == texts
            assert [one["number"] for one in each.picture.remarks] == list(range(1, len(texts) + 1))


async def test_private_remarks_stay_with_those_who_were_in_wherever_they_sit_now(server: Running) -> None:
    """Somebody who got up watches, among strangers, with numbers and remarks of their own."""
    async with guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        id = await seated([anna, bruno], "open", public=True)
        await anna.say(id, "one")
        await anna.say(id, "psst", to=[1])
        await bruno.leave(id)
        for _ in range(2):  # the second time from what is kept
            async with (
                line(server.url, id) as nobody,
                line(server.url, id, bruno.cookie) as once,
                line(server.url, id, carla.cookie) as never,
            ):
                assert [each["text"] for each in once.picture.remarks] == ["one", "psst"]
                for each in (nobody, never):
                    assert [one["text"] for one in each.picture.remarks] == ["one"]
        async with line(server.url, id) as nobody, line(server.url, id, bruno.cookie) as once:
            await anna.say(id, "two")
            assert (await nobody.next("chat"))["remark"]["number"] == 2
            assert (await once.next("chat"))["remark"]["number"] == 3


async def test_what_is_shared_is_never_a_seats_own(server: Running) -> None:
    """In whatever order people come: players get their own, and all others the same."""
    async with guests(server, "Anna", "Bruno", "Carla") as people:
        id = await started(people[:2])
        await play_on(server, id, 6)
        cookies = ["", people[0].cookie, people[2].cookie, "", people[1].cookie, people[0].cookie, ""]
        async with contextlib.AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(line(server.url, id, cookie)) for cookie in cookies]
            seats = [None, 0, None, None, 1, 0, None]
            for seat, each in zip(seats, lines, strict=True):
                assert each.picture.sight is not None
                assert (each.picture.sight["seat"], each.picture.sight["view"]["seat"]) == (seat, seat)
                assert (each.picture.table["invitation"] is None) == (seat is None)
                assert [one["you"] for one in each.picture.table["seats"]] == [seat == 0, seat == 1]
            table = await server.services.registry.table(id)
            sights = [each.picture.sight for seat, each in zip(seats, lines, strict=True) if seat is None]
            assert all(one == sights[0] for one in sights)
            async with Client(server.url) as nobody:
                await same_as_looking(nobody, id, lines[0].picture)
                await same_as_looking(people[0], id, lines[1].picture)
            assert table.shared_messages._parts
        async with asyncio.timeout(30):
            while table.connections.sockets:
                await asyncio.sleep(0.01)
        assert not table.shared_messages._parts, "and nothing of it is kept for nobody"


async def test_presence_is_put_together(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "PRESENCE_PAUSE", 1.0)
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        async with line(server.url, id, people[0].cookie) as own, contextlib.AsyncExitStack() as stack:
            began = time.monotonic()
            lines = []
            for number in range(1, 61):
                lines.append(await stack.enter_async_context(line(server.url, id)))
                assert lines[-1].picture.presence["spectators"] == number, "each sees who is here"
            await own.until(lambda picture: picture.presence == {"seats": [True, False], "spectators": 60})
            await lines[0].until(lambda picture: picture.presence["spectators"] == 60)
            most = 2 + (time.monotonic() - began)
            for each in (own, lines[0]):
                assert kinds([msgspec.json.decode(frame) for frame in each.frames]).count("presence") <= most
            assert '"presence"' not in "".join(lines[-1].frames[1:]), "who came last knows it already"


def much_said(connection: Connection, table: str, speaker: str, listener: str) -> None:
    """130 remarks to everybody, and 13 in private in between."""
    for number in range(130):
        remarks.say(connection, table, speaker, 0, f"open {number}", f"open-{number}")
        if number % 10 == 0:
            remarks.say(connection, table, speaker, 0, f"secret {number}", f"secret-{number}", {1: listener})


async def test_a_long_chat_is_read_page_by_page(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as people, Client(server.url) as nobody:
        _, bruno, carla = people
        id = await started(people)
        speaker, listener, _ = [each.person for each in (await server.services.registry.table(id)).row.seats]
        assert speaker is not None
        assert listener is not None
        await server.services.database.write(much_said, id, speaker, listener)
        for client, count in ((bruno, 143), (carla, 130), (nobody, 130)):
            async with client.live(id) as live:
                assert live.earlier
                assert [each.number for each in live.remarks] == list(range(count - 99, count + 1))
                page = await client.chat(id, before=live.remarks[0].number)
                assert [each.number for each in page.remarks] == list(range(1, count - 99))
                assert not page.earlier
            page = await client.chat(id, before=50, limit=10)
            assert [each.number for each in page.remarks] == list(range(40, 50))
            assert page.earlier
            page = await client.chat(id, since=count - 3)
            assert [each.number for each in page.remarks] == list(range(count - 2, count + 1))
            assert not page.earlier
            page = await client.chat(id, since=10, before=13)
            assert [each.number for each in page.remarks] == [11, 12]
            assert len((await client.chat(id, limit=10_000)).remarks) == min(count, 200)
        async with line(server.url, id) as watching:
            then = watching.picture
            assert then.sight is not None
            query = {"epoch": then.epoch, "seat": "", "version": then.sight["version"]}
        for remark, kind in ((130, "resumed"), (29, "whole"), (30, "resumed")):
            async with line(server.url, id, "", then, **query, remark=remark) as again:
                messages = await again.fence()
                assert messages[0]["type"] == kind, "who missed more than a page begins anew"
                assert len(messages) == 1 + (130 - remark if kind == "resumed" else 0)


async def test_a_renamed_speaker_is_named_anew(server: Running) -> None:
    """Also where they no longer sit."""
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        id = await seated([anna, bruno], public=True)
        await bruno.say(id, "hello")
        await bruno.leave(id)
        async with line(server.url, id):
            await bruno.call("PATCH", "/api/me", None, name="Brunhilde")
            async with line(server.url, id) as watching:
                assert [each["name"] for each in watching.picture.remarks] == ["Brunhilde"]
