"""Several processes on one PostgreSQL: any of them dies at any moment, the database stops, is full or is replaced by
its replica, the network is cut, slow or silent.

People play on by themselves through whichever process answers. Every acknowledged move is there once and in order, none
was invented, what everybody sees is what replaying the log shows, clocks are right, and what must be done once is.
"""

import asyncio
import contextlib
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, create_engine, select

from tenka.client import Client
from tenka.server.tables.game_session import GameSession, submissions
from tenka.server.tables.loading import load
from tenka.server.tables.submission import Step
from tenka.store.address import ServerAddress
from tenka.store.queries import jobs, processes
from tenka.store.queries.tables import log
from tenka.store.queries.tables.clocks import SECOND, Clock
from tenka.store.schema import job, seat, server_time
from tenka.toolkit.orders import PASS
from tests.faults import filesystem
from tests.faults.crossing import Crossing
from tests.faults.players import Player, insistently, started
from tests.faults.ports import quiet_port
from tests.faults.process import LONG, SERVE, ServerProcess
from tests.postgresql import cluster
from tests.postgresql.cluster import Cluster

pytestmark = [
    pytest.mark.asyncio,
    pytest.mark.timeout(600),
    pytest.mark.skipif(cluster.missing() is not None, reason=str(cluster.missing())),
]

GAMES = ("shitenno", "shogun", "tenjo")
PEOPLE = 2
FEW = 10  # acknowledged submissions at a table
CALM = 4.0  # seconds after the last fault in which everybody plays on
BANK = 3600  # seconds that everybody has for the game
DISK = "400m"  # of the database and its replica, where a small file system can be had
SETTINGS = {
    "max_connections": "100",
    "max_wal_size": "64MB",
    "min_wal_size": "32MB",
    "wal_retrieve_retry_interval": "200",
}


CLOCK = {"type": "live", "bank": BANK, "increment": 0}


@dataclass
class Kept:
    """What is on disk of a table."""

    session: GameSession
    found: list[tuple[int, list[Step], str, str | None]]


@contextlib.contextmanager
def reading(address: ServerAddress) -> Iterator[Connection]:
    """A look at the database."""
    engine = create_engine(f"postgresql+psycopg://{address.url.partition('://')[2]}")
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def kept(address: ServerAddress, table: str) -> Kept:
    """Play it all again; what is not legal is refused."""
    with reading(address) as connection:
        _, session, _ = load(connection, table)
        found = list(submissions(log.entries(connection, table)))
    assert session is not None
    return Kept(session, found)


class Party:
    """Some people and a bot at one table, who play until they are told to stop."""

    def __init__(self, place: "Site", game: str, number: int) -> None:
        self.game = game
        self.place = place
        self.clients = [Client(place.front_url, timeout=LONG) for _ in range(PEOPLE)]
        self.name = f"{game} {number}"
        self.players: list[Player] = []
        self.stopped = False

    async def sit_down(self) -> None:
        """Make a table and begin the game."""
        game, (first, *others) = self.game, self.clients
        for number, client in enumerate(self.clients):
            await insistently(lambda c=client, n=number: c.guest(f"{self.name} {n}"))  # type: ignore[misc]
        seats = ["me", *["open"] * len(others), {"bot": "random"}]
        table = await insistently(
            lambda: first.create(
                game, seats, public=True, pause=False, key=f"{game}-table", clock=CLOCK, steward="random"
            )
        )
        for client in others:
            await insistently(lambda c=client: c.join(table.id))  # type: ignore[misc]
        await insistently(lambda: started(first, table.id))
        self.id = table.id
        self.players = [Player(each, table.id, f"{self.name} {n}") for n, each in enumerate(self.clients)]

    async def play(self) -> None:
        """Play on, through whatever happens."""
        async with contextlib.AsyncExitStack() as stack:
            for player in self.players:
                await stack.enter_async_context(player)
            await asyncio.gather(*map(self._play, self.players))
            while not self.stopped:  # the database may be away as long as anything happens to it
                await asyncio.sleep(0.2)
            await self._agree()

    async def _play(self, player: Player) -> None:
        while not (self.stopped or player.over):
            if player.legal:
                await player.step()
            else:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(player.news(), 0.2)

    async def _agree(self) -> None:
        """Wait until everybody sees what is on disk, and what the processes tell whoever asks anew; bots play on."""
        ends = time.monotonic() + LONG
        while True:
            told = [(await insistently(lambda p=each: p.client.look(self.id))).sight for each in self.players]  # type: ignore[misc]
            self.kept = await asyncio.to_thread(kept, self.place.address, self.id)
            seen = [each.sight for each in self.players]
            versions = [self.kept.session.version(each.seat) for each in self.players]
            if (told == seen and versions == [each and each.version for each in seen]) or time.monotonic() > ends:
                return
            await asyncio.sleep(0.2)

    async def close(self) -> None:
        """Go home."""
        for client in self.clients:
            await client.close()


