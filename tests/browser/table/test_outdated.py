"""What a page has not fetched yet may be gone, as after an update of the server: it says so, and how to go on."""

import pytest
from playwright.async_api import Locator, Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.looks.axe import findings
from tests.browser.looks.seen import offered, tab
from tests.browser.scenes import alone
from tests.browser.until import until
from tests.browser.visitor import DESKTOP, PHONE, Viewport
from tests.browser.words import plain
from tests.server.running import Running

SAY = plain()
PART = "**/assets/later-*.js"  # what a table fetches after its first sight
PAGE = "**/assets/TablePage-*.js"
LONG = 60_000  # milliseconds
GONE = ["404", "Failed to fetch dynamically imported module"]  # what the browser itself tells of it


async def gone(route: Route) -> None:
    """The server knows no such file."""
    await route.fulfill(status=404)


def told(page: Page) -> Locator:
    """What says that something is missing."""
    return page.get_by_role("alert").filter(has_text=SAY["web-missing"])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["1280", "390"])
async def test_a_part_that_does_not_come(size: Viewport, come: Visit, server: Running) -> None:
    anna = await come("Anna", size=size, touch=size == PHONE, own=True)
    page, id = anna.page, await alone(server, anna)
    anna.forgiven = GONE
    await page.clock.install()
    await page.route(PART, gone)
    await anna.table(id)
    await tab(page, SAY["table-tab-rules"]).click()
    await expect(page.get_by_role("status").filter(has_text=SAY["web-loading"])).to_be_visible()

    async def given_up() -> bool:
        await page.clock.fast_forward(LONG)
        return await told(page).is_visible()

    await until(given_up, "the page to say so")
    text = await told(page).get_by_role("paragraph").bounding_box()
    button = await told(page).get_by_role("button").bounding_box()
    assert text is not None
    assert button is not None
    assert button["y"] - text["y"] - text["height"] < button["height"]  # they belong together
    assert await findings(page) == []
    await page.unroute(PART)
    await told(page).get_by_role("button", name=SAY["web-reload"]).click()
    await expect(page.get_by_role("tabpanel", name=SAY["table-tab-rules"]).get_by_role("article").first).to_be_visible()
    await expect(told(page)).to_have_count(0)


async def test_a_page_that_does_not_come(come: Visit) -> None:
    anna = await come("Anna")
    anna.forgiven = GONE
    await anna.page.route(PAGE, gone)
    await anna.go("/")
    await offered(anna.page).get_by_role("button", name="Play against three bots").click()
    await expect(told(anna.page)).to_be_visible()
    await anna.page.unroute(PAGE)
    await told(anna.page).get_by_role("button", name=SAY["web-reload"]).click()
    await expect(anna.page.get_by_role("tablist")).to_be_visible()
