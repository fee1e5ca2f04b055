"""A spectator, another seat, a stranger and nobody try everything, and neither get nor change anything."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio

from tenka.client import Client
from tenka.server.app import ENDPOINTS
from tenka.server.endpoints.endpoint import TABLE, Endpoint
from tests.server.wire.line import line
from tests.server.wire.paths import path_of
from tests.server.wire.scene import Scene, complaints, everything, secrets_of, staged

# What each endpoint of a table is asked with by those who may not.
TRIED: dict[str, list[dict[str, Any]]] = {
    "look": [{}],
    "record": [{}],
    "readChat": [{}],
    "history": [{}],
    "lookBack": [{}],
    "moment": [{}],
    "check": [{}],
    "device": [{}],
    "join": [{}, {"seat": 0}, {"seat": 1, "invitation": "A" * 22}],
    "knock": [{}],
    "readKnock": [{}],
    "turnAway": [{}],
    "invite": [{"login": "whoever"}],
    "letIn": [{}],
    "endAdmission": [{}],
    "invitationCode": [{}],
    "leave": [{}],
    "choose": [{"house": "sanada"}, {"house": None}],
    "reseat": [{"place": "open"}, {"place": {"bot": "random"}}],
    "start": [{}],
    "rematch": [{}],
    "move": [{"moves": [["done"]]}],
    "undo": [{}],
    "say": [{"text": "I was never here"}],
    "readOrders": [{}],
    "giveOrder": [{"order": ["pass_reactions"]}],
    "takeBackOrder": [{"order": ["pass_reactions"]}],
    "askTable": [
        {"kind": "pause"},
        {"kind": "call-off"},
        {"kind": "replace", "about": 0, "heir": "bot"},
        {"kind": "replace", "about": 0, "heir": "person"},
    ],
    "answerVote": [{"yes": True}, {"yes": False}],
    "readMuted": [{}],
    "mute": [{}],
    "unmute": [{}],
    "reportAtTable": [{"remark": 10**6}],
    "readStewards": [{}],
    "callSteward": [{}],
    "comeBack": [{}],
    "hint": [{}],
    "tryOut": [{"line": []}, {"line": [], "at": 1}, {"line": [{"seat": 0, "move": ["done"]}]}],
    "readAnalysis": [{}],
    "askAnalysis": [{}],
    "cancelAnalysis": [{}],
}
# Who knows the address may watch.
WATCHING = {"look", "readChat", "readStewards", "history", "lookBack", "readAnalysis", "cancelAnalysis", "device"}
OWN = {
    *("readKnock", "turnAway"),  # whether one has asked to be let in, and asking no longer
    *("readMuted", "mute", "unmute"),  # whom one does not wish to read: in the end nobody, as before
}
UNKNOWN = {"answerVote", "reportAtTable"}  # what is named is not there
SHOWN_AFTERWARDS = {"record", "moment", "check"}


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def scene(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Scene]:
    """One house for all: nobody here changes anything that others rely on."""
    async with staged(tmp_path_factory.mktemp("house")) as found:
        yield found


def of_tables() -> list[Endpoint]:
    return [endpoint for endpoint in ENDPOINTS if endpoint.path.startswith(TABLE)]


async def asked(client: Client, endpoint: Endpoint, id: str, body: dict[str, Any], seat: int = 0) -> httpx.Response:
    path = path_of(endpoint, id, seat)
    content = json.dumps(body) if endpoint.body is not None else None
    headers = {"Content-Type": "application/json"} if content else {}
    return await client._http.request(endpoint.method, path, content=content, headers=headers)


async def test_every_endpoint_of_a_table_is_tried() -> None:
    assert set(TRIED) == {endpoint.name for endpoint in of_tables()}


async def moves_of_others(scene: Scene) -> list[list[Any]]:
    """Moves that are legal, for whoever it is to move."""
    state = (await scene.services.registry.table(scene.playing)).playing().state
    return [list(move) for move in state.legal(min(state.pending))[:3]]


def fine_for(endpoint: Endpoint) -> set[int]:
    """How those may be answered who sit nowhere, where they may not watch."""
    if endpoint.name in OWN:
        return {200, 204, 401}
    return {401, 404} if endpoint.name in UNKNOWN else {401, 403, 409}


async def test_who_sits_nowhere_changes_nothing_by_any_request(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    before = await everything(scene.services)
    secret = await secrets_of(scene.services)
    tried = {**TRIED, "move": [{"moves": [move]} for move in await moves_of_others(scene)]}
    for client in (scene.carla, scene.nobody):
        for endpoint in of_tables():
            for id in scene.tables:
                if (endpoint.name, id) in {("askAnalysis", scene.over), ("knock", scene.waiting)}:
                    continue  # anybody may
                for body in tried[endpoint.name]:
                    for seat in (0, 1) if endpoint.name == "reseat" else (0,):
                        answer = await asked(client, endpoint, id, body, seat)
                        watching = endpoint.name in WATCHING or (endpoint.name in SHOWN_AFTERWARDS and id == scene.over)
                        fine = {200, 409} if watching else fine_for(endpoint)
                        assert answer.status_code in fine, endpoint.name
                        assert_no_secrets(answer.text, secret, over=id == scene.over)
    assert await everything(scene.services) == before
    assert complaints(caplog) == []


def assert_no_secrets(text: str, secret: dict[str, set[str]], *, over: bool = False) -> None:
    for kind, values in secret.items():
        if kind != "seed" or not over:
            assert not [value for value in values if value in text], f"a {kind} was told"


async def test_without_a_session_everything_that_is_somebodys_is_refused(scene: Scene) -> None:
    before = await everything(scene.services)
    for endpoint in ENDPOINTS:
        if endpoint.who == "person":
            answer = await asked(scene.nobody, endpoint, scene.playing, {})
            assert answer.status_code == 401, endpoint.name
            assert answer.json() == {"error": {"message": "no-session", "params": {}, "rule": None}}
    assert await everything(scene.services) == before


async def test_a_spectator_sees_what_a_spectator_may_see_and_no_more(scene: Scene) -> None:
    for id in (scene.playing, scene.over):
        state = (await scene.services.registry.table(id)).playing().state
        for client in (scene.carla, scene.nobody):
            told = (await client._http.get(f"/api/tables/{id}")).json()
            sight = told["sight"]
            assert sight["view"] == json.loads(json.dumps(state.view(None)))
            assert (sight["seat"], sight["decision"], sight["legal"], sight["edits"]) == (None, None, [], [])
            assert told["table"]["invitation"] is None
            assert not any(seat["you"] for seat in told["table"]["seats"])
            async with line(scene.server.url, id, client.cookie) as own:
                assert own.picture.sight == sight
                assert own.picture.table == told["table"]


async def test_who_sits_nowhere_changes_nothing_by_any_message(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    before = await everything(scene.services)
    table = await scene.services.registry.table(scene.playing)
    decisions = table.playing().now.decisions
    for client in (scene.carla, scene.nobody):
        for id in scene.tables:
            async with line(scene.server.url, id, client.cookie) as own:
                for decision in {0, 1, *decisions}:
                    for move in await moves_of_others(scene):
                        answer = await own.ask(type="moves", moves=[move], decision=decision, key="k")
                        assert answer["error"]["message"] == "not-seated"
                    answer = await own.ask(type="undo", decision=decision, key="k")
                    assert answer["error"]["message"] == "not-seated"
                answer = await own.ask(type="say", text="I was never here", key="k")
                assert answer["error"]["message"] == "not-seated"
    assert await everything(scene.services) == before
    assert complaints(caplog) == []


async def test_no_field_lets_one_speak_for_another_seat(scene: Scene) -> None:
    before = await everything(scene.services)
    (move, *_) = await moves_of_others(scene)
    for field in ("seat", "person", "person_id", "as", "table", "session"):
        body = {"moves": [move], field: 0}
        for client in (scene.anna, scene.bruno, scene.carla):
            answer = await client._http.post(f"/api/tables/{scene.playing}/moves", json=body)
            assert answer.status_code == 400
            async with line(scene.server.url, scene.playing, client.cookie) as own:
                await own.send({"type": "moves", "moves": [move], "decision": 1, "key": "k", field: 0})
                refused = await own.next("refused")
                assert refused["error"]["message"] == "bad-message"
    assert await everything(scene.services) == before


async def test_another_seat_moves_and_undoes_nothing_that_is_not_theirs(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    table = await scene.services.registry.table(scene.playing)
    state = table.playing().state
    at_move = min(state.pending)
    other = (scene.anna, scene.bruno)[1 - at_move]
    before = await everything(scene.services)
    async with line(scene.server.url, scene.playing, other.cookie) as own:
        assert own.picture.sight is not None
        assert own.picture.sight["seat"] == 1 - at_move
        assert own.picture.sight["legal"] == []
        for decision in {0, *table.playing().now.decisions}:
            for move in await moves_of_others(scene):
                answer = await own.ask(type="moves", moves=[move], decision=decision, key=f"k{decision}")
                assert answer["type"] == "refused"
                assert answer["error"]["message"] in {"not-your-turn", "stale"}
            answer = await own.ask(type="undo", decision=decision, key=f"u{decision}")
            assert answer["error"]["message"] in {"nothing-to-undo", "stale"}
    for move in await moves_of_others(scene):
        answer = (await other._http.post(f"/api/tables/{scene.playing}/moves", json={"moves": [move]})).json()
        assert answer["error"]["message"] == "not-your-turn"
    answer = (await other._http.post(f"/api/tables/{scene.playing}/undo", json={})).json()
    assert answer["error"]["message"] == "nothing-to-undo"
    assert await everything(scene.services) == before
    assert complaints(caplog) == []


async def test_a_step_of_one_seat_is_not_taken_back_by_the_other(scene: Scene) -> None:
    table = await scene.services.registry.table(scene.playing)
    number = 0
    while not any(table.playing().state.can_undo(seat) for seat in (0, 1)):
        state = table.playing().state
        seat = min(state.pending)
        number += 1
        await table.submit(seat, [list(state.legal(seat)[-1])], f"n{number}")
    owner = next(seat for seat in (0, 1) if table.playing().state.can_undo(seat))
    before = await everything(scene.services)
    for client in ((scene.anna, scene.bruno)[1 - owner], scene.carla, scene.nobody):
        answer = await client._http.post(f"/api/tables/{scene.playing}/undo", json={})
        assert answer.status_code in {401, 403, 409}
    assert await everything(scene.services) == before


async def test_only_the_owner_starts_and_reseats(scene: Scene) -> None:
    table = await scene.anna.look(scene.waiting)
    await scene.bruno.join(scene.waiting, invitation=table.table.invitation)
    before = await everything(scene.services)
    for client in (scene.bruno, scene.carla, scene.nobody):
        for seat in (0, 1, 2, 99):
            for place in ("open", {"bot": "random"}):
                answer = await client._http.put(f"/api/tables/{scene.waiting}/seats/{seat}", json={"place": place})
                assert answer.status_code in {401, 403}
        for what in ("start", "rematch"):
            assert (await client._http.post(f"/api/tables/{scene.waiting}/{what}")).status_code in {401, 403, 409}
    assert await everything(scene.services) == before


async def test_only_who_is_asked_answers_a_vote_and_nobody_twice(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with staged(tmp_path) as scene:
        votes = f"/api/tables/{scene.playing}/votes"
        made = (await scene.anna._http.post(votes, json={"kind": "call-off"})).json()
        (vote,) = made["votes"]
        assert (vote["by"], vote["asked"], vote["yes"], vote["outcome"]) == (0, [0, 1], [0], None)
        before = await everything(scene.services)
        path = f"{votes}/{vote['number']}"
        for yes in (True, False):
            for client, expected in ((scene.carla, (403, "not-seated")), (scene.nobody, (401, "no-session"))):
                answer = await client._http.put(path, json={"yes": yes})
                assert (answer.status_code, answer.json()["error"]["message"]) == expected
            for id in (scene.waiting, scene.over):
                answer = await scene.bruno._http.put(f"/api/tables/{id}/votes/{vote['number']}", json={"yes": yes})
                assert answer.status_code == 404, "a vote of another table"
            for field in ("seat", "by", "person"):
                answer = await scene.bruno._http.put(path, json={"yes": yes, field: 0})
                assert answer.status_code == 400
        answer = await scene.anna._http.put(path, json={"yes": False})
        assert (answer.status_code, answer.json()["error"]["message"]) == (409, "has-voted")
        assert (await scene.anna._http.put(path, json={"yes": True})).status_code == 200, "the same again"
        assert await everything(scene.services) == before
        (vote,) = (await scene.bruno._http.put(path, json={"yes": False})).json()["votes"]
        assert (vote["no"], vote["outcome"]) == ([1], "rejected")
        assert complaints(caplog) == []


async def test_each_seat_is_shown_its_own_hand_and_no_other(scene: Scene) -> None:
    state = (await scene.services.registry.table(scene.playing)).playing().state
    for seat, client in enumerate((scene.anna, scene.bruno)):
        told = (await client._http.get(f"/api/tables/{scene.playing}")).json()["sight"]
        assert told["view"] == json.loads(json.dumps(state.view(seat)))
        assert told["view"] != json.loads(json.dumps(state.view(1 - seat)))
        assert {event["to"] for event in told["view"]["events"]} <= {None, seat}


async def test_others_see_nothing_of_ones_account(scene: Scene) -> None:
    """No address leads to another person's data: all of it is asked for without naming anybody."""
    secret = await secrets_of(scene.services)
    for client, name in ((scene.bruno, "Bruno"), (scene.carla, "Carla")):
        for path in ("/api/me", "/api/me/export", "/api/my-tables", "/api/tables", "/api/games"):
            answer = await client._http.get(path)
            assert answer.status_code == 200
            own = {value for value in secret["invitation"] if client is scene.bruno}
            assert_no_secrets(answer.text, {**secret, "invitation": secret["invitation"] - own})
            assert "anna" not in answer.text, "a login is its owner's"
        assert (await client.me()).name == name
    for path in ("/api/me/export", "/api/people", "/api/sessions", "/api/log", "/.env", "/tenka.db"):
        assert (await scene.nobody._http.get(path)).status_code in {401, 404}


async def test_figures_health_and_description_tell_nothing_about_anybody(scene: Scene) -> None:
    secret = await secrets_of(scene.services)
    for path in (
        "/metrics",
        "/healthz",
        "/readyz",
        "/docs",
        "/api/games",
        "/openapi.json",
        "/asyncapi.json",
        "/docs/openapi.json",
    ):
        for client in (scene.nobody, scene.carla):
            answer = await client._http.get(path)
            assert answer.status_code in {200, 404}
            assert_no_secrets(answer.text, {**secret, "table": set(scene.tables), "name": {"Anna", "Bruno"}})
