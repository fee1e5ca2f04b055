"""An attack with all that are near: one tap on whom, and one that confirms, for it cannot be taken back."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import asking
from tests.browser.tenjo.scenes import FIELD, houses, laid
from tests.browser.tenjo.warlord import Warlord, label
from tests.server.running import Running


async def test_T13_an_assault_is_chosen_then_confirmed(
    come: Visit, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await come("Anna", size=(1280, 800))
    page, player = anna.page, Warlord(anna.page)
    id = await laid(server, anna, monkeypatch, houses())
    await anna.table(id)
    await player.wait()
    table = await server.services.registry.table(id)
    before = table.playing().number
    target = player.desk.get_by_role("button", name=label("assault", FIELD, 1, names={1: "Bruno"}))
    await target.dblclick()
    await expect(asking(page)).to_be_visible()
    assert table.playing().number == before
    await page.keyboard.press("Escape")
    await expect(asking(page)).to_be_hidden()
    await target.click()
    await asking(page).click()
    await expect(target).to_be_hidden()
    assert table.playing().state.pending[1].kind == "parley"
