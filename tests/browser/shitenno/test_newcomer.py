"""Somebody comes for the first time and reads nothing: everything is found where one looks for it."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visit
from tests.browser.looks.seen import answer, offered, plate, status
from tests.browser.player import CONFIRM, PAY, PLACE, Player, Sight
from tests.browser.scenes import always_the_same
from tests.browser.until import until
from tests.browser.words import pattern, plain, words

SAY = plain()
LANG = "de"
PROVINCES = [
    words().noun("province", each)
    for each in ("chugoku", "chubu", "hokkaido", "kyushu", "kanto", "kansai", "shikoku", "tohoku")
]


def shut(sight: Sight) -> list[str]:
    """The provinces where nothing can be placed."""
    names = [name for name in sight.names if PLACE.fullmatch(name)]
    return [each for each in PROVINCES if names and not any(each in name for name in names)]


async def test_the_first_game(come: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    always_the_same(monkeypatch)
    anna = await come(settings={}, calm=False)
    page = anna.page
    # Two clicks to a game with three bots.
    await anna.go("/")
    await offered(page).get_by_role("button", name="Play against three bots").click()
    await page.get_by_role("dialog").get_by_role("textbox").fill("Anna")
    await page.get_by_role("dialog").get_by_role("button", name=SAY["web-begin"]).click()

    # Through the first division, to a turn in the provinces.
    player = Player(page, 4)
    sight = await player.until(lambda sight: bool(shut(sight)))

    # Why another province cannot be taken.
    await plate(page, shut(sight)[0]).click()
    await expect(answer(page)).to_contain_text("Rule")
    await page.keyboard.press("Escape")

    # Take a province; take back a step of it, and take it all the same.
    before = await player.see()
    await player.choose(PLACE, PAY)
    undo = page.get_by_role("button", name=SAY["table-undo"])
    for _ in range(2):
        since = await player.see()
        await undo.click()
        await player.changed(since)

    async def as_before() -> bool:
        return (await player.see()).names == before.names

    await until(as_before, "the same choice as before")
    await player.choose(PLACE, PAY, CONFIRM)
    await expect(page.get_by_role("tabpanel")).to_contain_text("Anna takes space")

    # Two moves back, and back to live.
    back = page.get_by_role("button", name=SAY["table-back"]).first
    await back.click()
    await back.click()
    await expect(status(page)).to_contain_text(pattern("table-looking-back"))
    await status(page).get_by_role("button", name=SAY["table-now"]).last.click()
    await expect(status(page)).not_to_contain_text(pattern("table-looking-back"))

    # Another language, at once, and the first again.
    menu = page.get_by_role("button", name=SAY["table-menu"])
    await menu.click()
    await page.get_by_role("button", name="DE, Deutsch").click()
    await expect(page.get_by_role("button", name=plain(LANG)["table-undo"])).to_be_visible()
    await expect(page.locator("html")).to_have_attribute("lang", LANG)
    await page.get_by_role("button", name="EN, English").click()
    await expect(undo).to_be_visible()

    # Without animation to the end, and another game.
    await page.get_by_role("button", name=SAY["web-settings"], exact=True).click()
    await page.get_by_role("dialog").get_by_text(SAY["web-motion-none"], exact=True).click()
    await page.keyboard.press("Escape")
    await player.play()
    first = page.url
    await page.get_by_role("button", name=SAY["table-rematch"]).click()
    await expect(page).not_to_have_url(first)  # against bots alone it begins at once
    await expect(page.get_by_role("tablist")).to_be_visible()
    await expect(page.get_by_role("button", name=SAY["table-rematch"])).to_be_hidden()
