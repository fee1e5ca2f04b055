"""The server that the tests of a file share."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.server.running import Running, running


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """One server for all: each test has its own people and tables."""
    async with running(tmp_path_factory.mktemp("server")) as found:
        yield found
