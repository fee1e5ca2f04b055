"""Opening a database on a server: by many at once, and with one clear line where it cannot be."""

import asyncio
import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import select, text

from tenka.kernel.errors import BadInput, TenkaError
from tenka.store.address import ServerAddress
from tenka.store.failures import StoreFailure
from tenka.store.opening import open_database
from tenka.store.schema import setting
from tests.faults.process import failed_start
from tests.postgresql import cluster

pytestmark = pytest.mark.skipif(cluster.missing() is not None, reason=cluster.missing() or "")

SECRET = "wakizashi"


@pytest.fixture
def bare(tmp_path: Path) -> Iterator[ServerAddress]:
    """A database that nobody has used, sorted as a language has it where the server knows one."""
    found = cluster.made(f"opening_{abs(hash(tmp_path))}", "template0")
    yield found
    cluster.drop(found)


def with_password(found: ServerAddress) -> ServerAddress:
    return ServerAddress(found.url.replace("tenka@", f"tenka:{SECRET}@"))


async def test_many_that_begin_at_once_migrate_once(bare: ServerAddress) -> None:
    program = (
        "import sys; from tenka.store.address import ServerAddress; from tenka.store.opening import open_database;"
        "found = open_database(ServerAddress(sys.argv[1])); print(found.epoch, found.secret); found.close()"
    )
    pipe = asyncio.subprocess.PIPE
    started = [asyncio.create_subprocess_exec(sys.executable, "-c", program, bare.url, stdout=pipe) for _ in range(3)]
    told = [await each.communicate() for each in await asyncio.gather(*started)]
    assert len({out for out, _ in told}) == 1, told
    assert told[0][0]


def test_text_is_sorted_as_python_sorts_it(bare: ServerAddress) -> None:
    with contextlib.closing(open_database(bare)) as found, found.engine.begin() as connection:
        collation = text(
            "SELECT DISTINCT collation_name FROM information_schema.columns WHERE table_schema = 'public'"
            " AND data_type IN ('text', 'character varying') AND table_name <> 'alembic_version'"
        )
        assert connection.execute(collation).scalars().all() == ["C"]
        connection.execute(setting.insert(), [{"name": name, "value": ""} for name in ("a", "B", "_", "é")])
        names = connection.execute(select(setting.c.name).order_by(setting.c.name)).scalars().all()
        assert list(names) == sorted(names)


def test_a_newer_schema_is_refused(bare: ServerAddress) -> None:
    open_database(bare).close()
    with psycopg.connect(bare.url) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreFailure, match="store-newer"):
        open_database(bare)


def test_another_programs_database_is_left_as_it_is(bare: ServerAddress) -> None:
    with psycopg.connect(bare.url) as connection:
        connection.execute("CREATE TABLE diary (day int)")
    with pytest.raises(StoreFailure, match="store-foreign"):
        open_database(bare)
    with psycopg.connect(bare.url) as connection:
        tables = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
    assert tables == [("diary",)]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("/opening_", "/none_", "database-refused"),
        (f"tenka:{SECRET}@", f"nobody:{SECRET}@", "database-refused"),
        ("@127.0.0.1:", "@127.0.0.1:1", "database-unreachable"),
        ("@127.0.0.1", "@nowhere.invalid", "database-unreachable"),
    ],
)
def test_what_cannot_be_reached_is_told_without_the_password(
    bare: ServerAddress, old: str, new: str, message: str
) -> None:
    url = with_password(bare).url
    wrong = ServerAddress(url.replace(old, new) if not new.endswith(":1") else url.rpartition(":")[0] + ":1/x")
    with pytest.raises(TenkaError) as caught:
        open_database(wrong)
    assert caught.value.message == message
    assert SECRET not in str(caught.value)
    assert SECRET not in repr(wrong)


async def test_the_command_says_it_in_one_line(bare: ServerAddress) -> None:
    told = await failed_start(with_password(bare).url.replace("/opening_", "/none_"))
    assert "none_" in told
    assert SECRET not in told


@pytest.mark.parametrize(
    "url",
    [
        f"postgresql://tenka:{SECRET}@host/name?sslmode=verify-full",
        f"postgresql://host/name?user=tenka&password={SECRET}",
        f"postgres://tenka:{SECRET}/@host/name",
        f"postgresql://tenka:{SECRET}@one:1,two:2/name",
        f"postgresql://:{SECRET}@/name#{SECRET}",
    ],
)
def test_an_address_never_shows_its_password(url: str) -> None:
    address = ServerAddress(url)
    assert SECRET not in f"{address} {address!r}"
    assert str(address).startswith("postgres")


@pytest.mark.parametrize("url", ["postgresql://%zz@host/name", "postgresql://host/name?nonsense=1"])
def test_an_address_that_makes_no_sense(url: str) -> None:
    with pytest.raises(BadInput, match="bad-setting"):
        open_database(ServerAddress(url))


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tenka.store.postgresql.database", None)
    with pytest.raises(BadInput, match="postgresql-missing"):
        open_database(ServerAddress("postgresql://host/name"))
