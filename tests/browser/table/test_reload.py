"""A reload shows exactly the same, in the middle of anything."""

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.looks.seen import assert_shown, settled
from tests.browser.player import ADD, PAY, PLACE, TILE, Player
from tests.browser.scenes import alone, asked, play_until
from tests.server.running import Running


async def reload(page: Page) -> None:
    """Load the page anew."""
    await page.reload()
    await expect(page.get_by_role("tablist").first).to_be_visible()


async def test_in_the_middle_of_a_packet(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    id = await alone(server, anna)
    await play_until(server, id, asked(0, "packet", "add", "tile"))
    await anna.table(id)
    player = Player(anna.page)
    await player.choose(ADD, ADD, TILE)
    before, own = await settled(anna.page), await player.see()
    await reload(anna.page)
    await assert_shown(anna.page, before)
    assert await player.see() == own


async def test_in_the_middle_of_a_payment(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    id = await alone(server, anna)
    await play_until(server, id, asked(0, "turn", "place"))
    await anna.table(id)
    player = Player(anna.page)
    await player.choose(PLACE, PAY)
    before = await settled(anna.page)
    await reload(anna.page)
    await assert_shown(anna.page, before)
    # A payment half laid out is kept as well.
    laid = anna.page.get_by_role("button", name="Put back").first
    await laid.click()
    await expect(anna.page.get_by_role("button", name="Pay and place")).to_be_disabled()
    before = await settled(anna.page)
    await reload(anna.page)
    await assert_shown(anna.page, before)


@pytest.mark.parametrize("path", ["/account", "/rules/shitenno", "/credits"])  # the lobby changes by itself
async def test_every_page_is_found_by_its_address(path: str, come: Visit) -> None:
    anna = await come("Anna")
    await anna.go(path)
    await expect(anna.page.get_by_role("heading").first).to_be_visible()
    before = await settled(anna.page)
    await anna.page.reload()
    await expect(anna.page.get_by_role("heading").first).to_be_visible()
    await assert_shown(anna.page, before)
