"""The reference: what WebSockets alone cost. A message makes an update of the usual size for each seat of its table.

python -m benchmarks.server.bare
"""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING, Any

import uvicorn

from tenka.server.serve import MESSAGE_LIMIT, listen

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    Receive = Callable[[], Awaitable[dict[str, Any]]]
    Send = Callable[[dict[str, Any]], Awaitable[None]]

SEATS = 4
UPDATE_SIZE = 575  # bytes, about what ours have
PATH = re.compile(r"/api/tables/([^/]+)/live/([0-3])")
LEGAL = ",".join(f'["go",{number}]' for number in range(5))


def update(legal: str, key: str = '"key":null') -> str:
    """A message of the usual size that says who may move."""
    text = f'{{"type":"update",{key},"legal":[{legal}],"decision":1,"changes":""}}'
    return f'{text[:-2]}{"x" * (UPDATE_SIZE - len(text))}"}}'


def greeting(seat: int) -> str:
    """The first message: seat 0 begins."""
    return f'{{"type":"whole","sight":{{"legal":[{"" if seat else LEGAL}],"decision":1}}}}'


class Broadcaster:
    """Tables of sockets; who moves next is who sits next."""

    def __init__(self) -> None:
        self._tables: dict[str, dict[int, Send]] = defaultdict(dict)

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        """Serve one connection."""
        found = PATH.fullmatch(scope.get("path", ""))
        if scope["type"] != "websocket" or found is None:
            return
        seats, own = self._tables[found[1]], int(found[2])
        seats[own] = send
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": greeting(own)})
        while (message := await receive())["type"] == "websocket.receive":
            await _broadcast(seats, own, message["text"])
        del seats[own]


async def _broadcast(seats: dict[int, Send], own: int, text: str) -> None:
    key = text[text.rindex('"key"') : -1]
    for number, send in list(seats.items()):
        legal = LEGAL if number == (own + 1) % SEATS else ""
        told = update(legal, key) if number == own else update(legal)
        await send({"type": "websocket.send", "text": told})


class Server(uvicorn.Server):
    """Says where it is."""

    async def startup(self, sockets: Any = None) -> None:
        """Start to accept connections."""
        await super().startup(sockets)
        host, port = sockets[0].getsockname()
        print(f"http://{host}:{port}", flush=True)


def main() -> None:
    """Serve until told to stop, set up as `tenka serve` is."""
    with listen("127.0.0.1", 0) as listening:
        config = uvicorn.Config(
            Broadcaster(),
            loop="uvloop",
            http="httptools",
            ws="websockets-sansio",
            ws_max_size=MESSAGE_LIMIT,
            ws_per_message_deflate=False,
            lifespan="off",
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=1,
        )
        Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
