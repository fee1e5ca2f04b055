"""Bots in worker processes: whole games, and workers that die, hang, cheat or talk nonsense."""

import asyncio
import errno
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import psutil
import pytest
import uvloop

import tenka
from tenka.bots import bot
from tenka.kernel.state import State
from tenka.server.workers import pool as workers_module
from tenka.server.workers.pool import BotFailed, Workers, WorkersStopped
from tenka.server.workers.questions import Consider, Decide, Question, Weigh
from tenka.server.workers.slot import ATTEMPTS, NoAnswer
from tenka.server.workers.turns import Asker
from tenka.testing.players import at_random

HERE = Path(__file__).parent
LEGAL = [("wait",), ("step", 1), ("step", 2)]
LONG = 60.0  # seconds; what takes so long on any machine has failed
SHORT = 0.3  # seconds; patience for a worker that will not answer anyway

PARENT = """
import asyncio, sys
from tenka.server.workers.pool import Workers

async def wait_for_ever():
    workers = Workers(2, module="misbehaving")
    await workers.start()
    await workers.choose("shitenno", "hang", 0, {"thinking": sys.argv[1]}, [["wait"]])

asyncio.run(wait_for_ever())
"""


@pytest.fixture(autouse=True)
def misbehaviour_can_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    before = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(HERE), *([before] if before else [])]))


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    pool = Workers(2, LONG)
    await pool.start()
    yield pool
    await pool.stop()
    assert processes() == []


@pytest.fixture
async def misbehaving() -> AsyncIterator[Workers]:
    """One worker, so that its successor has to do everything that comes after."""
    pool = Workers(1, LONG, "misbehaving")
    await pool.start()
    yield pool
    await pool.stop()
    assert processes() == []


def processes() -> list[psutil.Process]:
    """The workers of this process that live, or are not cleared away yet."""
    return [each for each in psutil.Process().children() if "-m" in command_of(each)]


def command_of(process: psutil.Process) -> list[str]:
    try:
        return process.cmdline() or ["-m"]
    except psutil.ZombieProcess:
        return ["-m"]


async def until(reached: Callable[[], object]) -> None:
    async with asyncio.timeout(LONG):
        while not reached():
            await asyncio.sleep(0.01)


async def thinker(path: Path) -> int:
    """The process that says in this file that it thinks."""
    await until(lambda: path.exists() and path.read_text(encoding="utf-8"))
    return int(path.read_text(encoding="utf-8"))


async def ask(workers: Workers, bot: str, world: dict[str, Any] | None = None) -> list[list[str | int]]:
    return await workers.choose("shitenno", bot, 0, world or {}, LEGAL)


async def ask_about(workers: Workers, bot: str, state: State, seat: int) -> list[list[str | int]]:
    return await workers.choose(state.setup.game.id, bot, seat, state.dump(), state.legal(seat))


# Thinking


@pytest.mark.parametrize("name", ["random", "beginner", "steady"])
async def test_whole_games_are_played_through_workers(workers: Workers, name: str) -> None:
    state = tenka.game("shitenno").new(4, 7)
    while state.pending:
        seat = next(iter(state.pending))
        for move in await ask_about(workers, name, state, seat):
            assert type(move) is list
            state.play(seat, move)
    assert state.result
    assert workers.restarts == 0


@pytest.mark.parametrize("name", ["random", "beginner", "steady"])
def test_a_bot_chooses_as_it_would_without_the_pipe(name: str) -> None:
    state = tenka.game("shitenno").new(4, 5)
    player = bot(tenka.game("shitenno"), name)
    number = 0
    while state.pending:
        number += 1
        seat = next(iter(state.pending))
        sent = msgspec.msgpack.encode(Decide("shitenno", name, seat, state.dump()))
        moves = msgspec.msgpack.decode(sent, type=Decide).answer(Random(number))
        assert moves == [list(move) for move in player.choose(state, seat, Random(number))]
        for move in moves:
            state.play(seat, move)


async def test_a_master_stops_when_its_time_is_over(workers: Workers) -> None:
    """Compiled or not: its thousands of iterations may take long where nothing is compiled."""
    state = tenka.game("shitenno").new(4, 5)
    rng = Random(5)
    while state.view(None, events=False)["phase"] != "packet":
        state.play(*at_random(state, rng))
    (seat,) = state.pending
    for move in await ask_about(workers, "master", state, seat):
        state.play(seat, move)
    assert state.view(None, events=False)["phase"] == "answer"


async def test_luck_is_new_each_time(workers: Workers) -> None:
    state = tenka.game("shitenno").new(4, 7)
    decisions = [await ask_about(workers, "random", state, 0) for _ in range(20)]
    assert len({tuple(moves[0]) for moves in decisions}) > 1


