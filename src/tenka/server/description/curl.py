"""How curl asks."""

import json
import re
import shlex
from typing import Any

SERVER = "$TENKA"
READS = "-b cookies"  # who one is
WRITES = "-c cookies"  # who one becomes
PIPED = "@-"  # as a body: what comes through the pipe


def command(method: str, path: str, body: Any = None, *, jar: str = READS, quiet: bool = False) -> str:
    """A line for the shell; the parts of the path in braces become variables."""
    words = ["curl", "-s"] if quiet else ["curl"]
    words.append(jar)
    if body is not None:
        words += ["--json", body if body == PIPED else shlex.quote(json.dumps(body, ensure_ascii=False))]
    if method != ("GET" if body is None else "POST"):
        words += ["-X", method]
    return " ".join([*words, address(path)])


def address(path: str) -> str:
    """The address of a path on the server."""
    return SERVER + re.sub(r"\{(\w+)\}", lambda found: "$" + found[1].upper(), path)
