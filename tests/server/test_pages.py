"""The browser's pages are served as they were built."""

from pathlib import Path

import httpx
from starlette.applications import Starlette
from starlette.requests import Request

from tenka.server.pages.pages import nowhere, routes


def built(folder: Path) -> Path:
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<title>Tenka</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "index-1a2b.js").write_text("1")
    return folder


async def ask(app: Starlette, path: str) -> httpx.Response:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as browser:
        return await browser.get(path)


async def test_every_page_is_the_one_page(tmp_path: Path) -> None:
    app = Starlette(routes=routes(built(tmp_path)))
    for path in ("/", "/learn/shogun/autumn", "/rules/shitenno", "/account", "/credits"):
        response = await ask(app, path)
        assert response.text == "<title>Tenka</title>"
        assert response.headers["cache-control"] == "no-cache"


async def test_assets_are_kept_for_ever_and_other_files_asked_for_again(tmp_path: Path) -> None:
    app = Starlette(routes=routes(built(tmp_path)))
    assert "immutable" in (await ask(app, "/assets/index-1a2b.js")).headers["cache-control"]
    assert (await ask(app, "/icon.svg")).headers["cache-control"] == "no-cache"


async def test_large_assets_travel_compressed(tmp_path: Path) -> None:
    static = built(tmp_path)
    (static / "assets" / "large-3c4d.js").write_text("let a = 1;" * 1000)
    response = await ask(Starlette(routes=routes(static)), "/assets/large-3c4d.js")
    assert response.headers["content-encoding"] == "gzip"
    assert response.text == "let a = 1;" * 1000


async def test_nothing_else_is_served(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("x")
    (tmp_path / "static").mkdir()
    app = Starlette(routes=routes(built(tmp_path / "static")))
    for path in (
        "/secret",
        "/..%2fsecret",
        "/assets/../../secret",
        "/assets/%2e%2e/%2e%2e/secret",
        "/assets",
        "/table",
    ):
        assert (await ask(app, path)).status_code == 404, path


async def test_without_pages_there_is_the_description(tmp_path: Path) -> None:
    response = await ask(Starlette(routes=routes(tmp_path)), "/")
    assert (response.status_code, response.headers["location"]) == (307, "/docs")


def looking(path: str, method: str = "GET", accept: str = "text/html,*/*") -> Request:
    headers = [(b"accept", accept.encode()), (b"host", b"test")]
    return Request({"type": "http", "method": method, "path": path, "headers": headers, "query_string": b""})


async def test_who_looks_where_nothing_is_gets_a_page_that_says_so(tmp_path: Path) -> None:
    static = built(tmp_path)
    found = nowhere(looking("/nowhere/at/all"), static)
    assert found is not None
    assert found.status_code == 404
    assert nowhere(looking("/nowhere", accept="application/json"), static) is None
    assert nowhere(looking("/nowhere", "POST"), static) is None
    assert nowhere(looking("/api/nowhere"), static) is None
    assert nowhere(looking("/nowhere"), tmp_path / "not built") is None
