"""Pools of workers: those that think, and those that misbehave."""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tenka.server.workers.pool import Workers
from tests.server.workers.asking import LONG, processes

HERE = Path(__file__).parent


@pytest.fixture(autouse=True)
def misbehaviour_can_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    before = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(HERE), *([before] if before else [])]))


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    pool = Workers(2, LONG)
    await pool.start()
    yield pool
    await pool.stop()
    assert processes() == []


@pytest.fixture
async def misbehaving() -> AsyncIterator[Workers]:
    """One worker, so that its successor has to do everything that comes after."""
    pool = Workers(1, LONG, "misbehaving")
    await pool.start()
    yield pool
    await pool.stop()
    assert processes() == []
