"""What the sender finds when it looks: what is stale by then, what it cannot know yet, what it cannot send just now."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from tenka.client import Client
from tenka.kernel.errors import TenkaError
from tenka.server.broadcast.socket import Socket
from tenka.server.notices import sender, subscribers
from tenka.server.notices.channels.delivery import Undelivered
from tenka.server.notices.sender import CERTAIN, MOST_AT_ONCE, OFF_FOR, Sender
from tenka.server.notices.short_time import ShortTime
from tenka.server.notices.subscribers import Subscribers
from tenka.server.notices.writing.letter import Letter
from tenka.server.tables.table import Table
from tenka.store.failures import StoreFailure
from tenka.store.ids import now
from tenka.store.queries.notices import channels, outbox, running_out
from tenka.store.queries.notices.outbox import DROPPED, SENT, SETTLE, WAITING, Lane, NewNotice
from tenka.store.queries.safety import bans
from tenka.store.schema import channel, notice
from tenka.wire.tables import DecisionClock
from tests.server.running import Running, running
from tests.server.wire.guests import guests, started

TARGET = '{"endpoint":"https://push.example/","p256dh":"","auth":""}'

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A server whose own sender rests: the tests look themselves."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sender, "ROUND", 3600.0)
        async with running(tmp_path_factory.mktemp("server")) as found:
            yield found


class Post:
    """Takes letters, in as much time as it wants."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []
        self.open = asyncio.Event()
        self.open.set()

    async def send(self, target: str, letter: Letter) -> None:
        """Take a letter."""
        await self.open.wait()
        self.letters.append(letter)


class Place:
    """A sender at a server, with a clock of its own, and people who can be reached."""

    def __init__(self, server: Running, **deliveries: Post) -> None:
        self.server, self.later = server, SETTLE
        services = server.services
        self.database, notices = services.database, services.notices
        parts = (self.database, services.registry, notices.subscribers, notices.composer, notices.unsubscribing)
        clock, leases = lambda: now() + self.later, services.notices._leases
        self.sender = Sender(*parts, deliveries, services.metrics, clock, leases)

    async def looked(self) -> None:
        """Look once, and be done with it."""
        await self.sender.look()
        await self.sender.idle()

    async def reach(self, person: str, kind: str = "push") -> str:
        """Give somebody a channel; its id."""
        found: str = await self.database.write(channels.add, person, kind, TARGET)
        await self.server.services.notices.subscribers.refresh(person)
        return found

    async def state(self, channel: str, key: str = "turn:") -> list[str]:
        """What became of a channel's notices, oldest first."""
        own = notice.select().where(notice.c.channel_id == channel, notice.c.key.startswith(key))
        rows = await self.database.read(lambda c: c.execute(own.order_by(notice.c.made, notice.c.key)).all())
        return [row.state for row in rows]


async def table_of(server: Running, id: str) -> Table:
    return await server.services.registry.table(id)


async def called(place: Place, people: list[Client], **how: Any) -> tuple[Table, int, str]:
    """A game that waits for somebody who was not there when it began to: their seat, and their channel."""
    id = await started(people, **how)
    table = await table_of(place.server, id)
    own = [await place.reach(each.person or "") for each in table.row.seats]
    mover = min(table.playing().state.pending)
    other = 1 - mover
    while other not in table.playing().state.pending:
        sight = (await people[mover].look(id)).sight
        assert sight is not None
        await people[mover].move(id, sight.legal[0], decision=sight.decision)
    assert await place.state(own[other]) == [WAITING]
    return table, other, own[other]


async def test_whose_game_was_called_off_is_not_called(server: Running) -> None:
    post = Post()
    async with guests(server, "Ada", "Bo") as people:
        place = Place(server, push=post)
        table, _, own = await called(place, people)
        await people[0].ask(table.row.id, "call-off")
        await people[1].answer(table.row.id, 1, yes=True)
        assert table.row.status == "over"
        await place.looked()
        assert await place.state(own) == [DROPPED]
        assert {item.kind for letter in post.letters for item in letter.items} == {"over"}


