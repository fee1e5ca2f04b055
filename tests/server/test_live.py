"""A table live: moves by socket and POST, undo, chat, presence, spectators, coming back."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any, Self

import pytest
import pytest_asyncio
from sqlalchemy import func, select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tenka.client import Client, RefusedError
from tenka.server.course import KEPT_MOMENTS
from tenka.server.socket import GOING_AWAY, MOST_UNSENT
from tenka.store.schema import entry
from tenka.store.schema import remark as remarks
from tenka.wire.live import ChatMessage
from tenka.wire.tables import Remark
from tests.server.running import Running, running
from tests.server.wire.company import guests, play_on, refused, seated, started, waited_for
from tests.server.wire.line import DEADLINE, Line, address, line
from tests.server.wire.picture import Message, Picture

BOT = {"bot": "random"}


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """One server for all: each test has its own people and tables."""
    async with running(tmp_path_factory.mktemp("server")) as found:
        yield found


def key() -> str:
    return secrets.token_urlsafe(9)


async def logged(server: Running, id: str) -> int:
    """How many entries the log on disk has."""
    return await server.house.database.read(
        lambda c: c.execute(select(func.count()).select_from(entry).where(entry.c.table_id == id)).scalar_one()
    )


async def looked(client: Client, id: str) -> Message:
    """The whole table as somebody sees it, raw."""
    found: Message = (await client._http.get(f"/api/tables/{id}")).json()
    return found


async def same_as_looking(client: Client, id: str, picture: Picture) -> None:
    """A picture put together of messages is what one sees by looking."""
    assert picture.sight == (await looked(client, id))["sight"]


def version(picture: Picture) -> int:
    assert picture.sight is not None
    found: int = picture.sight["version"]
    return found


def sees(wanted: int) -> Callable[[Picture], bool]:
    return lambda picture: version(picture) == wanted


def first_legal(picture: Picture) -> list[Any]:
    assert picture.sight is not None
    found: list[Any] = picture.sight["legal"][0]
    return found


def moves(picture: Picture, *chosen: list[Any]) -> Message:
    """A message that makes moves, the first legal one unless told otherwise."""
    assert picture.sight is not None
    return {
        "type": "moves",
        "moves": list(chosen) or [first_legal(picture)],
        "decision": picture.sight["decision"],
        "key": key(),
    }


async def until_undo(server: Running, id: str, people: list[Client]) -> tuple[int, Client]:
    """Let the game go on until somebody can take a step back."""
    table = await server.house.hall.table(id)
    rng = Random(8)
    while True:
        state = table.playing().state
        for seat, person in enumerate(people):
            if state.can_undo(seat):
                return seat, person
        seat = min(state.pending)
        await table.submit(seat, [list(rng.choice(state.legal(seat)))], key())


async def until_private(server: Running, id: str) -> int:
    """Let the game go on until somebody prepares something that nobody else sees; who does."""
    table = await server.house.hall.table(id)
    while True:
        state = table.playing().state
        seat = min(state.pending)
        for move in state.legal(seat):
            trial = state.copy()
            if not trial.play(seat, move) and trial.can_undo(seat):
                return seat
        await play_on(server, id, 1)


async def step_privately(server: Running, id: str, seat: int) -> None:
    """A step that nobody else sees."""
    table = await server.house.hall.table(id)
    state = table.playing().state
    move = next(move for move in state.legal(seat) if not state.copy().play(seat, move))
    await table.submit(seat, [list(move)], key())


# Moves


async def test_moves_by_socket_and_by_post_make_one_game(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people, contextlib.AsyncExitStack() as stack:
        nobody = await stack.enter_async_context(Client(server.url))
        id = await started(people)
        lines = [await stack.enter_async_context(line(server.url, id, each.cookie)) for each in people]
        watching = await stack.enter_async_context(line(server.url, id))
        table = await server.house.hall.table(id)
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
        table = await server.house.hall.table(id)
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
        table = await server.house.hall.table(id)
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


async def test_two_who_submit_at_once_cannot_both_win(server: Running) -> None:
    """Two tabs of one seat answer the same decision: exactly one is taken, and both see it."""
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        table = await server.house.hall.table(id)
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
        table = await server.house.hall.table(id)
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
            server.house.hall.tables.pop(id)
            assert [await looked(each, id) for each in people] == before
            sight = before[seat]["sight"]
            server.house.hall.tables.pop(id)
            await person.move(id, sight["legal"][-1], decision=sight["decision"], key=f"key{sight['version']}")
            server.house.hall.tables.pop(id)
            await person.move(id, sight["legal"][-1], decision=sight["decision"], key=f"key{sight['version']}")
        assert await logged(server, id) == 12


# Who is there


async def test_presence_tells_who_is_here_and_how_many_watch(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as people:
        id = await seated(people[:2], public=True)
        async with line(server.url, id, people[0].cookie) as anna:
            assert anna.picture.presence == {"seats": [True, False], "spectators": 0}
            async with line(server.url, id, people[1].cookie), line(server.url, id, people[1].cookie):
                await anna.until(lambda picture: picture.presence == {"seats": [True, True], "spectators": 0})
                async with line(server.url, id) as nobody, line(server.url, id, people[2].cookie):
                    everybody = {"seats": [True, True], "spectators": 2}
                    await anna.until(lambda picture: picture.presence == everybody)
                    await nobody.until(lambda picture: picture.presence == everybody)
                    assert (await looked(people[0], id))["presence"] == everybody
            await anna.until(lambda picture: picture.presence == {"seats": [True, False], "spectators": 0})


async def test_spectators_see_the_game_as_it_goes(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as people, Client(server.url) as nobody:
        id = await seated(people[:2], public=True)
        async with line(server.url, id) as one, line(server.url, id, people[2].cookie) as other:
            assert [each.picture.sight for each in (one, other)] == [None, None]
            await people[0].start(id)
            await play_on(server, id, 15)
            table = await server.house.hall.table(id)
            for each in (one, other):
                await each.until(lambda picture: picture.sight is not None)
                await each.until(sees(table.playing().version(None)))
                assert each.picture.sight is not None
                assert each.picture.sight["seat"] is None
                assert each.picture.sight["view"]["seat"] is None
                assert each.picture.table["invitation"] is None
                await same_as_looking(nobody, id, each.picture)
                answer = await each.ask(type="moves", moves=[["done"]], decision=1, key=key())
                assert answer["error"]["message"] == "not-seated"


async def test_sitting_down_and_getting_up_while_watching(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        id = await seated([anna], "open", public=True)
        async with line(server.url, id, bruno.cookie) as own, line(server.url, id, anna.cookie) as other:
            assert not own.picture.table["invitation"]
            await bruno.join(id)
            await own.until(lambda picture: bool(picture.table["seats"][1]["you"] and picture.table["invitation"]))
            await other.until(lambda picture: picture.presence["seats"] == [True, True])
            await bruno.leave(id)
            await own.until(lambda picture: not picture.table["seats"][1]["you"])
            await other.until(lambda picture: picture.presence == {"seats": [True, False], "spectators": 1})
            await bruno.join(id)
            await anna.reseat(id, 1, "open")
            await own.until(lambda picture: picture.table["seats"][1]["open"])
            assert (await own.ask(type="say", text="hey", key=key()))["error"]["message"] == "not-seated"
            await bruno.join(id)
            await anna.start(id)
            for seat, each in enumerate((other, own)):
                await each.until(lambda picture: picture.sight is not None)
                assert each.picture.sight is not None
                assert each.picture.sight["seat"] == seat
            await same_as_looking(bruno, id, own.picture)


async def test_who_watches_a_table_that_is_taken_away_is_told(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        id = await seated([anna], "open")
        async with line(server.url, id) as watching, line(server.url, id, anna.cookie) as own:
            await anna.leave(id)
            assert await watching.closed() == 4404
            assert await own.closed() == 4404


async def test_a_new_name_is_shown_to_all_at_the_table(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        id = await started([anna], BOT)
        async with line(server.url, id) as watching:
            await anna.call("PATCH", "/api/me", None, name="Annabel")
            await watching.until(lambda picture: picture.table["seats"][0]["name"] == "Annabel")


# Chat


async def test_chat_reaches_everybody_and_each_key_once(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno), Client(server.url) as nobody:
        id = await seated([anna, bruno])
        async with line(server.url, id, anna.cookie) as own, line(server.url, id) as watching:
            said = key()
            for _ in range(3):
                assert (await own.ask(type="say", text="hello", key=said))["type"] == "done"
            await bruno.say(id, "hi")
            assert (await own.ask(type="say", text="how are you?", key=key()))["type"] == "done"
            await watching.until(lambda picture: len(picture.remarks) == 3)
            await watching.fence()
            texts = ["hello", "hi", "how are you?"]
            assert [each["text"] for each in watching.picture.remarks] == texts
            assert [each["number"] for each in watching.picture.remarks] == [1, 2, 3]
            assert [(each["seat"], each["name"]) for each in watching.picture.remarks] == [
                (0, "Anna"),
                (1, "Bruno"),
                (0, "Anna"),
            ]
            assert [each.text for each in (await nobody.chat(id)).remarks] == texts
            assert [each.text for each in (await nobody.chat(id, since=2)).remarks] == texts[2:]
            answer = await watching.ask(type="say", text="hello", key=key())
            assert answer["error"]["message"] == "not-seated"
        with refused(401, "no-session"):
            await nobody.say(id, "hello")
        counted = await server.house.database.read(
            lambda c: c.execute(select(func.count()).select_from(remarks)).scalar_one()
        )
        assert counted == 3


# Coming back


async def resumed(server: Running, id: str, person: Client | None, then: Picture, **instead: Any) -> list[Message]:
    """Come back with a picture; the messages that came, after which the picture is the present one."""
    assert then.sight is not None
    query = {"epoch": then.epoch, "version": then.sight["version"], **instead}
    async with line(server.url, id, person.cookie if person else "", then, **query) as own:
        messages = await own.fence()
        async with Client(server.url) as nobody:
            await same_as_looking(person or nobody, id, then)
        return messages


def kinds(messages: list[Message]) -> list[str]:
    return [message["type"] for message in messages]


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
        table = await server.house.hall.table(id)
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
        table = await server.house.hall.table(id)
        seat = await until_private(server, id)
        assert seat in (0, 1)
        rng = Random(3)
        while min(table.playing().moments[0].versions) < 3:
            state = table.playing().state
            seat = min(state.pending)
            await table.submit(seat, [list(rng.choice(state.legal(seat)))], key())
        assert len(table.playing().moments) == KEPT_MOMENTS
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


async def test_others_private_steps_show_in_no_count_and_no_message(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        seat = await until_private(server, id)
        async with line(server.url, id, people[1 - seat].cookie) as other, line(server.url, id) as watching:
            await other.fence()
            await watching.fence()
            before = [await looked(people[1 - seat], id), version(other.picture), version(watching.picture)]
            table = await server.house.hall.table(id)
            entries = await logged(server, id)
            for _ in range(4):
                await step_privately(server, id, seat)
                await table.submit(seat, [None], key())
            assert await logged(server, id) == entries + 8
            assert await other.fence() == []
            assert await watching.fence() == []
            assert [await looked(people[1 - seat], id), version(other.picture), version(watching.picture)] == before


# Slow readers


class Asleep:
    """A connection that never reads, with as little room on the way as possible."""

    def __init__(self, url: str, id: str, cookie: str) -> None:
        self.host, _, self.port = url.removeprefix("http://").partition(":")
        self.path = f"/api/tables/{id}/live"
        self.cookie = cookie

    async def __aenter__(self) -> Self:
        self.reader, self.writer = await asyncio.open_connection(self.host, int(self.port), limit=2**24)
        head = (
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {self.cookie}\r\n\r\n"
        )
        self.writer.write(head.encode())
        await self.writer.drain()
        assert b"101" in await self.reader.readline()
        self.writer.transport.pause_reading()  # type: ignore[attr-defined]
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()
        with contextlib.suppress(ConnectionError):
            await self.writer.wait_closed()

    async def wake(self, code: int) -> None:
        """Read on until the server says goodbye with this code."""
        self.writer.transport.resume_reading()  # type: ignore[attr-defined]
        await asyncio.wait_for(self.reader.readuntil(b"\x88\x02" + code.to_bytes(2, "big")), DEADLINE)


async def test_a_slow_reader_is_sent_away_and_nobody_else_waits(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        table = await server.house.hall.table(id)
        async with line(server.url, id, people[1].cookie) as own, Asleep(server.url, id, people[0].cookie) as asleep:
            await own.until(lambda picture: picture.presence["seats"] == [True, True])
            (slow,) = [socket for socket in table.sockets if socket.seat == 0]
            remark = ChatMessage(Remark(1, 1, "Bruno", "z" * 500, ""))
            async with asyncio.timeout(DEADLINE):
                while slow._closing is None:
                    assert len(slow._unsent) <= MOST_UNSENT
                    for _ in range(40):
                        table._show_to_all(lambda _: remark)
                    await own.ask(type="say", text="hello", key=key())  # who reads is answered all the while
            assert slow._closing == 1013
            await play_on(server, id, 3)
            await own.until(sees(table.playing().version(1)))
            await asleep.wake(1013)
            asleep.writer.close()
            await own.until(lambda picture: picture.presence["seats"] == [False, True])


async def test_a_server_that_stops_says_so(tmp_path: Path) -> None:
    async with running(tmp_path) as server, guests(server, "Anna") as (anna,):
        id = await seated([anna], BOT)
        connection = await connect(address(server.url, id), proxy=None)
        found = Line(connection)
        await found.until(lambda picture: bool(picture.table))
    assert await found.closed() == GOING_AWAY
    await found.close()


async def test_there_is_no_line_to_a_table_that_is_not(server: Running) -> None:
    for id in ("x", "A" * 22, "%00" * 22, "A" * 500, ".." * 11):
        with pytest.raises(InvalidStatus) as caught:
            await connect(address(server.url, id), proxy=None)
        assert caught.value.response.status_code == 403
        assert not caught.value.response.body


async def test_a_line_that_breaks_leaves_no_trace(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        table = await server.house.hall.table(id)
        for _ in range(5):
            connection = await connect(
                address(server.url, id), additional_headers={"Cookie": people[0].cookie}, proxy=None
            )
            await connection.recv()
            connection.transport.abort()
            with pytest.raises(ConnectionClosed):
                await connection.recv()
        async with asyncio.timeout(DEADLINE):
            while table.sockets:
                await asyncio.sleep(0.001)
        await play_on(server, id, 3)
    assert [record for record in caplog.records if record.levelname in {"WARNING", "ERROR"}] == []
