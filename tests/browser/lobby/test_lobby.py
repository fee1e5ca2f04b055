"""The lobby: long lists a part at a time, for the keyboard and for readers; one table however often one asks."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, Route, expect

from tenka.client import Client
from tenka.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.looks.axe import findings
from tests.browser.looks.controls import controls
from tests.browser.visitor import DESKTOP, PHONE
from tests.browser.words import plain
from tests.server.running import Running, running
from tests.server.wire.guests import guests, play_on, started

OTHERS = tuple(f"Guest {number}" for number in range(1, 16))
OPEN = 45
FIRST = 10
MORE = 20
ON_LIST = "ul a[href]:not([tabindex])"


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def crowded(built_pages: None, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A server with many open tables."""
    async with running(tmp_path_factory.mktemp("crowd"), bot_pause=0) as server, guests(server, *OTHERS) as people:
        for number in range(OPEN):
            await people[number % len(OTHERS)].create("shitenno", ["me", "open"], public=True)
        yield server


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_long_list_goes_on_where_one_reads(crowded: Running, come: Visit, lang: str) -> None:
    say = plain(lang)
    size = DESKTOP if lang == "en" else PHONE
    settings = {"motion": "none", "sound": False, "language": lang}
    anna = await come(size=size, touch=size == PHONE, settings=settings, url=crowded.url)
    await anna.go("/")
    section = anna.page.get_by_role("region", name=say["web-open-tables"])
    more = section.get_by_role("button", name=say["web-more"])
    await expect(section.locator(ON_LIST)).to_have_count(FIRST)
    assert await findings(anna.page) == []
    assert [each for each in await controls(anna.page) if each.too_small] == []
    await more.focus()
    await anna.page.keyboard.press("Enter")
    await expect(section.locator(ON_LIST)).to_have_count(FIRST + MORE)
    await expect(section.locator(ON_LIST).nth(FIRST)).to_be_focused()
    await more.click()
    await expect(section.locator(ON_LIST)).to_have_count(OPEN)
    await expect(section.locator(ON_LIST).nth(FIRST + MORE)).to_be_focused()
    await expect(more).to_have_count(0)
    assert await _unique(section) == OPEN
    await anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # it looks again
    await anna.page.wait_for_load_state("networkidle")
    await expect(section.locator(ON_LIST)).to_have_count(OPEN)


async def _unique(section: Locator) -> int:
    return len(set(await section.locator(ON_LIST).evaluate_all("links => links.map((each) => each.href)")))


async def test_finished_games_are_under_those_that_wait(tmp_path: Path, built_pages: None, come: Visit) -> None:
    say = plain("en")
    async with running(tmp_path, bot_pause=0) as server, guests(server, "Bruno") as (bruno,):
        anna = await come("Anna", url=server.url)
        me = Client(server.url)
        me._http.headers["Cookie"] = "; ".join(f"{c['name']}={c['value']}" for c in await anna.page.context.cookies())
        over = await started([me, bruno])
        await play_on(server, over)
        waits = await started([me], {"bot": "random"}, {"bot": "random"})
        await anna.go("/")
        mine = anna.page.get_by_role("region", name=say["web-mine"])
        await expect(mine.locator(f'a[href="/table/{waits}"]').first).to_be_visible()
        finished = anna.page.get_by_role("region", name=say["web-finished"])
        await expect(finished.locator(ON_LIST)).to_have_count(1)
        await expect(mine.locator(f'a[href="/table/{over}"]')).to_have_count(0)
        await me.close()


async def test_a_lost_answer_makes_no_second_table(server: Running, come: Visit) -> None:
    say = plain("en")
    anna = await come("Anna")
    page = anna.page
    await anna.go("/")
    lost: list[str] = []

    async def lose(route: Route) -> None:
        if route.request.method != "POST" or lost:
            await route.continue_()
            return
        lost.append((await route.fetch()).url)
        await route.abort()

    await page.route("**/api/tables", lose)
    await _opens(page, say)
    dialog = page.get_by_role("dialog")
    await expect(dialog.get_by_role("alert")).to_be_visible()
    assert len((await anna.get("/my-tables"))["tables"]) == 1
    anna.forgiven.append("net::ERR_FAILED")
    await dialog.get_by_role("button", name=say["web-open-table"]).dblclick()
    await page.wait_for_url("**/table/*")
    (table,) = (await anna.get("/my-tables"))["tables"]
    assert page.url.endswith(table["id"])


async def _opens(page: Page, say: dict[str, str]) -> None:
    await page.get_by_role("article").first.get_by_role("button", name=say["web-new-table"]).click()
    await page.get_by_role("dialog").get_by_role("button", name=say["web-open-table"]).click()
