"""What is too large, too deep, or not what it should be is refused cleanly and changes nothing."""

import json
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from starlette.routing import compile_path
from websockets.frames import Frame, Opcode

from tenka.server.app import ENDPOINTS
from tenka.server.endpoints.endpoint import Endpoint
from tests.server.wire.line import line
from tests.server.wire.paths import path_of
from tests.server.wire.scene import Scene, complaints, everything, staged

DEEP = 10_000
JSON = {"Content-Type": "application/json"}

NOT_JSON = [
    b"{",
    b"no json",
    b"\x00",
    b"\xff\xfe{}",
    b"\xef\xbb\xbf{}",
    b"{'name': 'x'}",
    b'{"name": "\xff\xfe"}',
    b'{"name": "\xed\xa0\x80"}',
    b'{"name": "x"} {}',
    b'{"name": NaN}',
    b'{"name": Infinity}',
    b"[" * DEEP,
    b'{"a":' * DEEP,
    b"[" * DEEP + b"]" * DEEP,
    b'{"options":' + b"[" * DEEP + b"]" * DEEP + b"}",
    b'{"moves":' + b"[" * DEEP + b"]" * DEEP + b"}",
    b'{"unknown":' + b'{"a":' * 5000 + b"1" + b"}" * 5000 + b"}",
    b'{"name": 1' + b"0" * 20_000 + b"}",
    b'{"decision": 1' + b"0" * 20_000 + b"}",
    b'{"since": 1e999}',
    b'{"decision": -1e999}',
]
NOT_AN_OBJECT = [b"null", b"true", b"1", b'"text"', b"[]", b"[{}]", b"1e5"]
WRONG_FIELDS = [
    b'{"unknown": 1}',
    b'{"__class__": "x"}',
    b'{"name": null}',
    b'{"name": 1}',
    b'{"name": ["x"]}',
    b'{"name": {"x": 1}}',
    b'{"text": 1}',
    b'{"moves": {}}',
    b'{"moves": [1]}',
    b'{"moves": [[]]}',
    b'{"moves": []}',
    b'{"moves": [[1.5]]}',
    b'{"moves": [[null]]}',
    b'{"moves": [["done"]], "decision": "1"}',
    b'{"moves": [["done"]], "decision": 1.5}',
    b'{"moves": [["done"]], "key": ""}',
    b'{"moves": [["done"]], "key": " "}',
    b'{"moves": [["done"]], "key": "\\u0000"}',
    b'{"moves": [["done"]], "key": "\xc3\xbc"}',
    b'{"key": 1}',
    b'{"seat": "0"}',
    b'{"seat": 1e300}',
    b'{"invitation": 1}',
    b'{"place": 1}',
    b'{"password": 1}',
    b'{"login": 1, "password": "x"}',
    b'{"kind": "no such kind"}',
    b'{"kind": "stand-in", "about": 0}',
    b'{"kind": "replace"}',
    b'{"yes": null}',
    b'{"yes": 1}',
    b'{"yes": "true"}',
    b'{"remark": 0}',
    b'{"remark": 1, "seat": 0}',
    b'{"seat": 0, "why": 1}',
]
SURROGATES = [
    b'{"name": "\\ud800"}',
    b'{"text": "\\ud800"}',
    b'{"text": "\\udc00\\ud800"}',
    b'{"moves": [["\\ud800"]]}',
    b'{"moves": [["done"]], "key": "\\ud800"}',
    b'{"invitation": "\\ud800"}',
    b'{"login": "\\ud800", "password": "\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800"}',
    b'{"old": "\\ud800", "new": "\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800"}',
    b'{"place": {"bot": "\\ud800"}}',
    b'{"game": "\\ud800", "seats": ["me", "open"]}',
    b'{"game": "shitenno", "seats": ["me", "open"], "options": {"\\ud800": "\\ud800"}}',
]
HOSTILE = [*NOT_JSON, *NOT_AN_OBJECT, *WRONG_FIELDS, *SURROGATES]


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def scene(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Scene]:
    """One house for all: nobody here changes anything that others rely on."""
    async with staged(tmp_path_factory.mktemp("house")) as found:
        yield found


