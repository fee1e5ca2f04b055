"""Whether everybody can use a page: what axe-core and we ourselves find wrong with it, light and dark."""

from playwright.async_api import Page

from tests.browser.looks.axe import findings
from tests.browser.looks.contrast import faint
from tests.browser.looks.controls import controls
from tests.browser.visitor import PHONE

LAID_OUT = ("scrollable-region-focusable", "color-contrast")  # what axe-core finds by where things lie


async def wrong(page: Page, within: str = "", *, again: bool = False) -> list[str]:
    """What makes a page, or the part of it that has changed, hard to use.

    In the dark only colours are others, and they are the same on a small screen and at another moment of the game:
    there axe-core need not look again. Nor need it for all else that is the same on a small screen.
    """
    size = page.viewport_size
    assert size is not None
    await page.emulate_media(color_scheme="light")
    found = await controls(page)
    assert found
    told = [f"{each.width:.1f} × {each.height:.1f} px: {each.name}" for each in found if each.too_small]
    small = size["width"] <= PHONE[0]
    rules = LAID_OUT if small and again else ()
    told += [*await findings(page, *rules, within=within), *await faint(page)]
    await page.emulate_media(color_scheme="dark")
    told += [f"dark: {each}" for each in await faint(page)]
    if not small and not again:
        told += [f"dark: {each}" for each in await findings(page, "color-contrast", within=within)]
    wide = await page.evaluate("document.scrollingElement.scrollWidth")
    return [*told, f"it is {wide} px wide"] if wide > size["width"] else told
