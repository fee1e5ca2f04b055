"""Everything at once: honest players, attackers, kills, full disks, files taken away, for an hour in ./dev soak.

What honest players saw of it is written to build/siege.txt: how long they waited for a move while the server ran, and
that none was lost.
"""

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

import tenka
from benchmarks.machine import ROOT
from benchmarks.server.attacks import ATTACKS
from tenka.kernel.records.verify import verify
from tests.faults.disk import check, noted
from tests.faults.players import Circle, Game, Player
from tests.faults.process import LONG, ServerProcess, process
from tests.faults.test_full import no_space
from tests.postgresql.kinds import SQLITE

HOUR = 3600.0
CIRCLES: tuple[tuple[int, list[str]], ...] = (
    (2, ["steady"]),
    (3, []),
    (1, ["steady", "random"]),
)  # so many people, and bots, at a table
THOUGHT = (0.05, 0.4)  # seconds that a person takes for a move
ASSAULT = 4.0  # seconds
REST = (0.5, 2.0)  # seconds between two troubles
BACK = 2.0  # seconds until everybody has come back
BORNE = 1000  # milliseconds: the 99th of a hundred waits, with everything that is done to the server meanwhile


class Siege:
    """A server with people at its tables, and all that is done to it."""

    def __init__(self, server: ServerProcess, seed: int, pace: float) -> None:
        self.server = server
        self.circles = [Circle(server.url, f"{n}", people, bots) for n, (people, bots) in enumerate(CIRCLES)]
        self.waits: list[float] = []  # seconds, of moves that were not interrupted
        self.interrupted = 0  # moves under way while the server was away, or could not write
        self.suffered: dict[str, int] = {}
        self._rng = Random(seed)
        self._pace = pace  # of what is done to it: below 1 everything is shorter
        self._well = asyncio.Event()
        self._well.set()
        self._over = False

    @property
    def games(self) -> list[Game]:
        """All games so far."""
        return [game for circle in self.circles for game in circle.games]

    async def endure(self, seconds: float) -> None:
        """Play for so long while one trouble follows the other; then end the games that run."""
        end = time.monotonic() + seconds
        async with contextlib.AsyncExitStack() as stack:
            for circle in self.circles:
                await stack.enter_async_context(circle)
            async with asyncio.TaskGroup() as group:
                for circle in self.circles:
                    group.create_task(self._play(circle))
                group.create_task(self._besiege(end))
        check(self.server.database, noted(self.games))

    async def _play(self, circle: Circle) -> None:
        while not self._over:
            game = await circle.new_game()
            async with contextlib.AsyncExitStack() as stack:
                for player in (*game.players, game.watcher):
                    await stack.enter_async_context(player)
                await asyncio.gather(*(self._sit(player) for player in game.players))
                await game.see_the_end()
            assert verify(tenka.game("shitenno"), await game.record()).sound

    async def _sit(self, player: Player) -> None:
        """Play as a person does, and note how long each move took."""
        while not player.over:
            if not player.legal:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(player.news(), 0.5)
                continue
            if not self._over:
                await asyncio.sleep(self._rng.uniform(*THOUGHT))
            troubles, began = sum(self.suffered.values()), time.monotonic()
            calm = self._well.is_set()
            await player.step()
            if calm and self._well.is_set() and troubles == sum(self.suffered.values()):
                self.waits.append(time.monotonic() - began)
            else:
                self.interrupted += 1

    # What is done to it

    async def _besiege(self, end: float) -> None:
        troubles: list[Callable[[], Awaitable[None]]] = [
            *(self.assault, self.assault, self.kill, self.stop, self.kill_worker, self.fill, self.take_away)
        ]
        while True:
            for trouble in self._rng.sample(troubles, len(troubles)):
                await asyncio.sleep(self._pace * self._rng.uniform(*REST))
                await trouble()
                check(self.server.database, noted(self.games))
            if time.monotonic() > end:
                break
        self._over = True

    async def assault(self) -> None:
        """Some attacks at once, from another process."""
        chosen = self._rng.sample(list(ATTACKS), 3)
        table = next((game.id for game in self.games), "")
        command = [
            sys.executable,
            "-m",
            "benchmarks.server.attacks",
            self.server.url,
            table,
            str(ASSAULT * self._pace),
            *chosen,
        ]
        attacking = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.DEVNULL)
        async with asyncio.timeout(LONG):
            await attacking.wait()

    async def kill(self) -> None:
        """SIGKILL, and a new start."""
        async with self._trouble("killed"):
            await self.server.kill()
            await self.server.start()

    async def stop(self) -> None:
        """SIGTERM, twice as a hasty operator does it, and a new start."""
        async with self._trouble("stopped"):
            self.server.workers()
            os.kill(self.server.pid, signal.SIGTERM)
            assert await self.server.stop() == 0
            await self.server.start()

    async def kill_worker(self) -> None:
        """A process that thinks for bots dies."""
        for worker in self.server.workers():
            worker.kill()

    async def fill(self) -> None:
        """No space is left for a moment."""
        async with self._trouble("full"):
            with no_space("quota", self.server):
                await asyncio.sleep(self._pace * self._rng.uniform(0.5, 2.0))

    async def take_away(self) -> None:
        """An operator moves the database away, and back."""
        aside = self.server.database.with_suffix(".aside")
        async with self._trouble("taken away"):
            self.server.database.rename(aside)
            await asyncio.sleep(self._pace * self._rng.uniform(0.5, 2.0))
            aside.rename(self.server.database)

    @contextlib.asynccontextmanager
    async def _trouble(self, kind: str) -> AsyncIterator[None]:
        """Something that honest players may notice while it lasts, and until everybody is back."""
        self.suffered[kind] = self.suffered.get(kind, 0) + 1
        self._well.clear()
        try:
            yield
            await asyncio.sleep(BACK * self._pace)
        finally:
            self._well.set()

    def figures(self) -> str:
        """What honest players saw, in a line."""
        waits = sorted(self.waits)
        p50, p99, worst = (1000 * waits[min(len(waits) - 1, int(len(waits) * share))] for share in (0.5, 0.99, 1.0))
        troubles = ", ".join(f"{kind} {count}×" for kind, count in self.suffered.items())
        return (
            f"{len(waits) + self.interrupted:,} moves in {len(self.games)} games, none lost; {troubles}; "
            f"waited p50 {p50:.0f} ms, p99 {p99:.0f} ms, at most {worst:.0f} ms; {self.interrupted} interrupted"
        )


@pytest.mark.timeout(0)
@pytest.mark.parametrize("seconds", [1.0, pytest.param(HOUR, marks=pytest.mark.soak)])
async def test_honest_players_under_siege(seconds: float, tmp_path: Path) -> None:
    async with process(tmp_path, "--bot-pause", "0.05", limits=True, kind=SQLITE) as server:
        siege = Siege(server, 1, 1.0 if seconds == HOUR else 0.2)
        await siege.endure(seconds)
        assert await server.stop() == 0
        server.assert_no_traceback()
    (ROOT / "build").mkdir(exist_ok=True)
    (ROOT / "build" / "siege.txt").write_text(f"{siege.figures()}\n", encoding="utf-8")
    assert sorted(siege.waits)[int(len(siege.waits) * 0.99)] * 1000 < BORNE
