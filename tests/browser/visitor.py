"""Somebody with a browser of their own: a context with one page, what went wrong there, and what came over the wire."""

import json
import re
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import (
    APIResponse,
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    WebError,
    WebSocket,
)

from tests.browser.until import PATIENCE
from tests.server.running import STOPPED

Viewport = tuple[int, int]
DESKTOP: Viewport = (1280, 900)
PHONE: Viewport = (390, 844)
CUT_OFF = re.compile(
    r"WebSocket connection to .* failed|net::ERR_(CONNECTION|EMPTY_RESPONSE|SOCKET)"
    r"|Failed to fetch dynamically imported module"
)
QUIET = {"motion": "none", "sound": False}  # settings for tests that are not about them


class Visitor:
    """A visitor's page, and what is remembered of it."""

    def __init__(self, context: BrowserContext, page: Page, url: str) -> None:
        self.context = context
        self.page = page
        self.url = url
        self.complaints: list[str] = []
        self.forgiven: list[str] = []  # patterns of complaints that a test brings about itself
        self.frames: list[str] = []  # as they came
        self.responses: list[Response] = []
        self._host = urlsplit(url).netloc
        context.on("request", self._asked)
        context.on("console", self._said)
        context.on("weberror", self._failed)
        context.on("response", self._answered)
        page.on("websocket", self._connected)

    def _asked(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in {"data", "blob"} and parts.netloc != self._host:
            self.complaints.append(f"foreign request: {request.url}")

    def _answered(self, response: Response) -> None:
        self.responses.append(response)

    def _connected(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != self._host:
            self.complaints.append(f"foreign connection: {socket.url}")
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning", "assert"} and not self._is_cut_off(message.text):
            self.complaints.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _failed(self, error: WebError) -> None:
        text = error.error.stack or str(error.error)
        if not self._is_cut_off(text):
            self.complaints.append(f"page error: {text}")

    def _is_cut_off(self, text: str) -> bool:
        """Whether it only says that the server cannot be reached, which the test has stopped."""
        return self.url in STOPPED and bool(CUT_OFF.search(text))

    async def begin_again(self, url: str, size: Viewport) -> None:
        """Be somebody new in the same browser, where nothing is left of the one before."""
        self.url, self._host = url, urlsplit(url).netloc
        self.complaints, self.forgiven, self.frames, self.responses = [], [], [], []
        width, height = size
        await self.page.set_viewport_size({"width": width, "height": height})
        await self.page.emulate_media(color_scheme="light")

    def went_wrong(self) -> list[str]:
        """What went wrong, but for what the test brought about itself."""
        return [each for each in self.complaints if not any(re.search(known, each) for known in self.forgiven)]

    # Getting about

    async def go(self, path: str) -> None:
        """Go to a page by its address."""
        await self.page.goto(self.url + path)

    async def table(self, id: str, more: str = "") -> None:
        """Go to a table and wait until it is there."""
        await self.go(f"/table/{id}{more}")
        await self.page.get_by_role("tablist").or_(self.page.locator(".room")).first.wait_for()

    # Without the pages, to set things up

    async def post(self, path: str, body: Any = None) -> Any:
        """Ask the server for something as this visitor; it must not refuse."""
        headers = {"Origin": self.url}
        response: APIResponse = await self.context.request.post(f"{self.url}/api{path}", data=body, headers=headers)
        assert response.ok, await response.text()
        return await response.json()

    async def get(self, path: str) -> Any:
        """The same, only to look."""
        response: APIResponse = await self.context.request.get(f"{self.url}/api{path}")
        assert response.ok, await response.text()
        return await response.json()

    async def be(self, name: str) -> None:
        """Be a guest with this name."""
        await self.post("/guest", {"name": name})


async def visit(
    browser: Browser,
    url: str,
    *,
    size: Viewport = DESKTOP,
    touch: bool = False,
    calm: bool = True,
    settings: dict[str, Any] | None = None,
    permissions: Sequence[str] = (),
) -> Visitor:
    """Somebody new with a fresh browser at this server; nothing is opened yet."""
    width, height = size
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=touch,
        is_mobile=touch,
        locale="en-GB",
        color_scheme="light",
        reduced_motion="reduce" if calm else "no-preference",
        permissions=permissions,
    )
    context.set_default_timeout(PATIENCE * 1000)
    chosen = json.dumps(json.dumps(QUIET if settings is None else settings))
    await context.add_init_script(
        f"localStorage.getItem('tenka.settings') ?? localStorage.setItem('tenka.settings', {chosen})"
    )
    return Visitor(context, await context.new_page(), url)
