import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from tests.server.guard.doubles import (
    HOST,
    ask,
    browser,
    chunks,
    error,
    guard,
    request_scope,
    shake_hands,
    socket_scope,
)

JSON = {"Content-Type": "application/json"}
RAW_JSON = (b"content-type", b"application/json")


async def test_a_body_up_to_the_limit_passes() -> None:
    async with browser(guard()) as client:
        assert (await client.post("/", content=b"x" * 1000, headers=JSON)).json() == {"length": 1000}
        assert (await client.post("/", content=chunks(10, 100), headers=JSON)).json() == {"length": 1000}


async def test_a_larger_one_does_not() -> None:
    async with browser(guard()) as client:
        response = await client.post("/", content=b"x" * 1001, headers=JSON)
    assert response.status_code == 413
    assert error(response) == "too-large"
    assert response.json()["error"]["params"] == {"limit": 1000}


async def test_a_declared_length_is_refused_unread() -> None:
    async def unreachable(scope: Scope, receive: Receive, send: Send) -> None:
        raise AssertionError

    for length in (b"1001", b"9" * 5000):
        scope = request_scope([HOST, RAW_JSON, (b"content-length", length)], "POST")
        assert (await ask(guard(app=unreachable), scope)).status == 413


async def test_a_chunked_body_is_counted() -> None:
    async with browser(guard()) as client:
        response = await client.post("/", content=chunks(11, 100), headers=JSON)
    assert response.status_code == 413
    assert error(response) == "too-large"


@pytest.mark.parametrize("declared", [b"10", b"+9", b"-1", b"ten", b"\xff", b"\xc2\xb2"])
async def test_a_body_longer_than_declared_is_counted(declared: bytes) -> None:
    scope = request_scope([HOST, RAW_JSON, (b"content-length", declared)], "POST")
    peer = await ask(guard(), scope, b"x" * 600, b"x" * 600)
    assert peer.status == 413
    assert len(peer.sent) == 2


async def test_of_two_lengths_the_larger_counts() -> None:
    lengths = [(b"content-length", b"1"), (b"content-length", b"1001")]
    assert (await ask(guard(), request_scope([HOST, RAW_JSON, *lengths], "POST"))).status == 413


async def test_an_application_that_hides_the_failure_cannot_hide_the_refusal() -> None:
    async def stubborn(scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await Request(scope, receive).body()
        except Exception:  # noqa: BLE001
            await PlainTextResponse("fine")(scope, receive, send)

    peer = await ask(guard(app=stubborn), request_scope([HOST, RAW_JSON], "POST"), b"x" * 1001)
    assert peer.status == 413
    assert len(peer.sent) == 2


async def test_an_answer_that_has_begun_is_not_begun_again() -> None:
    async def hasty(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await Request(scope, receive).body()

    peer = await ask(guard(app=hasty), request_scope([HOST, RAW_JSON], "POST"), b"x" * 1001)
    assert [message["type"] for message in peer.sent] == ["http.response.start"]


async def test_a_get_may_have_no_large_body_either() -> None:
    assert (await ask(guard(), request_scope([HOST]), b"x" * 1001)).status == 413


@pytest.mark.parametrize("address", ["/" + "x" * 2048, "/?" + "x" * 2048])
async def test_a_long_address_is_refused(address: str) -> None:
    async with browser(guard()) as client:
        response = await client.get(address)
        assert response.status_code == 414
        assert error(response) == "address-too-long"
        assert (await client.head(address)).status_code == 414
        assert (await client.get(address[:-1])).status_code in {200, 404}


async def test_a_long_address_opens_no_socket() -> None:
    peer = await shake_hands(guard(), socket_scope([HOST], "/tables/" + "x" * 2048))
    assert [message["type"] for message in peer.sent] == ["websocket.close"]


async def test_without_a_raw_path_the_path_is_measured() -> None:
    scope = request_scope([HOST], path="/" + "x" * 2048)
    del scope["raw_path"]
    assert (await ask(guard(), scope)).status == 414
