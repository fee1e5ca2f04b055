"""Tenjo: a march is taken back, also from under what others do in secret; a garrison does not march whole by a slip.

So is a province move, which is one click where there is but one castle to go to.
"""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visit
from tests.browser.tenjo.scenes import CAMP, CASTLE, houses, laid, play
from tests.browser.tenjo.warlord import SAY, Warlord
from tests.browser.words import plain
from tests.server.running import Running

REAR = "echizen_w2"


async def test_a_march_is_taken_back(come: Visit, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await come("Anna")
    page = anna.page
    id = await laid(server, anna, monkeypatch, houses())
    await anna.table(id)
    player = Warlord(page)
    await player.wait()
    undo = page.get_by_role("button", name=plain("en")["table-undo"])
    await expect(undo).to_have_attribute("aria-disabled", "true")
    await play(server, id, 0, ["march_to", CAMP], ["march_from", REAR], ["number", 5])
    await expect(page.locator(f"[data-chip='0-{CAMP}']")).to_have_text("25")
    await play(server, id, 1, ["offer", 2], ["give_koku", 5], ["propose", "private"])
    await expect(undo).not_to_have_attribute("aria-disabled", "true")
    await undo.click()
    await expect(page.locator(f"[data-chip='0-{CAMP}']")).to_have_text("20")
    await expect(page.locator(f"[data-chip='0-{REAR}']")).to_have_text("10")
    await expect(undo).to_have_attribute("aria-disabled", "true")

    await player.desk.get_by_text(SAY["board-province-move"], exact=True).click()
    await player.do(player.desk.locator("[data-move='escort-wife_0']"))  # to the only other castle: nobody is asked
    await expect(player.desk.get_by_text(SAY["board-province-move-done"])).to_be_visible()
    await undo.click()
    await expect(undo).to_have_attribute("aria-disabled", "true")

    await player.point(CASTLE).dblclick()  # the second half does nothing: the stack stays chosen
    await player.do(player.point(REAR))
    many = player.desk.get_by_role("group", name=SAY["board-march-how-many"]).first
    await expect(many.get_by_role("slider")).to_have_value("7")
