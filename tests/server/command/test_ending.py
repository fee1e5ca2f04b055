"""Every part of the house is ended, whatever becomes of the others; and no flood fills log or memory."""

import asyncio
import logging
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tenka.server import app
from tenka.server import serve as serving
from tenka.server.app import ended
from tenka.server.broadcast.socket import MOST_UNSENT_SIZE, TOO_SLOW, Socket
from tenka.server.logs import MINUTE, PROVOKED, OncePerMinute
from tenka.server.serve import TO_STOP
from tenka.server.settings import Settings
from tenka.store.failures import StoreFailure
from tests.server.guard.doubles import Clock


async def test_a_part_that_cannot_be_ended_keeps_no_other_from_ending(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "END_PATIENCE", 0.01)
    over: list[str] = []

    async def fails() -> None:
        raise LookupError

    async def never() -> None:
        await asyncio.Event().wait()

    async def later() -> None:
        over.append("later")

    def fails_at_once() -> None:
        raise OSError

    for part in (fails, never, fails_at_once, later, lambda: over.append("at once")):
        await ended(part)
    assert over == ["later", "at once"]
    assert [record.message for record in caplog.records] == ["part-not-ended"] * 3
    assert all(record.exc_info for record in caplog.records)


async def test_a_database_that_is_away_when_we_end_is_no_defect(caplog: pytest.LogCaptureFixture) -> None:
    async def leaves() -> None:
        raise StoreFailure("database-unreachable", {})

    await ended(leaves)
    (record,) = caplog.records
    assert (record.levelname, record.message, record.exc_info) == ("WARNING", "part-not-ended", None)


@pytest.fixture
def signals() -> Iterator[None]:
    """What is done about signals is put back afterwards."""
    before = {each: signal.getsignal(each) for each in TO_STOP}
    yield
    for each, handler in before.items():
        signal.signal(each, handler)


def test_told_to_stop_once_more_at_the_very_end(signals: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As long as Python takes to end, a signal that is handled by Python kills it."""
    told: list[object] = []

    class Ended:
        def __init__(self, *_: object) -> None: ...

        def tell_to_stop(self) -> None:
            told.append(self)

        def run(self, sockets: object) -> None:
            signal.raise_signal(signal.SIGTERM)

    for name in ("set_up", "open_database", "_collect_seldom", "_allow_files"):
        monkeypatch.setattr(serving, name, lambda *_: None)
    monkeypatch.setattr(serving, "Server", Ended)
    monkeypatch.setattr(sys, "setswitchinterval", lambda _: None)
    serving.serve(Settings(database=tmp_path / "tenka.db", port=0), lambda _: None)
    assert len(told) == 1
    assert [signal.getsignal(each) for each in TO_STOP] == [signal.SIG_IGN] * 2


def record(line: str) -> logging.LogRecord:
    return logging.makeLogRecord({"msg": line})


def test_what_bad_requests_provoke_is_told_once_a_minute() -> None:
    clock = Clock()
    seldom = OncePerMinute(*PROVOKED, clock=clock)
    told = []
    for _ in range(3):
        told += [seldom.filter(record(line)) for line in (*PROVOKED, *PROVOKED, "something else", "something else")]
        clock.now += MINUTE
    assert told == [True, True, False, False, True, True] * 3


async def test_what_waits_for_a_reader_is_bounded_in_size() -> None:
    sent: list[object] = []
    stuck = asyncio.Event()

    async def send(message: object) -> None:
        sent.append(message)
        await stuck.wait()

    socket = Socket(send, None, None)
    running = asyncio.create_task(socket.run())
    socket.push("x" * 4 * MOST_UNSENT_SIZE)  # one message may be as large as it must
    await asyncio.sleep(0)
    socket.push("y" * MOST_UNSENT_SIZE)
    socket.push("z" * (MOST_UNSENT_SIZE - 1))
    before = socket.closing
    socket.push("zz")
    assert (before, socket.closing) == (False, True)
    stuck.set()
    await running
    assert sent[1:] == [{"type": "websocket.close", "code": TOO_SLOW}]
