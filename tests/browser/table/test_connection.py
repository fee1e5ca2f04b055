"""The connection is lost and comes back: nobody has to do anything about it."""

from pathlib import Path

from playwright.async_api import expect

from tests.browser.conftest import Visit
from tests.browser.looks.seen import tab
from tests.browser.player import Player
from tests.browser.scenes import begun
from tests.browser.until import until
from tests.browser.words import plain
from tests.faults.process import process

SAY = plain()
CUT = ["net::ERR_", "WebSocket connection to"]  # what the browser itself tells of a cut connection


async def test_cut_and_healed_without_a_reload(come: Visit, tmp_path: Path, built_pages: None) -> None:
    async with process(tmp_path, "--bot-pause", "0") as server:
        anna, bruno = await come("Anna", url=server.url), await come("Bruno", url=server.url)
        for each in (anna, bruno):
            each.forgiven = CUT
        id = await begun(anna, bruno, bots=1)
        for each in (anna, bruno):
            await each.table(id)
            await each.page.evaluate("window.never = 'loaded anew'")
            await tab(each.page, SAY["table-tab-chat"]).click()
        player = Player(anna.page)
        others = Player(bruno.page)

        async def asked() -> list[Player]:
            return [each for each in (player, others) if (sight := await each.see()).yours and each.choice(sight)]

        first = (await until(asked, "somebody's turn"))[0]
        second = others if first is player else player
        banner = first.page.get_by_text(SAY["table-lost"])

        await server.kill()
        await expect(banner).to_be_visible()
        # What is done meanwhile is sent as soon as that is possible, once.
        sight = await first.see()
        name = first.choice(sight)
        assert name is not None
        await first.press(first.control(name))
        await first.page.get_by_label(SAY["table-chat-field"]).fill("Are you there?")
        await first.page.get_by_role("button", name=SAY["table-chat-send"]).click()
        await server.start()
        await expect(banner).to_be_hidden()
        await first.changed(sight)
        for page in (anna.page, bruno.page):
            said = page.get_by_role("log", name=SAY["table-chat"])
            await expect(said.get_by_text("Are you there?")).to_have_count(1)

        # And the game goes on.
        await second.step()
        for each in (anna, bruno):
            assert await each.page.evaluate("window.never") == "loaded anew"
        told = await anna.get(f"/tables/{id}")
        assert told["sight"]["version"] > 1
