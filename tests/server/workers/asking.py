"""Questions to workers, and what is to be seen of their processes."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psutil

from tenka.kernel.state import State
from tenka.server.workers.pool import Workers

LEGAL = [("wait",), ("step", 1), ("step", 2)]
LONG = 60.0  # seconds; what takes so long on any machine has failed
SHORT = 0.3  # seconds; patience for a worker that will not answer anyway


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
