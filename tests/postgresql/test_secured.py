"""A server that asks for a password and speaks TLS alone."""

import contextlib
import logging
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tenka.store.address import ServerAddress
from tenka.store.failures import StoreFailure
from tenka.store.opening import open_database
from tests.faults.process import failed_start
from tests.postgresql import cluster
from tests.postgresql.cluster import QUICK, USER, Cluster
from tests.server.notices.https import HOST, certificate

pytestmark = pytest.mark.skipif(cluster.missing() is not None, reason=cluster.missing() or "")

SECRET, WRONG = "wakizashi/@:%", "nodachi"
QUOTED = "wakizashi%2F%40%3A%25"


@pytest.fixture(scope="module")
def secured() -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="tenka-"))
    folder.chmod(0o755)
    found = Cluster(folder / "cluster", {**QUICK, "ssl": "on"})
    found.write("server.crt", certificate().pem)
    found.write("server.key", certificate().key)
    found.start()
    with psycopg.connect(found.address("postgres").url, autocommit=True) as connection:
        connection.execute(f"ALTER USER {USER} PASSWORD '{SECRET}'")
        found.write("pg_hba.conf", "hostssl all all 127.0.0.1/32 scram-sha-256\n")
        connection.execute("SELECT pg_reload_conf()")
    yield found
    found.stop("immediate")
    shutil.rmtree(folder)


@pytest.fixture
def authority(tmp_path: Path) -> Path:
    path = tmp_path / "ca.pem"
    path.write_text(certificate().pem)
    return path


def url(found: Cluster, password: str, **more: object) -> str:
    chosen = {"hostaddr": "127.0.0.1", **more}
    query = "&".join(f"{name}={value}" for name, value in chosen.items())
    return f"postgresql://{USER}:{password}@{HOST}:{found.port}/postgres?{query}"


async def test_its_name_and_certificate_are_checked(
    secured: Cluster, authority: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    given = url(secured, QUOTED, sslmode="verify-full", sslrootcert=authority)
    with contextlib.closing(open_database(ServerAddress(given))) as database:
        encrypted = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()"
        assert await database.read(lambda connection: connection.exec_driver_sql(encrypted).scalar()) is True
    assert SECRET not in caplog.text
    assert QUOTED not in caplog.text


def test_anothers_certificate_is_refused(secured: Cluster, authority: Path) -> None:
    given = url(secured, QUOTED, sslmode="verify-full", sslrootcert=authority)
    with pytest.raises(StoreFailure, match="database-unreachable") as caught:
        open_database(ServerAddress(given.replace(HOST, "other.example")))
    assert "certificate" in str(caught.value)


async def test_a_wrong_password_is_told_in_one_line_without_it(secured: Cluster) -> None:
    told = await failed_start(url(secured, WRONG, sslmode="require"))
    assert "password authentication failed" in told
    assert WRONG not in told


def test_without_tls_it_is_refused(secured: Cluster) -> None:
    with pytest.raises(StoreFailure, match="database-refused"):
        open_database(ServerAddress(url(secured, QUOTED, sslmode="disable")))
