"""One browser and one server for all tests here; visitors for each."""

import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Protocol

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

from tests.browser import chromium
from tests.browser.browsers import Browsers
from tests.browser.until import PATIENCE
from tests.browser.visitor import Visitor
from tests.server.running import Running, running
from web import build as pages

HERE = Path(__file__).parent
ONE_LOOP = pytest.mark.asyncio(loop_scope="session")
SLOW = ["--disable-gpu", "--force-color-profile=srgb", "--disable-background-timer-throttling"]
LAUNCH = 120_000  # milliseconds in which the browser is there, beside other tests that begin
# No page lives long enough for optimising its scripts to pay: without that a visit and axe-core cost a tenth less.
SHORT_LIVED = ["--js-flags=--no-opt --no-maglev"]

expect.set_options(timeout=PATIENCE * 1000)


class Visit(Protocol):
    """Makes visitors."""

    async def __call__(self, name: str | None = None, **how: Any) -> Visitor:
        """Somebody new, who is a guest already if a name is given; `own` for a browser that is changed for good."""


def left_out() -> str | None:
    """Why these tests cannot or need not be run."""
    if os.environ.get("TENKA_EXPECT_COMPILED"):
        return "the browser sees no difference between the plain and the compiled package"
    return None if chromium.find() else "there is no Chromium: install it, or name it in TENKA_CHROMIUM"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests here share one loop, because they share a browser and a server."""
    reason = left_out()
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(ONE_LOOP, append=False)
            if reason:
                item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def built_pages() -> None:
    """The pages are those of the present sources."""
    client = pages.Client()
    built = pages.read(client.static / ".vite" / "sources")
    if not built:
        pytest.fail("the browser's pages are not built: run ./dev test", pytrace=False)
    if built != pages.digest(client.root, client.sources()):
        pytest.fail("the browser's pages are older than their sources: run ./dev test", pytrace=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """The one browser."""
    async with async_playwright() as playwright:
        args, path = [*SLOW, *SHORT_LIVED], chromium.find()
        browser = await playwright.chromium.launch(executable_path=path, args=args, timeout=LAUNCH)
        yield browser
        await browser.close()


@pytest.fixture(scope="session")
def browsers(browser: Browser) -> Browsers:
    """What everybody has of it."""
    return Browsers(browser)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def server(built_pages: None, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """The one server; bots move at once, and no analysis goes on beside other tests."""
    async with running(tmp_path_factory.mktemp("house"), bot_pause=0, auto_analysis=False) as server:
        yield server


@pytest_asyncio.fixture(loop_scope="session")
async def visitors(browsers: Browsers) -> AsyncIterator[list[Visitor]]:
    """All who came in this test; in the end nothing may have gone wrong for any of them."""
    came: list[Visitor] = []
    yield came
    complaints = [each for visitor in came for each in visitor.went_wrong()]
    for visitor in came:  # what breaks off by that is no complaint
        await browsers.leave(visitor)
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def come(browsers: Browsers, server: Running, visitors: list[Visitor]) -> Visit:
    """Somebody comes to the one server."""

    async def come(name: str | None = None, *, url: str | None = None, **how: Any) -> Visitor:
        visitor = await browsers.visit(url or server.url, **how)
        visitors.append(visitor)
        if name is not None:
            await visitor.be(name)
        return visitor

    return come
