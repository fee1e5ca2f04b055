"""Whole games in the browser."""

import asyncio

from playwright.async_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.looks.seen import offered
from tests.browser.player import Player
from tests.browser.words import plain

SAY = plain()


async def test_two_people_and_two_bots_play_to_the_final_scoring(come: Visit) -> None:
    anna = await come(permissions=["clipboard-read", "clipboard-write"])
    bruno = await come()
    await anna.go("/")
    await open_table(anna.page, "Anna", bots=2)
    await anna.page.get_by_role("button", name=SAY["table-copy"]).click()
    await expect(anna.page.get_by_role("button", name=SAY["table-copied"])).to_be_visible()
    link = await anna.page.evaluate("navigator.clipboard.readText()")

    await bruno.page.goto(link)
    await bruno.page.get_by_label(SAY["table-your-name"]).fill("Bruno")
    await bruno.page.get_by_role("button", name=SAY["table-sit"]).click()
    await expect(bruno.page.get_by_text(SAY["table-room-wait-start"])).to_be_visible()
    assert "invitation" not in bruno.page.url
    await anna.page.get_by_role("button", name=SAY["table-start"]).click()

    async with asyncio.TaskGroup() as game:
        game.create_task(Player(anna.page, 1).play())
        game.create_task(Player(bruno.page, 2).play())
    told = [await ranking(each.page) for each in (anna, bruno)]
    assert len(told[0]) == 4
    assert told[0] == told[1]

    # Whoever asks first sets the next table up, and the other's seat is kept there.
    await anna.page.get_by_role("button", name=SAY["table-rematch"]).click()
    await expect(anna.page.get_by_role("button", name=SAY["table-start"])).to_be_visible()
    await bruno.page.get_by_role("button", name=SAY["table-rematch-join"]).click()
    await anna.page.get_by_role("button", name=SAY["table-start"]).click()
    for each in (anna, bruno):
        await expect(each.page.get_by_role("tablist")).to_be_visible()
    assert anna.page.url == bruno.page.url


async def open_table(page: Page, name: str, bots: int) -> None:
    """Open a table for four with some bots in the last seats."""
    await offered(page).get_by_role("button", name=SAY["web-new-table"]).click()
    dialog = page.get_by_role("dialog")
    await dialog.get_by_label(SAY["web-name-why"]).fill(name)
    for seat in range(4, 4 - bots, -1):
        choice = dialog.get_by_label(f"Seat {seat}")
        await choice.select_option("bot-steady")
    await dialog.get_by_role("button", name=SAY["web-open-table"]).click()
    await expect(page.get_by_role("button", name=SAY["table-copy"])).to_be_visible()


async def ranking(page: Page) -> list[str]:
    """The players with their points, best first."""
    return await page.get_by_role("dialog").get_by_role("list").first.get_by_role("listitem").all_inner_texts()
