"""The second half of a double click calls no game off and deletes nothing."""

from playwright.async_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.looks.seen import settled, status
from tests.browser.scenes import begun
from tests.browser.table.test_one_screen import DROWSY
from tests.browser.words import plain

SAY = plain()


async def press_both(page: Page, first: Locator, second: Locator) -> None:
    """Press where one control is and, as soon as the other has come to lie there, once more."""
    before = await first.bounding_box()
    assert before
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    await page.mouse.click(x, y)
    await settled(page)
    after = await second.bounding_box()
    assert after
    assert after["x"] < x < after["x"] + after["width"]
    assert after["y"] < y < after["y"] + after["height"]
    await page.mouse.click(x, y)
    await settled(page)


async def test_nothing_that_stays_is_done_by_a_double_click(come: Visit) -> None:
    anna = await come("Anna", own=True)
    page = anna.page
    await anna.context.add_init_script(DROWSY)
    await anna.table(await begun(anna, bots=2))
    await page.get_by_role("button", name=SAY["table-menu"]).click()
    await page.get_by_role("button", name=SAY["table-ask"]).click()
    dialog = page.get_by_role("dialog")
    off = dialog.get_by_role("button", name=f": {SAY['clocks-ask-call-off']}")
    await expect(off).to_contain_text(SAY["clocks-ask-off"])
    await press_both(page, off, off)
    await expect(off).to_contain_text(SAY["clocks-ask-now"])
    await expect(status(page)).not_to_contain_text(SAY["table-called-off"])

    await anna.go("/boxes/tenjo")
    await page.get_by_role("button", name=SAY["boxes-new"]).click()
    await page.get_by_label(SAY["boxes-name"]).fill("First printing")
    await page.get_by_role("button", name=SAY["boxes-save"], exact=True).click()
    sure = page.get_by_role("button", name=SAY["boxes-delete-sure"])
    await press_both(page, page.get_by_role("button", name=SAY["boxes-delete"], exact=True), sure)
    await expect(sure).to_be_visible()