async def test_many_questions_wait_for_a_free_worker(workers: Workers) -> None:
    state = tenka.game("shitenno").new(4, 7)
    asked = [asyncio.create_task(ask_about(workers, "random", state, 0)) for _ in range(200)]
    await asyncio.sleep(0)
    assert workers.waiting >= 198
    assert all(moves[0] in state.legal(0) for moves in await asyncio.gather(*asked))
    assert (workers.busy, workers.waiting, workers.restarts) == (0, 0, 0)


async def test_questions_are_answered_in_order(misbehaving: Workers) -> None:
    answered: list[int] = []

    async def ask_and_note(number: int) -> None:
        await ask(misbehaving, "shout")
        answered.append(number)

    await asyncio.gather(*(ask_and_note(number) for number in range(10)))
    assert answered == list(range(10))


# Who goes first


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

    async def ask_and_note(question: Question, asker: Asker) -> None:
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


async def test_it_is_told_how_long_each_kind_took() -> None:
    told: list[tuple[str, float]] = []
    pool = Workers(1, LONG, "misbehaving", lambda *each: told.append(each))
    await pool.start()
    await ask(pool, "shout")
    await pool.ask(Consider("shitenno", 0, {}))
    with pytest.raises(BotFailed):
        await ask(pool, "fail", {"secret": "katana"})
    await pool.stop()
    assert [kind for kind, _ in told] == ["decide", "consider", "decide"]
    assert all(0 < seconds < LONG for _, seconds in told)


async def test_the_loop_goes_on_while_a_bot_thinks(misbehaving: Workers, tmp_path: Path) -> None:
    asked = asyncio.create_task(ask(misbehaving, "hang", {"thinking": str(tmp_path / "pid")}))
    await thinker(tmp_path / "pid")
    for _ in range(10):
        await asyncio.sleep(0)
    assert not asked.done()
    assert misbehaving.busy == 1
    asked.cancel()


async def test_a_question_that_cannot_be_written_down_is_the_askers_fault(workers: Workers) -> None:
    with pytest.raises(TypeError):
        await ask(workers, "random", {"what": object()})
    assert await ask_about(workers, "random", tenka.game("shitenno").new(4, 7), 0)


# Workers that are lost


async def test_a_worker_killed_while_idle_is_replaced(misbehaving: Workers) -> None:
    await ask(misbehaving, "shout")
    (process,) = processes()
    process.kill()
    assert await ask(misbehaving, "shout") == [["wait"]]
    assert misbehaving.restarts == 1
    assert processes() != [process]


async def test_a_worker_killed_while_thinking_is_replaced_and_asked_again(misbehaving: Workers, tmp_path: Path) -> None:
    view = {"once": str(tmp_path / "once"), "thinking": str(tmp_path / "pid")}
    asked = asyncio.create_task(ask(misbehaving, "hang", view))
    os.kill(await thinker(tmp_path / "pid"), signal.SIGKILL)
    assert await asked == [["wait"]]
    assert misbehaving.restarts == 1


async def test_a_worker_that_hangs_is_replaced_and_asked_again(tmp_path: Path) -> None:
    workers = Workers(1, 2.0, "misbehaving")
    await workers.start()
    assert await ask(workers, "hang", {"once": str(tmp_path / "once")}) == [["wait"]]
    assert workers.restarts >= 1
    await workers.stop()


@pytest.mark.parametrize("how", ["die", "leave", "babble", "mumble", "chatter"])
async def test_a_worker_that_breaks_off_is_replaced_and_asked_again(
    misbehaving: Workers, how: str, tmp_path: Path
) -> None:
    assert await ask(misbehaving, how, {"once": str(tmp_path / "once")}) == [["wait"]]
    assert misbehaving.restarts == 1


@pytest.mark.parametrize("how", ["hang", "die", "mumble"])
async def test_a_question_is_given_up_after_three_lost_workers(how: str) -> None:
    workers = Workers(1, SHORT if how == "hang" else LONG, "misbehaving")
    await workers.start()
    with pytest.raises(BotFailed) as caught:
        await ask(workers, how)
    assert caught.value.message == "bot-failed"
    assert caught.value.params == {"game": "shitenno", "bot": how}
    assert workers.restarts == ATTEMPTS
    await workers.stop()
    assert processes() == []


# Bots that fail


@pytest.mark.parametrize("how", ["fail", "cheat"])
async def test_a_bot_that_fails_once_is_asked_again_in_the_same_process(
    misbehaving: Workers, how: str, tmp_path: Path
) -> None:
    assert await ask(misbehaving, how, {"once": str(tmp_path / "once"), "secret": "katana"}) == [["wait"]]
    assert misbehaving.restarts == 0


