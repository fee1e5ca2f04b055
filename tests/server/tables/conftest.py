"""The server that the tests of a file share."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.postgresql.kinds import both
from tests.server.running import Running, running


@pytest_asyncio.fixture(loop_scope="module", scope="module", params=both())
async def server(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> AsyncIterator[Running]:
    """One server for all, on each kind of database: each test has its own people and tables."""
    async with running(tmp_path_factory.mktemp("server"), kind=request.param) as found:
        yield found
