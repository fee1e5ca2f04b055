"""A long chat in the browser: its end is there at once, what was said before on demand."""

from playwright.async_api import expect
from sqlalchemy import Connection

from tenka.store.queries.tables import chat
from tests.browser.conftest import Visit
from tests.browser.looks.axe import findings
from tests.browser.looks.seen import tab
from tests.browser.people.test_private_talk import SAY, said, write
from tests.browser.scenes import begun
from tests.server.running import Running


def much_said(connection: Connection, table: str, speaker: str) -> None:
    """230 remarks: more than two pages."""
    for number in range(1, 231):
        chat.say(connection, table, speaker, 0, f"This is remark {number}.", f"said-{number}")


async def test_what_was_said_before_comes_when_asked_for(come: Visit, server: Running) -> None:
    anna, bruno = await come("Anna"), await come("Bruno")
    id = await begun(anna, bruno)
    speaker = (await server.services.registry.table(id)).row.seats[0].person
    assert speaker is not None
    await server.services.database.write(much_said, id, speaker)
    await bruno.table(id)
    page = bruno.page
    await tab(page, SAY["table-tab-chat"]).click()
    await expect(said(page)).to_have_count(100)
    box, earlier = (
        page.get_by_role("log", name=SAY["table-chat"]),
        page.get_by_role("button", name=SAY["table-chat-earlier"]),
    )
    await earlier.focus()
    await page.keyboard.press("Enter")
    await expect(said(page)).to_have_count(200)
    await expect(page.get_by_text("100 earlier messages are shown.")).to_be_attached()
    await expect(earlier).to_be_focused()
    assert await box.evaluate("box => box.scrollTop > 0"), "one goes on reading where one was"
    assert await findings(page) == []
    await page.keyboard.press("Enter")
    await expect(said(page)).to_have_count(230)
    await expect(said(page).first).to_contain_text("This is remark 1.")
    await expect(earlier).to_have_count(0)
    await expect(box).to_be_focused()
    await write(page, "And this is the last one.")
    await expect(said(page)).to_have_count(231)
    await expect(said(page).last).to_be_in_viewport()
