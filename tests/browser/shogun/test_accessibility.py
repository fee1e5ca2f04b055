"""Shogun for everybody: nothing that axe-core calls serious, light and dark, no control too small, three languages."""

import pytest
from playwright.async_api import expect

from tenka.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.lobby.test_languages import TEXTS, raw, speak
from tests.browser.shogun.daimyo import GAME
from tests.browser.shogun.scenes import moments
from tests.browser.usable import wrong
from tests.browser.visitor import DESKTOP, PHONE, Viewport
from tests.server.running import Running


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["1280", "390"])
async def test_everybody_can_use_it(size: Viewport, come: Visit, server: Running) -> None:
    anna = await come("Anna", size=size, touch=size == PHONE)
    told: list[str] = []
    async for scene in moments(server, anna):
        told += [f"{scene}: {each}" for each in await wrong(anna.page)]
    assert not told, "\n".join(dict.fromkeys(told))


async def test_in_three_languages_without_a_word_missing(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    page = anna.page
    told: list[str] = []
    async for scene in moments(server, anna):
        if scene == "over":
            await page.keyboard.press("Escape")
            await expect(page.get_by_role("dialog")).to_be_hidden()
        seen = set()
        for lang in LANGUAGES:
            await speak(page, lang)
            texts = await page.evaluate(TEXTS)
            told += [f"{scene} {lang}: {each}" for each in raw(texts, GAME)]
            seen.add(texts[1])
        assert len(seen) == len(LANGUAGES)
    assert not told, "\n".join(told)
