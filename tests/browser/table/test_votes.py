"""Votes in the browser: asking the table, answering, and what comes of it."""

import os

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.looks.axe import findings
from tests.browser.looks.paint import paint
from tests.browser.looks.seen import status
from tests.browser.people.test_stewards import asked, begun
from tests.browser.table.test_clocks import LIVE, leave_time
from tests.browser.visitor import PHONE, Visitor
from tests.browser.words import plain
from tests.server.running import Running
from tests.server.stewards.away import look_at_clocks
from tests.server.votes.test_votes import count

SHOTS = os.environ.get("TENKA_SHOTS")  # a folder for pictures to look at


async def shown(page: Page, name: str) -> None:
    """Take a picture, where somebody wants to look."""
    if SHOTS:
        await paint(page)
        await page.screenshot(path=f"{SHOTS}/{name}.png")


async def ask(visitor: Visitor, say: dict[str, str], what: str) -> None:
    """Ask the table by the menu, with the keyboard alone."""
    page = visitor.page
    await page.get_by_role("button", name=say["table-menu"]).focus()
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name=say["table-ask"]).focus()
    await page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    await expect(dialog).to_be_visible()
    await shown(page, f"ask-{say['table-ask'][:3]}-{what}")
    assert await findings(page) == []
    await dialog.get_by_role("button", name=f": {say[f'clocks-ask-{what}']}").focus()
    await page.keyboard.press("Enter")
    await expect(dialog).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "how"), [("en", {}), ("de", {"size": PHONE, "touch": True}), ("it", {"size": PHONE, "touch": True})]
)
async def test_a_pause_is_agreed_on_and_the_clocks_stand(
    come: Visit, server: Running, lang: str, how: dict[str, object]
) -> None:
    say, settings = plain(lang), {"motion": "none", "sound": False, "language": lang}
    anna, bruno = await come("Anna", settings=settings, **how), await come("Bruno", settings=settings, **how)
    id = await begun(anna, bruno, clock=LIVE)
    await asked(server, id, bruno, 0)
    await anna.table(id)
    await bruno.table(id)
    await ask(anna, say, "pause")
    question = bruno.page.get_by_role("region", name=say["clocks-question"])
    await expect(question).to_contain_text("Anna")
    await expect(anna.page.get_by_text(say["clocks-vote-said-yes"])).to_be_visible()
    await shown(bruno.page, f"question-{lang}")
    await shown(anna.page, f"asked-{lang}")
    assert await findings(bruno.page) == []
    await bruno.page.reload()
    await question.get_by_role("button", name=say["clocks-vote-yes"], exact=True).press("Enter")
    for visitor in (anna, bruno):
        await expect(visitor.page.get_by_text(say["clocks-suspended"])).to_be_visible()
    await expect(status(anna.page)).to_contain_text(say["web-stands-suspended"])
    await shown(anna.page, f"paused-{lang}")
    assert await findings(anna.page) == []


@pytest.mark.parametrize(("lang", "how"), [("en", {}), ("de", {"size": PHONE, "touch": True})])
async def test_the_others_are_asked_when_time_is_out(
    come: Visit, server: Running, lang: str, how: dict[str, object]
) -> None:
    say, settings = plain(lang), {"motion": "none", "sound": False, "language": lang, "theme": "dark"}
    anna, bruno = await come("Anna", settings=settings), await come("Bruno", settings=settings, **how)
    id = await begun(anna, bruno, clock=LIVE, overtime="ask")
    await asked(server, id, bruno, 0)
    await bruno.table(id)
    await leave_time(server, id, 0, 0)
    await look_at_clocks(server)
    question = bruno.page.get_by_role("region", name=say["clocks-question"])
    await expect(question).to_contain_text("Anna")
    await shown(bruno.page, f"stand-in-{lang}")
    await question.get_by_role("button", name=say["clocks-vote-no"], exact=True).click()
    await expect(question).to_have_count(0)
    await expect(bruno.page.get_by_text(say["clocks-outcome-rejected"].partition(":")[0])).to_be_visible()
    table = await server.services.registry.table(id)
    assert table.row.seats[0].steward is None


async def test_a_game_against_bots_is_called_off_and_says_so(come: Visit, server: Running) -> None:
    say = plain()
    anna, bruno = await come("Anna"), await come("Bruno")
    id = await begun(anna, bruno, clock=LIVE)
    await anna.table(id)
    await bruno.table(id)
    await ask(anna, say, "call-off")
    question = bruno.page.get_by_role("region", name=say["clocks-question"])
    await question.get_by_role("button", name=say["clocks-vote-yes"], exact=True).click()
    for visitor in (anna, bruno):
        await expect(status(visitor.page)).to_contain_text(say["table-called-off"])
    await shown(anna.page, "called-off")
    assert await findings(anna.page) == []
    await anna.page.reload()
    await expect(status(anna.page)).to_contain_text(say["table-called-off"])
    await anna.go("/")
    await expect(anna.page.get_by_text(say["web-state-called-off"]).first).to_be_visible()
    await anna.table(id)
    await status(anna.page).get_by_role("button", name=say["table-rematch"]).click()
    await anna.page.wait_for_url(lambda url: id not in url)
    await count(server)
