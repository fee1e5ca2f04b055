"""Tenjo on a phone, upright, with a finger."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visit
from tests.browser.looks.seen import status, tab
from tests.browser.player import tap
from tests.browser.shitenno.test_phone import assert_fits
from tests.browser.shogun.test_phone import assert_main
from tests.browser.tenjo.scenes import CAMP, FIELD, houses, laid, play
from tests.browser.tenjo.warlord import GAME, SAY, Warlord
from tests.browser.visitor import PHONE
from tests.browser.words import words
from tests.server.running import Running

REAR = "echizen_w2"
FULL = 0.85  # of the width or the height of the map


async def test_a_turn_with_a_march_and_an_attack(come: Visit, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await come("Anna", size=PHONE, touch=True)
    page, player = anna.page, Warlord(anna.page, press=tap)
    id = await laid(server, anna, monkeypatch, houses())
    await anna.table(id)
    await player.wait()
    await assert_fits(page)

    # Where the line with the year wraps, nothing in it is torn apart.
    heights = await page.locator(".when .part").evaluate_all("(parts) => parts.map((part) => part.offsetHeight)")
    assert len(heights) == 3
    assert len(set(heights)) == 1

    # One's own province fills the map, and the map the screen; the way to others is one tap.
    assert await filled(player, "echizen") > FULL
    frame = await page.locator("[data-frame]").bounding_box()
    assert frame is not None
    assert frame["width"] > PHONE[0] - 20
    provinces = page.get_by_role("button", name=SAY["board-provinces"])
    neighbours = words("en", GAME).tell("board-neighbours", {"province": "echizen"})
    await provinces.tap()
    await page.get_by_role("list", name=neighbours).get_by_role("button", name="Mino").tap()
    assert await filled(player, "mino") > FULL
    await expect(page.locator(".stepper")).to_have_count(0)
    await provinces.tap()
    await page.locator(".stepper").get_by_role("button", name=SAY["board-whole-map"]).tap()
    # On the whole map a tap only comes closer.
    await page.locator("[data-land=echizen]").tap(force=True)
    assert await filled(player, "echizen") > FULL
    await expect(page.get_by_role("dialog")).to_have_count(0)

    # A march by the map; what is asked stays in sight.
    await player.march(REAR, CAMP, 4)
    await assert_fits(page)
    await expect(page.locator(f"[data-chip='0-{CAMP}']")).to_have_text("24")
    await player.attack(1, "Bruno", FIELD, CAMP)
    await expect(status(page)).to_be_in_viewport()
    await assert_fits(page)
    for _ in range(2):
        await play(server, id, 1, ["pass"])
    await expect(player.act("pass", decision="cards")).to_be_in_viewport()
    await assert_main(page, player.act("pass", decision="cards"))
    ring = await page.locator(".fan .ring").last.bounding_box()
    passing = await player.act("pass", decision="cards").bounding_box()
    assert ring is not None
    assert passing is not None
    assert ring["y"] + ring["height"] <= passing["y"], "no card lies below the button"
    await player.do(player.act("pass", decision="cards"))
    await assert_main(page, player.desk.get_by_role("group", name=SAY["board-asked-now"]).get_by_role("button"))
    await player.do(player.act("pass", decision="fight_on"))

    for part in ("cards", "trade", "treasury"):
        await player.tab(part).tap()
        await expect(player.tab(part)).to_have_attribute("aria-selected", "true")
        await assert_fits(page)
    for part in ("me", "players", "log", "rules", "board"):
        await tab(page, SAY[f"table-tab-{part}"]).tap()
        await assert_fits(page)
    await player.now()
    await expect(player.act("end")).to_be_visible()


async def filled(player: Warlord, province: str) -> float:
    """How much of the map's width or height a province takes."""
    await expect(player.page.locator(f"[data-land={province}]")).to_have_class(re.compile(r"\bchosen\b"))
    land = await player.page.locator(f"[data-land={province}]").bounding_box()
    frame = await player.page.locator("[data-frame]").bounding_box()
    assert land is not None
    assert frame is not None
    return max(land["width"] / frame["width"], land["height"] / frame["height"])
