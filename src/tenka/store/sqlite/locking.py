"""The lock that keeps other servers, and whoever restores, off a database."""

import contextlib
import fcntl
import os
import sys
from pathlib import Path
from typing import NamedTuple

from tenka.store.failures import StoreFailure, unreachable

LONGEST = 100  # bytes


class Inodes(NamedTuple):
    """The inodes of a database and of its log, which belong together."""

    file: int
    log: int


class Lock:
    """A lock on a database that ends with the process, however it ends; in it stands which files are in use."""

    def __init__(self, path: Path) -> None:
        self.file = lock_file(path)
        self._path = path
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._handle = os.open(self.file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise unreachable(error, str(path)) from error
        self._take(self._handle)

    def _take(self, handle: int) -> None:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(handle)
            if isinstance(error, BlockingIOError):
                raise StoreFailure("store-in-use", {"file": str(self._path)}) from None
            raise unreachable(error, str(self._path)) from error

    def extend(self, handle: int) -> None:
        """Lock the database itself as well, so that it is held under any name, and without its lock beside it."""
        if sys.platform != "linux":  # elsewhere this kind of lock is in the way of SQLite's own
            return
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise StoreFailure("store-in-use", {"file": str(self._path)}) from None
        except OSError:  # a file system that knows no such lock: the one beside must do
            return

    def held(self) -> os.stat_result:
        """The file that is locked, wherever it is now."""
        return os.fstat(self._handle)

    def renew(self) -> None:
        """Take the lock that is there now, or make one, unless somebody else has: the former was deleted."""
        pair = _read(self._handle)
        try:
            handle = os.open(self.file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            self._take(handle)
        except (OSError, StoreFailure):
            return
        os.close(self._handle)
        self._handle = handle
        self.note(pair)

    def note(self, pair: Inodes | None) -> None:
        """Write down which files are in use; None: they were left in order."""
        with contextlib.suppress(OSError):  # no room: less is noticed at the next start, nothing else
            os.ftruncate(self._handle, 0)
            os.pwrite(self._handle, b"" if pair is None else b"%d %d\n" % pair, 0)

    def close(self) -> None:
        """Let others have it."""
        os.close(self._handle)


def lock_file(path: Path) -> str:
    """Where the lock of a database is, whatever name it is called by."""
    return f"{os.path.realpath(path)}.lock"


def noted(path: Path) -> Inodes | None:
    """What is written down in a database's lock by whoever holds it, or did not end in order."""
    try:
        handle = os.open(lock_file(path), os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return None
    try:
        return _read(handle)
    finally:
        os.close(handle)


def _read(handle: int) -> Inodes | None:
    try:
        file, log = map(int, os.pread(handle, LONGEST, 0).split())
    except (OSError, ValueError):
        return None
    return Inodes(file, log)
