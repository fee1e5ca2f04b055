"""The rules begin with pictures: positions of the engine, drawn by the board itself; then they can be searched."""

import pytest
from playwright.async_api import Locator, expect

import tenka
from tests.browser.conftest import Visit
from tests.browser.looks.axe import findings
from tests.browser.visitor import DESKTOP, PHONE, QUIET
from tests.browser.words import plain

CLOSER = {
    "shitenno": ("packet", "choice", "plus", "exchange", "gold"),
    "shogun": ("plan", "bid", "tower"),
    "tenjo": ("battle", "card", "yield"),
}
# What a picture shows, its share of the width that it is given, and what of it could be reached by keyboard.
DRAWN = """
(all) => all.map((each) => ({
  shapes: each.querySelectorAll("svg :is(path, use)").length,
  inside: (each.querySelector(".map, .desk") ?? each.querySelector(":scope > div > *")).getBoundingClientRect().width /
    each.getBoundingClientRect().width,
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
        names = ("aim", "turn", "scoring", *CLOSER[game])
        for name in names:
            await expect(page.get_by_role("figure").get_by_text(say[f"rules-{name}"])).to_be_visible()
        drawings = page.locator("figure > .drawing")
        await expect(drawings).to_have_count(len(names))
        await expect(drawings.filter(has=page.locator("svg"))).to_have_count(len(names))
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
    # What is found lies above the keys that cover the lower half of a phone.
    field = await page.get_by_role("searchbox").bounding_box()
    assert field is not None
    assert 0 <= field["y"] < PHONE[1] / 4
    await page.get_by_role("searchbox").fill("zzz")
    await expect(page.get_by_text(say["sentences-nothing"])).to_be_visible()


async def test_a_turn_beside_the_map_a_packet_a_choice_and_payments_with_tiles(come: Visit) -> None:
    say = plain(game="shitenno")
    anna = await come()
    await anna.go("/rules/shitenno")

    def picture(name: str) -> Locator:
        figure = anna.page.get_by_role("figure").filter(has_text=say[f"rules-{name}-heading"])
        return figure.locator("> .drawing")

    await expect(picture("packet").locator(".mat [data-card]")).to_have_count(2)
    await expect(picture("packet").locator(".chosen")).to_contain_text(say["title-hatamoto"])
    await expect(picture("choice").locator(".mat")).to_have_count(2)
    await expect(picture("choice").locator(".mat .acts .act")).to_have_count(2)
    for tile in ("plus", "exchange"):
        await expect(picture(tile).locator(f'.laid [data-move="take_back-{tile}"]')).to_have_count(1)
        await expect(picture(tile)).to_contain_text(say["board-payment-complete"])
    await expect(picture("gold").locator(".map")).to_have_count(1)


async def test_the_page_is_no_wider_than_a_phone_in_any_language(come: Visit) -> None:
    for language in ("en", "de", "it"):
        anna = await come(size=PHONE, settings={**QUIET, "language": language})
        await anna.go("/rules/shitenno")
        await expect(anna.page.locator("figure > .drawing .desk")).to_have_count(4)
        assert await anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