async def test_an_illegal_move_is_never_handed_on(misbehaving: Workers) -> None:
    with pytest.raises(BotFailed):
        await ask(misbehaving, "cheat")
    assert misbehaving.restarts == 0


@pytest.mark.parametrize("game", ["nonsense", "shitenno"])
async def test_an_answer_of_another_kind_or_that_does_not_fit_is_none(
    misbehaving: Workers, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "tenka.bots"), pytest.raises(NoAnswer) as caught:
        await misbehaving.ask(Consider(game, 0, {}), bool)
    assert caught.value.params == {"game": game, "about": "consider"}
    assert misbehaving.restarts == 0
    told = [record.__dict__ for record in caplog.records if record.name == "tenka.bots"]
    assert [each["reason"] for each in told] == ["garbage" if game == "nonsense" else "unfit"] * ATTEMPTS


async def test_failures_are_logged_without_what_the_bot_saw(
    misbehaving: Workers, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "tenka.bots"), pytest.raises(BotFailed):
        await ask(misbehaving, "fail", {"secret": "katana"})
    told = [record.__dict__ for record in caplog.records if record.name == "tenka.bots"]
    assert [each["attempt"] for each in told] == [1, 2, 3]
    assert {(each["bot"], each["reason"]) for each in told} == {("fail", "KeyError")}
    assert told[0]["where"].startswith("misbehaving.py:")
    assert "katana" not in repr(told)


@pytest.mark.parametrize(("game", "name"), [("go", "random"), ("shitenno", "shogun")])
async def test_an_unknown_game_or_bot_is_a_failed_bot(workers: Workers, game: str, name: str) -> None:
    with pytest.raises(BotFailed):
        await workers.choose(game, name, 0, tenka.game("shitenno").new(4, 7).dump(), LEGAL)
    assert workers.restarts == 0


async def test_what_a_bot_prints_is_no_answer(misbehaving: Workers, capfd: pytest.CaptureFixture[str]) -> None:
    assert await ask(misbehaving, "shout") == [["wait"]]
    assert misbehaving.restarts == 0
    assert capfd.readouterr().err.count("shouting") == 3


# Askers that go away


async def test_a_cancelled_question_leaves_the_worker_as_it_was(misbehaving: Workers, tmp_path: Path) -> None:
    view = {"thinking": str(tmp_path / "pid"), "gate": str(tmp_path / "gate")}
    cancelled = [asyncio.create_task(ask(misbehaving, "linger", view)) for _ in range(5)]
    await thinker(tmp_path / "pid")
    assert (misbehaving.busy, misbehaving.waiting) == (1, 4)
    for task in cancelled:
        task.cancel()
    after = asyncio.create_task(misbehaving.choose("shitenno", "shout", 0, {"move": ["after"]}, [("after",)]))
    await asyncio.sleep(0)
    (tmp_path / "gate").touch()
    assert await after == [["after"]]
    assert all(task.cancelled() for task in cancelled)
    assert (misbehaving.waiting, misbehaving.restarts) == (0, 0)


async def test_nobody_is_asked_again_for_a_cancelled_question(misbehaving: Workers, tmp_path: Path) -> None:
    asked = asyncio.create_task(ask(misbehaving, "hang", {"thinking": str(tmp_path / "pid")}))
    pid = await thinker(tmp_path / "pid")
    asked.cancel()
    await asyncio.sleep(0)
    os.kill(pid, signal.SIGKILL)
    assert await ask(misbehaving, "shout")
    assert misbehaving.restarts == 1


# Starting and stopping


async def test_stop_ends_thinking_workers_and_tells_whoever_waits(tmp_path: Path) -> None:
    workers = Workers(1, LONG, "misbehaving")
    await workers.start()
    view = {"thinking": str(tmp_path / "pid")}
    asked = [asyncio.create_task(ask(workers, "hang", view)) for _ in range(3)]
    pid = await thinker(tmp_path / "pid")
    async with asyncio.timeout(LONG / 2):
        await workers.stop()
        told = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(each) for each in told] == [WorkersStopped] * 3
    assert not psutil.pid_exists(pid)
    assert processes() == []


@pytest.mark.parametrize("steps", [0, 1, 2, 3, 5, 50])
async def test_stop_while_starting_leaves_nothing(steps: int) -> None:
    workers = Workers(3)
    await workers.start()
    for _ in range(steps):
        await asyncio.sleep(0)
    await workers.stop()
    assert processes() == []


async def test_nobody_is_asked_before_the_start_or_after_the_stop() -> None:
    workers = Workers(1)
    with pytest.raises(WorkersStopped):
        await ask(workers, "random")
    await workers.start()
    await workers.stop()
    await workers.stop()
    with pytest.raises(WorkersStopped):
        await ask(workers, "random")


