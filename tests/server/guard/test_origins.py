import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenka.server.guard.origins import REQUEST_SITES
from tests.server.guard.doubles import (
    HOST,
    ORIGIN,
    Fields,
    ask,
    browser,
    chunks,
    error,
    guard,
    request_scope,
    shake_hands,
    socket_scope,
)

UNSAFE = ["POST", "PUT", "PATCH", "DELETE", "TRACE", "get"]
FOREIGN = [
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "http://evil.example"},
    {"Origin": "https://localhost:8360"},
    {"Origin": "http://localhost"},
    {"Origin": "http://localhost:8361"},
    {"Origin": "http://localhost:8360/"},
    {"Origin": "http://localhost.:8360"},
    {"Origin": "http://localhost:8360.evil.example"},
    {"Origin": f"{ORIGIN}, {ORIGIN}"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": ""},
    {"Sec-Fetch-Site": "cross-site", "Origin": ORIGIN},
    {"Sec-Fetch-Site": "same-origin", "Origin": "http://evil.example"},
    {"Sec-Fetch-Site": "none", "Origin": "null"},
]
OURS = [
    {},
    {"Origin": ORIGIN},
    {"origin": "HTTP://LOCALHOST:8360"},
    {"Sec-Fetch-Site": "same-origin"},
    {"SEC-FETCH-SITE": "same-origin", "ORIGIN": ORIGIN},
]
DOUBLED: list[Fields] = [
    [(b"origin", ORIGIN.encode()), (b"origin", ORIGIN.encode())],
    [(b"origin", ORIGIN.encode()), (b"Origin", b"http://evil.example")],
    [(b"sec-fetch-site", b"same-origin"), (b"sec-fetch-site", b"same-origin")],
]


def raw(headers: dict[str, str]) -> Fields:
    return [HOST, *((name.encode(), value.encode()) for name, value in headers.items())]


@pytest.mark.parametrize("headers", FOREIGN)
@pytest.mark.parametrize("method", ["POST", "DELETE"])
async def test_other_sites_change_nothing(method: str, headers: dict[str, str]) -> None:
    async with browser(guard()) as client:
        response = await client.request(method, "/", headers=headers)
    assert response.status_code == 403
    assert error(response) == "bad-origin"


@pytest.mark.parametrize("headers", [*OURS, {"Sec-Fetch-Site": "none"}])
async def test_our_pages_and_programs_may(headers: dict[str, str]) -> None:
    async with browser(guard()) as client:
        response = await client.post("/", headers=headers, json={})
    assert response.status_code == 200


@pytest.mark.parametrize("headers", FOREIGN)
@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
async def test_reading_is_free(method: str, headers: dict[str, str]) -> None:
    async with browser(guard()) as client:
        assert (await client.request(method, "/", headers=headers)).status_code == 200


@pytest.mark.parametrize("method", UNSAFE)
async def test_every_other_method_is_checked(method: str) -> None:
    assert (await ask(guard(), request_scope(raw({"origin": "null"}), method))).status == 403


@pytest.mark.parametrize("fields", DOUBLED)
async def test_who_says_it_twice_is_refused(fields: Fields) -> None:
    assert (await ask(guard(), request_scope([HOST, *fields], "POST"))).status == 403
    assert (await shake_hands(guard(), socket_scope([HOST, *fields]))).sent[0]["type"] == "websocket.close"


@pytest.mark.parametrize("origin", ["https://tenka.example", "https://tenka.example:443"])
async def test_a_default_port_is_the_same_origin(origin: str) -> None:
    async with browser(guard("https://tenka.example"), "https://tenka.example") as client:
        assert (await client.post("/", headers={"Origin": origin})).status_code == 200


@pytest.mark.parametrize("headers", OURS)
async def test_our_sockets_open(headers: dict[str, str]) -> None:
    peer = await shake_hands(guard(), socket_scope(raw(headers)))
    assert [message["type"] for message in peer.sent] == ["websocket.accept", "websocket.send", "websocket.close"]


@pytest.mark.parametrize("headers", [*FOREIGN, {"Sec-Fetch-Site": "none"}])
async def test_foreign_sockets_are_closed_before_they_open(headers: dict[str, str]) -> None:
    peer = await shake_hands(guard(), socket_scope(raw(headers)))
    assert [message["type"] for message in peer.sent] == ["websocket.close"]


@pytest.mark.parametrize("kind", ["application/json", "Application/JSON; charset=utf-8", "application/json ;x=y"])
async def test_json_is_taken(kind: str) -> None:
    async with browser(guard()) as client:
        assert (await client.post("/", content=b"{}", headers={"Content-Type": kind})).json() == {"length": 2}


@pytest.mark.parametrize(
    "kind",
    [
        "",
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/jsonp",
        "text/json",
    ],
)
async def test_nothing_else_is(kind: str) -> None:
    async with browser(guard()) as client:
        full = await client.post("/", content=b"{}", headers={"Content-Type": kind})
        empty = await client.post("/", headers={"Content-Type": kind})
    assert full.status_code == empty.status_code == 415
    assert error(full) == "bad-content-type"


async def test_a_body_has_a_type() -> None:
    async with browser(guard()) as client:
        assert (await client.post("/", content=b"{}")).status_code == 415
        assert (await client.post("/", content=chunks(1, 1))).status_code == 415
        assert (await client.post("/")).status_code == 200
        assert (await client.delete("/")).status_code == 200


async def test_a_body_has_one_type() -> None:
    json = (b"content-type", b"application/json")
    assert (await ask(guard(), request_scope([HOST, json, json], "POST"))).status == 415


@given(
    origin=st.lists(st.binary(max_size=30).filter(lambda each: each not in REQUEST_SITES), min_size=1, max_size=2),
    name=st.sampled_from([b"origin", b"Origin", b"sec-fetch-site"]),
)
async def test_garbage_is_refused_and_never_fails(origin: list[bytes], name: bytes) -> None:
    fields = [HOST, *((name, value) for value in origin)]
    assert (await ask(guard(), request_scope(fields, "POST"))).status == 403
    assert (await shake_hands(guard(), socket_scope(fields))).sent[0]["type"] == "websocket.close"


@given(
    st.lists(
        st.tuples(
            st.sampled_from([b"content-type", b"content-length", b"transfer-encoding", b"cookie", b"x\xff"]),
            st.binary(max_size=30),
        )
    )
)
async def test_no_field_makes_the_guard_fail(fields: Fields) -> None:
    peer = await ask(guard(), request_scope([HOST, *fields], "POST"))
    assert peer.status in {200, 413, 415}
