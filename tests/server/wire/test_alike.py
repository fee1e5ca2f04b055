"""What does not exist, what is no more, and what is malformed cannot be told from each other."""

import json
from collections.abc import AsyncIterator

import httpx
import pytest
import pytest_asyncio
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tenka.store.ids import new_id
from tests.server.wire.guests import guests
from tests.server.wire.line import address
from tests.server.wire.scene import PASSWORD, Scene, staged
from tests.server.wire.test_trespass import TRIED, asked, of_tables

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def scene(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Scene]:
    """One house for all: nobody here changes anything that others rely on."""
    async with staged(tmp_path_factory.mktemp("house")) as found:
        yield found


def answered(response: httpx.Response) -> tuple[int, bytes, dict[str, str]]:
    """All that a reply tells, but for when."""
    headers = {name: value for name, value in response.headers.items() if name != "date"}
    return response.status_code, response.content, headers


async def removed(scene: Scene) -> str:
    """The address of a table that was taken away while many looked at it."""
    table = await scene.anna.create("shitenno", ["me", "open"], public=True)
    await scene.carla.look(table.id)
    await scene.anna.leave(table.id)
    return table.id


async def test_an_unknown_table_a_removed_one_and_no_address_at_all_look_alike(scene: Scene) -> None:
    strange = [
        new_id(),
        await removed(scene),
        "x",
        "A" * 22,
        "A" * 21,
        "A" * 500,
        scene.playing[:-1],
        scene.playing + "x",
        scene.playing.swapcase(),
        "%C3%BC" * 22,
        "%00" * 22,
    ]
    for client in (scene.anna, scene.carla, scene.nobody):
        for endpoint in of_tables():
            for body in TRIED[endpoint.name]:
                answers = {
                    json.dumps(answered(await asked(client, endpoint, id, body)), default=repr) for id in strange
                }
                assert len(answers) == 1, (endpoint.name, answers)
                (only,) = answers
                assert json.loads(only)[0] == (404 if client is not scene.nobody or endpoint.who == "anybody" else 401)


async def test_a_line_to_an_unknown_table_is_refused_like_any_other(scene: Scene) -> None:
    answers = set()
    for id in (new_id(), await removed(scene), "x", "A" * 300, scene.playing.swapcase()):
        for cookie in ("", scene.anna.cookie):
            with pytest.raises(InvalidStatus) as caught:
                await connect(address(scene.server.url, id), additional_headers={"Cookie": cookie}, proxy=None)
            found = caught.value.response
            headers = [(name, value) for name, value in found.headers.raw_items() if name.lower() != "date"]
            answers.add((found.status_code, bytes(found.body or b""), repr(headers)))
    assert len(answers) == 1


async def test_a_wrong_password_and_an_unknown_login_look_alike(scene: Scene) -> None:
    answers = {
        json.dumps(answered(await scene.nobody._http.post("/api/login", json=body)), default=repr)
        for body in (
            {"login": "anna", "password": "not hers at all"},
            {"login": "anna", "password": ""},
            {"login": "nobody-of-that-name", "password": PASSWORD},
            {"login": "", "password": PASSWORD},
            {"login": "Carla", "password": PASSWORD},
        )
    }
    assert len(answers) == 1
    assert json.loads(answers.pop())[0] == 401


async def test_a_wrong_invitation_tells_nothing_about_the_right_one(scene: Scene) -> None:
    invitation = (await scene.anna.look(scene.waiting)).table.invitation
    assert invitation is not None
    answers = {
        json.dumps(answered(await asked(scene.carla, join, scene.waiting, body)), default=repr)
        for join in of_tables()
        if join.name == "join"
        for body in (
            {},
            {"seat": 0},
            {"seat": 1},
            {"seat": 4},
            {"invitation": ""},
            {"invitation": invitation[:-1]},
            {"invitation": invitation.swapcase()},
            {"invitation": scene.waiting},
        )
    }
    assert len(answers) == 1
    assert json.loads(answers.pop())[0] == 403


async def test_no_cookie_a_forged_one_and_an_ended_one_look_alike(scene: Scene) -> None:
    async with guests(scene.server, "Dora") as (dora,):
        ended = dora.cookie
        await dora.call("POST", "/api/logout", None)
    name = ended.partition("=")[0]
    answers = {
        json.dumps(answered(await scene.nobody._http.get("/api/me/export", headers={"Cookie": cookie})), default=repr)
        for cookie in ("", ended, ended[:-1], f"{name}=x", f"{name}=x.y", "other=1")
    }
    assert len(answers) == 1
