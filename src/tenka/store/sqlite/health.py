"""Whether all is well with the database: its files are in order, and what is written arrives."""

import contextlib
import sqlite3
import time
from threading import RLock

from sqlalchemy.exc import DBAPIError

from tenka.store.complaints import LOG, Complaints, tell
from tenka.store.failures import StoreFailure
from tenka.store.sqlite.connections import ConnectionPool
from tenka.store.sqlite.files import Files
from tenka.store.sqlite.rescue import fold, rescue

FOLD_EVERY = 60.0  # seconds, while there is always something to write
COMES_BACK = 5.0  # seconds, for whoever moved the log to move it back
PASSING = "store-gone"  # what is gone may come back as it was; nothing else can be undone without a restart


class HealthMonitor:
    """Looks after the files: before and after each commit, and every second when there is none.

    As soon as a file is gone, exchanged or cut, nothing more is written, and what was is brought to safety: what is
    in the log goes into the file, wherever that is by now, and a file without a name is copied. All but `check` and
    `readable` is the writing thread's.
    """

    def __init__(self, files: Files, connections: ConnectionPool) -> None:
        self._files = files
        self._connections = connections
        self._lock = RLock()
        self.broken: StoreFailure | None = None
        self._failing: StoreFailure | None = None
        self._complaints = Complaints()
        self._safe = False
        self._rescued = False
        self._since = 0.0
        self._version = 0
        self._folded = time.monotonic()
        self._written = True  # since the log was last cut
        self.loose = False  # whether something is in the log alone

    @property
    def trouble(self) -> StoreFailure | None:
        """Why nothing can be written at present, as far as is known."""
        return self.broken or self._failing

    def check(self, *, wrote: bool = False) -> None:
        """Raise StoreFailure unless the files are in order."""
        with self._lock:
            fault = self._files.fault(wrote=wrote)
            if fault is not None:
                self._break(fault)
            if self.broken is not None:
                raise StoreFailure(self.broken.message, self.broken.params)

    def readable(self) -> None:
        """Raise StoreFailure if what is read may be wrong: what is merely gone is still in our hands."""
        if self.broken is not None and self.broken.message != PASSING:
            raise StoreFailure(self.broken.message, self.broken.params)

    def _break(self, fault: StoreFailure) -> None:
        if self.broken is not None and self.broken.message != PASSING:
            return  # for good
        if self.broken is None or self.broken.message != fault.message:
            self.broken = fault
            self._safe = False
            self._since = time.monotonic()
            self._connections.keep_open()
            tell(fault)

    # What the writer tells of each write

    def failed(self, failure: StoreFailure) -> None:
        """A write failed; told once, and again after a while."""
        self._note_own_writing()
        if failure is not self.broken and (self.broken is None or failure.message != self.broken.message):
            self._failing = failure
            self.complain(failure)

    def succeeded(self) -> None:
        """A write arrived."""
        self._written = self.loose = True
        if self._failing is not None:
            self._failing = None
            LOG.info("store-well", extra={"file": str(self._files.path)})

    def complain(self, failure: StoreFailure) -> None:
        """Write a failure to the log, unless that was done just now."""
        self._complaints.complain(failure)

    # What is done in between

    def look(self, *, idle: bool) -> None:
        """Look at the files; bring what was written to safety if they are not in order, and in quiet moments."""
        with self._lock:
            fault = self._files.fault()
            if fault is not None:
                self._break(fault)
        if self.broken is not None:
            self._recover()
        elif self._written and (idle or time.monotonic() - self._folded > FOLD_EVERY):
            self.shorten()

    def shorten(self, how: str = "TRUNCATE") -> bool:
        """Bring the log into the file, so that the file alone is everything, and nothing deleted is left in the log."""
        with self._lock:
            try:
                done = fold(self._connections.own, how)
            except sqlite3.Error:  # the next write will tell
                done = False
            self._files.shortened()  # even if not all of it was done
            if done:
                self._written, self.loose, self._folded = False, False, time.monotonic()
            return done

    def bring_over(self) -> None:
        """Copy the log into the file and keep nobody waiting: should the log be cut, little is lost."""
        with self._lock:
            if self.broken is None:
                with contextlib.suppress(sqlite3.Error):  # the next write will tell
                    fold(self._connections.own, "PASSIVE")
                self._files.fault(wrote=True)  # even if not all of it was done
        self.loose = False

    def _note_own_writing(self) -> None:
        with self._lock:
            self._files.fault(wrote=True)

    def _recover(self) -> None:
        assert self.broken is not None
        if not self._safe and self.broken.message != "store-overwritten":
            self._safe = self._bring_to_safety()
        if self.broken.message != PASSING:
            return
        missing = self._files.missing()
        if missing == {self._files.lock.file}:
            self._files.renew_lock()
        elif missing and missing <= {self._files.log, self._files.index} and self._safe:
            self._begin_log_anew()
        if self._files.fault() is None and self._safe:
            self._go_on()

    def _begin_log_anew(self) -> None:
        """Do without a log that does not come back: all of it is in the file."""
        if time.monotonic() - self._since < COMES_BACK:
            return
        try:
            self._connections.renew(self._files.accept)
        except (sqlite3.Error, DBAPIError, OSError):
            self.broken = StoreFailure("store-failed", {"file": self._files.log})
            tell(self.broken)
            return
        self._version = self._data_version()

    def _bring_to_safety(self) -> bool:
        try:
            if self._files.deleted and not self._rescued:
                LOG.error("store-rescued", extra={"file": str(rescue(self._connections.own, self._files.real))})
                self._rescued = True
            done = self.shorten()
            self._version = self._data_version()
        except (sqlite3.Error, StoreFailure):
            return False
        return done

    def _data_version(self) -> int:
        (version,) = self._connections.own.execute("PRAGMA data_version").fetchone()
        return int(version)

    def _go_on(self) -> None:
        """Write again, if nobody else did meanwhile."""
        if self._data_version() != self._version:
            self.broken = StoreFailure("store-overwritten", {"file": str(self._files.path)})
            tell(self.broken)
            return
        self.broken = None
        LOG.warning("store-well", extra={"file": str(self._files.path)})
