"""Requests that come at once begin one after the other, each address in its turn."""

import asyncio
import functools

from tenka.server.guard.request_scheduler import RequestScheduler


async def test_who_comes_alone_begins_at_once() -> None:
    begun: list[str] = []
    scheduler = RequestScheduler()

    scheduler.schedule("a", lambda: begun.append("first"), loop())

    assert begun == ["first"]
    await _round()
    scheduler.schedule("a", lambda: begun.append("second"), loop())
    assert begun == ["first", "second"]


async def test_many_begin_one_a_round_and_each_address_has_its_turn() -> None:
    begun: list[str] = []
    scheduler = RequestScheduler()

    for name in ("a1", "a2", "a3", "b1", "a4", "b2"):
        scheduler.schedule(name[0], functools.partial(begun.append, name), loop())

    counts = []
    for _ in range(6):
        counts.append(len(begun))
        await _round()
    assert counts == [1, 2, 3, 4, 5, 6]
    assert begun == ["a1", "a2", "b1", "a3", "b2", "a4"]


async def test_one_that_fails_to_begin_holds_up_nobody() -> None:
    begun: list[str] = []
    scheduler = RequestScheduler()
    loop().set_exception_handler(lambda *_: None)

    def fail() -> None:
        raise OSError

    for begin in (lambda: begun.append("first"), fail, lambda: begun.append("last")):
        scheduler.schedule("a", begin, loop())
    for _ in range(3):
        await _round()

    assert begun == ["first", "last"]


def loop() -> asyncio.AbstractEventLoop:
    return asyncio.get_running_loop()


async def _round() -> None:
    await asyncio.sleep(0)
