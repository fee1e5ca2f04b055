"""Paths of endpoints, with something in the place of every part that is to be filled in."""

import re

from tenka.server.endpoints.endpoint import Endpoint

PART = re.compile(r"{(\w+)(:int)?}")


def path_of(endpoint: Endpoint, table: str, seat: int) -> str:
    """The path to an endpoint, about this table and seat; whatever else it names is a number or an id."""
    known = {"table": table, "seat": str(seat)}
    return PART.sub(lambda part: known.get(part[1], "1" if part[2] else "A" * 22), endpoint.path)
