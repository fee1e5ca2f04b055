"""Coming back to a table: exactly what was missed or, where that cannot be told, everything."""

import contextlib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tenka.client import Client
from tenka.server.tables.game_session import KEPT_SNAPSHOTS
from tests.server.running import Running, running
from tests.server.tables.looking import kinds, same_as_looking, version
from tests.server.tables.moving import key, logged, moves, until_private, until_undo
from tests.server.wire.guests import guests, play_on, started, waited_for
from tests.server.wire.line import line
from tests.server.wire.picture import Message, Picture

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def resumed(server: Running, id: str, person: Client | None, then: Picture, **instead: Any) -> list[Message]:
    """Come back with a picture; the messages that came, after which the picture is the present one."""
    assert then.sight is not None
    query = {"epoch": then.epoch, "version": then.sight["version"], **instead}
    async with line(server.url, id, person.cookie if person else "", then, **query) as own:
        messages = await own.fence()
        async with Client(server.url) as nobody:
            await same_as_looking(person or nobody, id, then)
        return messages


async def pictures(server: Running, id: str, people: list[Client]) -> list[tuple[Client | None, Picture]]:
    """What everybody sees now, a spectator too."""
    found: list[tuple[Client | None, Picture]] = []
    for person in (*people, None):
        async with line(server.url, id, person.cookie if person else "") as own:
            found.append((person, own.picture))
    return found


async def test_who_missed_nothing_gets_nothing(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        await play_on(server, id, 5)
        for person, then in await pictures(server, id, people):
            assert kinds(await resumed(server, id, person, then)) == ["resumed"]


async def test_who_missed_something_gets_exactly_the_rest(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        for missed in (1, 3, 10, 40):
            before = await pictures(server, id, people)
            await play_on(server, id, missed, seed=missed)
            for person, then in before:
                had = version(then)
                messages = await resumed(server, id, person, then)
                assert kinds(messages) in (["resumed"], ["resumed", "update"])
                assert (version(then) > had) == (len(messages) == 2)


async def test_an_undo_in_between_is_part_of_the_rest(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        table = await server.services.registry.table(id)
        for _ in range(4):
            seat, _ = await until_undo(server, id, people)
            before = await pictures(server, id, people)
            await table.submit(seat, [None], key())
            for person, then in before:
                await resumed(server, id, person, then)
            before = await pictures(server, id, people)
            await play_on(server, id, 1)
            for person, then in before:
                await resumed(server, id, person, then)


async def test_who_missed_too_much_gets_everything(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        await people[0].say(id, "hello")
        before = await pictures(server, id, people)
        table = await server.services.registry.table(id)
        seat = await until_private(server, id)
        assert seat in (0, 1)
        rng = Random(3)
        while min(table.playing().snapshots[0].versions) < 3:
            state = table.playing().state
            seat = min(state.pending)
            await table.submit(seat, [list(rng.choice(state.legal(seat)))], key())
        assert len(table.playing().snapshots) == KEPT_SNAPSHOTS
        for person, then in before:
            assert kinds(await resumed(server, id, person, then)) == ["whole"]


async def test_another_epoch_or_nonsense_gets_everything(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        await play_on(server, id, 5)
        nonsense: list[dict[str, Any]] = [
            {"epoch": "another"},
            {"epoch": ""},
            {"version": 10**6},
            {"version": 0},
            {"version": -1},
            {"version": "x"},
            {"version": "1.0"},
            {"version": "٣"},
            {"version": "9" * 400},
            {"version": ""},
            {"version": "1\0"},
            {"remark": "x", "version": "x"},
        ]
        for instead in nonsense:
            for person, then in await pictures(server, id, people[:1]):
                assert kinds(await resumed(server, id, person, then, **instead)) == ["whole"]
        for remark_number in ("x", -1, "9" * 400, 10**8):
            for person, then in await pictures(server, id, people[:1]):
                assert kinds(await resumed(server, id, person, then, remark=remark_number)) == ["resumed"]


async def test_remarks_missed_are_said_again_and_no_others(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        for text in ("one", "two"):
            await people[0].say(id, text)
        ((person, then), *_) = await pictures(server, id, people)
        for text in ("three", "four"):
            await people[1].say(id, text)
        messages = await resumed(server, id, person, then, remark=2)
        assert kinds(messages) == ["resumed", "chat", "chat"]
        assert [each["text"] for each in then.remarks] == ["one", "two", "three", "four"]
        messages = await resumed(server, id, person, then, remark=4, epoch="another")
        assert kinds(messages) == ["whole"]
        assert [each["text"] for each in then.remarks] == ["one", "two", "three", "four"], "all there is to know"


async def test_coming_back_works_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as server, guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        await play_on(server, id, 10)
        seat, person = await waited_for(server, id, people)
        before = await pictures(server, id, people)
        message = moves(before[seat][1])
        await person.move(id, *message["moves"], decision=message["decision"], key=message["key"])
        entries = await logged(server, id)
        cookies = [each.cookie for each in people]
    async with running(tmp_path) as server, contextlib.AsyncExitStack() as stack:
        again = [await stack.enter_async_context(Client(server.url)) for _ in cookies]
        for client, cookie in zip(again, cookies, strict=True):
            name, _, value = cookie.partition("=")
            client._http.cookies.set(name, value, domain="127.0.0.1")
            assert client.cookie == cookie
        for place, (_, then) in enumerate(before):
            who = again[place] if place < 2 else None
            messages = await resumed(server, id, who, then)
            assert kinds(messages) in (["resumed"], ["resumed", "update"])
        async with line(server.url, id, cookies[seat]) as own:
            answer = await own.ask(**message)
            assert answer["type"] == "done", "the same key after a restart"
            answer = await own.ask(**{**message, "moves": [["done"], ["done"]]})
            assert answer["error"]["message"] == "key-used"
        assert await logged(server, id) == entries
        await play_on(server, id)
        assert (await again[0].look(id)).table.status == "over"


async def test_a_restored_database_is_another_epoch(tmp_path: Path) -> None:
    async with running(tmp_path) as server, guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        ((person, then), *_) = await pictures(server, id, people)
        then.epoch = "before-the-restore"
        assert kinds(await resumed(server, id, person, then)) == ["whole"]


async def test_what_other_eyes_have_seen_is_no_beginning(server: Running) -> None:
    """Whose session ended while away comes back as a spectator: an update to what the seat saw would make no sense."""
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        await play_on(server, id, 4)
        (_, mine), _, (_, watched) = await pictures(server, id, people)
        for seat, then, cookie in ((0, mine, ""), ("", watched, people[0].cookie), (1, mine, people[0].cookie)):
            query: dict[str, Any] = {"epoch": then.epoch, "version": 1, "seat": seat}
            async with line(server.url, id, cookie, **query) as own:
                assert kinds(await own.fence()) == ["whole"]
        for seat, cookie in ((0, people[0].cookie), ("", "")):
            async with line(server.url, id, cookie, mine, epoch=mine.epoch, version=version(mine), seat=seat) as own:
                assert kinds((await own.fence())[:1]) == ["resumed"]
            mine = watched
