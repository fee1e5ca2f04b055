"""A whole game over days by three people who are never there at once: each is called by mail, in their own language."""

import os
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from email.message import EmailMessage
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Page, expect

from tenka.server.notices import sender
from tenka.server.notices.short_time import ShortTime
from tenka.server.notices.writing.composing import PACKAGE
from tenka.server.tables.table import Table
from tenka.words.messages import Messages
from tests.browser.looks.seen import status
from tests.browser.words import FIRST, plain
from tests.server.notices.mailbox import html_of, text_of, token_in, until
from tests.server.notices.reached import PASSWORD, Reached, reached
from tests.server.stewards.away import Calendar, pending

DAY = 86_400
SHOTS = os.environ.get("TENKA_SHOTS")  # a folder for pictures to look at
OPENED = 6  # turns that are opened by the link in the mail; the others are only played


@dataclass(frozen=True)
class Friend:
    """Somebody with a browser, an account and an address."""

    login: str
    lang: str
    url: str
    context: BrowserContext
    page: Page

    @property
    def address(self) -> str:
        return f"{self.login}@play.example"

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        response = await self.context.request.fetch(
            f"{self.url}/api{path}", method=method, data=body, headers={"Origin": self.url}
        )
        assert response.ok, await response.text()
        return await response.json() if response.status != 204 else None


@pytest_asyncio.fixture(loop_scope="session")
async def place(built_pages: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Reached]:
    """A server that sends mail, however much an hour."""
    monkeypatch.setattr(sender, "MOST_PER_HOUR", 10_000)
    async with reached(tmp_path) as found:
        yield found


async def friend(browser: Browser, place: Reached, login: str, lang: str) -> Friend:
    """Somebody who has registered and confirmed an address."""
    context = await browser.new_context(locale=lang, timezone_id="Europe/Rome", viewport={"width": 1280, "height": 800})
    page = await context.new_page()
    found = Friend(login, lang, place.server.url, context, page)
    await found.ask("POST", "/account", {"login": login, "password": PASSWORD, "name": login.capitalize()})
    given = {"address": found.address, "password": PASSWORD, "manners": {"language": lang, "zone": "Europe/Rome"}}
    await found.ask("PUT", "/me/email", given)
    await found.ask("POST", "/email/confirm", {"token": token_in(await place.mail.expect(found.address))})
    place.mail.letters.clear()
    return found


def calls(place: Reached, who: Friend, kind: str) -> list[EmailMessage]:
    """The mails of a kind that somebody got."""
    said = Messages(who.lang, [PACKAGE]).text(f"notice-{kind}-heading", {"game": "?", "others": "?"})
    begins = said.partition(":")[0]
    return [each for each in place.mail.to(who.address) if each["Subject"].startswith(begins)]


async def called_for(place: Reached, who: Friend, kind: str, times: int = 1) -> None:
    """Wait until somebody has got so many mails of a kind."""
    await until(lambda: len(calls(place, who, kind)) >= times)


async def gone(table: Table, seat: int) -> None:
    """Wait until somebody is not at the table any more."""
    await until(lambda: not table.connections.presence().seats[seat])


def link(letter: EmailMessage) -> str:
    found = re.search(r"https?://\S+/table/\S+", text_of(letter))
    assert found is not None
    return found[0]


async def look_at(page: Page, letter: EmailMessage, name: str) -> None:
    """Show a mail as its reader's program does, where somebody wants to look."""
    if SHOTS:
        for theme in ("light", "dark"):
            await page.emulate_media(color_scheme=theme)
            await page.set_content(html_of(letter))
            await page.screenshot(path=f"{SHOTS}/mail-{name}-{theme}.png", full_page=True)
        Path(f"{SHOTS}/mail-{name}.txt").write_text(text_of(letter), "utf-8")


async def test_three_people_play_a_game_over_days_by_mail(
    browser: Browser, place: Reached, monkeypatch: pytest.MonkeyPatch
) -> None:
    calendar, rng = Calendar(monkeypatch), Random(5)
    people = [await friend(browser, place, *who) for who in (("anna", "en"), ("bruno", "de"), ("carla", "it"))]
    clock = {"type": "decision", "patience": DAY}
    wanted = {"game": FIRST, "seats": ["me", "open", "open"], "pause": False, "steward": "random", "clock": clock}
    made = await people[0].ask("POST", "/tables", wanted)
    for each in people[1:]:
        await each.ask("POST", f"/tables/{made['id']}/join", {"invitation": made["invitation"]})
    await people[0].ask("POST", f"/tables/{made['id']}/start")
    table = await place.server.services.registry.table(made["id"])
    called = [int(seat in pending(table) and seat > 0) for seat in range(3)]  # who starts the game is there
    turns = 0
    while pending(table):
        seat, turns = min(pending(table)), turns + 1
        who = people[seat]
        await called_for(place, who, "turn", called[seat])
        if called[seat] and turns <= OPENED:
            letter = calls(place, who, "turn")[-1]
            await who.page.goto(link(letter))
            await expect(status(who.page).get_by_role("timer")).to_be_visible()
            await who.page.goto("about:blank")
            await gone(table, seat)
            await look_at(who.page, letter, f"turn-{who.lang}")
        if turns == OPENED:
            calendar.pass_by(0.85 * DAY)
            await ShortTime(place.server.services.database, place.server.services.notices.subscribers).look()
            await called_for(place, who, "short")
            await look_at(who.page, calls(place, who, "short")[-1], f"short-{who.lang}")
        while seat in pending(table):
            before, move = pending(table), list(rng.choice(table.playing().state.legal(seat)))
            await who.ask("POST", f"/tables/{made['id']}/moves", {"moves": [move]})
            for other in pending(table) - before - {seat}:
                called[other] += 1
    for who in people:
        await called_for(place, who, "over")
        letter = calls(place, who, "over")[-1]
        await look_at(who.page, letter, f"over-{who.lang}")
        await who.page.goto(link(letter))
        await expect(status(who.page).get_by_role("button", name=plain(who.lang)["table-scoring"])).to_be_visible()
        assert len(calls(place, who, "turn")) == called[people.index(who)] > 3
        assert len({each["Message-ID"] for each in place.mail.to(who.address)}) == len(place.mail.to(who.address))
        await who.context.close()
    assert table.row.handovers == ()
