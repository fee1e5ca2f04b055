"""Two people at one device: behind the curtain nothing of the former's hand is left in the page."""

import json
import os
from random import Random
from typing import Any

from playwright.async_api import Page, expect

from tenka.kernel.state import State
from tests.browser.conftest import Visit
from tests.browser.looks.axe import findings
from tests.browser.visitor import Visitor
from tests.browser.words import plain
from tests.server.running import Running

SAY = plain()
SHOTS = os.environ.get("TENKA_SHOTS")
HANDOVERS = 6


async def begun(visitor: Visitor) -> str:
    """A game of Shitennō for Oda and Uesugi at a visitor's device."""
    seats = [{"name": "Oda"}, {"name": "Uesugi"}]
    id: str = (await visitor.post("/hot-seat-tables", {"game": "shitenno", "seats": seats}))["id"]
    return id


def secret_of(state: State, seat: int) -> set[str]:
    """The events that only a seat is told, as the page would hold them, and what it says of its hand."""
    own = [event for event in state.view(seat)["events"] if event["to"] == seat]
    return {json.dumps(each["data"], separators=(",", ":")) for each in own}


async def everything_in(page: Page) -> str:
    """All that the page shows, and all that it has put away."""
    found: str = await page.evaluate(
        """() => document.documentElement.outerHTML + JSON.stringify({...localStorage})
           + JSON.stringify({...sessionStorage})"""
    )
    return found


async def test_at_each_curtain_nothing_of_the_former_is_left(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    page = anna.page
    id = await begun(anna)
    table = await server.services.registry.table(id)
    rng = Random(3)
    await page.goto(f"{server.url}/table/{id}")
    names, former, passed = ["Oda", "Uesugi"], None, 0
    while passed < HANDOVERS and table.playing().state.pending:
        seat = min(table.playing().state.pending)
        await expect(page.locator("h1#curtain")).to_contain_text(names[seat])
        content = await everything_in(page)
        assert "data-area" not in content
        for each in (0, 1):
            for secret in secret_of(table.playing().state, each):
                assert secret not in content
        if passed == 0:
            assert await findings(page) == []
            await shot(page, "curtain")
        await page.get_by_role("button", name=names[seat]).click()
        await expect(page.locator("[data-area=hand]")).to_be_visible()
        if passed == 1:
            await shot(page, "hot-seat")
            await page.reload()  # a reload comes back to the curtain
            await expect(page.locator("h1#curtain")).to_contain_text(names[seat])
            await page.get_by_role("button", name=names[seat]).click()
            await expect(page.locator("[data-area=hand]")).to_be_visible()
        former = seat
        await decide(page, id, table, former, rng)
        passed += 1
    assert passed == HANDOVERS


async def decide(page: Page, id: str, table: Any, seat: int, rng: Random) -> None:
    """Play for a seat, by its page's own way to the server, until another is asked."""
    while seat in table.playing().state.pending:
        move = list(rng.choice(table.playing().state.legal(seat)))
        status = await page.evaluate(
            """([path, moves]) => fetch(path, {method: "POST", headers: {"Content-Type": "application/json"},
               body: JSON.stringify({moves})}).then((answer) => answer.status)""",
            [f"/api/tables/{id}/moves?as={seat}", [move]],
        )
        assert status == 200


async def test_a_stranger_watches_what_spectators_may_see(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    id = await begun(anna)
    stranger = await come(None)
    await stranger.page.goto(f"{server.url}/table/{id}")
    await expect(stranger.page.locator("[data-area=map]")).to_be_visible()
    await expect(stranger.page.locator("h1#curtain")).to_be_hidden()
    await expect(stranger.page.locator("[data-area=hand]")).to_be_hidden()


async def test_a_game_at_one_device_is_begun_from_the_lobby(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    page = anna.page
    await page.goto(server.url)
    await page.get_by_role("button", name=SAY["web-new-table"]).first.click()
    dialog = page.get_by_role("dialog")
    await dialog.locator("select").nth(1).select_option("here")
    await expect(dialog.get_by_text(SAY["web-seat-here-why"])).to_be_visible()
    await shot(page, "hot-seat-new")
    await dialog.get_by_role("button", name=SAY["web-begin"]).click()
    await expect(page.locator("h1#curtain")).to_be_visible()


async def shot(page: Page, name: str) -> None:
    """Keep what is seen, where somebody wants to look at it."""
    if SHOTS:
        await page.screenshot(path=f"{SHOTS}/{name}.png")
