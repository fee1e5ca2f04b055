"""How curl asks."""

import json
import re
import shlex
from typing import Any

SERVER = "$TENKA"
JAR = "cookies"
PIPED = "@-"  # as a body: what comes through the pipe


def command(method: str, path: str, body: Any = None, *, jar: str = "-b", quiet: bool = False) -> str:
    """A line for the shell; the parts of the path in braces become variables."""
    words = ["curl", "-s"] if quiet else ["curl"]
    words += [jar, JAR]
    if body is not None:
        words += ["--json", body if body == PIPED else shlex.quote(json.dumps(body, ensure_ascii=False))]
    if method != ("GET" if body is None else "POST"):
        words += ["-X", method]
    return " ".join([*words, address(path)])


def address(path: str) -> str:
    """The address of a path on the server."""
    return SERVER + re.sub(r"\{(\w+)\}", lambda found: "$" + found[1].upper(), path)
