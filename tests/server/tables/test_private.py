"""Talk in private: who is in, who is not, and what becomes of it."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tenka.client import Client
from tenka.server import app
from tenka.server.guard import Rates
from tenka.store.failures import StoreFailure
from tenka.wire.tables import Remark
from tests.server.running import Running, running
from tests.server.tables.moving import key
from tests.server.wire.guests import guests, play_on, refused, seated, started
from tests.server.wire.line import line

pytestmark = pytest.mark.asyncio(loop_scope="module")


def texts(remarks: list[Remark]) -> list[str]:
    return [each.text for each in remarks]


async def test_it_reaches_those_addressed_and_the_speaker(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla", "Dora") as people, Client(server.url) as nobody:
        anna, bruno, carla, dora = people
        id = await started(people)
        async with anna.live(id) as own, bruno.live(id) as other:
            await own.say("all of you")
            await own.say("Bruno alone", to=[1])
            await other.say("both of you", to=[0, 2])
            while len(own.remarks) < 3:
                await own.news()
            assert own.remarks == other.remarks == (await anna.chat(id)).remarks
        assert texts((await anna.chat(id)).remarks) == ["all of you", "Bruno alone", "both of you"]
        assert texts((await carla.chat(id)).remarks) == ["all of you", "both of you"]
        for client in (dora, nobody):
            assert texts((await client.chat(id)).remarks) == ["all of you"]
        (_, alone, both) = (await bruno.chat(id)).remarks
        assert isinstance(alone.to, list)
        assert isinstance(both.to, list)
        assert [(each.seat, each.name) for each in alone.to] == [(1, "Bruno")]
        assert [(each.seat, each.name) for each in both.to] == [(0, "Anna"), (2, "Carla")]


async def test_everybody_counts_what_they_hear(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as people:
        anna, bruno, carla = people
        id = await started(people)
        for number in range(3):
            await anna.say(id, f"secret {number}", to=[1])
            await bruno.say(id, f"open {number}")
        for client, count in ((anna, 6), (bruno, 6), (carla, 3)):
            remarks = (await client.chat(id)).remarks
            assert [each.number for each in remarks] == list(range(1, count + 1))
            assert texts((await client.chat(id, since=count - 1)).remarks) == ["open 2"]
        async with line(server.url, id, carla.cookie) as hers, line(server.url, id, anna.cookie) as own:
            await bruno.say(id, "open 3")
            assert (await hers.next("chat"))["remark"]["number"] == 4
            assert (await own.next("chat"))["remark"]["number"] == 7


async def test_each_key_is_said_once(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as people:
        id = await started(people)
        async with line(server.url, id, people[0].cookie) as own, line(server.url, id, people[1].cookie) as other:
            await own.fence()
            await other.fence()
            said = key()
            for _ in range(3):
                assert (await own.ask(type="say", text="psst", key=said, to=[1]))["type"] == "done"
            assert [each["type"] for each in await other.fence()] == ["chat"]


async def test_what_may_have_been_written_is_told_once_and_only_to_those_who_are_in(server: Running) -> None:
    """The commit happened, but nobody knew: the same key again tells those who are in, even if one has left since."""
    async with guests(server, "Anna", "Bruno", "Carla", "Dora") as people:
        id = await started(people)
        table = await server.services.registry.table(id)
        lines = [line(server.url, id, each.cookie) for each in people]
        async with lines[0] as own, lines[1] as other, lines[2] as third, lines[3] as outside:
            for each in (own, other, third, outside):
                await each.fence()
            write = table.database.write

            async def fails(*work: Any) -> None:
                await write(*work)
                raise StoreFailure("store-failed", {"file": ""})

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(table.database, "write", fails)
                answer = await own.ask(type="say", text="psst", key="unsure", to=[1, 2])
            assert (answer["error"]["message"], answer["again"]) == ("not-saved", True)
            for each in (other, third, outside):
                assert [message for message in await each.fence() if message["type"] == "chat"] == []
            await people[2].call("DELETE", "/api/me", None)
            for _ in range(2):
                assert (await own.ask(type="say", text="psst", key="unsure", to=[1, 2]))["type"] == "done"
            heard = [message["remark"]["text"] for message in await other.fence() if message["type"] == "chat"]
            assert heard == ["psst"]
            assert [message for message in await outside.fence() if message["type"] == "chat"] == []


async def test_bots_empty_seats_and_oneself_cannot_be_spoken_to(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        id = await seated([anna, bruno], {"bot": "random"}, "open")
        for to in ([2], [3], [4], [0], [1, 2]):
            with refused(409, "nobody-listens"):
                await anna.say(id, "hello", to=to)
        for to in ([], [5], [-1], [0] * 6):
            with refused(400, "bad-request"):
                await anna.say(id, "hello", to=to)
        with refused(403, "not-seated"):
            await carla.say(id, "hello", to=[0])
        await anna.say(id, "hello", to=[0, 1, 1])
        (remark,) = (await bruno.chat(id)).remarks
        assert isinstance(remark.to, list)
        assert [each.seat for each in remark.to] == [1]


async def test_a_seat_that_changes_hands_keeps_its_secrets(server: Running) -> None:
    """By person: who got up may still read what was said to them, who sits down there may not."""
    async with guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        id = await seated([anna, bruno], public=True)
        await anna.say(id, "for Bruno", to=[1])
        await bruno.leave(id)
        async with line(server.url, id, carla.cookie) as hers:
            await carla.join(id, seat=1)
            assert (await carla.chat(id)).remarks == []
            await anna.say(id, "for Carla", to=[1])
            assert (await hers.next("chat"))["remark"]["text"] == "for Carla"
            assert hers.picture.remarks[0]["number"] == 1
        assert texts((await carla.chat(id)).remarks) == ["for Carla"]
        assert texts((await bruno.chat(id)).remarks) == ["for Bruno"]
        to = [each.to for each in (await anna.chat(id)).remarks]
        assert [[each.name for each in people] for people in to if isinstance(people, list)] == [["Bruno"], ["Carla"]]


async def test_what_one_reader_has_seen_is_no_beginning_for_another(server: Running) -> None:
    """Numbers are one's own: who logs in as somebody else is told everything anew."""
    async with guests(server, "Anna", "Bruno", "Carla", "Dora") as (anna, bruno, carla, dora):
        id = await started([anna, bruno])
        await anna.say(id, "hello")
        async with line(server.url, id, carla.cookie) as watching:
            seen = watching.picture
        assert seen.sight is not None
        query = {"epoch": seen.epoch, "seat": "", "version": seen.sight["version"], "remark": 1}
        async with line(server.url, id, dora.cookie, **query) as own:
            assert [each["type"] for each in await own.fence()] == ["whole"]
        async with line(server.url, id, carla.cookie, **query) as own:
            assert [each["type"] for each in await own.fence()] == ["resumed"]


