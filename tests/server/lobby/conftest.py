"""The server that the tests of a file share."""

from tests.server.tables.conftest import server

__all__ = ["server"]
