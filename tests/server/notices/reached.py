"""People with accounts and mail addresses at a server that sends mail."""

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tenka.client import Client
from tenka.server.endpoints.people import email
from tenka.server.notices import sender
from tenka.store.queries.notices import outbox
from tenka.wire.notices import NoticeSettings
from tests.server.notices.mailbox import Mailbox, mailbox, token_in
from tests.server.running import Running, running

PASSWORD = "seven samurai on a hill"
MANNERS = {"language": "en", "zone": "Europe/Rome"}


@dataclass(frozen=True)
class Reached:
    """A server, and the mail it sends."""

    server: Running
    mail: Mailbox

    async def account(self, login: str, *, lang: str = "en") -> Client:
        """Somebody with an account and a confirmed address, `login@play.example`; the caller closes the client."""
        client = Client(self.server.url)
        await client.account(login, PASSWORD, name=login.capitalize())
        address = f"{login}@play.example"
        await give(client, address, lang=lang)
        letter = await self.mail.expect(address)
        await client.call("POST", "/api/email/confirm", None, token=token_in(letter))
        self.mail.letters.clear()
        return client

    @contextlib.asynccontextmanager
    async def accounts(self, *logins: str) -> AsyncIterator[list[Client]]:
        """Several of them."""
        async with contextlib.AsyncExitStack() as stack:
            yield [await stack.enter_async_context(await self.account(login)) for login in logins]


async def give(client: Client, address: str, *, lang: str = "en", password: str = PASSWORD) -> NoticeSettings:
    """Give one's account an address."""
    manners = {**MANNERS, "language": lang}
    found: NoticeSettings = await client.call(
        "PUT", "/api/me/email", NoticeSettings, address=address, manners=manners, password=password
    )
    return found


async def settings(client: Client) -> NoticeSettings:
    """How somebody is told."""
    found: NoticeSettings = await client.call("GET", "/api/me/notices", NoticeSettings)
    return found


async def wish(client: Client, **wishes: Any) -> NoticeSettings:
    """Say some wishes."""
    given = {**MANNERS, **wishes}
    found: NoticeSettings = await client.call("PUT", "/api/me/notices/wishes", NoticeSettings, **given)
    return found


async def set_mode(client: Client, kind: str, mode: str) -> NoticeSettings:
    """Be told by a channel at once, in a digest, or not at all."""
    (channel,) = [each for each in (await settings(client)).channels if each.kind == kind]
    path = f"/api/me/notices/channels/{channel.id}"
    found: NoticeSettings = await client.call("PATCH", path, NoticeSettings, mode=mode)
    return found


@contextlib.asynccontextmanager
async def reached(folder: Path, **changes: Any) -> AsyncIterator[Reached]:
    """A server that sends mail at once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sender, "ROUND", 0.05)
        patch.setattr(outbox, "SETTLE", 0)
        patch.setattr(email, "ANSWERED_AFTER", 0)
        async with mailbox() as mail:
            given: dict[str, Any] = {"smtp_host": "127.0.0.1", "smtp_port": mail.port, "smtp_tls": "none"}
            given |= {"mail_from": "Tenka <tenka@play.example>", **changes}
            async with running(folder, **given) as server:
                yield Reached(server, mail)
