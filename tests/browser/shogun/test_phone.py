"""Shogun on a phone, upright, with a finger."""

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.looks.controls import MAIN
from tests.browser.looks.seen import status, tab
from tests.browser.player import tap
from tests.browser.scenes import alone, asked, over, play_until
from tests.browser.shitenno.test_phone import assert_fits
from tests.browser.shogun.daimyo import SAY, SPACES, Daimyo
from tests.browser.shogun.scenes import START
from tests.browser.visitor import PHONE
from tests.server.running import Running

DOUBLE = 600  # milliseconds: two taps further apart are no double tap
STOPS = {"peek": 72, "half": 338}  # pixels


async def high(control: Locator) -> float:
    """How high a control is."""
    box = await control.bounding_box()
    assert box is not None
    return box["height"]


async def stops(page: Page, stop: str) -> None:
    """The sheet is so far open, and the map fills the rest of the screen."""
    sheet, frame = page.locator(".sheet"), page.locator("[data-frame]")
    await expect(sheet).to_have_attribute("data-stop", stop)
    await expect(tab(page, SAY["table-tab-board"])).to_be_in_viewport(ratio=1)
    if stop == "full":
        return
    at, seen = await sheet.bounding_box(), await frame.bounding_box()
    assert at is not None
    assert seen is not None
    assert at["height"] == pytest.approx(STOPS[stop], abs=1)
    assert at["width"] == seen["width"] == PHONE[0]
    assert seen["y"] + seen["height"] == pytest.approx(at["y"], abs=12)


async def test_the_plan_lies_on_a_sheet_over_the_map(come: Visit, server: Running) -> None:
    anna = await come("Anna", size=PHONE, touch=True)
    page, player = anna.page, Daimyo(anna.page, press=tap)
    await anna.table(await alone(server, anna, 3, **START))
    await stops(page, "half")
    await expect(status(page)).to_be_in_viewport()
    await assert_fits(page)
    for kind in ("[data-space]", "[data-card]"):
        for control in await page.locator(kind).all():
            assert await high(control) >= MAIN

    # By its buttons, by the keyboard, by dragging its head; a reload leaves it as it is.
    larger, smaller = (page.get_by_role("button", name=SAY[f"table-sheet-{each}"]) for each in ("larger", "smaller"))
    await larger.tap()
    await stops(page, "full")
    await smaller.focus()
    for _ in range(2):
        await page.keyboard.press("ArrowDown")
    await stops(page, "peek")
    await page.reload()
    await stops(page, "peek")
    head = await page.locator(".sheet > header h2").bounding_box()
    assert head is not None
    await page.mouse.move(head["x"] + 20, head["y"] + 10)
    await page.mouse.down()
    await page.mouse.move(head["x"] + 20, head["y"] - 240, steps=8)
    await page.wait_for_timeout(300)
    await page.mouse.up()
    await stops(page, "half")

    # Looking at the map does not close it; seen as a whole, the first tap comes closer and the next acts.
    own = page.locator("[data-frame] [data-province]").first
    await page.get_by_role("button", name=SAY["table-zoom-fit"]).tap()
    await own.tap(force=True)
    await expect(page.get_by_role("button", name=SAY["table-zoom-fit"])).to_be_visible()
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await stops(page, "half")

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

    # What is asked next is read from its beginning, however far down one had read.
    inside = page.locator(".sheet.there > .inside")
    await inside.evaluate("each => each.scrollTo(0, each.scrollHeight)")
    await play_until(server, id, asked(0, "march", "target"))
    await player.wait()
    assert await inside.evaluate("each => each.scrollTop") == 0
    await assert_main(page, player.lit("target"))
    lit = page.locator("svg [data-lit]").first
    confirm = player.lit("armies")
    # On the whole map a tap only comes closer; nothing that was opened stays over it.
    await page.get_by_role("button", name=SAY["table-zoom-fit"]).tap()
    far = await high(lit)
    await lit.tap(force=True)
    await expect(page.get_by_role("button", name=SAY["table-zoom-fit"])).to_be_visible()
    assert await high(lit) > far
    await expect(confirm).to_have_count(0)
    await expect(page.get_by_role("dialog")).to_have_count(0)
    # Closer, a tap beside a place means the nearest one that is lit; the second half of a double tap would do nothing.
    await page.wait_for_timeout(DOUBLE)
    await lit.tap()
    await expect(confirm).to_be_visible()
    await assert_main(page, confirm)
    await expect(confirm).to_be_in_viewport(ratio=1)
    await assert_main(page, page.locator(".chips button"))
    least = page.locator(".chips button").first
    await least.tap()
    await expect(least).to_have_attribute("aria-pressed", "true")
    await player.do(confirm)
    await assert_fits(page)
    for part in ("me", "players", "log", "rules", "board"):
        await tab(page, SAY[f"table-tab-{part}"]).tap()
        await assert_fits(page)

    # When all is over the map is seen: there is nothing left to decide.
    await play_until(server, id, over)
    await expect(page.locator(".sheet.there")).to_have_attribute("data-stop", "peek")


async def assert_main(page: Page, controls: Locator) -> None:
    """Large enough for a thumb, and nothing sticks out."""
    assert await controls.count()
    for control in await controls.all():
        assert await high(control) >= MAIN
    await assert_fits(page)
