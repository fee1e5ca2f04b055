"""What others do is told in its order: nothing on the page is ahead of it, and one is asked when all has been told."""

from typing import Any

from playwright.async_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.looks.axe import findings
from tests.browser.looks.seen import status
from tests.browser.scenes import play_until
from tests.browser.shogun.daimyo import SAY
from tests.browser.shogun.scenes import before_a_battle, second_year
from tests.server.running import Running

MOVING: dict[str, Any] = {"calm": False, "settings": {"motion": "quick", "sound": False}}
LINES = ".log .entry"
# As if one had last been here an hour ago, and had seen half of the story.
AWAY = """([id, turn]) => {
  addEventListener("pagehide", () =>
    localStorage.setItem(`tenka.table.${id}`, JSON.stringify({ turn, seen: Date.now() - 3600000 })));
}"""


async def press(page: Page, name: str) -> None:
    """Press one of the controls in the status line."""
    await status(page).get_by_role("button", name=SAY[name], exact=True).click()


async def assert_asked(page: Page, asked: bool) -> None:
    """Whether the page says that it is one's turn."""
    await expect(page.locator(".status.yours")).to_have_count(1 if asked else 0)


async def test_a_round_is_paused_stepped_through_and_skipped_and_played_again_as_a_film(
    come: Visit, server: Running
) -> None:
    anna = await come("Anna", **MOVING)
    page = anna.page
    id = await before_a_battle(server, anna)
    lines = await page.locator(LINES).count()
    await page.locator(".march .confirm").evaluate("(button) => button.click()")
    skip = page.locator(".tower .skip")
    await expect(skip).to_be_visible()
    assert await page.locator(LINES).count() == lines + 1  # of the battle only that it begins
    await skip.click()
    await expect(page.locator(LINES)).not_to_have_count(lines + 1)

    # Paused, nothing goes on but step by step, however far the others are.
    await page.locator(".tower .controls button").first.click()
    await expect(page.locator(".tower .controls")).to_have_count(1)
    await press(page, "table-stage-pause")
    lines = await page.locator(LINES).count()
    await play_until(server, id, second_year)
    await press(page, "table-stage-step")
    await expect(page.locator(LINES)).not_to_have_count(lines)
    await assert_asked(page, False)
    await press(page, "table-stage-rush")
    await assert_asked(page, True)

    # Its winter can be walked through again.
    await (
        page.locator(".log li", has_text=SAY["board-winter"])
        .get_by_role("button", name=SAY["table-stage-again"])
        .first.click()
    )
    dialog = page.get_by_role("dialog")
    await expect(dialog.get_by_role("table")).to_be_visible()
    assert not await findings(page, within="dialog")
    await page.keyboard.press("Enter")
    await expect(dialog).to_have_count(0)

    # Whoever comes back later is shown what happened, and nothing plays by itself.
    await page.evaluate(AWAY, [id, lines])
    await anna.table(id)
    watch = page.get_by_role("button", name=SAY["table-since-watch"], exact=True)
    await expect(watch).to_be_visible()
    await assert_asked(page, True)
    all_told = await page.locator(LINES).count()
    listed = page.get_by_role("region", name=SAY["table-since"]).locator("li")
    await expect(listed.nth(1)).to_be_in_viewport(ratio=0.9)
    await expect(listed.first).not_to_contain_text("“")  # no word to be typed, as at a terminal
    await watch.click()
    await assert_asked(page, False)
    assert await page.locator(LINES).count() < all_told
    await press(page, "table-stage-rush")
    await assert_asked(page, True)
    await expect(page.locator(LINES)).to_have_count(all_told)
    turn = f"JSON.parse(localStorage.getItem('tenka.table.{id}')).turn"
    assert await page.evaluate(turn) == lines  # no turn of one's own has ended by that: what is marked stays marked
