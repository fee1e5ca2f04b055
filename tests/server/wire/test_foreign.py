"""Pages of other sites, and names that are not ours, get nowhere."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tenka.client import Client
from tenka.server.app import ENDPOINTS
from tests.server.wire.line import address
from tests.server.wire.scene import Scene, complaints, everything, staged
from tests.server.wire.test_trespass import asked

FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "http://127.0.0.1"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "http://127.0.0.1.evil.example"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "nonsense"},
]


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def scene(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Scene]:
    """One house for all: nobody here changes anything that others rely on."""
    async with staged(tmp_path_factory.mktemp("house")) as found:
        yield found


async def test_a_foreign_page_changes_nothing_with_its_visitors_cookie(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    before = await everything(scene.services)
    for headers in [*FOREIGN, {"Origin": scene.server.url, "Sec-Fetch-Site": "cross-site"}]:
        scene.anna._http.headers.update(headers)
        for endpoint in ENDPOINTS:
            if endpoint.method != "GET":
                answer = await asked(scene.anna, endpoint, scene.waiting, {})
                assert (answer.status_code, answer.json()["error"]["message"]) == (403, "bad-origin"), endpoint.name
        for name in headers:
            del scene.anna._http.headers[name]
    assert await everything(scene.services) == before
    assert complaints(caplog) == []


async def test_our_own_pages_and_programs_are_let_in(scene: Scene) -> None:
    for headers in (
        {},
        {"Origin": scene.server.url},
        {"Origin": scene.server.url, "Sec-Fetch-Site": "same-origin"},
    ):
        answer = await scene.anna._http.post(
            f"/api/tables/{scene.playing}/chat", json={"text": "hello"}, headers=headers
        )
        assert answer.status_code == 204
        async with connect(address(scene.server.url, scene.playing), additional_headers=headers, proxy=None) as line:
            await line.recv()


async def test_a_foreign_page_opens_no_line(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    before = await everything(scene.services)
    for headers in [*FOREIGN, {"Sec-Fetch-Site": "none"}, {"Host": "evil.example"}]:
        with pytest.raises(InvalidStatus) as caught:
            await connect(
                address(scene.server.url, scene.playing),
                additional_headers={"Cookie": scene.anna.cookie, **headers},
                proxy=None,
            )
        assert caught.value.response.status_code in {400, 403}, headers
        assert not caught.value.response.body
    assert (await scene.services.registry.table(scene.playing)).connections.sockets == set()
    assert await everything(scene.services) == before
    assert complaints(caplog) == []


async def test_a_foreign_name_for_our_address_is_not_answered(scene: Scene) -> None:
    for host in ("evil.example", "127.0.0.1", "127.0.0.1:1", "", "localhost.evil.example", "[::1]"):
        for path in ("/api/me", "/api/tables", f"/api/tables/{scene.playing}", "/metrics", "/healthz", "/docs"):
            answer = await scene.anna._http.get(path, headers={"Host": host})
            assert answer.status_code in {400, 421}, (host, path)
            assert "Anna" not in answer.text


async def test_no_reply_can_be_read_or_framed_by_other_sites(scene: Scene) -> None:
    for path in ("/api/me", f"/api/tables/{scene.playing}", "/api/nothing", "/docs"):
        answer = await scene.anna._http.get(path, headers={"Origin": "https://evil.example"})
        assert not [name for name in answer.headers if name.startswith("access-control")]
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    answer = await scene.anna._http.options("/api/tables", headers={"Access-Control-Request-Method": "POST"})
    assert not [name for name in answer.headers if name.startswith("access-control")]


async def test_the_cookie_is_for_the_browser_alone(scene: Scene) -> None:
    async with Client(scene.server.url) as dora:
        answer = await dora._http.post("/api/guest", json={"name": "Dora"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Domain" not in cookie
    token = cookie.partition("=")[2].partition(";")[0]
    assert token not in answer.text
    assert answer.headers["cache-control"] == "no-store"
