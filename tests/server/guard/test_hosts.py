import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.guard.doubles import ask, browser, error, guard, request_scope, shake_hands, socket_scope

KNOWN = ("https://tenka.example", "http://localhost:8360", "http://[::1]:8360")


@pytest.mark.parametrize(
    "host",
    [b"tenka.example", b"tenka.example:443", b"TENKA.Example", b"localhost:8360", b"LOCALHOST:8360", b"[::1]:8360"],
)
async def test_our_own_hosts_are_answered(host: bytes) -> None:
    peer = await ask(guard(*KNOWN), request_scope([(b"host", host)]))
    assert peer.status == 200


@pytest.mark.parametrize(
    "host",
    [
        b"",
        b"evil.example",
        b"tenka.example:80",
        b"tenka.example:8443",
        b"tenka.example.",
        b"tenka.example.:443",
        b"localhost",
        b"localhost:80",
        b"localhost.:8360",
        b"127.0.0.1:8360",
        b"::1:8360",
        b"tenka.example, evil.example",
        b"me@tenka.example",
        b"tenka.example\xff",
    ],
)
async def test_other_hosts_are_misdirected(host: bytes) -> None:
    peer = await ask(guard(*KNOWN), request_scope([(b"host", host)]))
    assert peer.status == 421


async def test_the_refusal_has_an_error_body() -> None:
    async with browser(guard(), "http://evil.example:8360") as client:
        response = await client.get("/")
    assert response.status_code == 421
    assert error(response) == "bad-host"
    assert response.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "fields",
    [
        [],
        [(b"host", b"localhost:8360"), (b"host", b"localhost:8360")],
        [(b"host", b"localhost:8360"), (b"Host", b"evil.example")],
    ],
)
async def test_a_request_names_one_host(fields: list[tuple[bytes, bytes]]) -> None:
    assert (await ask(guard(), request_scope(fields))).status == 421


async def test_names_of_fields_are_of_any_case() -> None:
    assert (await ask(guard(), request_scope([(b"HOST", b"localhost:8360")]))).status == 200


async def test_sockets_are_asked_for_their_host_too() -> None:
    peer = await shake_hands(guard(), socket_scope([(b"host", b"evil.example")]))
    assert [message["type"] for message in peer.sent] == ["websocket.close"]


@given(host=st.binary(max_size=40))
async def test_no_host_is_too_odd_to_be_refused(host: bytes) -> None:
    assert (await ask(guard(), request_scope([(b"host", host)]))).status == 421
