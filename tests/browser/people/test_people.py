"""People: chat, and accounts."""

from playwright.async_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.looks.seen import tab
from tests.browser.scenes import begun
from tests.browser.words import plain

SAY = plain()


async def test_two_people_talk(come: Visit) -> None:
    anna, bruno = await come("Anna"), await come("Bruno")
    id = await begun(anna, bruno)
    for each in (anna, bruno):
        await each.table(id)
    await say(anna.page, "Shall we? <b>ō</b>")
    mark = tab(bruno.page, SAY["table-tab-chat"])
    await expect(mark).to_contain_text("1")
    await say(bruno.page, "Gladly.")
    for each in (anna, bruno):
        said = each.page.get_by_role("log", name=SAY["table-chat"]).get_by_role("paragraph")
        await expect(said).to_have_count(2)
        await expect(said.nth(0)).to_contain_text("Anna")
        await expect(said.nth(0)).to_contain_text("Shall we? <b>ō</b>")
        await expect(said.nth(1)).to_contain_text("Gladly.")
    await expect(mark).not_to_contain_text("1")


async def say(page: Page, text: str) -> None:
    """Say something at the table."""
    await tab(page, SAY["table-tab-chat"]).click()
    await page.get_by_label(SAY["table-chat-field"]).fill(text)
    await page.keyboard.press("Enter")


async def test_an_account_is_made_used_elsewhere_and_deleted(come: Visit) -> None:
    anna, elsewhere = await come("Anna"), await come()
    id = await begun(anna, bots=3)
    await anna.go("/account")
    register = part(anna.page, SAY["web-register"])
    await register.get_by_label(SAY["web-login"]).fill("anna-3")
    await register.get_by_label(SAY["web-password"]).fill("a long password")
    await register.get_by_role("button").click()
    await expect(anna.page.get_by_text("You’re logged in as anna-3.")).to_be_visible()

    await elsewhere.go("/account")
    log_in = part(elsewhere.page, SAY["web-log-in"])
    await log_in.get_by_label(SAY["web-login"]).fill("anna-3")
    await log_in.get_by_label(SAY["web-password"]).fill("not that password")
    elsewhere.forgiven = ["401|403|400"]  # the browser notes the refusal
    await log_in.get_by_role("button").click()
    await expect(log_in.get_by_role("alert")).to_be_visible()
    await log_in.get_by_label(SAY["web-password"]).fill("a long password")
    await log_in.get_by_role("button").click()
    await elsewhere.page.wait_for_url("**/")  # where one's games are
    await elsewhere.page.locator(f"a[href='/table/{id}']").first.click()
    await expect(elsewhere.page.get_by_role("button", name=SAY["table-undo"])).to_be_visible()

    await elsewhere.go("/account")
    await elsewhere.page.get_by_role("button", name=SAY["web-delete"]).click()
    dialog = elsewhere.page.get_by_role("dialog")
    await dialog.get_by_label(SAY["web-password"]).fill("a long password")
    await dialog.get_by_role("button", name=SAY["web-delete-yes"]).click()
    await expect(elsewhere.page.get_by_text(SAY["web-deleted"])).to_be_visible()
    assert await elsewhere.get("/me") == {"name": None, "login": None}
    assert await anna.get("/me") == {"name": None, "login": None}


def part(page: Page, title: str) -> Locator:
    """A part of the page about oneself."""
    return page.locator("section").filter(has=page.get_by_role("heading", name=title, exact=True))
