"""Shogun on a phone, upright, with a finger."""

from playwright.async_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.controls import MAIN
from tests.browser.daimyo import SAY, SPACES, Daimyo
from tests.browser.player import tap
from tests.browser.scenes import alone, asked, play_until
from tests.browser.seen import status, tab
from tests.browser.shogun_scenes import START
from tests.browser.test_phone import assert_fits
from tests.browser.visitor import PHONE
from tests.server.running import Running


async def high(control: Locator) -> float:
    """How high a control is."""
    box = await control.bounding_box()
    assert box is not None
    return box["height"]


async def test_the_plan_is_a_sheet_with_the_map_as_a_picture(come: Visit, server: Running) -> None:
    anna = await come("Anna", size=PHONE, touch=True)
    page, player = anna.page, Daimyo(anna.page, press=tap)
    await anna.table(await alone(server, anna, 3, **START))
    opener = page.get_by_role("button", name=SAY["board-plan-open"])
    await expect(opener).to_be_in_viewport()
    assert await high(opener) >= MAIN
    await opener.tap()
    sheet = page.get_by_role("group", name=SAY["board-plan-own"])
    picture = sheet.get_by_role("button", name=SAY["board-map"])
    await expect(sheet).to_be_in_viewport()
    await expect(picture).to_be_in_viewport(ratio=1)
    await expect(page.locator("[data-frame]")).to_be_hidden()
    await expect(status(page)).to_be_in_viewport()
    await expect(tab(page, SAY["table-tab-board"])).to_be_in_viewport()
    box = await sheet.bounding_box()
    assert box is not None
    assert box["width"] > PHONE[0] - 20, "it fills the screen"
    await assert_fits(page)
    for kind in ("[data-space]", "[data-card]"):
        for control in await page.locator(kind).all():
            assert await high(control) >= MAIN

    # The picture leads back to the map, where a province is picked up for the plan.
    await picture.tap()
    await expect(page.locator("[data-frame]")).to_be_visible()
    await expect(opener).to_be_visible()
    await opener.tap()
    await player.plan()
    assert (await player.see()).laid == SPACES
    await expect(player.act("ready")).to_be_in_viewport(ratio=1)
    assert await high(player.act("ready")) >= MAIN
    await assert_fits(page)
    await player.ready()
    await expect(player.act("not_ready")).to_be_in_viewport()


async def test_bidding_and_marching(come: Visit, server: Running) -> None:
    anna = await come("Anna", size=PHONE, touch=True)
    page, player = anna.page, Daimyo(anna.page, press=tap)
    id = await alone(server, anna, 3, **START)
    await play_until(server, id, asked(0, "place"))
    await anna.table(id)
    await player.wait()
    await assert_main(page, player.lit("place"))
    await player.step()

    await play_until(server, id, asked(0, "march", "target"))
    await player.wait()
    await assert_main(page, player.lit("target"))
    # On the map a tap beside a place means the nearest one that is lit.
    lit = page.locator("svg [data-lit]").first
    await lit.tap()
    confirm = player.lit("armies")
    await expect(confirm).to_be_visible()
    await assert_main(page, confirm)
    await assert_main(page, page.locator(".chips button"))
    least = page.locator(".chips button").first
    await least.tap()
    await expect(least).to_have_attribute("aria-pressed", "true")
    await player.do(confirm)
    await assert_fits(page)
    for part in ("me", "players", "log", "rules", "board"):
        await tab(page, SAY[f"table-tab-{part}"]).tap()
        await assert_fits(page)


async def assert_main(page: Page, controls: Locator) -> None:
    """Large enough for a thumb, and nothing sticks out."""
    assert await controls.count()
    for control in await controls.all():
        assert await high(control) >= MAIN
    await assert_fits(page)
