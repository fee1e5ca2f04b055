"""The server that the tests of a file share."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.server.notices.reached import Reached, reached


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Reached]:
    """One server for all: each test has its own people and tables."""
    async with reached(tmp_path_factory.mktemp("server")) as found:
        yield found
