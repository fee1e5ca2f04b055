"""A game of another package, which the pages were built without: found in the lobby and played to its end."""

import re
from functools import partial
from pathlib import Path

from playwright.async_api import Locator, expect

from tests.browser.axe import findings
from tests.browser.conftest import Visit
from tests.browser.until import until
from tests.browser.visitor import PHONE
from tests.browser.words import plain
from tests.examples.page import installed
from tests.faults.process import process

SAY = plain()
ROUNDS = 6
CARD = re.compile(r"^\s*\d+\s*$")


async def test_sekisho_from_the_lobby_to_its_end(come: Visit, tmp_path: Path, built_pages: None) -> None:
    """The first half on a wide screen, the second on a phone's."""
    programs = installed(tmp_path)
    async with process(tmp_path, "--bot-pause", "0", python=str(programs / "python")) as server:
        anna = await come(url=server.url)
        page = anna.page
        await anna.go("/")
        await expect(page.get_by_role("heading", name="Sekisho")).to_be_visible()
        await anna.be("Anna")
        seats = ["me", {"bot": "random"}, {"bot": "steady"}]
        made = await anna.post("/tables", {"game": "sekisho", "seats": seats, "pause": False})
        await anna.post(f"/tables/{made['id']}/start")
        await anna.table(made["id"])
        await expect(page.locator("#panel-board")).to_contain_text("Your hand")
        assert await findings(page) == []
        cards = page.locator("#panel-board button:not([aria-disabled=true])").filter(has_text=CARD)
        for left in range(ROUNDS, 0, -1):
            if left == ROUNDS // 2:
                await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
                assert await findings(page) == []
            await until(partial(_offers, cards, left), f"one's turn with {left} cards")
            await cards.first.click()
        await expect(page.get_by_role("dialog")).to_contain_text(SAY["table-scoring"])


async def _offers(cards: Locator, left: int) -> bool:
    """Whether so many cards can be laid: at the barrier, or each in two ways."""
    return await cards.count() in {left, 2 * left}
