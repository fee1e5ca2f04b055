"""People who play at random and note all they send and all they are told."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Self, TypeVar

import httpx

from tenka.client import Client, Live, RefusedError
from tenka.server.tables.submission import Step
from tenka.wire.live import DoneMessage, FromServer, MovesMessage, SayMessage, UndoMessage, UpdateMessage
from tests.faults.process import LONG

T = TypeVar("T")

EVENING = 5 * LONG  # no game takes longer, however often the server dies
UNDO, EDIT, SEVERAL, SAY = 0.06, 0.2, 0.3, 0.05  # how often, of all steps


class Player(Live):
    """Somebody at a table; comes back by itself when the server does."""

    def __init__(
        self, client: Client, table: str, seed: object, on_acknowledged: Callable[[str], None] = lambda _: None
    ) -> None:
        super().__init__(f"{client.url.replace('http', 'ws', 1)}/api/tables/{table}/live", client.cookie, LONG)
        self.client = client
        self.sent: dict[str, list[Step]] = {}
        self.said: dict[str, str] = {}
        self.refused: dict[str, RefusedError] = {}
        self.acknowledged: dict[str, int | None] = {}  # by key, in order: the version it was told
        self.on_acknowledged = on_acknowledged
        self._seed = seed
        self._rng = Random(f"{seed}")

    @property
    def seat(self) -> int:
        """Where one sits."""
        assert self.sight is not None
        assert self.sight.seat is not None
        return self.sight.seat

    # What one does

    async def play_on(self) -> None:
        """Play whenever asked, until the game is over."""
        async with asyncio.timeout(EVENING):
            while not self.over:
                if self._rng.random() < SAY:
                    await self.speak()
                if self.legal:
                    await self.step()
                else:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self.news(), 0.2)

    async def step(self) -> None:
        """Do anything that can be done: a move, a change of a draft, a step back, several moves at once."""
        rng, roll = self._rng, self._rng.random()
        assert self.sight is not None
        if self.sight.can_undo and roll < UNDO:
            await self.submit([None])
        elif self.edits and roll < EDIT:
            await self.submit([rng.choice(self.edits)])
        elif roll < SEVERAL:  # the second is often refused, and the first then with it
            await self.submit([rng.choice(self.legal), rng.choice(self.legal)])
        else:
            await self.submit([rng.choice(self.legal)])

    async def submit(self, steps: list[Step], key: str | None = None) -> RefusedError | None:
        """Send steps; return the refusal, if they are refused."""
        key = key or self.new_key()
        self.sent[key] = steps
        if steps == [None]:
            return await self._tried(UndoMessage(self._decision(), key))
        return await self._tried(MovesMessage([list(step or ()) for step in steps], self._decision(), key))

    async def speak(self, text: str | None = None) -> RefusedError | None:
        """Say something that was not said before."""
        key = self.new_key()
        self.said[key] = text or f"{self._seed}: {len(self.said)}"
        return await self._tried(SayMessage(self.said[key], key))

    def new_key(self) -> str:
        """A key, the same in every run of a test."""
        return f"{self._seed}-{len(self.sent) + len(self.said)}".replace(" ", "_")

    async def _tried(self, message: MovesMessage | UndoMessage | SayMessage) -> RefusedError | None:
        try:
            await self._submit(message)
        except RefusedError as refused:
            self.refused[message.key] = refused
            if refused.again:
                await asyncio.sleep(0.05)
            return refused
        self.refused.pop(message.key, None)
        assert message.key in self.acknowledged
        return None

    # What one is told

    def _take(self, message: FromServer) -> None:
        if isinstance(message, UpdateMessage | DoneMessage) and isinstance(message.key, str):
            self._note(message.key, message.version)
        super()._take(message)

    def _note(self, key: str, version: int | None) -> None:
        assert self.acknowledged.setdefault(key, version) == version, "one submission, two outcomes"
        self.on_acknowledged(key)


class Game:
    """A table from its making to its end, with everybody who sits there or watches."""

    def __init__(self, id: str, players: list[Player], watcher: Player) -> None:
        self.id = id
        self.players = players
        self.watcher = watcher

    async def play(self) -> None:
        """Play until the end."""
        async with contextlib.AsyncExitStack() as stack:
            for player in (*self.players, self.watcher):
                await stack.enter_async_context(player)
            await asyncio.gather(*(player.play_on() for player in self.players))
            await self.see_the_end()

    async def see_the_end(self) -> None:
        """All hold what the server holds, remarks included."""
        async with asyncio.timeout(LONG):
            await asyncio.gather(*(self._see_the_end(player) for player in (*self.players, self.watcher)))

    async def _see_the_end(self, player: Player) -> None:
        while not player.over or player.table.status != "over":
            await player.news()
        whole = await insistently(lambda: player.client.look(self.id))
        assert whole.sight == player.sight
        assert whole.table == player.table
        while True:  # somebody may have spoken since
            chat = await insistently(lambda: player.client.chat(self.id))
            if chat.remarks == player.remarks:
                return
            await asyncio.sleep(0.02)

    async def record(self) -> dict[str, Any]:
        """The record of the finished game."""
        return await insistently(lambda: self.watcher.client.record(self.id))


class Circle:
    """Some people, and bots, who play one game after another."""

    def __init__(self, url: str, name: str, people: int, bots: list[str]) -> None:
        self.url = url
        self.games: list[Game] = []
        self.on_acknowledged: Callable[[str], None] = lambda _: None
        self._name = name
        self._bots = bots
        self._clients = [Client(url, timeout=LONG) for _ in range(people)]
        self._stranger = Client(url, timeout=LONG)

    async def __aenter__(self) -> Self:
        for number, client in enumerate(self._clients):
            await insistently(lambda client=client, number=number: client.guest(f"{self._name} {number}"))  # type: ignore[misc]
        return self

    async def __aexit__(self, *_: object) -> None:
        for client in (*self._clients, self._stranger):
            await client.close()

    async def new_game(self, *, pause: bool = False) -> Game:
        """A table where the game has started."""
        first, *others = self._clients
        seats = ["me", *["open"] * len(others), *({"bot": bot} for bot in self._bots)]
        table = await insistently(lambda: first.create("shitenno", seats, public=True, pause=pause))
        for client in others:
            await insistently(lambda client=client: client.join(table.id))  # type: ignore[misc]
        await insistently(lambda: started(first, table.id))
        seed = f"{self._name} {len(self.games)}"
        players = [
            Player(client, table.id, f"{seed} {n}", self._acknowledged) for n, client in enumerate(self._clients)
        ]
        self.games.append(Game(table.id, players, Player(self._stranger, table.id, f"{seed} stranger")))
        return self.games[-1]

    def _acknowledged(self, key: str) -> None:
        self.on_acknowledged(key)

    async def play(self, enough: Callable[[], bool]) -> None:
        """Play at least one game, and another as long as it is not enough."""
        while True:
            game = await self.new_game()
            await game.play()
            if enough():
                return


async def started(client: Client, table: str) -> None:
    """Start a game, which an attempt that was not answered may have done."""
    try:
        await client.start(table)
    except RefusedError as refused:
        if refused.message != "already-started":
            raise


async def insistently(call: Callable[[], Awaitable[T]]) -> T:
    """What a call over HTTP returns, once the server can answer it."""
    async with asyncio.timeout(LONG):
        while True:
            try:
                return await call()
            except httpx.TransportError:
                await asyncio.sleep(0.05)
            except RefusedError as refused:
                if not refused.again:
                    raise
                await asyncio.sleep(0.05)
