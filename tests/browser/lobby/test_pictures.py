"""The rules begin with pictures: positions of the engine, drawn by the board itself; then they can be searched."""

import pytest
from playwright.async_api import expect

import tenka
from tests.browser.axe import findings
from tests.browser.conftest import Visit
from tests.browser.visitor import DESKTOP, PHONE
from tests.browser.words import plain

# What a picture shows, its share of the width that it is given, and what of it could be reached by keyboard.
DRAWN = """
(all) => all.map((each) => ({
  shapes: each.querySelectorAll("svg path").length,
  inside: each.querySelector(".map").getBoundingClientRect().width / each.getBoundingClientRect().width,
  inert: each.inert,
}))
"""


@pytest.mark.parametrize("game", tenka.games())
async def test_pictures_of_the_aim_a_turn_and_what_scores(come: Visit, game: str) -> None:
    say = plain(game=game)
    anna = await come(size=DESKTOP)
    page = anna.page
    await anna.go(f"/rules/{game}")
    for size in (DESKTOP, PHONE):
        await page.set_viewport_size({"width": size[0], "height": size[1]})
        for name in ("aim", "turn", "scoring"):
            await expect(page.get_by_role("figure").get_by_text(say[f"rules-{name}"])).to_be_visible()
        drawings = page.locator("figure .drawing")
        await expect(drawings.locator(".map")).to_have_count(3)
        for found in await drawings.evaluate_all(DRAWN):
            assert found["shapes"] > 8
            assert found["inside"] > 0.95
            assert found["inert"]
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert await findings(page) == []
    sections = page.locator(".rules section[id]")
    first = await sections.first.get_attribute("id")
    await page.get_by_role("searchbox").fill(str(first))
    await expect(sections).to_have_count(1)
    await page.get_by_role("searchbox").fill("zzz")
    await expect(page.get_by_text(say["table-rules-nothing"])).to_be_visible()
