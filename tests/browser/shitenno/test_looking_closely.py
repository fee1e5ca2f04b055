"""Everything on Shitennō's board and in the players' rows says what it is: hovered, pressed long, or focused."""

import re

from playwright.async_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, can
from tests.browser.visitor import PHONE, QUIET
from tests.browser.words import pattern

RULE = re.compile(r"S\d+")
# What lies on the table, whatever it is drawn by.
THINGS = """
[data-anchor=deck-troops], [data-anchor=deck-koku], [data-anchor=discards], .decks .round,
.plate .name, [data-field], [data-gate], [data-card], .mat .tile,
.players :is(.seals, .count, .score, .now, .state)
"""
# What answers in the middle of each of them, by focus: its own text, or "" for what says nothing.
ASK = """
async (things) => {
  const answers = [];
  for (const thing of document.querySelectorAll(things)) {
    if (!thing.checkVisibility()) continue;
    const { x, y, width, height } = thing.getBoundingClientRect();
    const at = document.elementFromPoint(x + width / 2, y + height / 2)?.closest("button, [role=button]");
    document.activeElement?.blur();
    await new Promise((done) => setTimeout(done));
    at?.focus({ preventScroll: true });
    for (let wait = 0; wait < 40 && !document.querySelector(".tip p, .tip h2"); wait++)
      await new Promise((done) => setTimeout(done, 25));
    const name = Object.entries(thing.dataset).join() || thing.classList[0];
    answers.push([name, document.querySelector(".tip")?.innerText ?? ""]);
  }
  return answers;
}
"""


async def answers(page: Page) -> list[tuple[str, str]]:
    """What each thing that lies there says of itself."""
    await page.keyboard.press("Tab")  # what has the focus is seen to have it
    return [(name, text) for name, text in await page.evaluate(ASK, THINGS)]


async def test_everything_on_the_board_says_what_it_is_worth_and_by_which_rule(come: Visit) -> None:
    anna = await come("Anna", settings={**QUIET, "language": "en"})
    page = anna.page
    made = await anna.post("/tables", {"game": "shitenno", "seats": ["me", *[{"bot": "steady"}] * 3], "pause": False})
    await anna.post(f"/tables/{made['id']}/start")
    await anna.table(made["id"])
    await Player(page).until(can(pattern("move-accept", "move-offer", "move-take", "move-place")))
    said = await answers(page)
    assert {"anchor,deck-koku", "gate,", "field,kanto-4", "score", "seals"} <= dict(said).keys()
    assert [each for each in said if len(each[1]) < 30] == []
    assert {name for name, text in said if not RULE.search(text)} <= {"name"}  # a province tells all of itself
    assert any("costs 5 koku" in text or "’s kamon" in text for name, text in said if name == "field,kanto-1")

    # The same by the mouse, and by the keyboard from a plate into its fields.
    await page.mouse.move(5, 5)
    await page.locator("[data-anchor=deck-koku] [role=button]").hover()
    await expect(page.locator(".tip")).to_contain_text("Spent koku never come back")
    await page.get_by_role("button", name=re.compile("^Kansai, Troops needed")).focus()
    await page.keyboard.press("Tab")
    for _ in range(4):
        await page.keyboard.press("ArrowRight")
    await expect(page.locator(".tip")).to_contain_text("Gate of Kansai")
    for _ in range(3):
        await page.keyboard.press("ArrowLeft")
    await expect(page.locator(".tip")).to_contain_text("Kansai, space 2")


async def test_a_long_press_tells_the_same_on_a_phone(come: Visit) -> None:
    anna = await come("Anna", size=PHONE, touch=True, settings={**QUIET, "language": "en"})
    page = anna.page
    made = await anna.post("/tables", {"game": "shitenno", "seats": ["me", {"bot": "steady"}], "pause": False})
    await anna.post(f"/tables/{made['id']}/start")
    await anna.table(made["id"])
    chip = page.get_by_role("button", name=re.compile("^Kansai, Troops needed")).first
    await chip.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    await expect(page.locator(".tip")).to_contain_text("Troops needed")
