"""A server that goes away and comes back, and other processes at the same database."""

import asyncio
import contextlib
import shutil
import socket
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import psycopg
import pytest
from psycopg.pq import TransactionStatus
from sqlalchemy import Connection, func, insert, select, text

from tenka.kernel.errors import BadInput
from tenka.store.address import ServerAddress
from tenka.store.database import READERS, Database
from tenka.store.failures import OvertakenError, StoreFailure
from tenka.store.opening import open_database
from tenka.store.postgresql import connections, writer
from tenka.store.postgresql.served import ServedDatabase
from tenka.store.queries.tables import log, tables
from tenka.store.queries.tables.log import Append, LogEntry
from tenka.store.schema import setting
from tests.postgresql import cluster
from tests.postgresql.cluster import Cluster
from tests.store.test_writing import add_person, add_table, people

pytestmark = pytest.mark.skipif(cluster.missing() is not None, reason=cluster.missing() or "")


@pytest.fixture
def address(tmp_path: Path) -> Iterator[ServerAddress]:
    found = cluster.named_after(tmp_path)
    yield found
    cluster.drop(found)


@pytest.fixture
def database(address: ServerAddress) -> Iterator[Database]:
    with contextlib.closing(open_database(address)) as found:
        yield found


@pytest.fixture
def other(address: ServerAddress) -> Iterator[Database]:
    """Another process at the same database."""
    with contextlib.closing(open_database(address)) as found:
        yield found


async def test_both_see_what_either_wrote(database: Database, other: Database) -> None:
    assert (database.epoch, database.secret) == (other.epoch, other.secret)
    await database.write(add_person, "Anna")
    assert await other.read(people) == ["Anna"]


async def test_who_comes_second_is_told_and_has_written_nothing(database: Database, other: Database) -> None:
    await database.write(add_table, "a")
    await database.append(Append("a", 0, [LogEntry(0, "[1]", "one")]))
    with pytest.raises(OvertakenError) as caught:
        await other.append(Append("a", 0, [LogEntry(1, "[2]", "two"), LogEntry(1, "[3]", None)]))
    assert caught.value.params == {"table": "a"}
    assert [each.move for each in await other.read(log.entries, "a")] == ["[1]"]


async def test_of_many_at_once_one_is_first(database: Database, other: Database) -> None:
    for table in "abcdef":
        await database.write(add_table, table)
    appends = [Append(table, 0, [LogEntry(0, "[]", None)]) for table in "abcdef"]
    one = [database.append(each) for each in appends]
    two = [other.append(each) for each in reversed(appends)]
    found = await asyncio.gather(*one, *two, return_exceptions=True)
    assert sum(isinstance(each, OvertakenError) for each in found) == 6
    assert sum(each is None for each in found) == 6


async def test_changes_at_once_are_as_good_as_one_after_the_other(database: Database, other: Database) -> None:
    def counted(connection: Connection) -> None:
        number = connection.execute(select(func.count()).select_from(setting)).scalar_one()
        connection.execute(insert(setting).values(name=f"number {number}", value=""))

    await asyncio.gather(*(each.write(counted) for each in (database, other) * 10))


async def test_one_moment_for_all_that_a_query_asks(database: Database, other: Database) -> None:
    loop = asyncio.get_running_loop()

    def twice(connection: Connection) -> tuple[list[str], list[str]]:
        before = people(connection)
        asyncio.run_coroutine_threadsafe(other.write(add_person, "Anna"), loop).result(10)
        return before, people(connection)

    assert await database.read(twice) == ([], [])
    assert await database.read(people) == ["Anna"]


async def test_one_statement_is_a_moment_by_itself(database: Database) -> None:
    """No transaction is begun for it, nor ended: that would be two more round trips."""

    def asked(connection: Connection) -> tuple[int, TransactionStatus]:
        driver = connection.connection.driver_connection
        assert isinstance(driver, psycopg.Connection)
        return connection.execute(text("SELECT 1")).scalar_one(), driver.info.transaction_status

    for _ in range(READERS):
        assert await database.look_up(asked) == (1, TransactionStatus.IDLE)
        assert await database.read(asked) == (1, TransactionStatus.INTRANS)


