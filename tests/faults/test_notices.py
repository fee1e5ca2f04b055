"""A server that is killed between the move and the mail sends it after its next start; nothing is sent for nothing."""

import asyncio
from pathlib import Path

from tenka.client import Client
from tests.faults.process import process, until
from tests.server.notices.mailbox import Mailbox, mailbox, token_in
from tests.server.notices.reached import PASSWORD, give
from tests.server.wire.guests import started


async def account(url: str, mail: Mailbox, login: str) -> Client:
    """Somebody with an account and a confirmed address."""
    client = Client(url)
    await client.account(login, PASSWORD, name=login.capitalize())
    await give(client, f"{login}@play.example")
    await until(lambda: mail.to(f"{login}@play.example"))
    await client.call("POST", "/api/email/confirm", None, token=token_in(mail.to(f"{login}@play.example")[0]))
    return client


async def test_a_kill_between_commit_and_sending_loses_no_notice(tmp_path: Path) -> None:
    async with mailbox() as mail:
        flags = ("--smtp-host", "127.0.0.1", "--smtp-port", str(mail.port), "--smtp-tls", "none")
        async with process(tmp_path, *flags, "--mail-from", "tenka@play.example") as server:
            people = [await account(server.url, mail, login) for login in ("anna", "bruno")]
            mail.letters.clear()
            id = await started(people)
            called = await call_other(id, people)
            await server.kill()  # within the seconds in which a move may be undone: nothing was sent yet
            assert mail.letters == []
            await server.start()
            await until(lambda: mail.to(called))
            first = mail.to(called)[0]
            assert first["Subject"].startswith("Your turn: Shitennō with")

            mail.letters.clear()
            mail.holding.set()  # the next one is taken, and the server is killed before it hears so
            asked = mail.asked
            (channel,) = (await people[0].call("GET", "/api/me/notices", dict))["channels"]
            await people[0].call("POST", f"/api/me/notices/channels/{channel['id']}/test", None)
            await until(lambda: mail.asked > asked)
            await server.kill()
            mail.holding.clear()
            await server.start()
            await until(lambda: mail.letters)
            assert mail.letters[0]["Subject"] == "A test message from Tenka"
            await asyncio.sleep(6)
            assert len({each["Message-ID"] for each in mail.letters}) == len(mail.letters) == 1
            for each in people:
                await each.close()
            server.assert_no_traceback()


async def call_other(id: str, people: list[Client]) -> str:
    """Play until it is the turn of somebody who has not just moved; their address."""
    whole = await people[0].look(id)
    first = next(number for number, seat in enumerate(whole.table.seats) if seat.waiting)
    while True:
        sight = (await people[first].look(id)).sight
        assert sight is not None
        await people[first].move(id, sight.legal[0], decision=sight.decision)
        seats = (await people[0].look(id)).table.seats
        if seats[1 - first].waiting:
            return ["anna@play.example", "bruno@play.example"][1 - first]
