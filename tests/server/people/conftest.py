"""The house that the tests share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.people.place import Server


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    opened = Server(tmp_path)
    yield opened
    await opened.close()
