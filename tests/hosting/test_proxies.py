"""What the proxies of docs/hosting do: Caddy and nginx as their files set them up."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tenka.server.guard.size import LARGER
from tests.hosting.proxies import SITE, Origin, caddy, missing, nginx, reached

PROXIES = [
    pytest.param(name, marks=pytest.mark.skipif(missing(name) is not None, reason=str(missing(name))), id=name)
    for name in ("caddy", "nginx")
]


@contextlib.asynccontextmanager
async def site(proxy: str, servers: int, folder: Path) -> AsyncIterator[tuple[httpx.AsyncClient, list[Origin]]]:
    """A proxy before so many servers, and somebody who asks it."""
    async with contextlib.AsyncExitStack() as kept:
        origins = [await kept.enter_async_context(Origin().listening()) for _ in range(servers)]
        of_caddy = "Caddyfile" if servers == 1 else "several/Caddyfile"
        started = caddy(folder, of_caddy, origins) if proxy == "caddy" else nginx(folder, origins)
        port = kept.enter_context(started)
        await asyncio.wait_for(reached(port), 60)
        yield await kept.enter_async_context(httpx.AsyncClient(base_url=f"http://{SITE}:{port}")), origins


@pytest.mark.parametrize("servers", [1, 2])
@pytest.mark.parametrize("proxy", PROXIES)
async def test_it_tells_the_server_who_asks_and_lets_through_all_that_may_be(
    proxy: str, servers: int, tmp_path: Path
) -> None:
    async with site(proxy, servers, tmp_path) as (client, origins):
        claimed = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https", "Tenka-Table": "claimed"}
        assert (await client.get("/api/me", headers=claimed)).status_code == 200
        (head,) = [head for each in origins for head in each.heads]
        assert head["x-forwarded-for"] == "127.0.0.1"
        assert head["x-forwarded-proto"] == "http"
        assert head["host"] == client.base_url.netloc.decode()
        assert servers == 1 or "tenka-table" not in head or proxy == "nginx"
        (most,) = LARGER.values()
        assert (await client.post("/api/records", content=bytes(most))).status_code == 200
        assert [length for each in origins for length in each.bodies if length] == [most]
        for own in ("/metrics", "/processes", "/%6detrics", "/./processes?x"):
            assert (await client.get(own)).status_code == 404, own
        assert sum(len(each.heads) for each in origins) == 2


@pytest.mark.parametrize("proxy", PROXIES)
async def test_nobody_can_have_servers_taken_for_lost(proxy: str, tmp_path: Path) -> None:
    async with site(proxy, 2, tmp_path) as (client, origins):
        for _ in range(8):
            await broken_off(client)
        for each in origins:
            each.status = 503  # busy with what one asked for, not with others
        assert {(await client.post(f"/api/tables/t{number}/moves")).status_code for number in range(8)} == {503}
        for each in origins:
            each.status = 200
        assert {(await client.post(f"/api/tables/t{number}/moves")).status_code for number in range(8)} == {200}


async def broken_off(client: httpx.AsyncClient) -> None:
    """A request whose body begins well and goes on as none can."""
    reader, writer = await asyncio.open_connection(client.base_url.host, client.base_url.port)
    host = client.base_url.netloc.decode()
    writer.write(f"POST /api/guest HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\n".encode())
    writer.write(b"5\r\nshort\r\n")
    await writer.drain()
    writer.write(b"no length\r\n")
    await reader.readline()
    writer.close()


@pytest.mark.parametrize("proxy", PROXIES)
async def test_those_at_one_table_meet_at_one_server(proxy: str, tmp_path: Path) -> None:
    async with site(proxy, 2, tmp_path) as (client, origins):
        for path in ("", "/live", "/history"):
            assert (await client.get(f"/api/tables/Qx3_7-A{path}")).status_code == 200
        assert sorted(len(each.heads) for each in origins) == [0, 3]


@pytest.mark.parametrize("proxy", PROXIES[:1])
async def test_who_stops_or_is_gone_gets_nobody(proxy: str, tmp_path: Path) -> None:
    async with site(proxy, 2, tmp_path) as (client, origins):
        away, here = origins
        away.ready = False
        while not here.heads or away.heads:
            away.heads.clear()
            here.heads.clear()
            assert {(await client.get(f"/api/tables/t{number}")).status_code for number in range(8)} == {200}
