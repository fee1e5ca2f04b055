import logging
from typing import Any

import pytest
from starlette.requests import ClientDisconnect
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from tenka.server.guard import Rates, Rule
from tenka.server.guard.access import AccessLog, route_template
from tests.server.guard.doubles import HOST, Peer, ask, browser, error, guard, request_scope, shake_hands, socket_scope

SECRET = "d41d8cd98f00b204"


@pytest.fixture(autouse=True)
def _log_everything(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)


def records(caplog: pytest.LogCaptureFixture, name: str) -> list[Any]:
    return [record for record in caplog.records if record.name == name]


def fields(record: Any) -> tuple[object, ...]:
    assert record.milliseconds >= 0
    return record.method, record.route, record.status


@pytest.mark.parametrize(
    ("method", "path", "logged"),
    [
        ("GET", "/", ("GET", "/", 200)),
        ("HEAD", "/", ("HEAD", "/", 200)),
        ("GET", f"/api/tables/{SECRET}", ("GET", "/api/tables/{table}", 200)),
        ("GET", f"/static/{SECRET}", ("GET", "/static", 200)),
        ("GET", f"/missing/{SECRET}", ("GET", None, 404)),
        ("POST", f"/api/cached?{SECRET}", ("POST", "/api/cached", 405)),
        ("BREW", "/", ("OTHER", "/", 405)),
        ("GET", "/" + "x" * 3000, ("GET", None, 414)),
    ],
)
async def test_a_request_is_one_record(
    caplog: pytest.LogCaptureFixture, method: str, path: str, logged: tuple[object, ...]
) -> None:
    async with browser(guard()) as client:
        await client.request(method, path)
    assert [fields(record) for record in records(caplog, "tenka.access")] == [logged]


@pytest.mark.parametrize(("status", "count"), [(200, 0), (503, 1)])
async def test_that_all_is_well_is_not_recorded_several_times_a_second(
    caplog: pytest.LogCaptureFixture, status: int, count: int
) -> None:
    app = AccessLog(PlainTextResponse("ok", status))
    async with browser(app) as client:
        await client.get("/readyz")
    assert len(records(caplog, "tenka.access")) == count


async def test_no_secret_gets_into_the_log(caplog: pytest.LogCaptureFixture) -> None:
    headers = {"Cookie": f"session={SECRET}", "Authorization": SECRET}
    async with browser(guard(), address="192.0.2.77") as client:
        await client.get(f"/api/tables/{SECRET}?token={SECRET}", headers=headers)
        await client.post(f"/api/fail?{SECRET}", headers=headers)
    await shake_hands(guard(), socket_scope([HOST], f"/tables/{SECRET}"))
    written = [str(vars(record)) for name in ("tenka.access", "tenka.server") for record in records(caplog, name)]
    assert len(written) == 4
    assert not [text for text in written if SECRET in text or "192.0.2.77" in text]


async def test_a_failure_is_logged_and_answered_without_a_word(caplog: pytest.LogCaptureFixture) -> None:
    async with browser(guard()) as client:
        response = await client.get("/api/fail")
    assert response.status_code == 500
    assert error(response) == "internal"
    assert "secret" not in response.text
    (record,) = records(caplog, "tenka.server")
    assert record.exc_info[0] is LookupError
    assert [fields(record) for record in records(caplog, "tenka.access")] == [("GET", "/api/fail", 500)]


async def test_an_application_that_answers_no_failures_is_answered_for(caplog: pytest.LogCaptureFixture) -> None:
    async def bare(scope: Scope, receive: Receive, send: Send) -> None:
        raise LookupError("the secret plan")

    peer = await ask(guard(app=bare), request_scope([HOST]))
    assert peer.status == 500
    assert peer.sent[1]["body"] == b'{"error":{"message":"internal","params":{},"rule":null}}'
    assert len(records(caplog, "tenka.server")) == 1


async def test_an_answer_that_broke_off_is_not_begun_again(caplog: pytest.LogCaptureFixture) -> None:
    async def broken(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        raise LookupError

    peer = await ask(guard(app=broken), request_scope([HOST]))
    assert len(peer.sent) == 1
    assert len(records(caplog, "tenka.server")) == 1


async def test_a_client_that_left_is_no_failure(caplog: pytest.LogCaptureFixture) -> None:
    async def left(scope: Scope, receive: Receive, send: Send) -> None:
        raise ClientDisconnect if scope["type"] == "http" else WebSocketDisconnect

    await ask(guard(app=left), request_scope([HOST]))
    await shake_hands(guard(app=left), socket_scope([HOST]))
    assert [fields(record)[2] for record in records(caplog, "tenka.access")] == [499, None]
    assert not records(caplog, "tenka.server")


async def test_a_socket_is_one_record(caplog: pytest.LogCaptureFixture) -> None:
    await shake_hands(guard(), socket_scope([HOST], f"/tables/{SECRET}"))
    await shake_hands(guard(), socket_scope([HOST, (b"origin", b"null")]))
    logged = [fields(record) for record in records(caplog, "tenka.access")]
    assert logged == [("WEBSOCKET", "/tables/{table}", None), ("WEBSOCKET", None, 403)]


async def test_a_socket_that_fails_is_closed(caplog: pytest.LogCaptureFixture) -> None:
    peer = await shake_hands(guard(), socket_scope([HOST], "/fall"))
    assert peer.sent[-1] == {"type": "websocket.close", "code": 1011, "reason": ""}
    assert len(records(caplog, "tenka.server")) == 1


async def test_a_socket_that_fails_after_its_end_is_left_alone(caplog: pytest.LogCaptureFixture) -> None:
    class Closed(Peer):
        async def send(self, message: object) -> None:
            raise RuntimeError("closed")

    peer = Closed([{"type": "websocket.connect"}])
    await guard()(socket_scope([HOST], "/fall"), peer.receive, peer.send)
    assert len(records(caplog, "tenka.server")) == 1


async def test_without_a_listener_nothing_is_recorded(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING, logger="tenka.access")
    await ask(guard(), request_scope([HOST]))
    assert not records(caplog, "tenka.access")


def test_a_route_is_named_by_its_endpoint_if_it_has_no_template() -> None:
    assert route_template({"endpoint": test_no_secret_gets_into_the_log}) == "test_no_secret_gets_into_the_log"
    assert route_template({"endpoint": 7}) == "int"
    assert route_template({}) is None


async def test_a_flood_is_one_record_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    app = guard(rates=Rates((Rule("requests", per="address", amount=2, seconds=60),)))
    for _ in range(10):
        await ask(app, request_scope([HOST]))
    assert [record.status for record in records(caplog, "tenka.access")] == [200, 200, 429]
