"""What a database can fail with, as errors that can be said to a person."""

import errno
import os
import sqlite3
import tempfile
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from tenka.kernel.errors import TenkaError

SQLITE_FAILURES = {
    "SQLITE_BUSY": "store-locked",
    "SQLITE_LOCKED": "store-locked",
    "SQLITE_FULL": "store-full",
    "SQLITE_IOERR": "store-failed",
    "SQLITE_IOERR_SHMSIZE": "store-full",  # the only one that says so in other words
    "SQLITE_IOERR_LOCK": "store-unlockable",
    "SQLITE_IOERR_UNLOCK": "store-unlockable",
    "SQLITE_IOERR_RDLOCK": "store-unlockable",
    "SQLITE_IOERR_CHECKRESERVEDLOCK": "store-unlockable",
    "SQLITE_IOERR_SHMLOCK": "store-unlockable",
    "SQLITE_IOERR_SHMMAP": "store-unlockable",
    "SQLITE_PROTOCOL": "store-unlockable",
    "SQLITE_READONLY": "store-read-only",
    "SQLITE_CANTOPEN": "store-unreachable",
    "SQLITE_PERM": "store-unreachable",
    "SQLITE_AUTH": "store-unreachable",
    "SQLITE_CORRUPT": "store-corrupt",
    "SQLITE_NOTADB": "store-corrupt",
}
OS_FAILURES = {
    errno.EISDIR: "file-is-folder",
    errno.EROFS: "store-read-only",
    errno.ENOSPC: "store-full",
    errno.EDQUOT: "store-full",
    errno.ENOLCK: "store-unlockable",
    errno.EOPNOTSUPP: "store-unlockable",
}
SAMPLE = 64 * 1024  # bytes


class StoreFailure(TenkaError):
    """The database could not do what it was asked; whether it did is known only by reading again."""


class OvertakenError(TenkaError):
    """Somebody else has written the next entry of a table's log: what was decided is to be looked at again."""


def failure(error: DBAPIError | sqlite3.Error, file: str) -> StoreFailure:
    """The database's error as one of ours."""
    original = error.orig if isinstance(error, DBAPIError) else error
    name = getattr(original, "sqlite_errorname", "") or ""
    primary = "_".join(name.split("_")[:2])
    message = SQLITE_FAILURES.get(name) or SQLITE_FAILURES.get(primary, "store-failed")
    return StoreFailure(message, {"file": file})


def unreachable(error: OSError, file: str) -> StoreFailure:
    """The system's error about a file as one of ours."""
    return StoreFailure(OS_FAILURES.get(error.errno or 0, "store-unreachable"), {"file": file})


def explained(failed: StoreFailure, folder: Path) -> StoreFailure:
    """A failure of which SQLite does not say why (a quota, a disk that became read-only), with the system's reason."""
    if failed.message != "store-failed":
        return failed
    try:
        with tempfile.TemporaryFile(dir=folder) as sample:
            sample.write(bytes(SAMPLE))
            sample.flush()
            os.fsync(sample.fileno())
    except OSError as error:
        return StoreFailure(OS_FAILURES.get(error.errno or 0, "store-failed"), failed.params)
    return failed
