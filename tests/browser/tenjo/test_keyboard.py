"""Tenjo without a mouse: a march on the map, an attack from the lists, an offer accepted."""

import pytest
from playwright.async_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.keyboard import reach
from tests.browser.shitenno.test_keyboard import POINTED
from tests.browser.tenjo.scenes import CAMP, FIELD, houses, laid, play
from tests.browser.tenjo.warlord import GAME, SAY, Warlord, label
from tests.browser.words import words
from tests.server.running import Running

REAR = "echizen_w2"


async def test_a_march_an_attack_and_a_bargain(come: Visit, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await come("Anna", own=True)
    page = anna.page
    await anna.context.add_init_script(POINTED)
    id = await laid(server, anna, monkeypatch, houses())
    await anna.table(id)

    async def enter(control: Locator) -> None:
        await reach(page, control)
        await page.keyboard.press("Enter")

    player = Warlord(page, press=enter)
    desk = player.desk
    await player.wait()

    # On the map, a part of a stack.
    await enter(player.point(REAR))
    await expect(player.point(REAR)).to_have_attribute("aria-pressed", "true")
    await page.keyboard.press("Escape")
    await expect(player.point(REAR)).not_to_have_attribute("aria-pressed", "true")
    await enter(player.point(REAR))
    await player.do(player.point(CAMP))
    many = desk.get_by_role("group", name=SAY["board-march-how-many"]).first
    await reach(page, many.get_by_role("slider"))
    await page.keyboard.press("Home")
    for _ in range(3):
        await page.keyboard.press("ArrowRight")
    await player.do(desk.get_by_role("button", name=SAY["move-go"], exact=True))
    await expect(page.locator(f"[data-chip='0-{REAR}']")).to_have_text("6")
    await expect(page.locator(f"[data-chip='0-{CAMP}']")).to_have_text("24")

    # From the lists beside it.
    await player.attack(1, "Bruno", FIELD, CAMP)
    battle = words("en", GAME).tell("board-battle", {"point": FIELD})
    await expect(page.get_by_role("region", name=battle)).to_be_visible()
    for _ in range(2):
        await play(server, id, 1, ["pass"])
    await player.do(player.act("pass", decision="cards"))
    await player.do(player.act("pass", decision="fight_on"))
    assert await player.points() == 3

    await play(server, id, 2, ["offer", 0], ["give_koku", 5], ["ask", "ring_1"], ["propose", "private"])
    await expect(player.tab("trade")).to_contain_text("1")
    await enter(player.tab("trade"))
    await enter(player.kept.get_by_role("button", name=label("accept", 2, names={2: "Carla"}), exact=True))
    await expect(player.kept).to_contain_text(SAY["board-trade-none"])
    await enter(player.tab("treasury"))
    await expect(player.kept).to_contain_text(words("en", GAME).say("board-treasury-total", koku=28_000))
    assert not await page.evaluate("window.pointed")