async def test_a_call_that_failed_is_not_made_up_for_after_the_next_one(server: Running) -> None:
    post = Post()
    async with guests(server, "Ada", "Bo") as people:
        place = Place(server, push=post)
        table, seat, own = await called(place, people)
        person = table.row.seats[seat].person or ""
        early = NewNotice(person, "turn", table.row.id, f"turn:{table.row.id}:0")
        await place.database.write(outbox.add, [early], 1, 0)
        later = notice.update().where(notice.c.channel_id == own)
        wait = later.where(notice.c.key == early.key).values(due=now() + CERTAIN, tries=1)
        await place.database.write(lambda c: c.execute(wait))
        await place.looked()
        assert await place.state(own) == [WAITING, SENT]
        place.later = SETTLE + CERTAIN
        await place.looked()
        assert await place.state(own) == [DROPPED, SENT]
        assert len(post.letters) == 1


async def test_that_time_is_short_is_told_of_the_time_that_runs(server: Running) -> None:
    post = Post()
    async with guests(server, "Ada", "Bo") as people:
        place = Place(server, push=post)
        table, seat, own = await called(place, people, clock=DecisionClock(3600), steward="random")
        who = table.row.seats[seat]
        for moment, outcome in (((who.due or 0) - 1, DROPPED), (who.due, SENT)):  # before it was extended, and now
            short = NewNotice(who.person or "", "short", table.row.id, f"short:{table.row.id}:{moment}")
            await place.database.write(outbox.add, [short], now(), 0)
            await place.looked()
            assert (await place.state(own, short.key)) == [outcome]


@pytest.mark.parametrize("end", ["goodbye", "cut off", "hidden", "hidden from the start"])
async def test_who_was_cut_off_while_they_seemed_to_look_is_called(server: Running, end: str) -> None:
    """A laptop that was closed, a train in a tunnel: it takes some time until the connection is known to be dead.

    A page that comes back where nobody sees it says so right away, and nobody has seen anything there.
    """
    post = Post()
    async with guests(server, "Ada", "Bo") as people:
        place = Place(server, push=post)
        table, seat, own = await called(place, people)

        async def send(message: object) -> None:
            pass

        socket = Socket(send, table.row.seats[seat].person, None)
        socket.seat = seat
        table.connections.enter(socket)
        soon = notice.update().where(notice.c.channel_id == own).values(due=1)
        await place.database.write(lambda c: c.execute(soon))
        place.later = 0
        await place.looked()
        assert await place.state(own) == [WAITING]
        socket.looking_since = now() if end == "hidden from the start" else 0
        if end.startswith("hidden"):
            table.connections.look(socket, looking=False)
        socket.parted = end == "goodbye"
        table.visits.leave(socket)
        place.later = CERTAIN
        await place.looked()
        seen = end in {"goodbye", "hidden"}
        assert await place.state(own) == [DROPPED if seen else SENT]
        assert len(post.letters) == (not seen)


@pytest.mark.parametrize("heard", [True, False])
async def test_who_was_there_for_one_remark_and_not_for_the_next_is_told(server: Running, *, heard: bool) -> None:
    """Of several remarks the first is noted; whether it has been seen depends on the last."""
    post = Post()
    async with guests(server, "Ada", "Bo") as people:
        place = Place(server, push=post)
        table, seat, own = await called(place, people)
        await place.database.write(lambda c: c.execute(notice.delete().where(notice.c.channel_id == own)))

        async def send(message: object) -> None:
            pass

        socket = Socket(send, table.row.seats[seat].person, None)
        socket.seat, socket.looking_since = seat, 0
        table.connections.enter(socket)
        await people[1 - seat].say(table.row.id, "there you are")
        soon = notice.update().where(notice.c.channel_id == own).values(due=1)
        await place.database.write(lambda c: c.execute(soon))
        place.later = 0
        await place.looked()
        assert await place.state(own, "said:") == [WAITING]
        if heard:
            await people[1 - seat].say(table.row.id, "and your move?")
        socket.parted = True
        await asyncio.sleep(0.002)  # the clock tells milliseconds
        table.visits.leave(socket)
        await asyncio.sleep(0.002)
        if not heard:
            await people[1 - seat].say(table.row.id, "are you still there?")
        place.later = CERTAIN
        await place.looked()
        assert await place.state(own, "said:") == [DROPPED if heard else SENT]


