"""Tenjo for everybody: nothing that axe-core calls serious, light and dark, no control too small, three languages."""

import re

import pytest
from playwright.async_api import expect

from tenka.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.lobby.test_languages import TEXTS, raw, speak
from tests.browser.tenjo.scenes import MAIN, SCENES, moments
from tests.browser.tenjo.warlord import GAME
from tests.browser.usable import wrong
from tests.browser.visitor import DESKTOP, PHONE, Viewport
from tests.server.running import Running

ID = re.compile(r"\w+_\w+|\b(?:CC|F)\d\d\b")  # of points, family cards, castle and fate cards


@pytest.mark.parametrize(("size", "scenes"), [(DESKTOP, SCENES), (PHONE, MAIN)], ids=["1280", "390"])
async def test_everybody_can_use_it(
    size: Viewport, scenes: tuple[str, ...], come: Visit, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await come("Anna", size=size, touch=size == PHONE)
    told: list[str] = []
    async for scene in moments(server, anna, monkeypatch, scenes):
        told += [f"{scene}: {each}" for each in await wrong(anna.page)]
    assert not told, "\n".join(dict.fromkeys(told))


async def test_in_three_languages_without_a_word_missing(
    come: Visit, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await come("Anna")
    page = anna.page
    told: list[str] = []
    async for scene in moments(server, anna, monkeypatch):
        if scene == "over":
            await page.keyboard.press("Escape")
            await expect(page.get_by_role("dialog")).to_be_hidden()
        seen = set()
        for lang in LANGUAGES:
            await speak(page, lang)
            texts = await page.evaluate(TEXTS)
            told += [f"{scene} {lang}: {each}" for each in raw(texts, GAME) | set(ID.findall("\n".join(texts)))]
            seen.add(texts[1])
        assert len(seen) == len(LANGUAGES)
    assert not told, "\n".join(told)
