"""A game of another package, which the pages were built without: found in the lobby and played to its end."""

import re
from functools import partial
from pathlib import Path

from playwright.async_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.looks.axe import findings
from tests.browser.until import until
from tests.browser.visitor import PHONE, QUIET, Visitor
from tests.browser.words import plain
from tests.examples.page import installed
from tests.faults.process import process

SAY = plain()
ROUNDS = 6
# What the coach says, step by step, and the move that it asks for, if it does.
LESSON = (
    ("Your hand", None),
    ("with your 12", "guard-12"),
    ("An 11 came along", None),
    ("Your 16 beats", "travel-16"),
    ("Past a 14", "guard-10"),
    ("Nobody dared", "stay-1"),
)
HALFWAY = "travel-16"
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
        await _learn(await come(url=server.url, settings={**QUIET, "language": "en"}))


async def _learn(visitor: Visitor) -> None:
    """Its lesson, by what the coach asks for, half of it on a phone."""
    page = visitor.page
    await visitor.go("/")
    await page.locator("article", has_text="Sekisho").get_by_role("link", name="Learn in ten minutes").click()
    await page.get_by_role("link", name="Begin").click()
    coach = page.get_by_role("region", name="Coach")
    await expect(coach).to_contain_text("Your hand is all you know")
    assert await findings(page) == []
    for words, asked in LESSON:
        await expect(coach).to_contain_text(words)
        if asked is None:
            await coach.locator(".button.main").click()
        else:
            await expect(page.locator(".calling")).to_have_count(1)
            await page.locator(f'#panel-board [data-move="{asked}"]').click()
        if asked == HALFWAY:
            await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    await expect(coach).to_contain_text("a low one at home")
    await coach.get_by_role("button", name="Go on from here against bots").click()
    await expect(page.locator("#panel-board")).to_contain_text("Your hand")


async def _offers(cards: Locator, left: int) -> bool:
    """Whether so many cards can be laid: at the barrier, or each in two ways."""
    return await cards.count() in {left, 2 * left}
