"""Is it well, and should anybody be sent there?"""

from pathlib import Path

import httpx

from tests.server.running import running


async def test_a_server_that_is_being_stopped_is_well_but_not_ready(tmp_path: Path) -> None:
    async with running(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
        for path in ("/healthz", "/readyz"):
            assert (await client.get(path)).text == "ok\n"
        server.services.quotas.close()
        assert (await client.get("/healthz")).status_code == 200
        stopping = await client.get("/readyz")
        assert (stopping.status_code, stopping.json()["error"]["message"]) == (503, "stopping")
