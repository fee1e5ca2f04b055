import re
import shutil
import subprocess
from html.parser import HTMLParser

import httpx
import pytest
from starlette.applications import Starlette

from tenka.server.description import routes
from tenka.server.description.markup import prose, tag
from tenka.server.description.page import page
from tenka.server.description.shapes import shape
from tenka.server.description.tutorial import tutorial
from tests.server.description.documents import HTTP, LIVE
from tests.server.description.dummies import ENDPOINTS

PAGE = page(HTTP, LIVE, tutorial(ENDPOINTS))
VOID = {"meta", "link", "wbr"}


class Reader(HTMLParser):
    """Everything of the page that tests want to know."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.attributes: list[tuple[str, str]] = []
        self.open: list[str] = []
        self.text = ""
        self.feed(PAGE)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.add(tag)
        self.attributes += [(name, value or "") for name, value in attrs]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data

    def values(self, wanted: str) -> list[str]:
        return [value for name, value in self.attributes if name == wanted]


READ = Reader()


def client() -> httpx.AsyncClient:
    app = Starlette(routes=routes(ENDPOINTS))
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://tenka.test")


def test_every_element_is_closed() -> None:
    assert READ.open == []


def test_it_shows_every_endpoint() -> None:
    for path, methods in HTTP["paths"].items():
        for method, operation in methods.items():
            assert f"{method.upper()} {path}" in READ.text
            assert operation["summary"].removesuffix(".") in READ.text


def test_it_shows_every_message_and_type() -> None:
    anchors = READ.values("id")
    for message in LIVE["components"]["messages"]:
        assert f"message-{message}" in anchors
    for kind in HTTP["components"]["schemas"]:
        assert f"type-{kind}" in anchors


def test_every_link_leads_somewhere_and_no_anchor_is_there_twice() -> None:
    anchors = READ.values("id")
    assert len(anchors) == len(set(anchors))
    for link in READ.values("href"):
        assert link.startswith("/docs/") or link.removeprefix("#") in anchors


def test_nothing_is_inline_and_nothing_comes_from_elsewhere() -> None:
    names = {name for name, _ in READ.attributes}
    assert not {"script", "style", "img", "iframe"} & READ.names
    assert not {name for name in names if name == "style" or name.startswith("on")}
    assert READ.values("src") == []


def test_what_is_put_in_is_escaped() -> None:
    assert "Open &lt;tables&gt; &amp; others" in PAGE
    assert tag("a", "<b>", href='"<') == '<a href="&quot;&lt;">&lt;b&gt;</a>'
    assert prose("a `<i>`\n\n- <x>") == "<p>a <code>&lt;i&gt;</code></p><ul><li>&lt;x&gt;</li></ul>"


def test_shapes_in_words() -> None:
    assert shape({}) == "anything"
    assert shape({"type": "string", "minLength": 1, "maxLength": 40}) == "text, 1–40 characters"
    assert shape({"type": "string", "minLength": 3}) == "text, at least 3 characters"
    assert shape({"type": "integer", "minimum": 0, "exclusiveMaximum": 5}) == "integer, 0–4"
    assert shape({"enum": ["me"]}) == "<code>&quot;me&quot;</code>"
    assert (
        shape({"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2})
        == "list of integer, 2 of them"
    )
    assert shape({"type": "object", "additionalProperties": {"type": "array"}}) == "object of (list)"
    assert shape({"anyOf": [{"$ref": "#/x/Me"}, {"type": "null"}]}) == (
        '<a href="#type-Me" class="type">Me</a> or null'
    )


def test_the_way_to_the_first_move_is_made_of_the_endpoints() -> None:
    told = [step.lines for step in tutorial(ENDPOINTS)]
    assert len(told) == 6
    assert told[1] == """curl -c cookies --json '{"name": "Oda"}' $TENKA/api/me/guest"""
    assert "$TENKA/api/tables/$TABLE/moves" in told[-1]
    assert tutorial(ENDPOINTS[:4]) == []


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash here")
def test_the_lines_are_a_script_that_a_shell_understands() -> None:
    lines = "\n".join(step.lines for step in tutorial(ENDPOINTS))
    subprocess.run(["bash", "-n"], input=lines.encode(), check=True)


async def test_it_is_served_and_not_sent_again_to_who_has_it() -> None:
    async with client() as asking:
        for path in ("/docs", "/docs/style.css", "/docs/openapi.json", "/docs/asyncapi.json"):
            reply = await asking.get(path)
            assert reply.status_code == 200
            assert reply.headers["cache-control"] == "no-cache"
            again = await asking.get(path, headers={"If-None-Match": f'"other", W/{reply.headers["etag"]}'})
            assert (again.status_code, again.content) == (304, b"")
        assert (await asking.get("/docs/openapi.json")).json() == HTTP
        assert (await asking.get("/docs/asyncapi.json")).json() == LIVE
        assert (await asking.get("/docs")).headers["content-type"] == "text/html; charset=utf-8"


async def test_the_style_asks_for_nothing_else() -> None:
    async with client() as asking:
        style = (await asking.get("/docs/style.css")).text
    assert not re.search(r"url\(|@import", style)
