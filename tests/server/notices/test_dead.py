"""Messages that were given up: the operator sees to whom and why, and has them sent once more or dropped."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import select

from tenka.cli import run
from tenka.client import Client
from tenka.kernel.errors import TenkaError
from tenka.server.admin import messages
from tenka.server.admin.client import ask
from tenka.server.notices import sender
from tenka.store.queries.notices import dead, outbox
from tenka.store.queries.notices.outbox import NewNotice
from tenka.store.schema import notice
from tests.server.notices.reached import Reached, reached

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Reached]:
    """A server that gives up at once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sender, "wait_after", lambda tries: None)
        async with reached(tmp_path_factory.mktemp("dead")) as found:
            yield found


async def asked(place: Reached, request: messages.Request) -> Any:
    return await asyncio.to_thread(ask, place.server.settings.database, request)


async def lines(place: Reached) -> list[tuple[str, str, str | None, int]]:
    """What could not be delivered, as the operator is told."""
    rows = (await asked(place, messages.ListNotices())).rows
    return sorted((row.login or row.name, row.channel, row.why, row.number) for row in rows)


async def given_up(place: Reached, *people: Client, answer: str = "451 try again later") -> None:
    """A test message to each, which nobody takes."""
    before = sum(count for *_, count in await lines(place))
    place.mail.answers = [answer] * len(people)
    for each in people:
        (channel,) = (await each.call("GET", "/api/me/notices", dict))["channels"]
        await each.call("POST", f"/api/me/notices/channels/{channel['id']}/test", None)
    async with asyncio.timeout(20):
        while sum(count for *_, count in await lines(place)) < before + len(people):
            await asyncio.sleep(0.02)


async def test_they_are_listed_by_person_and_reason_and_sent_once_more(place: Reached) -> None:
    async with place.accounts("anna", "berta") as (anna, berta):
        await given_up(place, anna, anna, berta)
        await given_up(place, anna, answer="554 no spam")
        assert await lines(place) == [
            ("anna", "email", "smtp-451", 2),
            ("anna", "email", "smtp-554", 1),
            ("berta", "email", "smtp-451", 1),
        ]
        whole = str(await asked(place, messages.ListNotices()))
        assert "@" not in whole, "an address is the person's own"
        assert place.mail.letters == []

        done = await asked(place, messages.RetryNotices("anna"))
        assert (done.act, done.about["count"], done.about["login"]) == ("retry-notices", "3", "anna")
        await place.mail.expect("anna@play.example", 3)
        assert await lines(place) == [("berta", "email", "smtp-451", 1)]

        done = await asked(place, messages.DropNotices(channel="push"))
        assert done.about == {"count": "0", "channel": "push"}
        done = await asked(place, messages.DropNotices(channel="email"))
        assert done.about == {"count": "1", "channel": "email"}
        assert await lines(place) == []
        assert place.mail.to("berta@play.example") == []
        acts = [each.act for each in (await asked(place, messages.ListDeeds())).rows]
        assert acts == ["drop-notices", "retry-notices"], "what changed nothing is no deed"


async def test_what_fails_once_more_is_given_up_once_more(place: Reached) -> None:
    async with place.accounts("clara") as (clara,):
        await given_up(place, clara)
        place.mail.answers = ["452 full"]
        await asked(place, messages.RetryNotices())
        async with asyncio.timeout(20):
            while await lines(place) != [("clara", "email", "smtp-452", 1)]:
                await asyncio.sleep(0.02)
        await clara.call("DELETE", "/api/me", None, password="seven samurai on a hill")
        assert await lines(place) == [], "gone with the person"


async def test_whom_nobody_knows_is_an_error_and_changes_nothing(place: Reached) -> None:
    async with place.accounts("doris") as (doris,):
        await given_up(place, doris)
        for request in (messages.RetryNotices("nobody"), messages.DropNotices("nobody")):
            with pytest.raises(TenkaError, match="admin-nobody"):
                await asked(place, request)
        assert await lines(place) == [("doris", "email", "smtp-451", 1)]
        await asked(place, messages.DropNotices("doris"))


async def test_there_may_be_many(place: Reached) -> None:
    """A page of the list is a page, however much a mail server refused."""
    async with place.accounts("emma") as (emma,):
        (channel,) = (await emma.call("GET", "/api/me/notices", dict))["channels"]

        def fill(connection: Any) -> None:
            for number in range(dead.PAGE + 1):
                new = NewNotice("", "test", None, f"test:{number}", {"address": "emma@play.example"})
                outbox.add_to(connection, channel["id"], new, 10**15)
                outbox.settle(connection, channel["id"], [new.key], outbox.DEAD, number, f"why-{number}" * 20)

        await place.server.services.database.write(fill)
        pages = [await asked(place, messages.ListNotices(page)) for page in range(3)]
        assert [(len(each.rows), each.more) for each in pages] == [(dead.PAGE, True), (1, False), (0, False)]
        assert pages[0].rows[0].latest == dead.PAGE, "the latest first"
        assert await asked(place, messages.DropNotices("emma"))
        kept = await place.server.services.database.read(lambda c: c.execute(select(notice.c.about)).scalars().all())
        assert set(kept) == {"{}"}, "what was sent or dropped is known no longer"


async def test_the_command_tells_them_in_words(place: Reached, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(place.server.settings.database)

    async def said(*args: str, status: int = 0) -> str:
        assert await asyncio.to_thread(run, ["admin", *args, "--database", database]) == status
        return capsys.readouterr()[1 if status else 0]

    assert await said("notices") == "Nothing found.\n"
    async with place.accounts("flora") as (flora,):
        await given_up(place, flora)
        assert "Flora  flora  email  1 message, smtp-451, 20" in await said("notices")
        place.mail.answers = ["451 later"]
        assert await said("retry-notices", "flora") == "Sending 1 undelivered message again.\n"
        async with asyncio.timeout(20):
            while not await lines(place):
                await asyncio.sleep(0.02)
        assert await said("drop-notices", "--channel", "email", "--yes") == "Cleared 1 undelivered message.\n"
        assert "Cleared 1 undelivered message." in await said("log")
    assert await said("retry-notices") == "No undelivered messages found.\n"
    for args, told in (
        (["drop-notices"], "--yes"),
        (["retry-notices", "--channel", "pigeon"], "isn’t a channel"),
        (["notices", "--page", "x"], "isn’t a valid page"),
    ):
        error = await said(*args, status=2)
        assert told in error
        assert error.count("\n") == 1
