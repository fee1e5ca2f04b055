"""On a phone, upright, with a finger."""

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.looks.seen import status, tab
from tests.browser.player import CONFIRM, PAY, PLACE, Player, can, tap
from tests.browser.scenes import always_the_same, begun
from tests.browser.visitor import PHONE
from tests.browser.words import plain

SAY = plain()


async def test_a_division_and_a_placement(come: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    always_the_same(monkeypatch)
    anna = await come("Anna", size=PHONE, touch=True)
    page = anna.page
    await anna.go("/")
    await assert_fits(page)
    id = await begun(anna, bots=3)
    await anna.table(id)
    player = Player(page, press=tap)
    sight = await player.until(can(PLACE))
    await assert_fits(page)

    # The map and the list are equal ways: this time by the map.
    name = next(each for each in sight.names if PLACE.fullmatch(each))
    await page.locator("[data-lit] button").first.tap()
    card = page.get_by_role("dialog")
    await expect(card).to_be_visible()
    await card.locator("button.lit").first.tap()
    await expect(card).to_be_hidden()
    for kind in (PAY, CONFIRM):
        sight = await player.until(can(kind))
        await assert_fits(page)
        await player.do(next(each for each in sight.names if kind.fullmatch(each)), sight)
    assert name

    for part in ("me", "players", "log", "rules", "board"):
        await tab(page, SAY[f"table-tab-{part}"]).tap()
        await assert_fits(page)
    await expect(status(page)).to_be_in_viewport()
    await expect(page.locator("#panel-board")).to_be_visible()


async def assert_fits(page: Page) -> None:
    """Nothing sticks out sideways."""
    width = await page.evaluate("document.scrollingElement.scrollWidth")
    assert width <= PHONE[0], f"the page is {width} px wide"
