"""A session that has ended opens nothing any more, and what it had opened is closed."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket

from tenka.client import Client, ConnectionLost, Live
from tenka.server.app import ENDPOINTS
from tenka.server.broadcast.socket import SESSION_ENDED, Socket
from tenka.server.endpoints.tables import live
from tenka.server.guard.throttle import UNLIMITED
from tests.server.wire.line import DEADLINE, line
from tests.server.wire.scene import PASSWORD, Scene, complaints, everything, staged
from tests.server.wire.test_trespass import asked


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with staged(tmp_path) as found:
        yield found


async def elsewhere(scene: Scene) -> Client:
    """Anna in another browser."""
    client = Client(scene.server.url)
    await client.login("anna", PASSWORD)
    return client


async def log_out(anna: Client) -> None:
    await anna.call("POST", "/api/logout", None)


async def log_out_everywhere(anna: Client) -> None:
    await anna.call("POST", "/api/logout-everywhere", None)


async def delete(anna: Client) -> None:
    await anna.call("DELETE", "/api/me", None, password=PASSWORD)


async def change_password(anna: Client) -> None:
    await anna.call("POST", "/api/me/password", None, old=PASSWORD, new="another seven on a hill")


async def opens_nothing(scene: Scene, cookie: str) -> None:
    """With this cookie one is nobody."""
    async with Client(scene.server.url) as client:
        client._http.headers["Cookie"] = cookie
        before = await everything(scene.services)
        for endpoint in ENDPOINTS:
            if endpoint.who == "person":
                answer = await asked(client, endpoint, scene.playing, {})
                assert (answer.status_code, answer.json()["error"]["message"]) == (401, "no-session"), endpoint.name
        told = (await client._http.get(f"/api/tables/{scene.playing}")).json()
        assert told["sight"]["seat"] is None
        assert told["table"]["invitation"] is None
        assert (await client.me()).name is None
        async with line(scene.server.url, scene.playing, cookie) as own:
            assert own.picture.sight is not None
            assert own.picture.sight["seat"] is None
            answer_by_line = await own.ask(type="say", text="still here", key="k")
            assert answer_by_line["error"]["message"] == "not-seated"
        assert await everything(scene.services) == before


ENDINGS: list[Callable[[Client], Awaitable[None]]] = [log_out, log_out_everywhere, delete]


@pytest.mark.parametrize("end", ENDINGS)
async def test_an_ended_session_opens_nothing_and_its_lines_are_closed(
    scene: Scene, end: Callable[[Client], Awaitable[None]], caplog: pytest.LogCaptureFixture
) -> None:
    cookie = scene.anna.cookie
    async with (
        line(scene.server.url, scene.playing, cookie) as own,
        line(scene.server.url, scene.waiting, cookie) as second,
        line(scene.server.url, scene.playing, scene.bruno.cookie) as other,
    ):
        await end(scene.anna)
        assert await own.closed() == SESSION_ENDED
        assert await second.closed() == SESSION_ENDED
        await other.until(lambda picture: picture.presence["seats"][0] is False)
        await other.fence()
    await opens_nothing(scene, cookie)
    assert complaints(caplog) == []


async def test_log_out_ends_one_session_and_everywhere_ends_all(scene: Scene) -> None:
    async with await elsewhere(scene) as second, await elsewhere(scene) as third:
        async with line(scene.server.url, scene.playing, second.cookie) as own:
            cookie = scene.anna.cookie
            await log_out(scene.anna)
            await opens_nothing(scene, cookie)
            assert (await second.me()).name == "Anna"
            await own.fence()
            cookies = [second.cookie, third.cookie]
            await log_out_everywhere(third)
            assert await own.closed() == SESSION_ENDED
        for cookie in cookies:
            await opens_nothing(scene, cookie)


async def test_another_password_ends_all_other_sessions(scene: Scene) -> None:
    async with await elsewhere(scene) as second:
        async with (
            line(scene.server.url, scene.playing, second.cookie) as old,
            line(scene.server.url, scene.playing, scene.anna.cookie) as kept,
        ):
            await change_password(scene.anna)
            assert await old.closed() == SESSION_ENDED
            await kept.fence()
        await opens_nothing(scene, second.cookie)
        assert (await scene.anna.me()).name == "Anna"


async def test_a_guest_who_logs_in_leaves_the_guests_session_behind(scene: Scene) -> None:
    cookie = scene.carla.cookie
    async with line(scene.server.url, scene.playing, cookie) as own:
        await scene.carla.login("anna", PASSWORD, bring=True)
        assert await own.closed() == SESSION_ENDED
    await opens_nothing(scene, cookie)


async def test_forged_and_damaged_cookies_open_nothing(scene: Scene) -> None:
    name, _, value = scene.anna.cookie.partition("=")
    token, _, signature = value.rpartition(".")
    for wrong in (
        "",
        ".",
        token,
        f"{token}.",
        f"{token}.{signature[:-1]}",
        f"{token}.{signature[::-1]}",
        f"{token[:-1]}.{signature}",
        f"x{token}.{signature}",
        f".{signature}",
        f"{token}.{signature}.{signature}",
        "x" * 5000,
        "é" * 10,
        "%00",
        '"' + value,
    ):
        async with Client(scene.server.url) as client:
            header = f"{name}={wrong}".encode()
            answer = await client._http.get("/api/me/export", headers=[(b"Cookie", header)])
            assert answer.status_code == 401
            answer = await client._http.get("/api/me", headers=[(b"Cookie", header)])
            assert answer.json() == {"name": None, "login": None}


async def endless(own: Live) -> None:
    while True:
        await own.news()


async def test_a_client_whose_session_ends_is_told(scene: Scene) -> None:
    async with scene.anna.live(scene.playing) as own:
        await log_out(scene.anna)
        with pytest.raises(ConnectionLost):
            await asyncio.wait_for(endless(own), DEADLINE)


async def test_what_a_closing_line_says_no_longer_counts(scene: Scene) -> None:
    """Who never reads would not see the end of the session either, and could go on playing."""
    table = await scene.services.registry.table(scene.playing)
    state = table.playing().state
    seat = min(state.pending)
    before = await everything(scene.services)
    said: list[dict[str, Any]] = [
        {"type": "moves", "moves": [list(state.legal(seat)[0])], "decision": table.playing().now.decisions[seat]},
        {"type": "say", "text": "still here"},
    ]
    messages: list[dict[str, Any]] = [
        *({"type": "websocket.receive", "text": json.dumps({**each, "key": "k"})} for each in said),
        {"type": "websocket.disconnect"},
    ]

    async def receive() -> dict[str, Any]:
        return messages.pop(0)

    async def send(message: Any) -> None:
        raise AssertionError("nobody reads")

    socket = Socket(send, table.row.seats[seat].person, "a session")
    socket.seat = seat
    socket.close(SESSION_ENDED)
    scope = {"type": "websocket", "headers": [], "path": "/"}
    websocket = WebSocket(scope, receive, send)
    websocket.client_state = websocket.client_state.CONNECTED
    await live._listen(live.Connection(scene.services, websocket, table, socket, UNLIMITED, None))
    assert await everything(scene.services) == before
