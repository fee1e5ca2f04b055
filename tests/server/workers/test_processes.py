"""The processes themselves: how they start, stop and are lost with the server, and whose package they run."""

import asyncio
import errno
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
import uvloop

import tenka
from tenka.server.workers.pool import BotFailed, Workers, WorkersStopped
from tenka.server.workers.slot import ATTEMPTS
from tests.server.workers.asking import LONG, ask, ask_about, processes, thinker, until

HERE = Path(__file__).parent
PARENT = """
import asyncio, sys
from tenka.server.workers.pool import Workers

async def wait_for_ever():
    workers = Workers(2, module="misbehaving")
    await workers.start()
    await workers.choose("shitenno", "hang", 0, {"thinking": sys.argv[1]}, [["wait"]])

asyncio.run(wait_for_ever())
"""


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