def taking_a_body() -> list[Endpoint]:
    return [endpoint for endpoint in ENDPOINTS if endpoint.body is not None]


async def test_every_body_that_makes_no_sense_is_refused(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    before = await everything(scene.services)
    for endpoint in taking_a_body():
        for body in HOSTILE:
            path = path_of(endpoint, scene.playing, 1)
            answer = await scene.bruno._http.request(endpoint.method, path, content=body, headers=JSON)
            shown = (endpoint.name, body[:60], answer.text[:200])
            assert answer.status_code in {400, 401, 403, 409}, shown
            assert set(answer.json()) == {"error"}, shown
            assert "Traceback" not in answer.text
    assert await everything(scene.services) == before
    assert complaints(caplog) == []


async def test_what_is_no_json_is_called_so(scene: Scene) -> None:
    for body in NOT_JSON[:6]:
        answer = await scene.bruno._http.post("/api/tables", content=body, headers=JSON)
        assert (answer.status_code, answer.json()["error"]["message"]) == (400, "bad-json"), body


async def test_a_move_of_any_shape_is_refused_by_the_game_or_before_it(scene: Scene) -> None:
    table = await scene.services.registry.table(scene.playing)
    client = (scene.anna, scene.bruno)[min(table.playing().state.pending)]
    before = await everything(scene.services)
    for move in (
        ["done", 1],
        ["done\0"],
        ["no such move"],
        [""],
        ["x" * 30_000],
        [10**300],
        [-1],
        [2**63],
        ["offer", "offer"],
        ["__init__"],
        ["\U0001f600"],
        list(range(16)),
        ["done"] * 17,
    ):
        answer = await client._http.post(f"/api/tables/{scene.playing}/moves", json={"moves": [move]})
        assert answer.status_code in {400, 409}, answer.text
        assert len(answer.text) < 1000, "a refusal does not send back what it was sent"
    answer = await client._http.post(f"/api/tables/{scene.playing}/moves", json={"moves": [["done"]] * 65})
    assert answer.status_code == 400
    assert await everything(scene.services) == before


async def test_a_question_and_an_answer_of_any_shape_are_refused(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    before = await everything(scene.services)
    table = f"/api/tables/{scene.playing}"
    for method, path, body in (
        ("POST", "votes", {"kind": "stand-in", "about": 0}),
        ("POST", "votes", {"kind": "replace", "about": 63, "heir": "bot"}),
        ("POST", "votes", {"kind": "replace", "about": 10**30, "heir": "bot"}),
        ("POST", "votes", {"kind": "pause"}),  # without a clock
        ("PUT", "votes/0", {"yes": True}),
        ("PUT", f"votes/{'9' * 1500}", {"yes": True}),
        ("PUT", "votes/-1", {"yes": True}),
        ("PUT", "votes/x", {"yes": True}),
        ("PUT", "muted/1", None),  # oneself
        ("PUT", "muted/x", None),
        ("DELETE", f"muted/{'9' * 1500}", None),
        ("DELETE", "muted/%00", None),
        ("POST", "reports", {"seat": 1}),  # oneself
        ("POST", "reports", {"seat": 63}),
        ("POST", "reports", {"remark": 10**9}),
        ("POST", "reports", {"remark": 2**63}),
        ("POST", "reports", {"remark": 10**30}),
    ):
        answer = await scene.bruno._http.request(method, f"{table}/{path}", json=body)
        assert answer.status_code in {400, 404, 409}, (path, body, answer.text)
    assert await everything(scene.services) == before
    assert complaints(caplog) == []


async def test_a_body_that_is_too_large_is_refused_declared_or_not(scene: Scene) -> None:
    before = await everything(scene.services)
    large = b'{"text": "' + b"x" * 70_000 + b'"}'

    async def in_pieces() -> AsyncIterator[bytes]:
        for start in range(0, len(large), 5000):
            yield large[start : start + 5000]

    for body in (large, in_pieces()):
        answer = await scene.anna._http.post(f"/api/tables/{scene.playing}/chat", content=body, headers=JSON)
        assert (answer.status_code, answer.json()["error"]["message"]) == (413, "too-large")
    assert await everything(scene.services) == before


async def test_only_json_is_taken(scene: Scene) -> None:
    before = await everything(scene.services)
    body = b'{"text": "hello"}'
    for kind in (
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/jsonx",
        "application/json, text/plain",
        "",
        "*/*",
    ):
        answer = await scene.anna._http.post(
            f"/api/tables/{scene.playing}/chat", content=body, headers={"Content-Type": kind}
        )
        assert (answer.status_code, answer.json()["error"]["message"]) == (415, "bad-content-type"), kind
    answer = await scene.anna._http.post(f"/api/tables/{scene.playing}/chat", content=body)
    assert answer.status_code == 415
    assert await everything(scene.services) == before


async def test_no_path_is_too_odd(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    before = await everything(scene.services)
    odd = [
        "/api/tables/" + "x" * 1900,
        "/api/tables/%00",
        "/api/tables/%FF%FE",
        "/api/tables/%ED%A0%80",
        "/api/tables/..%2f..%2fetc%2fpasswd",
        "/api/tables/%2e%2e/%2e%2e/etc/passwd",
        "//api/tables",
        "/api/tables/" + "%C3%BC" * 22,
        f"/api/tables/{scene.playing}%00",
        f"/api/tables/{scene.playing.lower()}x/record",
        f"/api/tables/{scene.playing}/at/99999999999999999999999",
        f"/api/tables/{scene.playing}/at/-1",
        f"/api/tables/{scene.playing}/at/1.5",
        "/api/nothing",
        "/;",
        "/%",
        "/%zz",
    ]
    for path in odd:
        answer = await scene.anna._http.get(path)
        assert answer.status_code == 404, path
        assert answer.json()["error"]["message"] == "not-found"
    for path in ("/" + "x" * 5000, "/api/tables?" + "x" * 5000):
        answer = await scene.anna._http.get(path)
        assert (answer.status_code, answer.json()["error"]["message"]) == (414, "address-too-long")
    answer = await scene.anna._http.put(f"/api/tables/{scene.playing}/seats/{'9' * 1500}", json={"place": "open"})
    assert answer.status_code in {403, 409}
    assert await everything(scene.services) == before
    assert complaints(caplog) == []


async def test_a_query_of_any_kind_is_read_or_refused(scene: Scene) -> None:
    for given in ("x", "", "-1", "1" * 300, "1.5", "%00", "%FF", "NaN", "1&since=x", "٣"):
        answer = await scene.nobody._http.get(f"/api/tables/{scene.playing}/chat?since={given}")
        assert answer.status_code in {200, 400}, given


async def test_wrong_methods_are_refused(scene: Scene) -> None:
    before = await everything(scene.services)
    for endpoint in ENDPOINTS:
        path = path_of(endpoint, scene.playing, 1)
        known = {each.method for each in ENDPOINTS if compile_path(each.path)[0].match(path)}
        for method in {"GET", "POST", "PUT", "PATCH", "DELETE", "TRACE"} - known:
            answer = await scene.anna._http.request(method, path)
            assert answer.status_code in {404, 405}, (method, endpoint.path)
    assert await everything(scene.services) == before


# Messages

HOSTILE_MESSAGES = [
    *HOSTILE,
    b"",
    b'{"type": "moves"}',
    b'{"type": "update", "version": 1}',
    b'{"type": "whole"}',
    b'{"type": 1}',
    b'{"type": "say", "text": "", "key": "k"}',
    b'{"type": "say", "text": "' + b"x" * 501 + b'", "key": "k"}',
    b'{"type": "say", "text": "\\ud800", "key": "k"}',
    b'{"type": "say", "text": "hello"}',
    b'{"type": "say", "text": "hello", "key": "' + b"k" * 65 + b'"}',
    b'{"type": "say", "text": "hello", "key": "k", "more": 1}',
    b'{"type": "undo", "key": "k"}',
    b'{"type": "undo", "decision": 1e400, "key": "k"}',
    b'{"type": "undo", "decision": 1' + b"0" * 10_000 + b', "key": "k"}',
    b'{"type": "moves", "moves": [["done"]], "decision": true, "key": "k"}',
    b'{"type": "moves", "moves": [[' + b"[" * DEEP + b"]" * DEEP + b']], "decision": 1, "key": "k"}',
]


async def test_every_message_that_makes_no_sense_is_refused_and_the_line_stays(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    before = await everything(scene.services)
    for client in (scene.bruno, scene.carla, scene.nobody):
        async with line(scene.server.url, scene.playing, client.cookie) as own:
            for content in HOSTILE_MESSAGES:
                await own.send(content)  # as a binary frame
                answer = await own.next("refused")
                assert answer["error"]["message"] in {"bad-json", "bad-message"}, content[:60]
                assert not answer["again"]
                try:
                    text = content.decode()
                except UnicodeDecodeError:
                    continue
                await own.send(text)
                answer = await own.next("refused")
                assert answer["error"]["message"] in {"bad-json", "bad-message"}, content[:60]
            assert await own.fence() == []
    assert await everything(scene.services) == before
    assert complaints(caplog) == []


async def test_a_message_that_is_too_large_ends_the_line_and_nothing_else(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    before = await everything(scene.services)
    for size in (65_537, 1_000_000):
        async with line(scene.server.url, scene.playing, scene.anna.cookie) as own:
            await own.send("x" * size)
            assert await own.closed() == 1009
    async with line(scene.server.url, scene.playing, scene.anna.cookie) as own:
        connection = own.connection
        for number in range(20):  # one message in many pieces
            connection.transport.write(_frame(Opcode.CONT if number else Opcode.TEXT, b"x" * 5000, fin=False))
        assert await own.closed() == 1009
    assert await everything(scene.services) == before
    assert complaints(caplog) == []


async def test_text_that_is_not_utf_8_ends_the_line_and_nothing_else(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    before = await everything(scene.services)
    for content in (b"\xff\xfe", b'{"type": "say", "text": "\xed\xa0\x80", "key": "k"}', b"\xc3"):
        async with line(scene.server.url, scene.playing, scene.anna.cookie) as own:
            own.connection.transport.write(_frame(Opcode.TEXT, content, fin=True))
            assert await own.closed() == 1007
    assert await everything(scene.services) == before
    assert [each for each in complaints(caplog) if "Invalid UTF-8" not in each] == []  # those words are uvicorn's


def _frame(opcode: Opcode, data: bytes, *, fin: bool) -> bytes:
    return Frame(opcode, data, fin=fin).serialize(mask=True)


async def test_frames_that_break_the_protocol_end_the_line_and_nothing_else(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    before = await everything(scene.services)
    say = json.dumps({"type": "say", "text": "hello", "key": "k"}).encode()
    for bytes_sent in (
        Frame(Opcode.TEXT, say).serialize(mask=False),  # a client must mask
        b"\xf1\x80\x00\x00\x00\x00",  # reserved bits
        b"\x83\x80\x00\x00\x00\x00",  # no such kind of frame
        b"\x80\x80\x00\x00\x00\x00",  # goes on with nothing
        b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",  # of endless length
        b"\x09\xfe\x00\xff\x00\x00\x00\x00" + b"x" * 255,  # a ping in pieces, and too long
    ):
        async with line(scene.server.url, scene.playing, scene.anna.cookie) as own:
            own.connection.transport.write(bytes_sent)
            assert await own.closed() in {1002, 1009}
    assert await everything(scene.services) == before
    assert complaints(caplog) == []
