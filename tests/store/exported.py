"""An export in one piece."""

import json
from typing import Any

from sqlalchemy import Connection

from tenka.store.queries.people.export import ExportReader


def exported(connection: Connection, who: str) -> dict[str, Any]:
    """All that is kept about somebody."""
    export = ExportReader(who)
    found: dict[str, Any] = json.loads(b"".join(iter(lambda: export.read(connection) or b"", b"")))
    return found
