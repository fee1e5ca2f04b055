"""Mail servers that refuse, hang, hang up or take half of it: nothing is lost, and nothing secret is said of it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace

import pytest
from aiosmtplib.email import flatten_message

from tenka.server.notices.channels import email as channel
from tenka.server.notices.channels.delivery import Undelivered
from tenka.server.notices.channels.email import Email
from tenka.server.notices.channels.mail_server import MailServer
from tenka.server.notices.writing.letter import Item, Letter

SECRET = "open sesame"
Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def letter(subject: str = "Your turn") -> Letter:
    item = Item("turn", subject, "You have a day.", "Open game", "https://play.example/table/x#invitation=secret")
    return Letter("k" * 32, "en", subject, (item,), "footer", "https://play.example/unsubscribe/secret", "Unsubscribe")


def answers(*said: str) -> Talk:
    """A server that says one thing after the other, a line for each that it hears, and hangs up."""

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.CancelledError):
            for each in said:
                writer.write(f"{each}\r\n".encode())
                await writer.drain()
                if not await reader.readline():
                    break
        writer.close()

    return talk


async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError, asyncio.CancelledError):
        await reader.read()
    writer.close()


@contextlib.asynccontextmanager
async def serving(talk: Talk) -> AsyncIterator[Email]:
    """A way to send by such a server."""
    server = await asyncio.start_server(talk, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        yield Email(MailServer("127.0.0.1", port, "none", "Tenka <tenka@play.example>"))
    finally:
        server.close()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            if "talk" in str(task.get_coro()) or "silent" in str(task.get_coro()):
                task.cancel()
                await asyncio.wait({task}, timeout=1)


HELLO = ("220 mail.example", "250 mail.example")


@pytest.mark.parametrize(
    ("talk", "final", "gone"),
    [
        (silent, False, False),  # never says a word
        (answers("554 go away"), True, False),
        (answers("220 mail.example"), False, False),  # hangs up
        (answers(*HELLO, "451 later"), False, False),
        (answers(*HELLO, "250 ok", "450 busy"), False, False),  # greylisting
        (answers(*HELLO, "250 ok", "550 nobody here"), True, True),
        (answers(*HELLO, "250 ok", "250 ok", "354 go on"), False, False),  # takes half of it
        (answers("what is this"), False, False),
        (answers("220 " + "x" * 100_000), False, False),
    ],
)
async def test_what_a_mail_server_does_wrong_is_tried_again_unless_it_is_final(
    talk: Talk, final: bool, gone: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channel, "PATIENCE", 1.0)
    async with serving(talk) as email:
        with pytest.raises(Undelivered) as caught:
            await email.send("anna@play.example", letter())
    assert (caught.value.final, caught.value.gone) == (final, gone)
    assert "anna" not in caught.value.why
    assert "secret" not in caught.value.why


async def test_a_port_where_nobody_listens_is_tried_again() -> None:
    async with serving(silent) as email:
        pass
    with pytest.raises(Undelivered) as caught:
        await email.send("anna@play.example", letter())
    assert not caught.value.final


def test_a_subject_is_one_line_however_long() -> None:
    email = Email(MailServer("mail.example", 25, "none", "Tenka <tenka@play.example>", "tenka", SECRET))
    found = email.message("anna@play.example", letter("Your turn: 四天王 with " + "Ä" * 5000))
    assert found["Subject"].endswith("ÄÄÄ")
    assert all(len(line) <= 998 for line in found.as_bytes().splitlines())
    with pytest.raises(ValueError, match=r"linefeed|newline"):
        email.message("anna@play.example", letter("Your turn\r\nBcc: x@example.org"))
    assert SECRET not in repr(email._server)
    assert "secret" not in repr(letter())


def test_the_address_that_unsubscribes_is_written_as_it_is_however_long() -> None:
    email = Email(MailServer("mail.example", 25, "none", "Tenka <tenka@play.example>"))
    address = f"https://play.example/unsubscribe/{'a' * 32}.{'b' * 43}"
    sent = flatten_message(email.message("anna@play.example", replace(letter(), unsubscribe=address)))
    assert f"\r\nList-Unsubscribe: <{address}>\r\n".encode() in sent, "no mail program decodes words there"
