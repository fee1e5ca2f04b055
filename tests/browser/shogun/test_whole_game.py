"""A whole game of Shogun: two people in browsers of their own, and a bot."""

import asyncio

from playwright.async_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.looks.seen import offered
from tests.browser.shitenno.test_whole_game import ranking
from tests.browser.shogun.daimyo import GAME, SAY, Daimyo


async def test_two_people_and_a_bot_play_to_the_final_scoring(come: Visit) -> None:
    anna = await come(permissions=["clipboard-read", "clipboard-write"])
    bruno = await come("Bruno")
    await anna.go("/")
    await open_table(anna.page)
    await anna.page.get_by_role("button", name=SAY["table-copy"]).click()
    await bruno.page.goto(await anna.page.evaluate("navigator.clipboard.readText()"))
    await bruno.page.get_by_role("button", name=SAY["table-sit"]).click()
    await expect(bruno.page.get_by_text(SAY["table-room-wait-start"])).to_be_visible()
    await anna.page.get_by_role("button", name=SAY["table-start"]).click()

    players = [Daimyo(anna.page, 1), Daimyo(bruno.page, 2)]
    async with asyncio.TaskGroup() as game:
        for each in players:
            game.create_task(each.play())
    for each in players:
        assert each.done.count("plan") == 6, "two years of three seasons"
        assert "place" in each.done
        assert "armies" in each.done
    told = [await ranking(each.page) for each in (anna, bruno)]
    assert len(told[0]) == 3
    assert told[0] == told[1]
    points = [await each.page.get_by_role("dialog").get_by_role("table").all_inner_texts() for each in (anna, bruno)]
    assert points[0] == points[1]


async def open_table(page: Page) -> None:
    """Open a table for three with a bot in the last seat, and the rulebook's start."""
    await offered(page, GAME).get_by_role("button", name=SAY["web-new-table"]).click()
    dialog = page.get_by_role("dialog")
    await dialog.get_by_label(SAY["web-name-why"]).fill("Anna")
    await dialog.get_by_role("group", name=SAY["web-how-many"]).get_by_text("3", exact=True).click()
    await dialog.get_by_label("Seat 3").select_option("bot-steady")
    await dialog.get_by_label(SAY["start-prescribed"], exact=True).check(force=True)
    await dialog.get_by_label(SAY["web-pause"]).uncheck()
    await dialog.get_by_role("button", name=SAY["web-open-table"]).click()
    await expect(page.get_by_role("button", name=SAY["table-copy"])).to_be_visible()
