"""What one does about others who trouble one: report a remark or a name, and read somebody no more."""

from playwright.async_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.keyboard import reach
from tests.browser.looks.axe import findings
from tests.browser.looks.seen import tab
from tests.browser.people.test_private_talk import said, write
from tests.browser.people.test_profiles import registered
from tests.browser.scenes import begun
from tests.browser.visitor import PHONE
from tests.browser.words import plain

SAY = plain()
INSULT = "You fool!"


def dialog(page: Page) -> Locator:
    """The dialog to report or mute in."""
    return page.get_by_role("dialog", name=SAY["safety-about"])


async def test_an_insult_is_reported_and_its_author_read_no_more_not_even_after_a_reload(come: Visit) -> None:
    anna, bruno = await come("Anna", size=PHONE), await come("Bruno")
    id = await begun(anna, bruno)
    for each, where in ((anna, "table-tab-players"), (bruno, "table-tab-chat")):
        await each.table(id)
        await tab(each.page, SAY[where]).click()
    await write(bruno.page, INSULT)
    await write(anna.page, "Please stop.")
    await expect(said(anna.page)).to_have_count(2)

    await anna.page.get_by_role("button", name="Report or mute Bruno").click()
    own = dialog(anna.page)
    await expect(own.get_by_text(INSULT)).to_be_visible()
    assert await findings(anna.page) == []
    assert await anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await own.get_by_role("button", name=SAY["safety-report-remark"]).click()
    await own.get_by_label(SAY["safety-why"]).fill("An insult.")
    await own.get_by_role("button", name=SAY["safety-report-remark"]).click()
    await expect(own.get_by_role("status")).to_contain_text("Reported.")
    await own.get_by_role("button", name="Mute Bruno").click()
    await expect(own.get_by_role("button", name="Unmute Bruno")).to_be_visible()
    await anna.page.keyboard.press("Escape")
    await expect(said(anna.page)).to_have_count(1)

    await write(bruno.page, "Another one.")
    await anna.page.reload()
    await tab(anna.page, SAY["table-tab-players"]).click()
    await expect(anna.page.get_by_text("Muted: Bruno")).to_be_visible()
    await expect(said(anna.page)).to_have_count(1)
    await expect(said(bruno.page)).to_have_count(3)

    await anna.page.get_by_role("button", name=SAY["safety-about"], exact=True).click()
    await dialog(anna.page).get_by_role("button", name="Unmute Bruno").click()
    await anna.page.keyboard.press("Escape")
    await expect(said(anna.page)).to_have_count(3)


async def test_a_name_is_reported_by_keyboard_on_its_page(come: Visit) -> None:
    anna, berta = await come("Anna"), await come("Berta")
    await registered(anna, "anna-safety")
    theirs = await registered(berta, "berta-safety")
    await anna.go(f"/people/{theirs}")
    await reach(anna.page, anna.page.get_by_role("button", name=SAY["safety-report-name"]))
    await anna.page.keyboard.press("Enter")
    await reach(anna.page, anna.page.get_by_label(SAY["safety-why"]))
    await anna.page.keyboard.type("Rude.")
    assert await findings(anna.page) == []
    await anna.page.keyboard.press("Tab")
    await anna.page.keyboard.press("Enter")
    await expect(anna.page.get_by_role("status").get_by_text("Reported.")).to_be_visible()
