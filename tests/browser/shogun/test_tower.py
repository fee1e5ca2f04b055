"""The tower: cubes fall for whoever wants to see it, and the result is there at once for whoever does not."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.looks.seen import status, tab
from tests.browser.player import tap
from tests.browser.scenes import asked, play_until
from tests.browser.shogun.daimyo import SAY
from tests.browser.shogun.scenes import before_a_battle
from tests.browser.until import until
from tests.browser.visitor import PHONE
from tests.browser.words import pattern
from tests.server.running import Running

MOVING: dict[str, Any] = {"calm": False, "settings": {"motion": "full", "sound": False}}
SOON = 1000  # milliseconds; cubes fall for longer
# Counts what begins to move, and marks it when cubes begin to fall.
WATCH = """
window.moved = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  window.moved += 1;
  if (this.matches(".tower *")) window.fell = performance.now();
  return animate.apply(this, how);
};
"""
FALLING = "document.getAnimations().filter((each) => each.effect.target.matches('.tower svg *')).length"
RUNNING = FALLING.replace(")).length", ") && each.playState === 'running').length")

# Whether the tower lies over any part of a province.
COVERS = """
(province) => {
  const [one, other] = ["section.tower", `[data-land="${province}"]`].map((each) =>
    document.querySelector(each).getBoundingClientRect());
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
"""


async def march(page: Page) -> None:
    """Attack: cubes go into the tower."""
    await page.locator(".march .confirm").evaluate("(button) => button.click()")


async def assert_told(page: Page, within: float | None = None) -> None:
    """What came of it is to be read, and nothing falls any more."""
    came = page.locator(".tower .came")
    await expect(came).to_be_visible()
    await expect(came).to_have_attribute("aria-hidden", "false")
    await expect(came).to_contain_text("Anna")
    await expect(page.locator(".tower .skip")).to_have_count(0)
    assert await page.evaluate(FALLING) == 0
    if within is not None:
        assert await page.evaluate("performance.now() - window.fell") < within


@pytest.mark.parametrize("way", ["tap", "key"])
async def test_it_is_skipped(way: str, come: Visit, server: Running) -> None:
    anna = await come("Anna", own=True, **MOVING)
    page = anna.page
    await anna.context.add_init_script(WATCH)
    await before_a_battle(server, anna)
    await march(page)
    skip = page.locator(".tower .skip")
    await expect(skip).to_be_visible()
    assert await page.evaluate(FALLING) > 0
    await expect(page.locator(".tower .came")).to_have_css("opacity", "0")
    await (skip.click() if way == "tap" else page.keyboard.press("Escape"))
    await assert_told(page)


async def test_on_a_phone_it_lies_on_the_sheet_and_is_skipped_by_a_tap(come: Visit, server: Running) -> None:
    anna = await come("Anna", size=PHONE, touch=True, **MOVING)
    page = anna.page
    await before_a_battle(server, anna)
    await march(page)
    tower = page.locator(".sheet section.tower > .inside")
    await expect(tower).to_be_in_viewport(ratio=0.9)
    await expect(page.locator("[data-frame]")).to_be_in_viewport(ratio=0.9)
    await tap(page.locator(".tower .skip"))
    await assert_told(page)


@pytest.mark.parametrize(
    "how",
    [{"calm": True, "settings": {"sound": False}}, {"calm": False, "settings": {"motion": "none", "sound": False}}],
    ids=["as the system says", "as one has set it"],
)
async def test_without_motion_the_result_is_there_at_once(how: dict[str, Any], come: Visit, server: Running) -> None:
    anna = await come("Anna", own=True, **how)
    page = anna.page
    await anna.context.add_init_script(WATCH)
    await before_a_battle(server, anna)
    await march(page)
    await expect(page.locator(".march .confirm")).to_have_count(0)
    await assert_told(page)
    assert not await page.evaluate("window.fell")


async def test_it_is_paused_and_a_line_of_the_log_plays_it_again(come: Visit, server: Running) -> None:
    anna = await come("Anna", **MOVING)
    page = anna.page
    await before_a_battle(server, anna)
    target = await page.evaluate(
        "document.querySelector('.march li button.chosen').dataset.move.slice('target-'.length)"
    )
    await march(page)
    tower = page.locator(".tower")
    await expect(tower.locator(".skip")).to_be_visible()
    await tower.get_by_role("button", name=SAY["table-stage-pause"]).click()
    assert not await page.evaluate(COVERS, target)
    assert await page.evaluate(RUNNING) == 0
    assert await page.evaluate(FALLING) > 0
    await tower.get_by_role("button", name=SAY["table-stage-resume"]).click()
    assert await page.evaluate(RUNNING) > 0
    for _ in range(2):  # to the result, and on
        await page.locator(".tower .controls button").nth(-2).click()
    await expect(page.get_by_role("button", name=SAY["table-stage-on"], exact=True)).to_have_count(0)
    await page.locator(".log").get_by_role("button", name=SAY["table-stage-again"]).last.click()
    await expect(page.locator(".tower .skip")).to_be_visible()
    assert await page.evaluate(FALLING) > 0


async def test_nothing_moves_while_one_looks_back(come: Visit, server: Running) -> None:
    anna = await come("Anna", own=True, **MOVING)
    page = anna.page
    await anna.context.add_init_script(WATCH)
    id = await before_a_battle(server, anna)
    await march(page)
    await expect(page.locator(".tower .skip")).to_be_visible()
    # Whoever looks back while cubes fall sees none falling.
    await tab(page, SAY["table-tab-log"]).focus()
    await page.get_by_role("slider").focus()
    await page.keyboard.press("Home")
    await expect(status(page)).to_contain_text(pattern("table-looking-back"))
    await expect(page.locator(".tower .skip")).to_have_count(0)
    assert await page.evaluate(FALLING) == 0

    moved = await page.evaluate("window.moved")
    for key in ("End", "ArrowLeft", "ArrowLeft", "Home", "ArrowRight"):
        await page.keyboard.press(key)
    await play_until(server, id, asked(0, "plan"))
    await expect(status(page)).to_contain_text(SAY["table-looking-back-due"])
    assert await page.evaluate("window.moved") == moved
    await page.keyboard.press("End")

    async def now() -> bool:
        return not pattern("table-looking-back").search(await status(page).inner_text())

    await until(now, "the present")
    assert await page.evaluate(FALLING) == 0
