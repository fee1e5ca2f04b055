"""Whose question is answered next: bots, people, an analysis; one table and another."""

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import psutil
import pytest

import tenka
from tenka.server.workers import pool as workers_module
from tenka.server.workers.pool import Workers
from tenka.server.workers.questions import Consider, Weigh, WorkerQuestion
from tenka.server.workers.turns import Asker
from tenka.testing.players import at_random
from tests.server.workers.asking import LEGAL, LONG, ask, ask_about, processes, thinker, until

NOTHING = msgspec.Raw(msgspec.msgpack.encode(None))
WEIGH = Weigh("shitenno", NOTHING, 0, 0)
MALLORY, ANNA = Asker("10.0.0.1", "Mallory"), Asker("10.0.0.2", "Anna")


def gate(folder: Path, name: str = "one") -> dict[str, Any]:
    """What lets somebody think until `opened`."""
    return {"thinking": str(folder / name), "gate": str(folder / "gate")}


async def test_people_do_not_wait_for_bots_nor_bots_for_people(misbehaving: Workers, tmp_path: Path) -> None:
    """The only worker for bots thinks about nothing else; people have the one beside it, which gives way to all."""
    bot = asyncio.create_task(ask(misbehaving, "linger", gate(tmp_path, "bot")))
    bots = await thinker(tmp_path / "bot")
    assert await misbehaving.ask(Consider("shitenno", 0, {})) == []
    people = asyncio.create_task(misbehaving.ask(Consider("shitenno", 0, gate(tmp_path, "person"))))
    beside = await thinker(tmp_path / "person")
    assert beside != bots
    assert psutil.Process(beside).nice() == min(19, psutil.Process().nice() + 19)
    (tmp_path / "gate").touch()
    await asyncio.gather(bot, people)
    assert {each.pid for each in processes()} == {bots, beside}


async def test_however_many_people_ask_one_worker_is_left_to_bots(tmp_path: Path) -> None:
    pool = Workers(2, LONG, "misbehaving")
    await pool.start()
    asked = [
        asyncio.create_task(pool.ask(Consider("shitenno", 0, gate(tmp_path, str(number))), asker=MALLORY))
        for number in range(5)
    ]
    for number in range(2):  # one of the bots' workers, and the one beside them
        await thinker(tmp_path / str(number))
    assert await ask(pool, "shout")
    assert (pool.busy, pool.waiting) == (2, 3)
    assert pool.waiting_of("consider") == 3
    (tmp_path / "gate").touch()
    await asyncio.gather(*asked)
    await pool.stop()


async def test_a_slice_of_an_analysis_waits_until_no_bot_thinks(
    misbehaving: Workers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers_module, "YIELDING", LONG)
    await misbehaving.ask(WEIGH)
    bot = asyncio.create_task(ask(misbehaving, "linger", gate(tmp_path)))
    await thinker(tmp_path / "one")
    slice_ = asyncio.create_task(misbehaving.ask(WEIGH))
    assert await misbehaving.ask(Consider("shitenno", 0, {})) == []  # the process beside is free
    assert not slice_.done()
    assert misbehaving.waiting_of("weigh") == 1
    (tmp_path / "gate").touch()
    await bot
    assert await slice_ == []


async def test_bots_that_think_without_a_break_leave_a_slice_now_and_then(
    misbehaving: Workers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers_module, "YIELDING", 0.05)
    bot = asyncio.create_task(ask(misbehaving, "linger", gate(tmp_path)))
    await thinker(tmp_path / "one")
    for _ in range(3):
        await misbehaving.ask(WEIGH)
    assert not bot.done()
    (tmp_path / "gate").touch()
    await bot


async def test_whoever_waits_goes_before_an_analysis_and_everybody_in_turn(
    misbehaving: Workers, tmp_path: Path
) -> None:
    answered: list[str] = []

    async def ask_and_note(question: WorkerQuestion, asker: Asker) -> None:
        await misbehaving.ask(question, asker=asker)
        answered.append(asker.person if isinstance(question, Consider) else question.kind)

    first = asyncio.create_task(misbehaving.ask(Consider("shitenno", 0, gate(tmp_path)), asker=MALLORY))
    await thinker(tmp_path / "one")
    tasks = [asyncio.create_task(ask_and_note(WEIGH, ANNA))]
    tasks += [asyncio.create_task(ask_and_note(Consider("shitenno", 0, {}), MALLORY)) for _ in range(40)]
    tasks += [asyncio.create_task(ask_and_note(Consider("shitenno", 0, {}), ANNA))]
    await asyncio.sleep(0)
    (tmp_path / "gate").touch()
    await asyncio.gather(first, *tasks)
    assert answered[0] == "Anna"
    assert answered[1:] == ["Mallory"] * 40 + ["weigh"]


async def test_tables_with_many_bots_do_not_keep_another_table_waiting(misbehaving: Workers, tmp_path: Path) -> None:
    first = asyncio.create_task(ask(misbehaving, "linger", gate(tmp_path)))
    await thinker(tmp_path / "one")
    answered: list[str] = []

    async def decide(table: str) -> None:
        await misbehaving.choose("shitenno", "shout", 0, {}, LEGAL, Asker(table, table))
        answered.append(table)

    tasks = [asyncio.create_task(decide(table)) for table in ["large"] * 20 + ["small"]]
    await asyncio.sleep(0)
    (tmp_path / "gate").touch()
    await asyncio.gather(first, *tasks)
    assert answered.index("small") == 1


async def test_a_question_that_nobody_waits_for_any_more_is_not_begun(misbehaving: Workers, tmp_path: Path) -> None:
    first = asyncio.create_task(misbehaving.ask(Consider("shitenno", 0, gate(tmp_path))))
    await thinker(tmp_path / "one")
    left = asyncio.create_task(misbehaving.ask(Consider("shitenno", 0, gate(tmp_path, "left"))))
    await asyncio.sleep(0)
    assert misbehaving.waiting == 1
    left.cancel()
    await asyncio.gather(left, return_exceptions=True)
    assert misbehaving.waiting == 0
    (tmp_path / "gate").touch()
    await first
    assert await misbehaving.ask(Consider("shitenno", 0, {})) == []
    assert not (tmp_path / "left").exists()


async def test_bots_do_not_wait_for_the_slices_of_an_analysis() -> None:
    """By real bots and a real analysis; where they shared a worker, each decision waited for a slice."""
    state = tenka.game("shitenno").new(4, 7)
    while state.pending:
        state.play(*at_random(state, Random(len(state.entries()))))
    record = msgspec.Raw(msgspec.msgpack.encode(state.record()))
    pool = Workers(1, LONG)
    await pool.start()
    slices: list[float] = []

    async def weigh() -> None:
        while True:
            began = time.monotonic()
            await pool.ask(Weigh("shitenno", record, 1, 2))
            slices.append(time.monotonic() - began)

    weighing = asyncio.create_task(weigh())
    await until(lambda: len(slices) == 2)
    start = tenka.game("shitenno").new(4, 7)
    began = time.monotonic()
    for _ in range(20):
        await ask_about(pool, "random", start, 0)
    took = time.monotonic() - began
    weighing.cancel()
    await pool.stop()
    assert took < 20 * slices[1] / 2


async def test_the_process_beside_the_others_is_there_only_while_it_is_needed(
    misbehaving: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers_module, "LINGERING", 0.1)
    await ask(misbehaving, "shout")
    assert len(processes()) == 1
    for _ in range(2):
        await misbehaving.ask(Consider("shitenno", 0, {}))
        assert len(processes()) == 2
        await until(lambda: len(processes()) == 1)
    assert misbehaving.restarts == 0
