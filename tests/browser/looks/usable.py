"""Whether everybody can use a page: what axe-core and we ourselves find wrong with it, light and dark."""

from playwright.async_api import Page

from tests.browser.looks.axe import findings
from tests.browser.looks.contrast import faint
from tests.browser.looks.controls import controls
from tests.browser.visitor import PHONE


async def wrong(page: Page, within: str = "", *, again: bool = False) -> list[str]:
    """What makes a page, or the part of it that has changed, hard to use.

    In the dark only colours are others, and they are the same on a small screen and at another moment of the game:
    there axe-core need not look again.
    """
    size = page.viewport_size
    assert size is not None
    await page.emulate_media(color_scheme="light")
    found = await controls(page)
    assert found
    told = [f"{each.width:.1f} × {each.height:.1f} px: {each.name}" for each in found if each.too_small]
    told += [*await findings(page, within=within), *await faint(page)]
    await page.emulate_media(color_scheme="dark")
    told += [f"dark: {each}" for each in await faint(page)]
    if size["width"] > PHONE[0] and not again:
        told += [f"dark: {each}" for each in await findings(page, "color-contrast", within=within)]
    wide = await page.evaluate("document.scrollingElement.scrollWidth")
    return [*told, f"it is {wide} px wide"] if wide > size["width"] else told