@pytest.mark.parametrize("module", ["no_such_module", "this"])
async def test_a_worker_that_cannot_run_is_a_failed_bot(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenka.server.workers.slot.PAUSES", (0.0,))
    workers = Workers(1, LONG, module)
    await workers.start()
    with pytest.raises(BotFailed):
        await ask(workers, "random")
    await workers.stop()
    assert processes() == []


async def test_refused_processes_are_tried_again_with_growing_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    refused: list[float] = []

    def refuse(*args: object, **kwargs: object) -> None:
        refused.append(time.monotonic())
        raise BlockingIOError(errno.EAGAIN, "fork")

    monkeypatch.setattr("tenka.server.workers.slot.PAUSES", (0.0, 0.05, 0.1, 0.2))
    workers = Workers(1)
    with monkeypatch.context() as patched:
        patched.setattr("tenka.server.workers.worker.subprocess.Popen", refuse)
        await workers.start()
        with pytest.raises(BotFailed):
            await ask(workers, "random")
    assert len(refused) == 1 + ATTEMPTS
    assert refused[-1] - refused[0] > 0.3
    assert await ask_about(workers, "random", tenka.game("shitenno").new(4, 7), 0)
    await workers.stop()


# What the processes are


async def test_a_worker_inherits_nothing_from_the_server(inheritable: int, misbehaving: Workers) -> None:
    """Its files are the standard three, its two copies of the pipe, and the one that misbehaviour keeps."""
    assert await misbehaving.choose("shitenno", "count_files", 0, {}, [("files", 6), ("files", 7)]) == [["files", 6]]


@pytest.fixture
def inheritable() -> Iterator[int]:
    file = os.open(os.devnull, os.O_RDONLY)
    os.set_inheritable(file, True)
    yield file
    os.close(file)


async def test_a_worker_gives_way_and_leaves_interrupts_to_the_server(misbehaving: Workers) -> None:
    await ask(misbehaving, "shout")
    (process,) = processes()
    assert process.nice() == psutil.Process().nice() + 5
    assert os.getsid(process.pid) == process.pid
    process.send_signal(signal.SIGINT)
    assert await ask(misbehaving, "shout")
    assert misbehaving.restarts == 0


def test_a_worker_does_not_load_the_server() -> None:
    code = "import sys, tenka.server.workers.process; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"asyncio", "starlette", "uvicorn", "sqlalchemy", "rich", "tenka.store"} & set(loaded)


async def test_no_worker_outlives_a_killed_server(tmp_path: Path) -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT, str(tmp_path / "pid")])
    thinking = psutil.Process(await thinker(tmp_path / "pid"))
    children = psutil.Process(parent.pid).children()
    assert thinking in children
    parent.kill()
    parent.wait()
    await until(lambda: not any(running(child) for child in children))


def running(process: psutil.Process) -> bool:
    """Whether it runs; where nobody collects orphans, a dead one stays a zombie."""
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def test_all_of_it_under_uvloop(tmp_path: Path) -> None:
    async def everything() -> None:
        workers = Workers(2, LONG, "misbehaving")
        await workers.start()
        for how in ("die", "babble", "fail", "shout"):
            view = {"once": str(tmp_path / how), "secret": ""}
            assert await ask(workers, how, view) == [["wait"]]
        assert workers.restarts == 2
        asked = asyncio.create_task(ask(workers, "hang", {"thinking": str(tmp_path / "pid")}))
        await thinker(tmp_path / "pid")
        await workers.stop()
        with pytest.raises(WorkersStopped):
            await asked

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(everything())
    assert processes() == []


# The compiled package, which may come later


def engine_of(folder: Path) -> None:
    """A package whose worker waits for nothing and knows but one move; made aside, so that it appears whole."""
    made = folder.with_name("being-made")
    made.mkdir()
    worker = (HERE / "misbehaving.py").read_text(encoding="utf-8").replace('["wait"]', '["step", 2]')
    (made / "misbehaving.py").write_text(worker, encoding="utf-8")
    made.rename(folder)


async def test_workers_take_the_compiled_package_as_soon_as_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = tmp_path / "engine"
    workers = Workers(1, LONG, "misbehaving", engine=engine)
    await workers.start()
    try:
        assert await ask(workers, "usual") == [["wait"]]
        engine_of(engine)
        assert await ask(workers, "usual") == [["step", 2]]
        assert workers.restarts == 0
    finally:
        await workers.stop()


async def test_a_package_that_cannot_be_used_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "engine").mkdir()  # nothing is in it
    workers = Workers(1, LONG, "misbehaving", engine=tmp_path / "engine")
    await workers.start()
    try:
        assert await ask(workers, "usual") == [["wait"]]
    finally:
        await workers.stop()
