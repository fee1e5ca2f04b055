"""The server is killed at random moments under moves from several clients, and started again.

Every acknowledged move is there once and in order, and clients carry on by themselves.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random

import httpx
import pytest

import tenka
from tenka.kernel.records.verify import verify
from tests.faults.disk import check, copied, noted, rows
from tests.faults.players import Circle, Game
from tests.faults.process import LONG, ServerProcess, process, until
from tests.postgresql.kinds import both

Tables = tuple[tuple[int, list[str]], ...]

FEW: Tables = ((2, ["steady"]), (1, ["steady", "random"]))  # tables, each with so many people, and bots
MORE: Tables = (*FEW, (3, []), (2, ["random", "random"]))


class Evening:
    """Several circles who play at a server that dies now and then."""

    def __init__(self, server: ServerProcess, folder: Path, seed: int, tables: Tables = FEW) -> None:
        self.server = server
        self.deaths = 0
        self.circles = [Circle(server.url, f"{n}", people, bots) for n, (people, bots) in enumerate(tables)]
        for circle in self.circles:
            circle.on_acknowledged = self._hear
        self._folder = folder
        self._rng = Random(seed)
        self._heard = 0  # acknowledgements
        self._hearing = asyncio.Event()

    @property
    def games(self) -> list[Game]:
        """All games so far."""
        return [game for circle in self.circles for game in circle.games]

    async def play(self, moments: list["Moment"]) -> None:
        """Play until the server has died at each of these moments, and all games then running have ended."""
        async with contextlib.AsyncExitStack() as stack:
            for circle in self.circles:
                await stack.enter_async_context(circle)
            async with asyncio.TaskGroup() as group:
                for circle in self.circles:
                    group.create_task(circle.play(lambda: self.deaths == len(moments)))
                group.create_task(self._kill_at(moments))
            check(self.server.database, noted(self.games))
            for game in self.games:
                assert verify(tenka.game("shitenno"), await game.record()).sound

    async def _kill_at(self, moments: list["Moment"]) -> None:
        for moment in moments:
            await moment(self)
            await self.server.kill()
            told = noted(self.games)
            check(copied(self.server.database, self._folder / f"death-{self.deaths}"), told)
            await self.server.start()
            check(self.server.database, told)
            self.deaths += 1

    # When it dies

    async def soon(self) -> None:
        """At any moment soon after people are back."""
        await self._heard_more(1)
        await asyncio.sleep(self._rng.uniform(0, 0.5))

    async def at_once(self) -> None:
        """Just when it began to accept connections."""

    async def while_starting(self) -> None:
        """Killed, and killed once more before it accepts connections."""
        await self.server.kill()
        self.server.spawn()
        await asyncio.sleep(self._rng.uniform(0, 1.2))

    async def in_a_burst(self) -> None:
        """At the very moment somebody hears that a move was saved, while those of others are being written."""
        await self._heard_more(self._rng.randint(1, 60))

    def _hear(self, key: str) -> None:
        self._heard += 1
        self._hearing.set()

    async def _heard_more(self, number: int) -> None:
        """Wait for so many acknowledgements."""
        enough = self._heard + number
        async with asyncio.timeout(LONG):
            while self._heard < enough:
                self._hearing.clear()
                await self._hearing.wait()

    async def while_a_bot_thinks(self) -> None:
        """While a worker has a question."""
        ends = asyncio.get_running_loop().time() + 2
        async with httpx.AsyncClient(trust_env=False) as client:
            while asyncio.get_running_loop().time() < ends:
                with contextlib.suppress(httpx.TransportError):
                    text = (await client.get(f"{self.server.url}/metrics")).text
                    if "tenka_bot_workers_busy 1.0" in text:
                        return


Moment = Callable[[Evening], Awaitable[None]]

A_FEW: list[Moment] = [Evening.in_a_burst, Evening.while_a_bot_thinks, Evening.soon, Evening.while_starting]
MANY: list[Moment] = [*A_FEW, Evening.at_once, Evening.soon, Evening.in_a_burst]


@pytest.mark.parametrize("kind", both())
async def test_nothing_acknowledged_is_lost_and_clients_carry_on(kind: str, tmp_path: Path) -> None:
    async with process(tmp_path, kind=kind) as server:
        evening = Evening(server, tmp_path, 1)
        await evening.play(A_FEW)
        assert any(player.resumed for game in evening.games for player in game.players)
        server.assert_no_traceback()


@pytest.mark.soak
@pytest.mark.parametrize("kind", both())
@pytest.mark.parametrize("seed", range(10))
async def test_nothing_is_lost_in_many_deaths(seed: int, kind: str, tmp_path: Path) -> None:
    async with process(tmp_path, kind=kind) as server:
        await Evening(server, tmp_path, seed, MORE).play(Random(seed).choices(MANY, k=40))
        server.assert_no_traceback()


@pytest.mark.parametrize(
    "delays", [[0.25, 0.5, 0.7], pytest.param([n / 50 for n in range(80)], marks=pytest.mark.soak)]
)
async def test_a_server_killed_while_it_makes_its_database(delays: list[float], tmp_path: Path) -> None:
    for number, delay in enumerate(delays):
        folder = tmp_path / f"{number}"
        folder.mkdir()
        async with killed_before(folder, delay) as server:
            await server.start()
            with rows(server.database) as connection:
                assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            server.assert_no_traceback()


@contextlib.asynccontextmanager
async def killed_before(folder: Path, delay: float) -> AsyncIterator[ServerProcess]:
    """A server that was killed so many seconds after its very first start."""
    server = ServerProcess(folder / "tenka.db", folder)
    try:
        server.spawn()
        await asyncio.sleep(delay)
        await server.kill()
        yield server
    finally:
        server.clear()


@pytest.mark.parametrize("kind", both())
async def test_bots_that_were_waited_for_go_on_without_anybody(kind: str, tmp_path: Path) -> None:
    async with (
        process(tmp_path, "--bot-pause", "60", kind=kind) as server,
        Circle(server.url, "A", 1, ["steady", "random"]) as circle,
    ):
        game = await circle.new_game(pause=True)
        async with game.players[0] as player:
            while player.legal:
                await player.submit([player.legal[0]])
            await until(lambda: waiting_bots(server.database))  # each has chosen, and pauses
        before = moves_of_bots(server.database)
        await server.kill()
        server.flags = ["--bot-pause", "0"]
        await server.start()
        await until(lambda: not waiting_bots(server.database))
        assert moves_of_bots(server.database) > before
        check(server.database, noted(circle.games))
        server.assert_no_traceback()


def waiting_bots(database: Path) -> int:
    with rows(database) as connection:
        query = "SELECT count(*) FROM seat WHERE waiting AND bot IS NOT NULL"
        return int(connection.execute(query).fetchone()[0])


def moves_of_bots(database: Path) -> int:
    with rows(database) as connection:
        query = "SELECT count(*) FROM entry JOIN seat USING (table_id, seat) WHERE bot IS NOT NULL"
        return int(connection.execute(query).fetchone()[0])
