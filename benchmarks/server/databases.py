"""Where servers save: a new file for each of them, or a new database on a PostgreSQL server of the bench's own."""

from __future__ import annotations

import contextlib
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from tests.postgresql.cluster import Cluster, administering

if TYPE_CHECKING:
    from collections.abc import Iterator

    from benchmarks.server.contenders import Contender

SETTINGS = {"max_connections": "200"}  # all else as it comes: what is committed is on disk


class Databases:
    """New databases in a folder, or on the server there, which is started when it is first needed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._kept = contextlib.ExitStack()
        self._cluster: Cluster | None = None
        self._count = 0

    @contextlib.contextmanager
    def new(self, contender: Contender) -> Iterator[str]:
        """A place for all that a contender saves."""
        if not contender.processes:
            with tempfile.TemporaryDirectory(dir=self._folder) as place:
                yield str(Path(place) / "tenka.db")
            return
        self._count += 1
        name = f"bench{self._count}"
        cluster = self._started()
        with administering(cluster.port) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE template0")
            yield cluster.address(name).url
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def _started(self) -> Cluster:
        if self._cluster is None:
            folder = Path(self._kept.enter_context(tempfile.TemporaryDirectory(dir=self._folder)))
            folder.chmod(0o755)  # for the server's own user
            self._cluster = Cluster(folder / "cluster", SETTINGS)
            self._cluster.start()
            self._kept.callback(self._cluster.stop, "immediate")
        return self._cluster

    def close(self) -> None:
        """Stop the server, and leave nothing behind."""
        self._kept.close()
