"""Databases of both kinds: what holds for one holds for the other."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine

from tenka.store.address import Address, ServerAddress
from tenka.store.database import Database
from tenka.store.opening import open_database
from tenka.store.postgresql import connections
from tenka.store.sqlite.database import WRITING, _engine
from tests.postgresql import cluster
from tests.postgresql.kinds import POSTGRESQL, SQLITE, both, place


@pytest.fixture(params=both())
def kind(request: pytest.FixtureRequest) -> Any:
    """Each kind of database."""
    return request.param


@pytest.fixture
def address(kind: str, tmp_path: Path) -> Iterator[Address]:
    """A database that holds nothing."""
    found = place(tmp_path / "folder" / "tenka.db", kind)
    yield found
    if isinstance(found, ServerAddress):
        cluster.drop(found)


@pytest.fixture
def database(address: Address) -> Iterator[Database]:
    """A database that holds nothing, opened."""
    with contextlib.closing(open_database(address)) as found:
        yield found


@pytest.fixture
def connection(address: Address) -> Iterator[Connection]:
    """A connection to write by, of which nothing is kept."""
    engine = _writing(address)
    with engine.begin() as found:
        yield found
    engine.dispose()


@pytest.fixture
def engine(kind: str, tmp_path: Path) -> Iterator[Engine]:
    """Connections to a database without a schema."""
    path = tmp_path / "bare.db"
    found = path if kind == SQLITE else cluster.made(f"bare_{tmp_path.name.lower()}", "template0")
    engine = _writing(found)
    yield engine
    engine.dispose()
    if kind == POSTGRESQL:
        assert isinstance(found, ServerAddress)
        cluster.drop(found)


def _writing(address: Address) -> Engine:
    if isinstance(address, ServerAddress):
        return connections.engine(address, 2)
    return _engine(address).execution_options(**{WRITING: True})
