import pytest

from tenka.server.guard.headers import FORBIDDEN_FEATURES
from tests.server.guard.doubles import HOST, browser, guard, shake_hands, socket_scope

EVERYWHERE = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("HEAD", "/", 200),
        ("GET", "/static/x", 200),
        ("GET", "/missing", 404),
        ("GET", "/api/fail", 500),
        ("GET", "/" + "x" * 3000, 414),
    ],
)
async def test_every_answer_has_them(method: str, path: str, status: int) -> None:
    async with browser(guard()) as client:
        response = await client.request(method, path)
    assert response.status_code == status
    assert EVERYWHERE.items() <= dict(response.headers).items()
    assert "camera=()" in response.headers["permissions-policy"]
    assert response.headers["content-security-policy"] == (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    )


async def test_refusals_have_them() -> None:
    async with browser(guard(), "http://evil.example") as client:
        response = await client.get("/")
    assert response.status_code == 421
    assert EVERYWHERE.items() <= dict(response.headers).items()


@pytest.mark.parametrize("https", [True, False])
async def test_only_https_is_made_strict(https: bool) -> None:
    async with browser(guard(https=https)) as client:
        headers = (await client.get("/")).headers
    assert ("strict-transport-security" in headers) is https
    assert ("cross-origin-opener-policy" in headers) is https  # else a console message in every browser


@pytest.mark.parametrize(
    ("path", "control"),
    [
        ("/api/tables/t1", "no-store"),
        ("/api", "no-store"),
        ("/api/cached", "max-age=60"),
        ("/", None),
        ("/apiary", None),
    ],
)
async def test_the_api_is_not_stored_unless_it_says_so(path: str, control: str | None) -> None:
    async with browser(guard()) as client:
        assert (await client.get(path)).headers.get("cache-control") == control


async def test_what_the_application_sets_stays_and_is_said_once() -> None:
    async with browser(guard()) as client:
        response = await client.get("/api/cached")
    assert response.headers.get_list("x-frame-options") == ["SAMEORIGIN"]


async def test_sockets_get_the_servers_own_channels() -> None:
    seen: list[object] = []

    async def app(scope: object, receive: object, send: object) -> None:
        seen.extend([receive, send])

    scope = socket_scope([HOST])
    peer = await shake_hands(guard(app=app), scope)
    assert seen == [peer.receive, peer.send]


def test_passkeys_are_not_forbidden() -> None:
    assert not [feature for feature in FORBIDDEN_FEATURES if feature.startswith("publickey-credentials")]
