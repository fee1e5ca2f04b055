"""Where the PostgreSQL server of a session of tests is, which all its processes share."""

import os
import tempfile

FOLDER = "TENKA_TEST_CLUSTER"


def choose_folder() -> None:
    """Say where this session's server will be, before other processes of it begin."""
    os.environ.setdefault(FOLDER, f"{tempfile.gettempdir()}/tenka-postgresql-{os.getpid()}")
