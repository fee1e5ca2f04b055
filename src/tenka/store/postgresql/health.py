"""Whether all is well with a PostgreSQL server: known by what becomes of each write."""

from tenka.store.complaints import LOG, Complaints
from tenka.store.failures import StoreFailure

PASSING = {"database-busy"}  # what says nothing about the next write


class WriteMonitor:
    """Remembers why the last write failed, until one arrives."""

    def __init__(self, server: str) -> None:
        self._server = server
        self._complaints = Complaints()
        self.trouble: StoreFailure | None = None

    def failed(self, failure: StoreFailure) -> None:
        """A write failed; told once, and again after a while."""
        if failure.message not in PASSING:
            self.trouble = failure
        self.complain(failure)

    def succeeded(self) -> None:
        """A write arrived."""
        if self.trouble is not None:
            self.trouble = None
            LOG.info("store-well", extra={"database": self._server})

    def complain(self, failure: StoreFailure) -> None:
        """Write a failure to the log, unless that was done just now."""
        self._complaints.complain(failure)