async def test_what_no_column_takes_is_refused_and_no_failure(database: Database) -> None:
    with pytest.raises(BadInput):
        await database.read(tables.find, "\x00")
    with pytest.raises(BadInput):
        await database.write(add_person, "A" * 1000)
    assert database.trouble is None


# Its end and its return


@pytest.fixture(scope="module")
def own_cluster() -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="tenka-"))  # pytest's folders are closed to everybody else
    folder.chmod(0o755)
    found = Cluster(folder / "cluster", cluster.QUICK)
    found.start()
    yield found
    found.stop("immediate")
    shutil.rmtree(folder)


def in_trouble(database: Database) -> bool:
    return database.trouble is not None


async def within(seconds: float, database: Database, name: str) -> None:
    """Write as soon as it can be done again."""
    async with asyncio.timeout(seconds):
        while True:
            try:
                await database.write(add_person, name)
            except StoreFailure:
                await asyncio.sleep(0.05)
            else:
                return


@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_a_server_that_is_started_again_is_used_again(own_cluster: Cluster, mode: str) -> None:
    with contextlib.closing(open_database(own_cluster.address("postgres"))) as database:
        await database.write(add_person, f"before {mode}")
        await asyncio.to_thread(own_cluster.stop, mode)
        try:
            for asked in (database.write(add_person, "lost"), database.read(people)):
                with pytest.raises(StoreFailure, match="database-"):
                    await asked
            assert in_trouble(database)
        finally:
            await asyncio.to_thread(own_cluster.start)
        await within(30, database, f"after {mode}")
        assert not in_trouble(database)
        assert {f"before {mode}", f"after {mode}"} <= set(await database.read(people))


async def test_it_is_noticed_by_itself_that_all_is_well_again(
    own_cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "LOOK_EVERY", 0.05)
    monkeypatch.setattr(writer, "TRY_EVERY", 0.05)
    with contextlib.closing(open_database(own_cluster.address("postgres"))) as database:
        await asyncio.to_thread(own_cluster.stop)
        try:
            with pytest.raises(StoreFailure):
                await database.write(add_person, "lost")
        finally:
            await asyncio.to_thread(own_cluster.start)
        async with asyncio.timeout(30):
            while database.trouble is not None:
                await asyncio.sleep(0.05)


async def test_connections_that_were_cut_are_replaced_unnoticed(database: Database, other: Database) -> None:
    await asyncio.gather(*(database.read(people) for _ in range(8)))
    await database.write(add_person, "Anna")
    cut = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> :me"
    )
    await other.read(lambda c: c.execute(cut, {"me": c.execute(text("SELECT pg_backend_pid()")).scalar()}).all())
    await asyncio.sleep(0.2)
    await database.write(add_person, "Berta")
    for _ in range(8):
        assert await database.read(people) == ["Anna", "Berta"]


