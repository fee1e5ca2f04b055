"""What a database can fail with, as errors that can be said to a person."""

from sqlalchemy.exc import DBAPIError

from tenka.kernel.errors import TenkaError

SQLITE_FAILURES = {
    "SQLITE_BUSY": "store-locked",
    "SQLITE_LOCKED": "store-locked",
    "SQLITE_FULL": "store-full",
    "SQLITE_IOERR": "store-failed",
    "SQLITE_READONLY": "store-read-only",
    "SQLITE_CANTOPEN": "store-unreachable",
    "SQLITE_PERM": "store-unreachable",
    "SQLITE_AUTH": "store-unreachable",
    "SQLITE_CORRUPT": "store-corrupt",
    "SQLITE_NOTADB": "store-corrupt",
}


class StoreFailure(TenkaError):
    """The database could not do what it was asked; whether it did is known only by reading again."""


def failure(error: DBAPIError, file: str) -> StoreFailure:
    """The database's error as one of ours."""
    name = getattr(error.orig, "sqlite_errorname", "") or ""
    primary = "_".join(name.split("_")[:2])
    return StoreFailure(SQLITE_FAILURES.get(primary, "store-failed"), {"file": file})
