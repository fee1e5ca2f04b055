"""A whole game, from the lobby to the rematch, without a mouse."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visit
from tests.browser.keyboard import Typist, reach
from tests.browser.looks.seen import offered
from tests.browser.scenes import always_the_same
from tests.browser.words import plain

SAY = plain()
POINTED = """
for (const kind of ["pointerdown", "mousedown", "touchstart"])
  addEventListener(kind, () => (window.pointed = true), true);
"""


async def test_a_whole_game_by_keyboard_alone(come: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    always_the_same(monkeypatch)
    anna = await come(own=True)
    page = anna.page
    await anna.context.add_init_script(POINTED)
    await anna.go("/")
    await reach(page, offered(page).get_by_role("button", name=SAY["web-new-table"]))
    await page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    await reach(page, dialog.get_by_label("Seat 2"))
    for _ in range(3):
        await page.keyboard.type("Bot")  # the first entry that begins like this
        await page.keyboard.press("Tab")
    await reach(page, dialog.get_by_role("button", name=SAY["web-begin"]))
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("tablist")).to_be_visible()

    await Typist(page, 3).play()
    first = page.url
    await reach(page, page.get_by_role("button", name=SAY["table-rematch"]))
    await page.keyboard.press("Enter")
    await expect(page).not_to_have_url(first)
    await expect(page.get_by_role("tablist")).to_be_visible()
    assert not await page.evaluate("window.pointed")


async def test_keys_are_told_and_do_what_is_told(come: Visit) -> None:
    anna = await come("Anna")
    page = anna.page
    made = await anna.post("/tables", {"game": "shitenno", "seats": ["me", *[{"bot": "steady"}] * 3], "pause": False})
    await anna.post(f"/tables/{made['id']}/start")
    await anna.table(made["id"])
    await page.keyboard.press("?")
    await expect(page.get_by_role("dialog")).to_contain_text(SAY["keys-undo"])
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_be_hidden()
    for key, part in {"l": "log", "r": "rules", "t": "text", "a": "moves", "c": "chat"}.items():
        await page.locator("body").evaluate("() => document.activeElement.blur()")
        await page.keyboard.press(key)
        chosen = page.get_by_role("tab", name=SAY[f"table-tab-{part}"])
        await expect(chosen).to_have_attribute("aria-selected", "true")
        await page.wait_for_function("() => document.activeElement !== document.body")  # one goes there
    await expect(page.get_by_label(SAY["table-chat-field"])).to_be_focused()
    # Who types writes letters, and nothing else happens.
    await page.keyboard.type("a true lull?")
    await expect(page.get_by_label(SAY["table-chat-field"])).to_have_value("a true lull?")
    await expect(chosen).to_have_attribute("aria-selected", "true")