async def test_who_looks_at_the_table_all_the_while_is_not_called(server: Running) -> None:
    post = Post()
    async with guests(server, "Ada", "Bo") as people:
        place = Place(server, push=post)
        table, seat, own = await called(place, people)
        async with people[seat].live(table.row.id):
            await place.looked()
            assert await place.state(own) == [WAITING]
            place.later += CERTAIN
            await place.looked()
        assert (await place.state(own), post.letters) == ([DROPPED], [])


async def test_who_switches_off_what_waits_behind_slow_ones_gets_nothing_more(server: Running) -> None:
    post = Post()
    post.open.clear()
    async with guests(server, "Ada", "Bo") as people:
        place = Place(server, push=post)
        table, seat, own = await called(place, people)
        person = table.row.seats[seat].person or ""
        remark = NewNotice(person, "said", table.row.id, f"said:{table.row.id}:1", {"by": "Ada"})
        slow = [await place.reach(person, "push") for _ in range(MOST_AT_ONCE["push"])]
        await place.database.write(outbox.add, [remark], 1, 0)
        first = notice.delete().where(notice.c.channel_id == own, notice.c.kind == "said")
        await place.database.write(lambda c: c.execute(first))
        await place.sender.look()
        while not place.sender._turns[Lane("push")].locked():
            await asyncio.sleep(0)
        await place.database.write(channels.set_mode, own, "off")
        post.open.set()
        await place.sender.idle()
        assert await place.state(own) == [DROPPED]
        assert [await place.state(each, "said:") for each in slow] == [[SENT]] * len(slow)


async def test_however_many_servers_never_answer_others_are_called(server: Running) -> None:
    """Anybody may name an address that takes its time; it is asked beside the others once it has failed."""

    class Stubborn(Post):
        async def send(self, target: str, letter: Letter) -> None:
            if target != TARGET:
                await self.open.wait()
            self.letters.append(letter)

    post = Stubborn()
    async with guests(server, "Ada", "Bo") as people:
        place = Place(server, push=post)
        table, seat, own = await called(place, people)
        person = table.row.seats[seat].person or ""
        slow = [await place.reach(person) for _ in range(MOST_AT_ONCE["push"] + 1)]
        stuck = channel.update().where(channel.c.id.in_(slow)).values(target="{}", broken="TimeoutError")
        await place.database.write(lambda c: c.execute(stuck))
        remark = NewNotice(person, "said", table.row.id, f"said:{table.row.id}:1", {"by": "Ada"})
        await place.database.write(outbox.add, [remark], 1, 0)
        late = notice.update().where(notice.c.channel_id == own).values(due=now())
        await place.database.write(lambda c: c.execute(late))
        post.open = asyncio.Event()
        await place.sender.look()
        try:
            async with asyncio.timeout(10):
                while await place.state(own) != [SENT]:
                    await asyncio.sleep(0.01)
        finally:
            post.open.set()
            await place.sender.idle()


async def test_a_browser_that_tells_its_new_address_while_the_former_one_fails_is_called_there(server: Running) -> None:
    class Gone(Post):
        async def send(self, target: str, letter: Letter) -> None:
            if target == TARGET:
                renew = (
                    channel.update().where(channel.c.id == own).values(target=TARGET.replace("example/", "example/2"))
                )
                await place.database.write(lambda c: c.execute(renew))
                raise Undelivered("http-410", gone=True)
            await super().send(target, letter)

    post = Gone()
    async with guests(server, "Ada", "Bo") as people:
        place = Place(server, push=post)
        _, _, own = await called(place, people)
        await place.looked()
        await place.looked()
        assert (await place.state(own), len(post.letters)) == ([SENT], 1)