@contextlib.asynccontextmanager
async def silent_network(port: int, last: bytes = b"\0none") -> AsyncIterator[tuple[int, asyncio.Event]]:
    """A way to the server on which nothing arrives any more once the event is set, or from certain words on."""
    silent = asyncio.Event()
    ways: list[asyncio.StreamWriter] = []

    async def pass_on(reader: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while got := await reader.read(65536):
                if last in got:
                    silent.set()
                if not silent.is_set():
                    to.write(got)
        to.close()

    async def accepted(reader: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        ways.extend((to, back))
        await asyncio.gather(pass_on(reader, back), pass_on(there, to))

    listening = await asyncio.start_server(accepted, "127.0.0.1", 0, family=socket.AF_INET)
    async with listening:
        yield listening.sockets[0].getsockname()[1], silent
    for each in ways:
        each.close()
        with contextlib.suppress(ConnectionError):
            await each.wait_closed()


async def test_a_network_that_swallows_everything_is_given_up(
    address: ServerAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "LONGEST", 0.5)
    async with silent_network(cluster.shared()) as (port, silent):
        away = cluster.address(port, address.url.rpartition("/")[2])
        database = await asyncio.to_thread(open_database, away)
        try:
            await database.write(add_person, "Anna")
            silent.set()
            async with asyncio.timeout(30):
                with pytest.raises(StoreFailure, match="database-unreachable"):
                    await database.write(add_person, "lost")
            silent.clear()
            await within(30, database, "Berta")
        finally:
            await asyncio.to_thread(database.close)


async def test_who_is_told_to_stop_waits_for_no_silent_server(
    address: ServerAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much is still to be written, and how long it has waited."""
    monkeypatch.setattr(connections, "HURRIED", 0.5)
    async with silent_network(cluster.shared()) as (port, silent):
        away = cluster.address(port, address.url.rpartition("/")[2])
        database = await asyncio.to_thread(open_database, away)
        silent.set()
        waiting = [asyncio.create_task(database.write(add_person, f"P{number}")) for number in range(10)]
        await asyncio.sleep(0)
        database.hurry()
        async with asyncio.timeout(30):
            found = await asyncio.gather(*waiting, return_exceptions=True)
            with pytest.raises(StoreFailure, match="database-unreachable"):
                await database.read(people)
            await asyncio.to_thread(database.close)
    assert {getattr(each, "message", each) for each in found} == {"database-unreachable"}


async def test_a_thinker_that_is_told_to_stop_waits_for_no_silent_server(
    address: ServerAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HURRIED", 0.5)
    async with silent_network(cluster.shared()) as (port, silent):
        away = ServedDatabase(cluster.address(port, address.url.rpartition("/")[2]))
        await away.change(people)
        silent.set()
        waiting = [asyncio.create_task(away.change(people)) for _ in range(12)]
        await asyncio.sleep(0)
        away.hurry()
        async with asyncio.timeout(30):
            found = await asyncio.gather(*waiting, return_exceptions=True)
            await asyncio.to_thread(away.close)
    assert {getattr(each, "message", each) for each in found} == {"database-unreachable"}


@pytest.mark.parametrize("last", [b"set_config", b"advisory_lock_shared"])
async def test_a_network_that_falls_silent_as_soon_as_there_is_a_connection_is_given_up(
    address: ServerAddress, last: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "CONNECT_PATIENCE", 0.2)
    monkeypatch.setattr(connections, "LONGEST", 0.2)
    async with silent_network(cluster.shared(), last) as (port, _):
        away = cluster.address(port, address.url.rpartition("/")[2])
        async with asyncio.timeout(10):
            with pytest.raises(StoreFailure, match="database-unreachable"):
                await asyncio.to_thread(open_database, away)


async def test_who_takes_no_writes_is_asked_no_longer_than_that(database: Database, other: Database) -> None:
    """As after a change of servers: what leads to the one that only follows now must not be kept."""
    name = (await database.read(lambda c: c.exec_driver_sql("SELECT current_database()").scalar_one())).strip()
    await database.write(add_person, "Anna")
    with cluster.administering(cluster.shared()) as connection:
        connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
        await asyncio.sleep(0.1)
        with pytest.raises(StoreFailure, match="database-read-only"):
            await database.write(add_person, "lost")
        connection.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    await database.write(add_person, "Berta")
    assert await database.read(people) == ["Anna", "Berta"]


def test_of_several_servers_the_one_that_takes_writes_is_used() -> None:
    def asked(url: str) -> object:
        return connections.parameters(ServerAddress(url)).get("target_session_attrs")

    assert asked("postgresql://one/tenka") is None
    assert asked("postgresql://one:1,two:2/tenka") == "primary"
    assert asked("postgresql://one,two/tenka?target_session_attrs=read-write") == "read-write"