@dataclass
class Site:
    """Processes, each with its own way to the database, behind one address."""

    folder: Path
    cluster: Cluster
    replica: Cluster
    processes: list[ServerProcess]
    ways: list[Crossing]
    front: Crossing
    has_small_disk: bool
    began: float

    @property
    def address(self) -> ServerAddress:
        """Where the database is now."""
        return self.cluster.address("tenka")

    @property
    def front_url(self) -> str:
        """Where people find it."""
        return f"http://127.0.0.1:{self.front.port}"

    async def kill(self, rng: Random) -> None:
        """A process dies at once; another takes its place."""
        victim = rng.choice(self.processes)
        await victim.kill()
        await victim.start()

    async def restart_database(self, _: Random) -> None:
        """The database fails as if its power had, and comes back."""
        await asyncio.to_thread(self.cluster.stop, "immediate")
        await asyncio.to_thread(self.cluster.start)

    async def fail_over(self, _: Random) -> None:
        """The database is lost for good; its replica takes its place, and gets one of its own."""
        await asyncio.to_thread(self._failed_over)

    def _failed_over(self) -> None:
        lost, self.cluster = self.cluster, self.replica
        lost.stop("immediate")
        self.cluster.promote()
        self.cluster.wait_for_replicas("")
        for way in self.ways:
            way.ports[:] = [self.cluster.port]
        shutil.rmtree(lost.folder)
        self.replica = followed(self.cluster, self.folder)

    async def fill(self, rng: Random) -> None:
        """Not a byte is left on the database's disk for a while; it may give up, and is started again."""
        with filesystem.full(self.folder):
            await asyncio.sleep(rng.uniform(1, 3))
        for each in (self.cluster, self.replica):
            if not await asyncio.to_thread(each.runs):
                await asyncio.to_thread(each.start)

    async def cut(self, rng: Random) -> None:
        """A process loses all its connections to the database."""
        rng.choice(self.ways).cut(reset=rng.random() < 0.5)

    async def slow(self, rng: Random) -> None:
        """Between a process and the database everything takes longer for a while."""
        way = rng.choice(self.ways)
        way.delay = rng.uniform(0.02, 0.2)
        await asyncio.sleep(rng.uniform(0.5, 2))
        way.delay = 0.0

    async def silence(self, rng: Random) -> None:
        """A process' connections to the database are half open: nothing comes through for a while."""
        way = rng.choice(self.ways)
        way.silent = True
        await asyncio.sleep(rng.uniform(0.5, 4))
        way.silent = False

    async def lose_sockets(self, _: Random) -> None:
        """All people lose their connections, and come back to any process."""
        self.front.cut()


Fault = Callable[[Site, Random], object]
FAULTS = (
    *(Site.kill, Site.cut, Site.fail_over, Site.lose_sockets, Site.slow),
    *(Site.fill, Site.silence, Site.restart_database),
)


def followed(leader: Cluster, folder: Path) -> Cluster:
    """A replica that has all that is acknowledged from now on."""
    found = Cluster(Path(tempfile.mkdtemp(dir=folder)), SETTINGS, leader)
    found.start()
    leader.wait_for_replicas("*")
    return found


def end(found: list[Cluster]) -> None:
    """Leave no server behind."""
    for each in found:
        if each.runs():
            each.stop("immediate")


@contextlib.contextmanager
def disk() -> Iterator[tuple[Path, bool]]:
    """Where databases are, which their own user must be able to reach, and whether it is small."""
    with (
        tempfile.TemporaryDirectory(prefix="tenka-", ignore_cleanup_errors=True) as place,
        contextlib.ExitStack() as kept,
    ):
        folder = Path(place, "disk")
        small = filesystem.can_be_had(folder)
        if small:
            kept.enter_context(filesystem.small(folder, DISK))
        for each in (folder, folder.parent):
            each.chmod(0o755)
        yield folder, small


@contextlib.asynccontextmanager
async def site(folder: Path, number: int) -> AsyncIterator[Site]:
    """So many processes on a database of their own."""
    async with contextlib.AsyncExitStack() as stack:
        began = time.monotonic()
        databases, small = stack.enter_context(disk())
        postgresql = Cluster(Path(tempfile.mkdtemp(dir=databases)), SETTINGS)
        postgresql.start()
        made = [postgresql]
        stack.callback(end, made)
        with cluster.administering(postgresql.port) as connection:
            connection.execute("CREATE DATABASE tenka")
        replica = followed(postgresql, databases)
        made.append(replica)
        front_port = quiet_port()
        ways, processes = [], []
        for place in range(number):
            way = await stack.enter_async_context(Crossing(quiet_port(), [postgresql.port]))
            address = cluster.address(way.port, "tenka")
            flags = ["--database", address.url, "--public-url", f"http://127.0.0.1:{front_port}"]
            logs = folder / f"process{place}"
            logs.mkdir()
            process = ServerProcess(logs / "none.db", logs, SERVE, *flags)
            stack.callback(process.clear)
            ways.append(way)
            processes.append(process)
        await processes[0].start()
        await asyncio.gather(*(each.start() for each in processes[1:]))
        front = await stack.enter_async_context(Crossing(front_port, [each.port for each in processes]))
        found = Site(databases, postgresql, replica, processes, ways, front, small, began)
        try:
            yield found
        finally:
            made[:] = [found.cluster, found.replica]


