"""Tenjo for everybody: nothing that axe-core calls serious, light and dark, no control too small, three languages."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visit
from tests.browser.lobby.test_languages import missing
from tests.browser.looks.paint import blank
from tests.browser.looks.usable import wrong
from tests.browser.tenjo.scenes import MAIN, moments
from tests.browser.tenjo.warlord import GAME
from tests.browser.visitor import PHONE
from tests.server.running import Running


async def test_everybody_can_use_it_and_no_word_is_missing(
    come: Visit, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await come("Anna")
    page = anna.page
    told: list[str] = []
    seen: list[str] = []
    async for scene in moments(server, anna, monkeypatch):
        told += [f"{scene}: {each}" for each in await wrong(page, again=bool(seen))]
        seen.append(scene)
        await blank(page)
        if scene == "over":
            await page.keyboard.press("Escape")
            await expect(page.get_by_role("dialog")).to_be_hidden()
        told += [f"{scene}: {each}" for each in await missing(page, GAME)]
    assert not told, "\n".join(dict.fromkeys(told))


async def test_on_a_phone(come: Visit, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await come("Anna", size=PHONE, touch=True)
    told: list[str] = []
    seen: list[str] = []
    async for scene in moments(server, anna, monkeypatch, MAIN):
        told += [f"{scene}: {each}" for each in await wrong(anna.page, again=bool(seen))]
        seen.append(scene)
    assert not told, "\n".join(dict.fromkeys(told))
