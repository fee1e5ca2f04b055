"""Tenjo at a glance: on a laptop's screen nothing need be scrolled for, letters can be read, and the map stays put."""

import re

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.looks.seen import answer
from tests.browser.screens import on_every_screen, short
from tests.browser.tenjo.scenes import CAMP, houses, laid, moments
from tests.browser.tenjo.warlord import Warlord
from tests.browser.visitor import QUIET
from tests.browser.words import plain
from tests.server.running import Running

LAPTOP = (1280, 800)
REAR = "echizen_w2"
LETTERS = 12  # pixels
CHOSEN = re.compile(r"\bchosen\b")

# How far the page scrolls, what of the map is too small to read, and what could be pressed but is not on the screen.
MEASURE = """
(letters) => {
  const page = document.documentElement;
  const told = [];
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth)
    told.push(`the page is ${page.scrollWidth} × ${page.scrollHeight}`);
  for (const text of document.querySelectorAll("[data-frame] svg text")) {
    const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
    if (size < letters - 0.05) told.push(`${text.textContent} is ${size.toFixed(1)} px high`);
  }
  const inside = ({ left, top, right, bottom }, box) =>
    left >= box.left - 1 && top >= box.top - 1 && right <= box.right + 1 && bottom <= box.bottom + 1;
  const scroller = (each) => {
    while ((each = each.parentElement))
      if (each.scrollHeight > each.clientHeight && getComputedStyle(each).overflowY === "auto") return each;
    return null;
  };
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (const each of document.querySelectorAll("main button, main [data-lit], main input")) {
    if (!each.checkVisibility()) continue;
    // A list that is long scrolls in itself; then that is on the screen.
    if (!inside((scroller(each) ?? each).getBoundingClientRect(), screen))
      told.push(`${each.getAttribute("aria-label") ?? each.textContent} is not on the screen`);
  }
  return told;
}
"""
# What answers the question, and whether it can be seen where the desk is not scrolled; what may come of it, too.
ANSWERS = """
() => {
  const desk = document.querySelector("#desk-is");
  const { top, bottom } = desk.getBoundingClientRect();
  const middle = ({ left, top, width, height }) => document.elementFromPoint(left + width / 2, top + height / 2);
  const covered = [...desk.querySelectorAll(".now:not(:has(.played)) .odds > :is(.told, .bar)")]
    .filter((each) => each.checkVisibility() && !middle(each.getBoundingClientRect())?.closest(".odds"))
    .map((each) => "the odds");
  const answers = ":is(.asked, .answer) > .acts button, .ready, .confirm, [data-move=declare], .targets li:first-child";
  return [...desk.querySelectorAll(answers)]
    .filter((each) => each.checkVisibility())
    .filter((each) => each.getBoundingClientRect().bottom > bottom + 1 || each.getBoundingClientRect().top < top - 1)
    .map((each) => each.textContent)
    .concat(covered);
}
"""


async def box(page: Page) -> object:
    """Where the map is."""
    return await page.locator("[data-frame]").bounding_box()


async def test_every_moment_is_on_one_screen(come: Visit, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await come("Anna", size=LAPTOP, settings={**QUIET, "language": "de"})  # German needs the most room
    boxes: dict[object, list[object]] = {}
    told: list[str] = []
    async for scene in moments(server, anna, monkeypatch):
        if scene == "over":
            await anna.page.keyboard.press("Escape")
        async for shares in on_every_screen(anna.page):
            told += short(scene, shares)
            told += [f"{scene} at {shares.screen}: {each}" for each in await anna.page.evaluate(MEASURE, LETTERS)]
            out = await anna.page.evaluate(ANSWERS)
            told += [f"{scene} at {shares.screen}: {each} is out of sight" for each in out]
            boxes.setdefault(shares.screen, []).append(await box(anna.page))
    assert not told, "\n".join(told)
    assert all(each == found[0] for found in boxes.values() for each in found), "the map keeps its place all game"


async def test_a_march_and_what_lies_on_the_desk(come: Visit, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await come("Anna", size=LAPTOP)
    page, player = anna.page, Warlord(anna.page)
    await anna.table(await laid(server, anna, monkeypatch, houses()))
    await player.wait()
    before = await box(page)
    now = player.tab("now")
    await expect(now).to_have_attribute("aria-selected", "true")

    # What one turns to stays, with a mark that something waits, until a step is begun on the map.
    await player.press(player.tab("treasury"))
    await expect(player.desk).to_be_hidden()
    await expect(now).to_contain_text(plain(game="tenjo")["board-tab-waits"])
    await player.do(player.point(REAR))
    await expect(now).to_have_attribute("aria-selected", "true")
    await expect(player.desk).to_be_visible()
    await player.do(player.point(CAMP))
    assert not await page.evaluate(MEASURE, LETTERS)
    assert await box(page) == before
    # However many stacks march at once, what sends them is in sight.
    await player.desk.locator(".also").first.click()
    await expect(player.desk.get_by_role("slider")).to_have_count(2)
    assert not await page.evaluate(ANSWERS)
    await page.keyboard.press("Escape")
    await expect(player.point(CAMP)).not_to_have_attribute("aria-pressed", "true")
    await page.keyboard.press("Escape")
    await expect(player.act("end")).to_be_visible()

    # A province that was looked at closely does not stay over the rest once one has acted.
    await page.get_by_role("button", name="Provinces", exact=False).first.click()
    await page.locator(".stepper").get_by_role("button", name="Echizen").click()
    await expect(page.locator("[data-land=echizen]")).to_have_class(CHOSEN)
    await player.march(REAR, CAMP, 4)
    await expect(page.locator("[data-land=echizen]")).not_to_have_class(CHOSEN)
    await expect(page.locator(f"[data-chip='0-{CAMP}']")).to_have_text("24")
    assert await box(page) == before


async def test_a_refusal_goes_when_one_goes_on(come: Visit, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await come("Anna", size=LAPTOP, own=True)
    page, player = anna.page, Warlord(anna.page)
    await page.clock.install()
    await anna.table(await laid(server, anna, monkeypatch, houses()))
    await page.clock.resume()
    await player.wait()
    await player.do(player.point(REAR))
    far = player.point("kii_w1")
    for leave in ("elsewhere", "time"):
        await far.click()
        await expect(answer(page)).to_be_visible()
        over, at = await answer(page).bounding_box(), await far.bounding_box()
        assert over is not None
        assert at is not None
        assert over["y"] >= at["y"] + at["height"] or over["y"] + over["height"] <= at["y"]
        if leave == "elsewhere":
            await page.locator(".season").click()
        else:
            await page.clock.fast_forward(30_000)
        await expect(answer(page)).to_be_hidden()
