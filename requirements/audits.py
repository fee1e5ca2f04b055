"""What those who list known vulnerabilities say of our packages, where they can be reached."""

from __future__ import annotations

import json
from typing import Any

NO_ANSWER = "left out, nobody who lists vulnerabilities can be reached"


def of_pip_audit(output: str) -> list[str] | None:
    """Return the vulnerabilities that pip-audit found, a line each; None if nobody answered it."""
    found = _read(output).get("dependencies", [])
    answered = [each for each in found if "vulns" in each]
    if not answered:
        return None
    return [
        f"{each['name']} {each['version']}: {one['id']}, mended in {', '.join(one['fix_versions']) or 'no version yet'}"
        for each in answered
        for one in each["vulns"]
    ]


def of_npm_audit(output: str) -> list[str] | None:
    """Return the grave vulnerabilities that npm found, a line each; None if nobody answered it."""
    found = _read(output).get("vulnerabilities")
    if not isinstance(found, dict):
        return None
    return [f"{name}: {each['severity']}" for name, each in found.items() if each["severity"] in {"high", "critical"}]


def _read(output: str) -> dict[str, Any]:
    try:
        found = json.loads(output)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
