"""The entrance: a few at a time, those with a session first, and nobody holds it up."""

import asyncio
from typing import Any

import pytest

from tenka.server.connections import handshakes
from tenka.server.connections.handshakes import TURN, HandshakeLimiter


class Inside:
    """An application that stays with everybody until it is told to go on."""

    def __init__(self) -> None:
        self.came: list[int] = []
        self.scopes: list[dict[str, Any]] = []
        self.leave = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.came.append(scope["number"])
        self.scopes.append(scope)
        await self.leave.wait()


async def arrive(door: HandshakeLimiter, number: int, *headers: tuple[bytes, bytes]) -> asyncio.Task[None]:
    async def nothing(*_: Any) -> Any: ...

    scope = {"type": "websocket", "number": number, "headers": list(headers)}
    task = asyncio.create_task(door(scope, nothing, nothing))
    await asyncio.sleep(0)
    return task


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handshakes, "LONGEST", 60.0)


@pytest.mark.usefixtures("patient")
async def test_a_few_at_a_time_and_those_with_a_session_first() -> None:
    inside = Inside()
    door = HandshakeLimiter(inside, at_once=2)
    tasks = [await arrive(door, number) for number in range(4)]
    tasks.append(await arrive(door, 4, (b"cookie", b"tenka=x")))
    assert inside.came == [0, 1]
    for scope in inside.scopes[:2]:
        scope[TURN].end()
        scope[TURN].end()  # more often than once makes no difference
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert inside.came == [0, 1, 4, 2]
    inside.leave.set()
    await asyncio.gather(*tasks)
    assert inside.came == [0, 1, 4, 2, 3]


@pytest.mark.usefixtures("patient")
async def test_who_hangs_up_while_waiting_or_inside_holds_up_nobody() -> None:
    inside = Inside()
    door = HandshakeLimiter(inside, at_once=1)
    tasks = [await arrive(door, number) for number in range(4)]
    for number in (1, 0):
        tasks[number].cancel()
    await asyncio.gather(*tasks[:2], return_exceptions=True)
    await asyncio.sleep(0)
    assert inside.came == [0, 2]
    inside.leave.set()
    await asyncio.gather(*tasks[2:])
    assert inside.came == [0, 2, 3]
    assert door._free == 1


async def test_who_takes_long_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handshakes, "LONGEST", 0.01)
    inside = Inside()
    door = HandshakeLimiter(inside, at_once=1)
    tasks = [await arrive(door, number) for number in range(3)]
    async with asyncio.timeout(30):
        while len(inside.came) < 3:
            await asyncio.sleep(0.01)
    inside.leave.set()
    await asyncio.gather(*tasks)
    assert door._free == 1
