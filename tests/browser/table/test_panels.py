"""The panels beside the board: the one chosen stays chosen, and the log stays at its end."""

from playwright.async_api import expect

from tests.browser.conftest import Visit
from tests.browser.looks.seen import tab
from tests.browser.scenes import alone, asked, play_until
from tests.browser.until import until
from tests.browser.visitor import PHONE
from tests.browser.words import plain
from tests.server.running import Running

SAY = plain()


async def test_beside_the_board_over_a_reload(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    await anna.table(await alone(server, anna))
    for name in ("chat", "rules", "moves", "text", "log"):
        await tab(anna.page, SAY[f"table-tab-{name}"]).click()
        await anna.page.reload()
        await expect(tab(anna.page, SAY[f"table-tab-{name}"])).to_have_attribute("aria-selected", "true")
        await expect(anna.page.get_by_role("tabpanel", name=SAY[f"table-tab-{name}"])).to_be_visible()


async def test_on_a_phone_over_a_reload_but_who_comes_anew_comes_to_the_board(come: Visit, server: Running) -> None:
    anna = await come("Anna", size=PHONE, touch=True)
    id = await alone(server, anna)
    await anna.table(id)
    board = anna.page.locator("#panel-board")
    await tab(anna.page, SAY["table-tab-log"]).tap()
    await expect(board).to_be_hidden()
    await anna.page.reload()
    await expect(tab(anna.page, SAY["table-tab-log"])).to_have_attribute("aria-selected", "true")
    await expect(board).to_be_hidden()

    await anna.page.get_by_role("button", name=SAY["table-menu"]).tap()
    await anna.page.get_by_role("link", name=SAY["web-mine"]).tap()
    await anna.page.get_by_role("heading", level=1).first.wait_for()
    await anna.page.go_back()
    await expect(tab(anna.page, SAY["table-tab-board"])).to_have_attribute("aria-selected", "true")
    await expect(board).to_be_visible()


async def test_the_log_stays_at_its_end_in_every_language(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    id = await alone(server, anna)
    await play_until(server, id, asked(0, "turn", "place"))
    await anna.table(id)
    log = anna.page.locator(".log")

    async def at_end() -> bool:
        return bool(
            await log.evaluate("(log) => log.scrollTop && log.scrollHeight - log.scrollTop - log.clientHeight < 2")
        )

    async def speak(lang: str) -> None:
        before = await log.inner_text()
        if not await anna.page.locator(f"button[lang={lang}]").is_visible():
            await anna.page.locator("button[popovertarget]").click()
        await anna.page.locator(f"button[lang={lang}]").click()

        async def changed() -> bool:
            return await log.inner_text() != before

        await until(changed, "the log in another language")

    for lang in ("de", "it", "en"):
        await until(at_end, "the log at its end")
        await speak(lang)
    await until(at_end, "the log at its end")
    await log.evaluate("(log) => log.scrollTo(0, 0)")
    await speak("de")
    assert await log.evaluate("(log) => log.scrollTop") == 0, "who reads further up stays there"


async def test_the_log_follows_when_a_new_size_has_moved_it(come: Visit, server: Running) -> None:
    anna = await come("Anna", size=(1280, 800))
    id = await alone(server, anna)
    await play_until(server, id, asked(0, "turn", "place"))
    await anna.table(id)
    log = anna.page.locator(".log")
    far = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"

    async def at_end() -> bool:
        return bool(await log.evaluate(f"(log) => log.scrollTop && ({far})(log) < 2"))

    await until(at_end, "the log at its end")
    # As a browser does that keeps the first line where it is: it has scrolled before anybody hears of the new size.
    await log.evaluate("(log) => { log.style.maxHeight = '60px'; log.dispatchEvent(new Event('scroll')); }")
    await until(at_end, "the log at its end")
