"""While what others did is told, and even while that is paused, one trades: an offer is answered at once."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visit
from tests.browser.table.test_told import MOVING, assert_asked, press
from tests.browser.tenjo.scenes import houses, laid, play
from tests.browser.tenjo.warlord import SAY, Warlord, label
from tests.server.running import Running


async def test_an_offer_is_accepted_while_anothers_turn_is_told(
    come: Visit, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await come("Anna", **MOVING)
    page = anna.page
    id = await laid(server, anna, monkeypatch, houses())
    await anna.table(id)
    player = Warlord(page)
    await player.wait()
    await play(server, id, 0, ["end"])
    await assert_asked(page, False)
    await press(page, "table-stage-pause")
    await play(server, id, 1, ["roll"], ["end"])
    await play(server, id, 2, ["roll"], ["end"])

    await play(server, id, 2, ["offer", 0], ["give_koku", 5], ["propose", "private"])
    await expect(player.tab("trade")).to_contain_text("1")
    await player.press(player.tab("trade"))
    accept = player.kept.get_by_role("button", name=label("accept", 2, names={2: "Carla"}), exact=True)
    await expect(accept).to_have_attribute("aria-disabled", "false")
    await accept.click()
    await expect(player.kept).to_contain_text(SAY["board-trade-none"])
    await assert_asked(page, False)
    await press(page, "table-stage-rush")
    await assert_asked(page, True)
