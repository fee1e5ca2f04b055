"""Earlier states of games: those just past are at hand, others are found by playing the game again.

A game that somebody looks back at is kept for a while, for the next look is mostly at the same one.
"""

import asyncio
import time
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Sequence

from tenka.kernel.state import State
from tenka.server.guard.refused import not_found
from tenka.server.tables.loading import played_again
from tenka.server.tables.snapshot import Snapshot
from tenka.server.tables.table import Table
from tenka.server.workers.fair_queue import FairQueue
from tenka.server.workers.turns import Asker
from tenka.store.database import Database

MOST_KEPT = 4096  # snapshots of all games, of about 5 kB
UNUSED = 120.0  # seconds after which a game is not kept any more


class Replay:
    """A game that was played again: all its snapshots, from the beginning to when it was."""

    def __init__(self, snapshots: Sequence[Snapshot]) -> None:
        self.snapshots = snapshots
        self.used = time.monotonic()

    def first(self, place: int, version: int) -> Snapshot | None:
        """The snapshot of when an observer, by the place of its counts, came to a version; None if it had not yet."""
        self.used = time.monotonic()
        found = bisect_left(self.snapshots, version, key=lambda snapshot: snapshot.versions[place])
        return self.snapshots[found] if found < len(self.snapshots) else None


class Replays:
    """One game is played again at a time, for everybody in turn."""

    def __init__(self, database: Database) -> None:
        self.queue = FairQueue()
        self._database = database
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    async def state_at(self, table: Table, observer: int | None, version: int, asker: Asker) -> State:
        """The state when a seat, or the spectators, had come to a version; not found where they have not."""
        game_session = table.playing()
        if not 1 <= version <= game_session.version(observer):
            raise not_found()
        snapshot = game_session.snapshot(observer, version) or self._known(
            table.row.id, game_session.place(observer), version
        )
        if snapshot is None:
            async with self.queue.turn(asker):
                snapshot = await self._found(table.row.id, game_session.place(observer), version)
        return snapshot.state

    async def _found(self, table: str, place: int, version: int) -> Snapshot:
        known = self._known(table, place, version)  # somebody else may have looked meanwhile
        if known is not None:
            return known
        replay = Replay(await played_again(self._database, table))
        self._keep(table, replay)
        found = replay.first(place, version)
        if found is None:
            raise not_found()
        return found

    def _known(self, table: str, place: int, version: int) -> Snapshot | None:
        replay = self._kept.get(table)
        return None if replay is None else replay.first(place, version)

    def _keep(self, table: str, replay: Replay) -> None:
        self._kept[table] = replay
        self._kept.move_to_end(table)
        while self._kept and sum(len(each.snapshots) for each in self._kept.values()) > MOST_KEPT:
            self._kept.popitem(last=False)
        asyncio.get_running_loop().call_later(UNUSED, self._let_go)

    def _let_go(self) -> None:
        """Forget what nobody has used lately; whatever is left is looked after again."""
        oldest = time.monotonic() - UNUSED
        for table in [table for table, replay in self._kept.items() if replay.used <= oldest]:
            del self._kept[table]
        if self._kept:
            asyncio.get_running_loop().call_later(UNUSED, self._let_go)