async def test_who_comes_back_is_told_what_they_missed(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as people:
        id = await started(people)
        async with line(server.url, id, people[1].cookie) as own:
            then = own.picture
        assert then.sight is not None
        await people[0].say(id, "one", to=[1])
        await people[2].say(id, "two", to=[0])
        await people[0].say(id, "three")
        for place, heard in ((1, ["one", "three"]), (2, ["two", "three"])):
            epoch = (await people[place].look(id)).epoch
            query = {"epoch": epoch, "seat": place, "version": then.sight["version"], "remark": 0}
            async with line(server.url, id, people[place].cookie, **query) as own:
                messages = [each for each in await own.fence() if each["type"] == "chat"]
                assert [each["remark"]["text"] for each in messages] == heard
                assert [each["remark"]["number"] for each in messages] == [1, 2]


async def test_it_is_still_there_after_a_restart_and_for_nobody_else(tmp_path: Path) -> None:
    async with running(tmp_path) as server, guests(server, "Anna", "Bruno", "Carla") as people:
        id = await started(people)
        await people[0].say(id, "psst", to=[1])
        before = [(await client.chat(id)).remarks for client in people]
        cookies = [client.cookie for client in people]
    async with running(tmp_path) as server, Client(server.url) as nobody:
        assert (await nobody.chat(id)).remarks == []
        for cookie, remarks in zip(cookies, before, strict=True):
            async with line(server.url, id, cookie) as own:
                assert texts(remarks) == [each["text"] for each in own.picture.remarks]
    assert [len(each) for each in before] == [1, 1, 0]


async def test_the_next_game_begins_with_nothing_said(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as people:
        id = await started(people)
        await people[0].say(id, "psst", to=[1])
        await play_on(server, id)
        for person in people:
            again = await person.rematch(id)
            assert (await person.chat(again.id)).remarks == []
        assert [len((await person.chat(id)).remarks) for person in people] == [1, 1, 0]


async def test_who_leaves_us_takes_their_words_along_and_their_ears(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as people, Client(server.url) as nobody:
        anna, bruno, carla = people
        id = await started(people)
        await anna.say(id, "from Anna", to=[1])
        await bruno.say(id, "from Bruno", to=[0])
        await bruno.call("DELETE", "/api/me", None)
        (remark,) = (await anna.chat(id)).remarks
        assert remark.text == "from Anna"
        assert isinstance(remark.to, list)
        assert [(each.seat, each.name) for each in remark.to] == [(1, None)]
        for client in (carla, nobody):
            assert (await client.chat(id)).remarks == []
        with refused(409, "nobody-listens"):
            await anna.say(id, "still there?", to=[1])


async def test_what_a_guest_heard_comes_along_to_the_account(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla", "Dora") as (*people, dora):
        await dora.account("dora-of-old", "seven samurai on a hill")
        id = await started(people)
        await people[0].say(id, "psst", to=[1])
        await people[1].login("dora-of-old", "seven samurai on a hill", bring=True)
        assert texts((await people[1].chat(id)).remarks) == ["psst"]
        assert texts((await dora.chat(id)).remarks) == ["psst"]


async def test_private_talk_counts_as_talk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One limit for both: twenty remarks in half a minute, however long the machine takes for them."""
    monkeypatch.setattr(app, "Rates", partial(Rates, clock=lambda: 0.0))
    async with running(tmp_path, limits=True) as server, guests(server, "Anna", "Bruno", "Carla") as people:
        id = await seated(people)
        for number in range(20):
            await people[0].say(id, "again", to=[1] if number % 2 else None)
        with refused(429, "too-many-requests"):
            await people[0].say(id, "again", to=[1])
        with refused(429, "too-many-requests"):
            await people[0].say(id, "again")
