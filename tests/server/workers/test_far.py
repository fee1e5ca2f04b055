"""Thinkers on other machines: what they are asked, and what becomes of it if they fail."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from tenka.server.workers import far_slot
from tenka.server.workers.pool import BotFailed, Workers
from tenka.server.workers.process import WorkerAnswer
from tenka.server.workers.questions import KINDS, CheckRecord, Consider, Weigh, WorkerQuestion
from tenka.server.workers.slot import NoAnswer, PendingQuestion
from tests.server.workers.asking import LEGAL, LONG, ask

NOTHING = msgspec.Raw(msgspec.msgpack.encode(None))


def found(what: Any) -> WorkerAnswer:
    return WorkerAnswer(msgspec.Raw(msgspec.msgpack.encode(what)))


class Elsewhere:
    """Other machines, which give one answer to everything."""

    def __init__(self, answer: WorkerAnswer | None) -> None:
        self.answer = answer
        self.asked: list[WorkerQuestion] = []
        self.gate: asyncio.Event | None = None

    async def think(self, asked: PendingQuestion) -> WorkerAnswer | None:
        self.asked.append(asked.question)
        if self.gate is not None:
            await self.gate.wait()
        return self.answer


@pytest.fixture
async def pool() -> AsyncIterator[Workers]:
    """One process of our own, that shouts."""
    found = Workers(1, LONG, "misbehaving")
    await found.start()
    yield found
    await found.stop()


async def test_they_go_first_and_two_at_once(pool: Workers) -> None:
    elsewhere = Elsewhere(found([["step", 2]]))
    elsewhere.gate = asyncio.Event()
    pool.think_far(elsewhere, 2)
    assert pool.far_places == 2
    asked = [asyncio.create_task(ask(pool, "linger")) for _ in range(2)]
    async with asyncio.timeout(LONG):
        while len(elsewhere.asked) < 2:
            await asyncio.sleep(0.01)
    assert pool.busy == 0
    elsewhere.gate.set()
    assert await asyncio.gather(*asked) == [[["step", 2]]] * 2


async def test_they_are_told_nothing_but_what_a_seat_may_see(pool: Workers) -> None:
    """Records hold all that is hidden; of what is sent away, all is about a world drawn for a seat."""
    elsewhere = Elsewhere(found([]))
    pool.think_far(elsewhere, 4)
    await pool.ask(Weigh("shitenno", NOTHING, 0, 0))
    with pytest.raises(NoAnswer):  # this process does not check records
        await pool.ask(CheckRecord("shitenno", b""))
    assert elsewhere.asked == []
    assert await pool.ask(Consider("shitenno", 0, {})) == []
    assert len(elsewhere.asked) == 1
    sent_away = [each for each in KINDS.__args__ if each.of_a_seat]
    assert {each.__struct_config__.tag for each in sent_away} == {"decide", "consider", "carry-on"}
    for each in sent_away:
        assert {"seat", "world"} < set(each.__struct_fields__)
        assert "record" not in each.__struct_fields__


@pytest.mark.parametrize(
    "answer",
    [
        None,
        WorkerAnswer(),
        WorkerAnswer(error="ZeroDivisionError"),
        found([["fly"]]),
        found(7),
        WorkerAnswer(msgspec.Raw(b"\xc1")),
    ],
    ids=["nobody", "nothing", "an error", "unfit", "another type", "garbage"],
)
async def test_what_they_cannot_answer_is_thought_about_here(pool: Workers, answer: WorkerAnswer | None) -> None:
    elsewhere = Elsewhere(answer)
    pool.think_far(elsewhere, 1)
    for _ in range(3):
        assert await ask(pool, "shout")
    assert len(elsewhere.asked) == 1, "who failed is left alone for a while"
    assert (pool.busy, pool.waiting) == (0, 0)


async def test_who_failed_is_asked_again_later(pool: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(far_slot, "REST", 0.05)
    elsewhere = Elsewhere(found([["fly"]]))
    pool.think_far(elsewhere, 1)
    asked = asyncio.create_task(ask(pool, "shout"))
    async with asyncio.timeout(LONG):
        while not elsewhere.asked:
            await asyncio.sleep(0.01)
    assert await asked
    await asyncio.sleep(far_slot.REST)
    elsewhere.answer = found([["step", 1]])
    assert await ask(pool, "shout") == [["step", 1]]


async def test_a_bot_that_failed_there_as_often_as_here_has_failed(pool: Workers) -> None:
    pool.think_far(Elsewhere(WorkerAnswer(error="NoAnswer")), 1)
    with pytest.raises(BotFailed):
        await pool.choose("shitenno", "shout", 0, {}, LEGAL)


async def test_places_that_are_gone_are_not_asked(pool: Workers) -> None:
    elsewhere = Elsewhere(found([["step", 2]]))
    pool.think_far(elsewhere, 2)
    pool.think_far(elsewhere, 0)
    assert pool.far_places == 0
    assert await ask(pool, "shout")
    assert elsewhere.asked == []
    pool.think_far(elsewhere, 1)
    assert await ask(pool, "shout") == [["step", 2]]


async def test_who_waits_when_the_server_stops_is_told() -> None:
    pool = Workers(1, LONG, "misbehaving")
    await pool.start()
    elsewhere = Elsewhere(None)
    elsewhere.gate = asyncio.Event()
    pool.think_far(elsewhere, 1)
    asked = asyncio.create_task(ask(pool, "shout"))
    async with asyncio.timeout(LONG):
        while not elsewhere.asked:
            await asyncio.sleep(0.01)
    await pool.stop()
    with pytest.raises(Exception, match="workers-stopped"):
        await asked
    pool.think_far(elsewhere, 3)
    assert pool.far_places <= 1
