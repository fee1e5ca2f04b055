"""The page's way to the first move, walked on a real server."""

import json
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tenka.server.app import ENDPOINTS
from tenka.server.description.asyncapi import asyncapi
from tenka.server.description.openapi import openapi
from tenka.server.description.page import page
from tenka.server.description.tutorial import tutorial
from tests.server.description.documents import at, references

SERVE = """
from pathlib import Path
import sys
from tenka.server.serve import serve
from tenka.server.settings import Settings
settings = Settings(Path(sys.argv[1]) / "tenka.db", port=int(sys.argv[2]), workers=1, bot_pause=0.0)
serve(settings, lambda _: print("ready", flush=True))
"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """The address of a server of our own."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    running = subprocess.Popen(
        [sys.executable, "-c", SERVE, str(tmp_path), str(port)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    assert running.stdout is not None
    assert running.stdout.readline() == b"ready\n"
    yield f"http://127.0.0.1:{port}"
    running.terminate()
    running.communicate(timeout=20)


@pytest.mark.skipif(not (shutil.which("curl") and shutil.which("jq")), reason="needs curl and jq")
def test_the_lines_lead_to_a_first_move(server: str, tmp_path: Path) -> None:
    steps = tutorial(ENDPOINTS)
    script = "\n".join(["set -eo pipefail", f"TENKA={server}", *(step.lines for step in steps[1:])])
    done = subprocess.run(
        ["bash", "-c", script], cwd=tmp_path, env=os.environ, capture_output=True, timeout=60, check=True
    )
    last = json.loads(done.stdout.rpartition(b"]\n")[2])
    assert last["version"] >= 1
    assert "error" not in last


def test_every_endpoint_of_the_server_is_on_the_page() -> None:
    http = openapi(ENDPOINTS)
    shown = page(http, asyncapi(), tutorial(ENDPOINTS))
    assert len({endpoint.name for endpoint in ENDPOINTS}) == len(ENDPOINTS)
    for endpoint in ENDPOINTS:
        assert f'id="endpoint-{endpoint.name}"' in shown
    for place in set(references(http)):
        assert at(http, place)
