"""boardgame.io, from npm: its server, and a client in one seat that speaks Socket.IO with it."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from benchmarks.machine import ROOT
from benchmarks.server.bare import SEATS
from benchmarks.server.seat import Seat
from web.build import CannotBuildError, find_node

if TYPE_CHECKING:
    from benchmarks.server.table import Table

VERSION = "0.50.2"
HOME = ROOT / "build" / "boardgame.io"
SOCKET = "/socket.io/?EIO=4&transport=websocket"
SCRIPT = Path(__file__).with_name("boardgame.cjs")
MOVES = [msgspec.Raw(str(number).encode()) for number in range(5)]
ROOM = b"/bench,"
OPENED, PING, PONG, JOIN, EVENT = b"0", b"2", b"3", b"40", b"42"  # of Engine.IO 4 and Socket.IO 5


def command() -> list[str] | None:
    """How its server is run, with its packages got from npm if need be; None where they cannot be had."""
    try:
        node = find_node()
    except CannotBuildError:
        return None
    package = HOME / "node_modules" / "boardgame.io" / "package.json"
    if not package.exists() or json.loads(package.read_bytes())["version"] != VERSION:
        options = ["--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
        install: list[str | Path] = [
            node.node,
            node.npm,
            "install",
            "--prefix",
            HOME,
            *options,
            f"boardgame.io@{VERSION}",
        ]
        HOME.mkdir(parents=True, exist_ok=True)
        if subprocess.run(install, check=False).returncode:
            return None
    return [str(node.node), str(SCRIPT), str(HOME)]


class BoardgameSeat(Seat):
    """One connection to it; its patches tell who moved, and thus who is next."""

    def __init__(self, table: Table, number: int, address: str, cookie: str) -> None:
        super().__init__(table, number, address, cookie)
        self._key = ""

    def play(self, move: bytes, key: str) -> None:
        """Send a move."""
        self._key = key
        payload = b'{"type":"go","args":[%b],"playerID":"%d","credentials":null}' % (move, self.number)
        action = b'{"type":"MAKE_MOVE","payload":%b}' % payload
        place = b'%d,"%b","%d"' % (self._decision or 0, self._table.id.encode(), self.number)
        self._say(EVENT + ROOM + b'["update",%b,%b]' % (action, place))

    def _hear(self, message: bytes | bytearray | memoryview) -> None:
        now, told = perf_counter(), bytes(message)
        if told.startswith(EVENT + ROOM):
            self._event(now, told.removeprefix(EVENT + ROOM))
        elif told.startswith(JOIN + ROOM):
            self._say(EVENT + ROOM + json.dumps(["sync", self._table.id, str(self.number), None, SEATS]).encode())
        elif told.startswith(OPENED):
            self._say(JOIN + ROOM)
        elif told == PING:
            self._say(PONG)

    def _event(self, now: float, told: bytes) -> None:
        if told.startswith(b'["sync"'):
            self._decide([] if self.number else MOVES, 0)
            self.greeted.set_result(None)
        elif told.startswith(b'["patch"'):
            _, _, _, state, _, log = msgspec.json.decode(told)
            mover = int(log[0]["action"]["payload"]["playerID"])
            self._table.traffic.count(len(told), "update")
            self._decide(MOVES if self.number == (mover + 1) % SEATS else [], state)
            if mover == self.number:
                self._table.answered(self._key, now)
            else:
                self._table.reached(self.number, now)
        self._table.look()

    def _say(self, text: bytes) -> None:
        self._protocol.send_text(text)
        self._flush()
