"""What comes too often is refused, says when to come back, and breaks nothing."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from tenka.client import Client
from tenka.server.guard import QUOTAS, RULES
from tests.server.wire.guests import play_on
from tests.server.wire.line import address, line
from tests.server.wire.scene import PASSWORD, Scene, complaints, staged

MESSAGES_A_SECOND, MESSAGES_AT_ONCE = (int(each) for each in QUOTAS["session"])
AMOUNT = {rule.name: rule.amount for rule in RULES}


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with staged(tmp_path, limits=True) as found:
        yield found


async def flooded(client: Client, method: str, path: str, body: object, times: int) -> list[int]:
    """Ask very often; the statuses, each refusal with the time to wait."""
    statuses = []
    for _ in range(times):
        answer = await client._http.request(method, path, json=body)
        statuses.append(answer.status_code)
        if answer.status_code == 429:
            assert answer.json()["error"]["message"] == "too-many-requests"
            assert 1 <= int(answer.headers["Retry-After"]) <= 3600
    return statuses


def refused_in_the_end(statuses: list[int], usual: int, allowed: int) -> bool:
    """All that is allowed was done, and not all that is not; some seconds give back some of the allowance."""
    return statuses[:allowed] == [usual] * allowed and set(statuses[allowed:]) in ({429}, {429, usual})


async def still_well(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    """The others notice nothing."""
    async with line(scene.server.url, scene.playing, scene.bruno.cookie) as own:
        await play_on(scene.server, scene.playing, 2)
        game_session = (await scene.services.registry.table(scene.playing)).playing()
        await own.until(lambda picture: (picture.sight or {}).get("version") == game_session.version(1))
    assert (await scene.bruno.me()).name == "Bruno"
    assert complaints(caplog) == []


async def test_too_many_remarks_by_post(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    allowed = AMOUNT["chat"]
    path = f"/api/tables/{scene.playing}/chat"
    statuses = await flooded(scene.anna, "POST", path, {"text": "spam"}, allowed + 10)
    assert refused_in_the_end(statuses, 204, allowed)
    assert (await scene.bruno._http.post(path, json={"text": "I may still speak"})).status_code == 204
    assert len((await scene.bruno.chat(scene.playing)).remarks) == statuses.count(204) + 2
    await still_well(scene, caplog)


async def test_too_many_remarks_by_message_or_both_ways(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    allowed = AMOUNT["chat"]
    async with line(scene.server.url, scene.playing, scene.anna.cookie) as own:
        answers = [await own.ask(type="say", text="spam", key=f"k{number}") for number in range(allowed + 5)]
    assert {answer["type"] for answer in answers[:allowed]} == {"done"}
    refused = [answer["error"] for answer in answers if answer["type"] == "refused"]
    assert {error["message"] for error in refused} == {"too-many-requests"}
    assert all(error["params"]["seconds"] >= 1 for error in refused)
    assert 429 in await flooded(scene.anna, "POST", f"/api/tables/{scene.playing}/chat", {"text": "spam"}, 5)
    await still_well(scene, caplog)


async def test_many_sessions_or_guests_do_not_flood_a_table(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    """One person in two browsers has one allowance, and one address does not use up the table's."""
    path = f"/api/tables/{scene.playing}/chat"
    async with Client(scene.server.url) as elsewhere:
        await elsewhere.login("anna", PASSWORD)
        statuses = await flooded(scene.anna, "POST", path, {"text": "spam"}, AMOUNT["chat"] - 5)
        statuses += await flooded(elsewhere, "POST", path, {"text": "spam"}, 10)
    assert refused_in_the_end(statuses, 204, AMOUNT["chat-person"])
    both = statuses + await flooded(scene.bruno, "POST", path, {"text": "spam"}, AMOUNT["chat"] + 5)
    assert both.count(204) <= AMOUNT["chat-address"] + 2
    assert AMOUNT["chat-address"] < AMOUNT["chat-table"]
    await still_well(scene, caplog)


