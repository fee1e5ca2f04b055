"""Both kinds of databases, for tests that hold for each."""

import os
from pathlib import Path

import pytest

from tenka.store.address import Address, ServerAddress
from tests.postgresql import cluster
from tests.store.prepared import prepared

SQLITE, POSTGRESQL = "sqlite", "postgresql"
USUAL = os.environ.get("TENKA_TEST_DATABASE", SQLITE)  # where a test does not say


_on_server: dict[Path, ServerAddress] = {}


def place(path: Path, kind: str = USUAL) -> Address:
    """A database that stands for this file: what is there, or a new one that holds nothing."""
    if kind == SQLITE:
        return prepared(path)
    return _on_server.setdefault(path, cluster.named_after(path))


def where(path: Path) -> Address:
    """The file itself, or the database that stands for it in this process's tests."""
    return _on_server.get(path, path)


def both() -> list[object]:
    """The kinds as parameters of a fixture; one that cannot be had here is skipped, and says why."""
    why = cluster.missing()
    left_out = pytest.mark.skipif(why is not None, reason=why or "")
    return [SQLITE, pytest.param(POSTGRESQL, marks=left_out)]
