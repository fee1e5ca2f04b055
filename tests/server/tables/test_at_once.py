"""Many at one table at once, and a table that is read anew: nothing is lost, nothing counts twice."""

import asyncio
import contextlib

import pytest

from tenka.client import RefusedError
from tests.server.running import Running
from tests.server.tables.looking import looked, same_as_looking, sees
from tests.server.tables.moving import first_legal, logged, moves
from tests.server.wire.guests import guests, started, waited_for
from tests.server.wire.line import line

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_two_who_submit_at_once_cannot_both_win(server: Running) -> None:
    """Two tabs of one seat answer the same decision: exactly one is taken, and both see it."""
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        table = await server.services.registry.table(id)
        for number in range(12):
            seat, person = await waited_for(server, id, people)
            async with line(server.url, id, person.cookie) as one, line(server.url, id, person.cookie) as other:
                entries = await logged(server, id)
                assert one.picture.sight is not None
                legal = one.picture.sight["legal"]
                first, second = moves(one.picture, legal[0]), moves(other.picture, legal[-1])
                if number % 3:
                    answers = list(await asyncio.gather(one.ask(**first), other.ask(**second)))
                else:
                    posts = (person.move(id, *each["moves"], decision=each["decision"]) for each in (first, second))
                    results = await asyncio.gather(*posts, return_exceptions=True)
                    answers = [{"type": "refused" if isinstance(each, RefusedError) else "update"} for each in results]
                assert sorted(answer["type"] for answer in answers) == ["refused", "update"]
                assert await logged(server, id) == entries + 1
                for each in (one, other):
                    await each.until(sees(table.playing().version(seat)))
                    await same_as_looking(person, id, each.picture)


async def test_many_sockets_at_once_lose_no_update(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as people, contextlib.AsyncExitStack() as stack:
        id = await started(people)
        table = await server.services.registry.table(id)
        lines = [await stack.enter_async_context(line(server.url, id, each.cookie)) for each in people * 2]
        await stack.enter_async_context(line(server.url, id))
        taken = 0
        for _ in range(25):
            for seat in range(3):
                await asyncio.gather(
                    *(each.until(sees(table.playing().version(seat))) for each in (lines[seat], lines[seat + 3]))
                )
            waiting = min(table.playing().state.pending)
            asked = [each.ask(**moves(each.picture, first_legal(lines[waiting].picture))) for each in lines]
            answers = await asyncio.gather(*asked)
            assert [answer["type"] for answer in answers].count("update") == 1
            taken += 1
        assert await logged(server, id) == taken
        for seat, person in enumerate(people):
            for each in (lines[seat], lines[seat + 3]):
                await each.until(sees(table.playing().version(seat)))
                await same_as_looking(person, id, each.picture)


async def test_a_table_dropped_from_memory_goes_on_where_it_was(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        for _ in range(12):
            seat, person = await waited_for(server, id, people)
            before = [await looked(each, id) for each in people]
            server.services.registry.tables.pop(id)
            assert [await looked(each, id) for each in people] == before
            sight = before[seat]["sight"]
            server.services.registry.tables.pop(id)
            await person.move(id, sight["legal"][-1], decision=sight["decision"], key=f"key{sight['version']}")
            server.services.registry.tables.pop(id)
            await person.move(id, sight["legal"][-1], decision=sight["decision"], key=f"key{sight['version']}")
        assert await logged(server, id) == 12
