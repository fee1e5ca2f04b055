"""What a server can answer instead of doing it."""

from tenka.wire.errors import Error


class RefusedError(Exception):
    """The server said no; nothing has changed. `again` says that the same may succeed later."""

    def __init__(self, error: Error, status: int | None = None, *, again: bool = False) -> None:
        super().__init__(error.message, error.params)
        self.error = error
        self.status = status
        self.again = again

    @property
    def message(self) -> str:
        """The id of the reason."""
        return self.error.message


class ConnectionLost(Exception):
    """The server cannot be reached, or has no such table."""
