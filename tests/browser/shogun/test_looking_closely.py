"""Everything on Shogun's board and in the players' rows says what it is: hovered, pressed long, or focused."""

import re

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.scenes import alone, asked, play_until
from tests.browser.shogun.scenes import START, about_to_fight
from tests.browser.visitor import PHONE, QUIET
from tests.server.running import Running

RULE = re.compile(r"H\d+")
ENGLISH = {**QUIET, "language": "en"}
# What lies on the table at a moment, by what it is.
EVERYWHERE = {
    "province": "svg [data-province]",
    "season": ".season [data-look]",
    "region": ".legend [data-look]",
    "action card": "[data-action-card]",
    "event": ".events .current",
    "chests, rice, points": ".players [data-look]",
}
MOMENTS = {
    "plan": {"event to come": ".events li button", "space": "[data-space]", "card": "[data-card]"},
    "place": {"special card": ".places ol:last-of-type button", "bid": ".bids [data-look]"},
    "rest": {"track": ".track button", "tower": ".tower .drawn button"},
}
# What each of them says by focus: its own text, or "" for what says nothing.
ASK = """
async (selector) => {
  const answers = [];
  for (const thing of document.querySelectorAll(selector)) {
    if (!thing.checkVisibility()) continue;
    document.activeElement?.blur();
    await new Promise((done) => setTimeout(done));
    thing.focus({ preventScroll: true });
    for (let wait = 0; wait < 40 && !document.querySelector(".tip :is(p, h2)"); wait++)
      await new Promise((done) => setTimeout(done, 25));
    answers.push(document.querySelector(".tip")?.innerText ?? "");
  }
  return answers;
}
"""


async def answers(page: Page, selector: str) -> list[str]:
    """What each thing of a kind says of itself."""
    await page.locator(f"{selector} >> visible=true").first.wait_for()
    await page.keyboard.press("Shift")  # what has the focus is seen to have it
    return [str(each) for each in await page.evaluate(ASK, selector)]


async def test_everything_on_the_board_says_what_it_is_worth_and_by_which_rule(come: Visit, server: Running) -> None:
    anna = await come("Anna", settings=ENGLISH)
    page = anna.page
    id = await alone(server, anna, 3, **START)
    wishes = {"plan": asked(0, "plan"), "place": asked(0, "place"), "rest": about_to_fight}
    for moment, things in MOMENTS.items():
        await play_until(server, id, wishes[moment])
        if moment == "rest":
            await play_until(server, id, lambda state: 0 not in state.pending)
        await anna.table(id)
        for name, selector in {**EVERYWHERE, **things}.items():
            said = await answers(page, selector)
            assert said, (moment, name)
            assert all(len(each) > 30 for each in said), (moment, name, said)
            assert not any(re.search(r"look-|board-|[a-z]_[a-z]|\$", each) for each in said), (moment, name, said)
            told = [each for each in said if "Region" not in each]  # a province tells all of itself
            assert all(RULE.search(each) for each in told), (moment, name, told)
        assert all(len(each) > 30 for each in await answers(page, "[data-look]")), moment

    # The same by the mouse.
    await page.mouse.move(5, 5)
    await page.locator(".players [data-look]").last.hover()
    await expect(page.locator(".tip")).to_contain_text("If winter came now")


@pytest.mark.parametrize(
    ("thing", "said"), [("[data-card=chest_0]", "As a bid it costs nothing"), ("[data-space=tax]", "H14")]
)
async def test_a_long_press_tells_the_same_on_a_phone(thing: str, said: str, come: Visit, server: Running) -> None:
    anna = await come("Anna", size=PHONE, touch=True, settings=ENGLISH)
    await anna.table(await alone(server, anna, 3, **START))
    await anna.page.locator(thing).dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    await expect(anna.page.locator(".tip")).to_contain_text(said)
