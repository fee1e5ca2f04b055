"""A real mail server on this machine, which keeps what it is given, or refuses it."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Callable
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP

LONG = 90.0  # seconds
OFTEN = 0.02


class Mailbox:
    """All mail that was taken, oldest first; `answers` are said to the next letters instead of taking them."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.answers: list[str] = []
        self.refused: set[str] = set()  # addresses
        self.asked = 0  # how often a letter was offered
        self.port = 0
        self.holding = asyncio.Event()  # set: letters are taken and never answered

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        self.asked += 1
        if address in self.refused:
            return "550 nobody of that name here"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.holding.is_set():
            await asyncio.Event().wait()
        if self.answers:
            return self.answers.pop(0)
        found = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(found, EmailMessage)
        assert envelope.rcpt_tos == [found["To"]]
        self.letters.append(found)
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        """The mail to an address."""
        return [letter for letter in self.letters if letter["To"] == address]

    async def expect(self, address: str, count: int = 1) -> EmailMessage:
        """Wait until so many letters to an address have come; the last one."""
        await until(lambda: len(self.to(address)) >= count)
        assert len(self.to(address)) == count
        return self.to(address)[-1]


@contextlib.asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    """A mail server until the end of the block."""
    found = Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: SMTP(found, loop=loop, enable_SMTPUTF8=True, hostname="mail.example"), "127.0.0.1", 0
    )
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        server.close()


def text_of(letter: EmailMessage) -> str:
    """What a letter says in plain text."""
    body = letter.get_body(("plain",))
    assert body is not None
    return str(body.get_content())


def html_of(letter: EmailMessage) -> str:
    """What a letter says in HTML."""
    body = letter.get_body(("html",))
    assert body is not None
    return str(body.get_content())


def token_in(letter: EmailMessage) -> str:
    """The token in a letter's link."""
    found = re.search(r"#token=([\w-]+)", text_of(letter))
    assert found is not None
    return found[1]


async def until(condition: Callable[[], object]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(LONG):
        while not condition():
            await asyncio.sleep(OFTEN)
