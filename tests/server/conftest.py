"""What holds for all tests of the server."""

from collections.abc import Iterator

import pytest

from tenka.server.broadcast import connections


@pytest.fixture(scope="session", autouse=True)
def presence_at_once() -> Iterator[None]:
    """Who is here is told at once, so that what comes when follows from what was done; `test_crowd` takes its time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connections, "PRESENCE_PAUSE", 0.0)
        yield
