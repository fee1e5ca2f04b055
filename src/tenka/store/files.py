"""The files of a database that is in use: whether they are still the same, and still whole.

SQLite finds its log by name and believes it. So a file that is exchanged under its log, or a log under its file, is
damage that nobody notices; here it is noticed.
"""

import os
from pathlib import Path

from tenka.store.failures import StoreFailure, unreachable
from tenka.store.locking import Lock, Pair

FIRST_PAGE = 4096  # bytes: it holds the number of pages and changes with it


class Files:
    """File, log, index and lock as they were last found in order; what others do to them shows by comparison."""

    def __init__(self, path: Path, lock: Lock) -> None:
        self.path = path
        self.real = Path(os.path.realpath(path))
        self.log = f"{self.real}-wal"
        self.index = f"{self.real}-shm"
        self.lock = lock
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
        self._inodes = {name: _inode(os.stat(name)) for name in (self.path, self.log, self.index)}  # noqa: PTH116
        self._note_file(os.stat(self.path))  # noqa: PTH116
        self._log_size = os.stat(self.log).st_size  # noqa: PTH116
        self.lock.note(Pair(self._inodes[self.path][1], self._inodes[self.log][1]))

    def _note_file(self, found: os.stat_result) -> None:
        self._written = found.st_mtime_ns
        self._size = found.st_size
        self._first = self._first_page()

    def _first_page(self) -> bytes:
        return os.pread(self._handle, FIRST_PAGE, 0)

    def fault(self, *, wrote: bool = False) -> StoreFailure | None:
        """What is wrong with the files, the gravest first; `wrote`: we have just written to them ourselves."""
        found = {name: _stat(name) for name in (self.path, self.log, self.index, self.lock.file)}
        return self._damage(found, wrote=wrote) or self._deletion() or self._exchange(found) or _absence(found)

    def _damage(self, found: dict[str | Path, os.stat_result | None], *, wrote: bool) -> StoreFailure | None:
        """Whether somebody wrote to our files; what we write only makes them longer."""
        file, log = found[self.path], found[self.log]
        if log is not None and _inode(log) == self._inodes[self.log]:
            if log.st_size < self._log_size:
                return StoreFailure("store-overwritten", {"file": self.log})
            self._log_size = log.st_size
        if file is not None and _inode(file) == self._inodes[self.path]:
            if file.st_size < self._size:
                return StoreFailure("store-overwritten", {"file": str(self.path)})
            if file.st_mtime_ns != self._written:
                if not wrote and self._first_page() != self._first:
                    return StoreFailure("store-overwritten", {"file": str(self.path)})
                self._note_file(file)
        return None

    def _deletion(self) -> StoreFailure | None:
        return StoreFailure("store-deleted", {"file": str(self.path)}) if self.deleted else None

    def _exchange(self, found: dict[str | Path, os.stat_result | None]) -> StoreFailure | None:
        """Whether others are in the place of our files."""
        ours = self._inodes | {self.lock.file: _inode(self.lock.held())}
        for name, there in found.items():
            if there is not None and _inode(there) != ours[name]:
                return StoreFailure("store-replaced", {"file": str(name)})
        return None

    def shortened(self) -> None:
        """Take note that we have cut the log ourselves, and written to the file."""
        self._log_size = 0
        self.fault(wrote=True)

    @property
    def deleted(self) -> bool:
        """Whether the database has no name any more: with this process it would be gone."""
        return os.fstat(self._handle).st_nlink == 0

    @property
    def lock_is_all_that_is_missing(self) -> bool:
        """Whether everything else is in order."""
        found = self.fault()
        return found is not None and found.params["file"] == self.lock.file and found.message == "store-gone"

    def close(self) -> None:
        """Let go; only after SQLite has."""
        os.close(self._handle)


def _absence(found: dict[str | Path, os.stat_result | None]) -> StoreFailure | None:
    gone = [str(name) for name, there in found.items() if there is None]
    return StoreFailure("store-gone", {"file": gone[0]}) if gone else None


def _inode(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


def _stat(name: str | Path) -> os.stat_result | None:
    try:
        return os.stat(name)  # noqa: PTH116  half of them are no paths of ours
    except OSError:
        return None