async def test_many_messages_at_once_are_heard_more_slowly_and_none_is_lost(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    began = asyncio.get_running_loop().time()
    async with line(scene.server.url, scene.playing, scene.carla.cookie) as own:
        for number in range(MESSAGES_AT_ONCE + 30):
            await own.send(f'{{"type": "undo", "decision": 1, "key": "k{number}"}}')
        last = f"k{MESSAGES_AT_ONCE + 29}"
        await own.next("refused", lambda message: message["key"] == last)
        assert asyncio.get_running_loop().time() - began > 30 / MESSAGES_A_SECOND * 0.9
        await still_well(scene, caplog)


async def test_all_lines_of_a_session_share_one_budget(scene: Scene) -> None:
    async with (
        line(scene.server.url, scene.playing, scene.carla.cookie) as one,
        line(scene.server.url, scene.playing, scene.carla.cookie) as other,
    ):
        began = asyncio.get_running_loop().time()
        for own in (one, other):
            for number in range(MESSAGES_AT_ONCE // 2 + 15):
                await own.send(f'{{"type": "undo", "decision": 1, "key": "k{number}"}}')
        last = f"k{MESSAGES_AT_ONCE // 2 + 14}"
        for own in (one, other):
            await own.next("refused", lambda message: message["key"] == last)
        assert asyncio.get_running_loop().time() - began > 30 / MESSAGES_A_SECOND * 0.8


async def test_who_sends_only_what_nobody_can_read_is_sent_away(scene: Scene) -> None:
    async with line(scene.server.url, scene.playing) as stranger:
        for _ in range(int(QUOTAS["garbage"].burst) + 5):
            await stranger.connection.send("nonsense")
        assert await stranger.closed() == 1008
        refusals = [frame for frame in stranger.frames if "bad-json" in frame]
        assert len(refusals) <= QUOTAS["garbage"].burst + 5


async def test_far_too_many_messages_at_once(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    """Refused as long as the answers are read, then sent away; others do not notice."""
    async with line(scene.server.url, scene.playing, scene.carla.cookie) as own:
        frame = Frame(Opcode.TEXT, b"x").serialize(mask=True)
        own.connection.transport.write(frame * 20_000)
        await still_well(scene, caplog)
        assert own.frames


async def test_too_many_tables(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    allowed = AMOUNT["tables"]
    body = {"game": "shitenno", "seats": ["me", "open"]}
    statuses = []
    for _ in range(allowed + 5):
        statuses += await flooded(scene.carla, "POST", "/api/tables", body, 1)
        for table in await scene.carla.my_tables():  # else there would soon be too many that wait for people
            await scene.carla.leave(table.id)
    assert refused_in_the_end(statuses, 201, allowed)
    await still_well(scene, caplog)


async def test_too_many_guests_and_guesses_from_one_address(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    allowed = AMOUNT["guests"]
    statuses = []
    for _ in range(allowed + 3):
        scene.nobody._http.cookies.clear()
        statuses += await flooded(scene.nobody, "POST", "/api/guest", {"name": "Many"}, 1)
    scene.nobody._http.cookies.clear()
    assert refused_in_the_end(statuses, 200, allowed)
    for _ in range(AMOUNT["login-name"] - 3):
        assert scene.services.rates.hit("login-name", "anna 127.0.0.1") is None
    statuses = await flooded(scene.nobody, "POST", "/api/login", {"login": "anna", "password": "x"}, 8)
    assert refused_in_the_end(statuses, 401, 3)
    await still_well(scene, caplog)


async def test_too_many_requests_of_one_session(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    allowed = AMOUNT["requests-session"]
    statuses: list[int] = []
    session = (await scene.services.sessions.visitor(dict(scene.carla._http.cookies))).session  # type: ignore[union-attr]
    for _ in range(allowed - 100):
        assert scene.services.rates.hit("requests-session", session) is None
    for together in (100, 40):
        answers = await asyncio.gather(*(scene.carla._http.get("/api/me") for _ in range(together)))
        statuses += [answer.status_code for answer in answers]
    assert refused_in_the_end(statuses, 200, 100)
    await still_well(scene, caplog)


async def test_too_many_lines_of_one_session(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    headers = {"Cookie": scene.carla.cookie}
    statuses = []
    for _ in range(AMOUNT["sockets-session"] + 5):
        try:
            async with connect(address(scene.server.url, scene.playing), additional_headers=headers, proxy=None):
                statuses.append(101)
        except InvalidStatus as refused:
            statuses.append(refused.response.status_code)
    assert statuses[: AMOUNT["sockets-session"]] == [101] * AMOUNT["sockets-session"]
    assert set(statuses) == {101, 403}
    await still_well(scene, caplog)
