"""A scripted client in one seat: a WebSocket that reads no more of a message than it needs to choose a move."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING, cast

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

if TYPE_CHECKING:
    from benchmarks.server.table import Table


class Sight(msgspec.Struct):
    """What a seat may do when it comes."""

    legal: list[msgspec.Raw]
    decision: int | None


class Standing(msgspec.Struct):
    """Whether the game goes on."""

    status: str


class Told(msgspec.Struct):
    """What a client needs of a message, whichever it is."""

    type: str
    key: str | None = None
    legal: list[msgspec.Raw] | None = None
    decision: int | None = None
    sight: Sight | None = None
    table: Standing | None = None


_decode = msgspec.json.Decoder(Told).decode


class Seat(asyncio.Protocol):
    """One connection; it tells its table when it may move, and what was answered."""

    def __init__(self, table: Table, number: int, address: str, cookie: str) -> None:
        self.number = number
        self.legal: list[msgspec.Raw] = []
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._table = table
        self._decision: int | None = None
        self._cookie = cookie
        self._leaving = False
        self._protocol = ClientProtocol(parse_uri(address))
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the WebSocket."""
        self._transport = cast("asyncio.Transport", transport)
        request = self._protocol.connect()
        if self._cookie:
            request.headers["Cookie"] = self._cookie
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Take what came, be it many messages or a part of one."""
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self._hear(event.data)
            elif isinstance(event, Response) and event.status_code != 101:
                self._fail(f"no WebSocket: {event.status_code}")
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody may leave before the end."""
        if not self._leaving:
            self._fail("a connection was lost")

    def play(self, move: bytes, key: str) -> None:
        """Send a move."""
        text = b'{"type":"moves","moves":[%b],"decision":%d,"key":"%b"}' % (move, self._decision or 0, key.encode())
        self._protocol.send_text(text)
        self._flush()

    def close(self) -> None:
        """Leave."""
        self._leaving = True
        self._protocol.send_close()
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)

    def _hear(self, message: bytes | bytearray | memoryview) -> None:
        now = perf_counter()
        told = _decode(message)
        self._table.traffic.count(len(message), told.type)
        if told.type == "refused":
            self._fail(f"a move was refused: {bytes(message).decode()}")
            return
        if told.sight is not None:
            self._decide(told.sight.legal, told.sight.decision)
            self.greeted.set_result(None)
        else:
            self._decide(told.legal, told.decision)
        if told.key is not None:
            self._table.answered(told.key, now)
        elif told.type == "update":
            self._table.reached(self.number, now)
        if told.table is not None and told.table.status == "over":
            self._table.over = True
        self._table.look()

    def _fail(self, why: str) -> None:
        if self.greeted.done():
            self._table.fail(why)
        else:
            self.greeted.set_exception(RuntimeError(why))

    def _decide(self, legal: list[msgspec.Raw] | None, decision: int | None) -> None:
        if decision is not None:
            self._decision = decision
        if legal is not None:
            self.legal = legal
            self._table.may_move(self)