async def play_through(place: Site, parties: list[Party], faults: Sequence[Fault], rng: Random) -> None:
    """Everybody plays while one fault follows the other, and a while longer; then what is on disk is looked at."""
    async with contextlib.AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        for party in parties:
            stack.push_async_callback(party.close)
            await party.sit_down()
        for party in parties:
            group.create_task(party.play())
        for fault in faults:
            if fault is Site.fill and not place.has_small_disk:
                continue
            await asyncio.sleep(rng.uniform(0.5, 2))
            await fault(place, rng)  # type: ignore[misc]
        await asyncio.sleep(CALM)
        for party in parties:
            party.stopped = True
    for party in parties:
        check(party)
    with reading(place.address) as connection:
        check_jobs(connection)
        check_clocks(connection, int((time.monotonic() - place.began) * SECOND), PEOPLE * len(parties))
    for each in place.processes:
        each.assert_no_traceback()


def check_jobs(connection: Connection) -> None:
    """Everything that is done by one process is done by one that lives."""
    now = jobs.moment(connection)
    alive = {each.id for each in processes.alive(connection, now)}
    held = connection.execute(select(job.c.kind, job.c.key, job.c.holder).where(job.c.until >= now)).all()
    assert {each.key for each in held if each.kind == "part"} >= {"clocks", "outbox"}  # upkeep is done once a minute
    assert {each.holder for each in held} <= alive


def check_clocks(connection: Connection, passed: int, number: int) -> None:
    """Time went on, no faster than it passes; nobody was given any, and nobody lost more than has gone by."""
    now: int = connection.execute(select(server_time.c.elapsed)).scalar_one()
    assert CALM * SECOND < now <= passed
    people = select(*(seat.c[name] for name in Clock._fields)).where(seat.c.person_id.is_not(None))
    found = [Clock(*row) for row in connection.execute(people)]
    assert len(found) == number
    for clock in found:
        left = clock.left(now) if clock.bank is None else clock.bank
        assert BANK * SECOND - now <= left <= BANK * SECOND


def check(party: Party) -> None:
    """Every acknowledged submission is there once and in order, none that nobody sent; the log follows the rules."""
    assert sum(len(player.acknowledged) for player in party.players) > FEW, "hardly anything was played"
    for player in party.players:
        mine = [(key, steps) for seat, steps, key, _ in party.kept.found if seat == player.seat]
        _check(party.kept.session, player, mine)


def _check(session: GameSession, player: Player, mine: list[tuple[str, list[Step]]]) -> None:
    keys = [key for key, _ in mine]
    assert len(keys) == len(set(keys)), "a submission is there twice"
    assert set(player.acknowledged) <= set(keys), "not all"
    # Of what the server passed for somebody they may hear before it is acknowledged once more what they did before.
    own = [key for key in player.acknowledged if key in player.sent]
    assert [key for key in keys if key in player.acknowledged and key in player.sent] == own, "not in order"
    for key, steps in mine:
        if key not in player.sent:  # where nothing else can be done in a window, the server passes for a person
            assert steps == [list(PASS)], "nobody sent this"
            continue
        assert player.sent[key] == steps, "nobody sent this"
        assert key not in player.refused or player.refused[key].again, "refused, and there all the same"
    assert player.sight is not None
    assert session.version(player.seat) == player.sight.version
    assert session.sight(player.seat).view["events"] == player.sight.view["events"]


async def test_nothing_is_lost_whatever_dies(tmp_path: Path) -> None:
    async with site(tmp_path, 2) as place:
        parties = [Party(place, game, 0) for game in GAMES]
        await play_through(place, parties, list(FAULTS), Random(1))


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seed", range(3))
async def test_nothing_is_lost_for_long(tmp_path: Path, seed: int) -> None:
    rng = Random(seed)
    faults = rng.choices(FAULTS, k=60)
    async with site(tmp_path, 3) as place:
        parties = [Party(place, GAMES[number % 3], number) for number in range(40)]
        await play_through(place, parties, faults, rng)
    acknowledged = sum(len(player.acknowledged) for party in parties for player in party.players)
    counted = ", ".join(f"{name} {count}" for name, count in Counter(each.__name__ for each in faults).items())
    sys.stdout.write(
        f"{acknowledged} submissions acknowledged at {len(parties)} tables, none lost or doubled: {counted}\n"
    )
