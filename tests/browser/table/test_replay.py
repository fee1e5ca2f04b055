"""A finished game looked at again: it plays by itself, a stranger opens the same moment, and it can be checked."""

import os
import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tenka.server.workers.questions import CheckRecord
from tests.browser.conftest import Visit
from tests.browser.looks.axe import findings
from tests.browser.scenes import alone
from tests.browser.words import plain
from tests.server.running import Running
from tests.server.wire.guests import play_on

SAY = plain()
SHOTS = os.environ.get("TENKA_SHOTS")


async def shot(page: Page, name: str) -> None:
    """Keep what is seen, where somebody wants to look at it."""
    if SHOTS:
        await page.screenshot(path=f"{SHOTS}/{name}.png")


def place(page: Page) -> Any:
    return page.get_by_role("slider")


async def test_it_plays_by_itself_and_stops_where_one_likes(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    page = anna.page
    id = await alone(server, anna, seats=2)
    await play_on(server, id)
    await page.goto(f"{server.url}/table/{id}")
    await page.get_by_role("dialog").get_by_role("link", name=SAY["replay-watch"]).click()
    await expect(place(page)).to_have_value("0")
    await page.get_by_label(SAY["replay-speed"]).select_option("4")
    await page.locator("body").press("Space")
    await expect(page.get_by_role("button", name=SAY["replay-pause"], exact=True)).to_be_visible()
    await expect(place(page)).to_have_value(re.compile("^([3-9]|[1-9][0-9]+)$"))
    await shot(page, "replay-playing")
    await page.locator("body").press("Space")
    await expect(page.get_by_role("button", name=SAY["replay-play"], exact=True)).to_be_visible()
    stopped = await place(page).input_value()
    await page.wait_for_timeout(1500)
    await expect(place(page)).to_have_value(stopped)
    await page.locator("body").press("End")
    await expect(place(page)).to_have_value(await place(page).get_attribute("max") or "")
    await page.locator("body").press("ArrowLeft")
    assert await findings(page) == []


async def test_a_stranger_opens_the_same_moment_from_the_same_seat(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    page = anna.page
    id = await alone(server, anna, seats=2)
    await play_on(server, id)
    await page.goto(f"{server.url}/table/{id}/replay")
    await page.get_by_label(SAY["replay-eyes"]).select_option("1")
    await expect(page).to_have_url(re.compile("seat=1"))
    await page.locator("body").press("Home")
    for number in range(1, 6):
        await page.locator("body").press("ArrowRight")
        await expect(place(page)).to_have_value(str(number))
    await page.wait_for_timeout(800)  # until the address is that of the moment
    address, told = page.url, await place(page).get_attribute("aria-valuetext")
    hand = await page.locator("[data-area=hand]").inner_text()
    await page.get_by_role("button", name=SAY["replay-copy"]).click()
    await shot(page, "replay-seat")

    stranger = await come(None)
    await stranger.page.goto(address)
    await expect(place(stranger.page)).to_have_attribute("aria-valuetext", told or "")
    await expect(stranger.page.locator("[data-area=hand]")).to_have_text(hand, use_inner_text=True)
    await stranger.page.get_by_label(SAY["replay-eyes"]).select_option("all")
    hands = stranger.page.get_by_role("region", name=SAY["replay-hands"])
    await expect(hands.get_by_role("heading")).to_have_count(2)
    await shot(stranger.page, "replay-all")


async def test_before_the_end_there_is_no_replay(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    id = await alone(server, anna, seats=2)
    await anna.page.goto(f"{server.url}/table/{id}/replay?seat=1")
    await expect(anna.page).to_have_url(f"{server.url}/table/{id}")


async def test_a_game_is_checked_in_words(come: Visit, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await come("Anna")
    page = anna.page
    id = await alone(server, anna, seats=2)
    await anna.table(id)
    table = await server.services.registry.table(id)
    fingerprint = table.playing().state.setup.fingerprint
    await play_on(server, id)
    await page.goto(f"{server.url}/table/{id}/replay")
    await page.get_by_role("button", name=SAY["replay-check"]).click()
    dialog = page.get_by_role("dialog", name=SAY["replay-check"])
    await expect(dialog).to_contain_text(SAY["replay-check-passed"])
    await expect(dialog).to_contain_text(fingerprint)
    moves = len(table.playing().state.record()["moves"])
    await expect(dialog.get_by_role("listitem").last).to_contain_text(str(moves))
    await shot(page, "replay-check")
    assert await findings(page) == []

    real = server.services.workers.ask

    async def tampered(question: Any, **how: Any) -> Any:
        if isinstance(question, CheckRecord):
            question = CheckRecord(question.game, question.record.replace(b'"seat":0', b'"seat":1'))
        return await real(question, **how)

    monkeypatch.setattr(server.services.workers, "ask", tampered)
    await page.reload()
    await page.get_by_role("button", name=SAY["replay-check"]).click()
    await expect(dialog).to_contain_text(SAY["replay-check-failed"])
    await shot(page, "replay-check-failed")
