"""What is on a page, to be compared."""

import contextlib
import re
from collections.abc import Callable
from difflib import unified_diff

from playwright.async_api import Locator, Page

from tests.browser.until import until
from tests.browser.words import FIRST, plain

SAY = plain()


async def seen(page: Page) -> str:
    """Everything that is to be read and pressed, as a screen reader would have it."""
    return await page.locator("main").aria_snapshot()


async def settled(page: Page) -> str:
    """The same, once nothing is yet to come and nothing changes any more."""
    last = ""
    to_come = page.locator("main [aria-busy=true]")

    async def look() -> str | None:
        nonlocal last
        before, last = last, await seen(page)
        return last if last == before and not await to_come.count() else None

    return await until(look, "the page to come to rest")


async def assert_shown(page: Page, wanted: str, but: Callable[[str], str] = str) -> None:
    """Exactly this is on the page as soon as all of it is there; `but`: without what does not count."""
    now = ""

    async def look() -> bool:
        nonlocal now
        now = but(await settled(page))
        return now == but(wanted)

    with contextlib.suppress(AssertionError):
        await until(look, "the page to show it")
    assert now == but(wanted), "\n".join(unified_diff(but(wanted).splitlines(), now.splitlines(), n=1, lineterm=""))


def answer(page: Page) -> Locator:
    """What tells why something was refused."""
    return page.get_by_role("group", name=SAY["table-why"])


def status(page: Page) -> Locator:
    """The line that tells what to do."""
    return page.locator(".status")


def plate(page: Page, province: str) -> Locator:
    """A province on the map."""
    return page.locator("svg [role=button]:not([data-detail])").and_(page.get_by_label(province))


def offered(page: Page, game: str = FIRST) -> Locator:
    """A game in the lobby, with the ways to begin."""
    return page.get_by_role("article", name=plain(game=game)["game-name"])


def tab(page: Page, name: str) -> Locator:
    """A tab beside or below the board."""
    return page.get_by_role("tab", name=re.compile(f"^{re.escape(name)}"))
