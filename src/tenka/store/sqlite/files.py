"""The files of a database that is in use: whether they are still the same, and still whole.

SQLite finds its log by name and believes it. So a file that is exchanged under its log, or a log under its file, is
damage that nobody notices; here it is noticed.
"""

import os
from pathlib import Path

from tenka.store.failures import StoreFailure, unreachable
from tenka.store.sqlite.locking import Inodes, Lock

Inode = tuple[int, int]

FIRST_PAGE = 4096  # bytes: it holds the number of pages and changes with it


class Files:
    """File, log, index and lock as they were last found in order; what others do to them shows by comparison."""

    def __init__(self, path: Path, lock: Lock) -> None:
        self.path = path
        self.real = Path(os.path.realpath(path))
        self.log = f"{self.real}-wal"
        self.index = f"{self.real}-shm"
        self.lock = lock
        self._log_handle: int | None = None
        self._inodes: dict[str | Path, Inode] = {}
        try:
            # Kept open as long as SQLite has the file open: closing it would end all locks of the process on the file.
            self._handle = os.open(self.real, os.O_RDONLY | os.O_CLOEXEC)
        except OSError as error:
            raise unreachable(error, str(path)) from error
        try:
            lock.extend(self._handle)
        except StoreFailure:
            os.close(self._handle)
            raise

    def accept(self) -> None:
        """Take what is there now for ours; called when SQLite has opened all of it."""
        if self._log_handle is not None:
            os.close(self._log_handle)
        self._log_handle = os.open(self.log, os.O_RDONLY | os.O_CLOEXEC)
        self._inodes = {
            self.path: _inode(os.fstat(self._handle)),
            self.log: _inode(os.fstat(self._log_handle)),
            self.index: _inode(os.stat(self.index)),  # noqa: PTH116
            self.lock.file: _inode(self.lock.held()),
        }
        self._note_file(os.fstat(self._handle))
        self._log_size = os.fstat(self._log_handle).st_size
        self.lock.note(Inodes(self._inodes[self.path][1], self._inodes[self.log][1]))

    def _note_file(self, found: os.stat_result) -> None:
        self._written = found.st_mtime_ns
        self._size = found.st_size
        self._first = self._first_page()

    def _first_page(self) -> bytes:
        return os.pread(self._handle, FIRST_PAGE, 0)

    def fault(self, *, wrote: bool = False) -> StoreFailure | None:
        """What is wrong with the files, the gravest first; `wrote`: we have just written to them ourselves."""
        held = os.fstat(self._handle)
        if (damage := self._damage(held, wrote=wrote)) is not None:
            return damage
        if not held.st_nlink:
            return StoreFailure("store-deleted", {"file": str(self.path)})
        there = {name: _there(name) for name in self._inodes}
        return None if there == self._inodes else self._difference(there)

    def _damage(self, file: os.stat_result, *, wrote: bool) -> StoreFailure | None:
        """Whether somebody wrote to our files, wherever they are by now; what we write only makes them longer."""
        assert self._log_handle is not None
        log_size = os.fstat(self._log_handle).st_size
        if log_size < self._log_size:
            return StoreFailure("store-overwritten", {"file": self.log})
        self._log_size = log_size
        if file.st_size < self._size:
            return StoreFailure("store-overwritten", {"file": str(self.path)})
        if file.st_mtime_ns != self._written:
            if not wrote and self._first_page() != self._first:
                return StoreFailure("store-overwritten", {"file": str(self.path)})
            self._note_file(file)
        return None

    def _difference(self, there: dict[str | Path, Inode | None]) -> StoreFailure:
        """Others in the place of our files, or none; another lock is none, and may be taken unless somebody has."""
        for name in (self.path, self.log, self.index):
            if there[name] not in {None, self._inodes[name]}:
                return StoreFailure("store-replaced", {"file": str(name)})
        gone = next(name for name, inode in there.items() if inode != self._inodes[name])
        return StoreFailure("store-gone", {"file": str(gone)})

    def renew_lock(self) -> None:
        """Make the lock's file anew, if it was deleted."""
        self.lock.renew()
        self._inodes[self.lock.file] = _inode(self.lock.held())

    def shortened(self) -> None:
        """Take note that we may have cut the log ourselves, and written to the file."""
        self._log_size = 0
        self.fault(wrote=True)

    @property
    def deleted(self) -> bool:
        """Whether the database has no name any more: with this process it would be gone."""
        return os.fstat(self._handle).st_nlink == 0

    def missing(self) -> set[str]:
        """The names of what is gone, if all the others are in order."""
        fault = self.fault()
        if fault is None or fault.message != "store-gone":
            return set()
        return {str(name) for name, inode in self._inodes.items() if _there(name) != inode}

    def close(self) -> None:
        """Let go; only after SQLite has."""
        os.close(self._handle)
        if self._log_handle is not None:
            os.close(self._log_handle)


def _inode(found: os.stat_result) -> Inode:
    return found.st_dev, found.st_ino


def _there(name: str | Path) -> Inode | None:
    try:
        return _inode(os.stat(name))  # noqa: PTH116  half of them are no paths of ours
    except OSError:
        return None
