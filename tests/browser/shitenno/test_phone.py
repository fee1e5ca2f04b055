"""On a phone, upright, with a finger."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from tenka.kernel.state import State
from tests.browser.conftest import Visit
from tests.browser.looks.seen import status, tab
from tests.browser.player import CONFIRM, PAY, PLACE, Player, can, tap
from tests.browser.scenes import alone, always_the_same, begun, play_until
from tests.browser.visitor import PHONE
from tests.browser.words import plain
from tests.server.running import Running

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


def nearly_full(state: State) -> bool:
    """A province of the dearer ones has three kamons."""
    provinces = state.view(0, events=False)["provinces"]
    return any(each["fields"][0] is not None and each["fields"].count(None) == 1 for each in provinces if dear(each))


def dear(province: Any) -> bool:
    return province["province"] in {"tohoku", "kanto", "kansai", "shikoku"}


# Of the provinces on a small screen, those in which something reaches beyond the edge.
BEYOND = """() => [...document.querySelectorAll("[data-province] button:has(.gate)")]
  .filter((each) => each.querySelector(".gate").getBoundingClientRect().right > each.getBoundingClientRect().right - 1)
  .map((each) => each.innerText)"""


async def test_three_kamons_leave_room_for_what_is_next(come: Visit, server: Running) -> None:
    anna = await come("Anna", size=(360, 740), touch=True)
    id = await alone(server, anna)
    await play_until(server, id, nearly_full)
    await anna.table(id)
    await anna.page.locator("[data-province] .gate").first.wait_for()
    assert await anna.page.evaluate(BEYOND) == []


async def assert_fits(page: Page) -> None:
    """Nothing sticks out sideways."""
    width = await page.evaluate("document.scrollingElement.scrollWidth")
    assert width <= PHONE[0], f"the page is {width} px wide"
