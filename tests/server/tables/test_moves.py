"""Moves and undo, by socket and by POST."""

import contextlib

import pytest

from tenka.client import Client, RefusedError
from tests.server.running import Running
from tests.server.tables.looking import looked, same_as_looking, sees, version
from tests.server.tables.moving import key, logged, moves, step_privately, until_private, until_undo
from tests.server.wire.guests import guests, refused, started, waited_for
from tests.server.wire.line import line

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_moves_by_socket_and_by_post_make_one_game(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people, contextlib.AsyncExitStack() as stack:
        nobody = await stack.enter_async_context(Client(server.url))
        id = await started(people)
        lines = [await stack.enter_async_context(line(server.url, id, each.cookie)) for each in people]
        watching = await stack.enter_async_context(line(server.url, id))
        table = await server.services.registry.table(id)
        for number in range(60):
            seat, person = await waited_for(server, id, people)
            await lines[seat].until(sees(table.playing().version(seat)))
            if number % 2:
                assert (await lines[seat].ask(**moves(lines[seat].picture)))["type"] == "update"
            else:
                sight = (await person.look(id)).sight
                assert sight is not None
                done = await person.move(id, sight.legal[-1], decision=sight.decision, since=sight.version)
                assert done.update is not None
                assert done.update.since == sight.version
        for seat, each in enumerate([*lines, watching]):
            await each.fence()
            observer = seat if seat < 2 else None
            assert version(each.picture) == table.playing().version(observer)
            await same_as_looking(people[seat] if seat < 2 else nobody, id, each.picture)


async def test_a_post_is_answered_with_the_update_or_with_everything(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        for since in (None, 0, 10**9, -1):
            _, person = await waited_for(server, id, people)
            whole = await person.look(id)
            assert whole.sight is not None
            more = {} if since is None else {"since": since}
            done = await person.move(id, whole.sight.legal[0], **more)
            assert done.update is None
            assert done.sight == (await person.look(id)).sight


async def test_several_moves_are_applied_all_or_none(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        seat = await until_private(server, id)
        table = await server.services.registry.table(id)
        state = table.playing().state
        good = next(list(move) for move in state.legal(seat) if not state.copy().play(seat, move))
        before, entries, dump = await looked(people[seat], id), await logged(server, id), state.dump()
        async with line(server.url, id, people[seat].cookie) as own, line(server.url, id) as watching:
            wrong: list[list[str | int]] = [["no such move"], ["offer", 99], [7], good[:1]]
            for bad in wrong:
                answer = await own.ask(**moves(own.picture, good, bad))
                assert answer["type"] == "refused"
                with pytest.raises(RefusedError):
                    await people[seat].move(id, good, bad)
            assert [each["type"] for each in await watching.fence()] in ([], ["presence"], ["whole"])
            after = await looked(people[seat], id)
            assert after["sight"] == before["sight"]
            assert await logged(server, id) == entries
            assert table.playing().state.dump() == dump
            trial = state.copy()
            trial.play(seat, good)
            second = list(trial.legal(seat)[0])
            assert (await own.ask(**moves(own.picture, good, second)))["type"] == "update"
            assert await logged(server, id) == entries + 2
            assert version(own.picture) == before["sight"]["version"] + 1, "one submission, one version"
            await same_as_looking(people[seat], id, own.picture)


async def test_undo_by_socket_and_by_post(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        table = await server.services.registry.table(id)
        for by_post in (False, True):
            seat, person = await until_undo(server, id, people)
            before = table.playing().state.steps
            assert before is not None
            expected = before.position.dump()
            async with line(server.url, id, person.cookie) as own:
                assert own.picture.sight is not None
                assert own.picture.sight["can_undo"]
                decision = own.picture.sight["decision"]
                if by_post:
                    await person.undo(id, decision=decision)
                    await own.fence()
                else:
                    assert (await own.ask(type="undo", decision=decision, key=key()))["type"] == "update"
                assert table.playing().state.dump() == expected
                await same_as_looking(person, id, own.picture)
            with refused(409, "nothing-to-undo"):
                await people[1 - seat].undo(id)


async def test_a_decision_that_has_passed_is_stale(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        seat, person = await waited_for(server, id, people)
        async with line(server.url, id, person.cookie) as own:
            entries = await logged(server, id)
            message = moves(own.picture)
            for decision in (0, -1, message["decision"] + 1, 10**30):
                answer = await own.ask(**{**message, "decision": decision, "key": key()})
                assert answer["error"]["message"] == "stale"
                with refused(409, "stale"):
                    await person.move(id, *message["moves"], decision=decision)
            assert await logged(server, id) == entries
            assert (await own.ask(**message))["type"] == "update"
            again = await own.ask(**{**message, "key": key()})
            assert (again["type"], again["error"]["message"]) == ("refused", "stale")
            assert not again["again"]
        assert await logged(server, id) == entries + 1
        assert seat in (0, 1)


async def test_the_same_key_is_never_carried_out_twice(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        _, person = await waited_for(server, id, people)
        async with line(server.url, id, person.cookie) as own:
            message = moves(own.picture)
            done = await own.ask(**message)
            for _ in range(3):
                again = await own.ask(**message)
                assert (again["type"], again["version"]) == ("done", done["version"])
            posted = await person.move(id, *message["moves"], decision=message["decision"], key=message["key"])
            assert posted.version == done["version"]
            other = await own.ask(**{**message, "moves": [["done"]]})
            assert other["error"]["message"] == "key-used"
            other = await own.ask(type="undo", decision=message["decision"], key=message["key"])
            assert other["error"]["message"] == "key-used"
            with refused(409, "key-used"):
                await person.undo(id, key=message["key"])
        assert await logged(server, id) == 1


async def test_others_private_steps_show_in_no_count_and_no_message(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        seat = await until_private(server, id)
        async with line(server.url, id, people[1 - seat].cookie) as other, line(server.url, id) as watching:
            await other.fence()
            await watching.fence()
            before = [await looked(people[1 - seat], id), version(other.picture), version(watching.picture)]
            table = await server.services.registry.table(id)
            entries = await logged(server, id)
            for _ in range(4):
                await step_privately(server, id, seat)
                await table.submit(seat, [None], key())
            assert await logged(server, id) == entries + 8
            assert await other.fence() == []
            assert await watching.fence() == []
            assert [await looked(people[1 - seat], id), version(other.picture), version(watching.picture)] == before
