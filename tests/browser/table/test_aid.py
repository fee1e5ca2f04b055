"""The player aid: one card over the board, by key or button, whose lines lead to their rules."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visit
from tests.browser.looks.axe import findings
from tests.browser.scenes import alone
from tests.browser.visitor import DESKTOP, PHONE, Viewport
from tests.browser.words import plain
from tests.server.running import Running


@pytest.mark.parametrize(("game", "size", "rule"), [("shogun", DESKTOP, "H23"), ("tenjo", PHONE, "T37")])
async def test_a_card_over_the_board(come: Visit, server: Running, game: str, size: Viewport, rule: str) -> None:
    say = plain(game=game)
    anna = await come("Anna", size=size, touch=size == PHONE)
    page = anna.page
    await anna.table(await alone(server, anna, 3, game))
    card = page.get_by_role("dialog", name=say["table-aid"])
    await page.keyboard.press("k")
    for heading in ("aid-sequence", "aid-costs", "aid-scoring"):
        await expect(card.get_by_role("heading", name=say[heading])).to_be_attached()
    box = await card.bounding_box()
    assert box
    if size == PHONE:
        assert box["x"] == 0, "a sheet as wide as the phone"
        assert box["y"] + box["height"] == pytest.approx(size[1], abs=1), "at its foot"
    else:
        assert box["y"] + box["height"] < size[1], "all of it is seen"
    assert await findings(page) == []
    await page.keyboard.press("Escape")
    await expect(card).to_be_hidden()
    await page.get_by_role("button", name=say["table-aid"]).click()  # in sight, on a phone too
    await card.get_by_role("button", name=rule).last.click()
    await expect(card).to_be_hidden()
    await expect(page.locator(f"[data-rule={rule}]")).to_be_focused()
