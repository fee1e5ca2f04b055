"""A clean stop, whatever state connections and workers are in; a worker that dies while a game waits for its bot."""

import asyncio
import contextlib
import os
import signal
import time
from collections import Counter
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.frames import Close, Frame, Opcode

from tenka.server.serve import GRACE
from tests.faults.disk import check, noted
from tests.faults.players import Circle, Player
from tests.faults.process import ServerProcess, process, until

BUSY = 30  # acknowledgements before it is told to stop
ANSWERED = 3  # seconds that a loaded machine may take besides


class Farewells(Counter[int]):
    """The codes of the close frames that players got; 0: none at all."""

    def watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        listen = Player._listen

        async def listened(player: Player, connection: ClientConnection) -> None:
            try:
                await listen(player, connection)
            except ConnectionClosed as closed:
                self[0 if closed.rcvd is None else closed.rcvd.code] += 1
                raise

        monkeypatch.setattr(Player, "_listen", listened)


@pytest.mark.parametrize("number", [1, pytest.param(20, marks=pytest.mark.soak)])
async def test_told_to_stop_under_load(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    farewells = Farewells()
    farewells.watch(monkeypatch)
    stops = heard = 0

    def hear(key: str) -> None:
        nonlocal heard
        heard += 1

    async def stopping(server: ServerProcess) -> None:
        nonlocal stops
        for _ in range(number):
            enough = heard + BUSY
            await until(lambda: heard > enough)  # noqa: B023
            asked = time.monotonic()
            assert await server.stop() == 0
            assert time.monotonic() - asked < GRACE + ANSWERED
            told = noted(game for circle in circles for game in circle.games)
            check(server.database, told)
            await server.start()
            stops += 1

    async with process(tmp_path) as server, contextlib.AsyncExitStack() as stack:
        circles = [Circle(server.url, f"{n}", 2, ["steady"]) for n in range(2)]
        for circle in circles:
            circle.on_acknowledged = hear
            await stack.enter_async_context(circle)
        await asyncio.gather(stopping(server), *(circle.play(lambda: stops == number) for circle in circles))
        check(server.database, noted(game for circle in circles for game in circle.games))
        server.assert_no_traceback()
        assert server.complaints() == []
    assert farewells
    assert not farewells[0], "somebody was left without a word"


HANDSHAKE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
CLOSE = Frame(Opcode.CLOSE, Close(1000, "").serialize()).serialize(mask=True)
SAID = {
    "nothing": b"",
    "half a request": b"GET /healthz HT",
    "many requests": b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 2000,
    "a body to come": b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
}
SENT = {
    "nothing": b"",
    "half a frame": b"\x81",
    "goodbye": CLOSE,
    "goodbye and more": CLOSE + CLOSE * 100,
    "rubbish": b"\x07\x00",
    "pings": Frame(Opcode.PING, b"p" * 125).serialize(mask=True) * 5000,
    "texts": Frame(Opcode.TEXT, b"nonsense").serialize(mask=True) * 5000,
}


class Odd:
    """Connections that are left in all sorts of states; nobody reads what the server says."""

    def __init__(self, server: ServerProcess, table: str) -> None:
        self._port = server.port
        self._handshake = HANDSHAKE.format(table=table, host=server.url.removeprefix("http://")).encode()
        self._writers: list[asyncio.StreamWriter] = []

    async def connect(self) -> None:
        """Open one of each, the last ones with a handshake that is not answered yet."""
        for said in SAID.values():
            await self._say(said)
        for sent in SENT.values():
            reader = await self._say(self._handshake)
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 30)
            self._writers[-1].transport.pause_reading()  # type: ignore[attr-defined]
            self._writers[-1].write(sent)
        for _ in range(5):
            await self._say(self._handshake)

    async def _say(self, said: bytes) -> asyncio.StreamReader:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        self._writers.append(writer)
        writer.write(said)
        return reader

    def hang_up(self) -> None:
        """Leave."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()


@pytest.mark.parametrize(
    ("number", "limits"),
    [
        (2, True),
        *(pytest.param(40, each, marks=[pytest.mark.soak, pytest.mark.timeout(900)]) for each in (True, False)),
    ],
)
async def test_told_to_stop_with_connections_in_every_state(number: int, limits: bool, tmp_path: Path) -> None:
    async with process(tmp_path, limits=limits) as server, Circle(server.url, "A", 1, ["steady"]) as circle:
        game = await circle.new_game()
        for turn in range(number):
            odd = Odd(server, game.id)
            await odd.connect()
            await asyncio.sleep(turn % 4 * 0.02)  # sometimes before they are all heard
            asked = time.monotonic()
            assert await server.stop() == 0
            assert time.monotonic() - asked < GRACE + ANSWERED
            odd.hang_up()
            assert not server.database.with_name("tenka.db-wal").exists(), "the log is not in the database"
            server.assert_no_traceback()
            await server.start()
        assert {str(line["event"]) for line in server.complaints()} <= {"connection-cut", "connections-refused"}


SIGNALS = [
    [signal.SIGTERM] * 3,
    [signal.SIGINT, signal.SIGTERM],
    [signal.SIGTERM, signal.SIGINT, signal.SIGINT],
]
KILLS = [None, signal.SIGTERM, signal.SIGKILL]


@pytest.mark.parametrize(
    ("signals", "workers"),
    [
        pytest.param(signals, kill, marks=[] if row == column else [pytest.mark.soak], id=f"{row}-{column}")
        for row, signals in enumerate(SIGNALS)
        for column, kill in enumerate(KILLS)
    ],
)
async def test_told_to_stop_more_than_once_and_workers_too(
    signals: list[signal.Signals], workers: signal.Signals | None, tmp_path: Path
) -> None:
    async with process(tmp_path) as server, Circle(server.url, "A", 1, ["steady"]) as circle:
        told: list[str] = []
        circle.on_acknowledged = told.append
        playing = asyncio.create_task(circle.play(lambda: False))
        await until(lambda: len(told) > 5)
        for worker in server.workers():
            if workers is not None:
                os.kill(worker.pid, workers)
        for each in signals:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(server.pid, each)  # all its group, as a terminal would
            await asyncio.sleep(0.05)
        assert await server.ended(signals[0]) == 0
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        assert not server.database.with_name("tenka.db-wal").exists(), "the log is not in the database"
        check(server.database, noted(circle.games))
        server.assert_no_traceback()


@pytest.mark.parametrize("delays", [[0.4, 0.8], pytest.param([n / 50 for n in range(90)], marks=pytest.mark.soak)])
async def test_told_to_stop_while_it_starts(delays: list[float], tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tenka.db", tmp_path)
    try:
        for delay in delays:
            server.spawn()
            await asyncio.sleep(delay)
            assert await server.stop() in {0, 1, -signal.SIGTERM}
            server.assert_no_traceback()
    finally:
        server.clear()


async def test_a_worker_killed_while_the_game_waits_for_a_bot(tmp_path: Path) -> None:
    async with process(tmp_path) as server, Circle(server.url, "A", 1, ["steady", "steady"]) as circle:
        game = await circle.new_game()
        playing = asyncio.create_task(game.play())
        kills = 0
        while not playing.done() and kills < 2:  # a third one in a row, and the bot would play at random
            await asyncio.sleep(0.1)
            for worker in server.workers():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker.pid, signal.SIGKILL)
                    kills += 1
        await playing
        check(server.database, noted(circle.games))
        async with httpx.AsyncClient(trust_env=False) as client:
            figures = (await client.get(f"{server.url}/metrics")).text
        assert "tenka_bot_workers_replaced 0.0" not in figures
        server.assert_no_traceback()