async def test_who_was_banned_meanwhile_is_told_nothing(server: Running) -> None:
    post = Post()
    async with guests(server, "Ada", "Bo") as people:
        place = Place(server, push=post)
        table, seat, own = await called(place, people)
        await place.database.write(bans.ban, table.row.seats[seat].person or "")
        await place.looked()
        assert (await place.state(own), post.letters) == ([DROPPED], [])


async def test_what_the_server_was_not_started_for_waits_a_day(server: Running) -> None:
    """The operator forgot the mail server once, and starts again."""
    async with guests(server, "Ada", "Bo") as people:
        place = Place(server)
        _, _, own = await called(place, people)
        await place.looked()
        assert await place.state(own) == [WAITING]
        post = Post()
        mended = Place(server, push=post)
        mended.later = SETTLE + sender.OFF_PAUSE
        await mended.looked()
        assert (await place.state(own), len(post.letters)) == ([SENT], 1)
        place.later = OFF_FOR + SETTLE
        again = notice.update().where(notice.c.channel_id == own).values(state=WAITING)
        await place.database.write(lambda c: c.execute(again))
        await place.looked()
        assert await place.state(own) == [DROPPED], "who has done so on purpose keeps nothing for ever"


async def test_what_is_told_of_a_game_that_cannot_be_read_just_now_is_tried_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    post = Post()
    async with guests(server, "Ada", "Bo") as people:
        place = Place(server, push=post)
        table, _, own = await called(place, people)
        registry = server.services.registry

        async def unreadable(id: str) -> Table:
            raise TenkaError("game-not-installed")

        with monkeypatch.context() as patch:
            patch.setattr(registry, "table", unreadable)
            await place.looked()
        assert await place.state(own) == [WAITING]
        place.later = SETTLE + CERTAIN
        await place.looked()
        assert (await place.state(own), len(post.letters)) == ([SENT], 1)
        assert table.row.id


async def test_who_wishes_otherwise_meanwhile_is_told_as_they_wish_now(server: Running) -> None:
    post = Post()
    async with guests(server, "Ada", "Bo") as people:
        place = Place(server, push=post)
        _, seat, own = await called(place, people)
        digest = channel.update().where(channel.c.id == own).values(mode="digest")
        await place.database.write(lambda c: c.execute(digest))
        await place.looked()
        assert await place.state(own) == [WAITING]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(outbox, "SETTLE", 0)
            await people[seat].call("PATCH", f"/api/me/notices/channels/{own}", dict, mode="once")
        await place.looked()
        assert (await place.state(own), len(post.letters)) == ([SENT], 1)


async def test_those_who_were_told_that_time_is_short_do_not_keep_others_from_being_told(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running_out, "MOST", 1)
    short = ShortTime(server.services.database, server.services.notices.subscribers)
    async with guests(server, "Ada", "Bo") as people, guests(server, "Cy", "Di") as others:
        place = Place(server, push=Post())
        own = [await called(place, each, clock=DecisionClock(3600), steward="random") for each in (people, others)]
        clock = server.services.database.time
        clock._saved += 50 * 60 * 1000
        try:
            for _ in range(2):
                await short.look()
        finally:
            clock._saved -= 50 * 60 * 1000
        assert [len(await place.state(each[2], "short:")) for each in own] == [1, 1]


async def test_who_can_be_reached_is_known_as_soon_as_the_database_can_be_read(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subscribers, "RETRY", 0.0)
    async with guests(server, "Ada") as (ada,):
        found = Subscribers(server.services.database)
        table = await ada.create("shitenno", ["me", "open"])
        person = (await table_of(server, table.id)).row.seats[0].person or ""
        await server.services.database.write(channels.add, person, "push", "{}")
        read = server.services.database.read
        failed: list[Any] = []

        async def unread(*asked: Any) -> Any:
            if not failed:
                failed.append(asked)
                raise StoreFailure("store-failed")
            return await read(*asked)

        monkeypatch.setattr(server.services.database, "read", unread)
        with pytest.raises(StoreFailure):
            await found.refresh(person)
        async with asyncio.timeout(10):
            while not found.wants(person, "turn"):
                await asyncio.sleep(0.01)
