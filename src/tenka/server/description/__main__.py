"""`python -m tenka.server.description`: print the wire's types in TypeScript."""

import sys

from tenka.server.app import ENDPOINTS
from tenka.server.description.typescript import typescript
from tenka.wire.errors import Failure
from tenka.wire.live import FromClient, FromServer


def browser_types() -> str:
    """All types that the browser sends or gets."""
    spoken = [kind for each in ENDPOINTS for kind in (each.body, each.reply) if kind is not None]
    return typescript([*spoken, Failure], {"FromServer": FromServer, "FromClient": FromClient})


if __name__ == "__main__":
    sys.stdout.write(browser_types())
