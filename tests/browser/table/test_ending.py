"""The end in front of somebody: counted on the board, then the podium and a picture of it."""

import secrets
from random import Random

from playwright.async_api import expect

from tests.browser.conftest import Visit
from tests.browser.looks.axe import findings
from tests.browser.looks.seen import status
from tests.browser.scenes import alone, over, way
from tests.browser.visitor import DESKTOP, PHONE
from tests.browser.words import pattern, plain
from tests.server.running import Running

SAY = plain()


async def test_points_are_counted_on_the_board_then_shown_and_shared(come: Visit, server: Running) -> None:
    anna = await come("Anna", calm=False, settings={"motion": "quick", "sound": False})
    page = anna.page
    id = await alone(server, anna, seats=3)
    table = await server.services.registry.table(id)
    moves = way(table.playing().state.copy(), over, Random(1))
    assert moves is not None
    for seat, move in moves[:-1]:
        await table.submit(seat, [move], secrets.token_urlsafe(9))
    await anna.table(id)
    seat, move = moves[-1]
    await table.submit(seat, [move], secrets.token_urlsafe(9))

    counting = page.get_by_role("region", name=SAY["table-scoring"])
    await expect(counting.get_by_role("listitem")).to_have_count(3)
    # How it ended is not told before the points are counted.
    await expect(status(page)).to_contain_text(SAY["table-scoring"])
    assert not pattern("table-over").search(await page.locator("body").inner_text())
    await expect(page.locator(".log")).not_to_contain_text(SAY["phase-over"])
    # On a phone the map has the room, and the count all of its own.
    await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    await expect(counting).to_be_in_viewport(ratio=1)
    panel = await counting.bounding_box()
    lowest = await page.locator("[data-area=map] [data-province]").last.bounding_box()
    assert panel is not None
    assert lowest is not None
    assert lowest["y"] + lowest["height"] <= panel["y"]
    await page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    await counting.get_by_role("button", name=SAY["insight-end-skip"]).click()
    dialog = page.get_by_role("dialog", name=SAY["table-scoring"])
    await expect(page.locator(".log")).to_contain_text(SAY["phase-over"])
    await expect(dialog.locator(".verdict")).not_to_be_empty()
    await expect(dialog.locator(".ranking li")).to_have_count(3)
    assert await findings(page) == []
    async with page.expect_download() as shared:
        await dialog.get_by_role("button", name=SAY["insight-end-picture"]).click()
    picture = await (await shared.value).path()
    assert picture.read_bytes().startswith(b"\x89PNG")
    await page.reload()
    await expect(dialog).to_be_visible()
    await expect(counting).to_be_hidden()
