"""What a PostgreSQL server fails with, as errors that can be said to a person."""

import contextlib
import re
from collections.abc import Iterator

import psycopg
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from tenka.kernel.errors import BadInput, TenkaError
from tenka.store.failures import StoreFailure

# By SQLSTATE, or by its first two characters, which stand for its class.
FAILURES = {
    "08": "database-unreachable",
    "25006": "database-read-only",
    "28": "database-refused",
    "3D": "database-refused",
    "40": "database-busy",
    "42501": "database-forbidden",
    "53100": "database-full",
    "53": "database-crowded",
    "55P03": "database-busy",
    "57014": "database-busy",
    "57": "database-unreachable",
}
NOT_STORABLE = "22"  # the class of values that no column takes: a character, a number that is too large
LONGEST = 200  # characters of what the server says

_ANSWER = re.compile(r"[^\W\d]\w*:  (.+)")  # the server's own words, behind how grave it is


@contextlib.contextmanager
def told(server: str) -> Iterator[None]:
    """The server's errors as ours; a broken constraint is left to who asked."""
    try:
        yield
    except IntegrityError:
        raise
    except (DBAPIError, psycopg.Error) as error:
        raise failure(error, server) from error
    except PoolTimeoutError as error:
        raise unreachable(error, server) from error


def failure(error: DBAPIError | psycopg.Error, server: str) -> TenkaError:
    """The server's error as one of ours."""
    original = error.orig if isinstance(error, DBAPIError) else error
    state = getattr(original, "sqlstate", None) or ""
    if isinstance(original, psycopg.DataError) and (not state or state.startswith(NOT_STORABLE)):
        return BadInput("bad-request", {"where": "text"})
    if not state and isinstance(original, psycopg.OperationalError):
        return unreachable(original, server)
    message = FAILURES.get(state) or FAILURES.get(state[:2], "database-failed")
    return StoreFailure(message, {"database": server, "why": _first_line(str(original))})


def unreachable(error: BaseException, server: str) -> StoreFailure:
    """Why there is no connection: the server's answer, or that there is none."""
    told = str(error)
    if (answer := _ANSWER.search(told)) is not None:
        return StoreFailure("database-refused", {"database": server, "why": _first_line(answer[1])})
    return StoreFailure("database-unreachable", {"database": server, "why": _first_line(told)})


def _first_line(told: str) -> str:
    return (told.strip().splitlines() or [""])[0][:LONGEST]
