"""Clocks in the browser: how much time is left, counted down, with a warning, and what becomes of it at zero."""

import os
import re

import pytest
from playwright.async_api import Page, expect

from tenka.store.queries.tables import clocks
from tenka.store.queries.tables.clocks import SECOND
from tests.browser.conftest import Visit
from tests.browser.looks.axe import findings
from tests.browser.looks.seen import offered, status
from tests.browser.people.test_stewards import asked, begun, panel
from tests.browser.visitor import PHONE, Visitor
from tests.browser.words import plain
from tests.server.running import Running
from tests.server.stewards.away import look_at_clocks

SAY = plain()
LIVE = {"type": "live", "bank": 900, "increment": 20}
SHOTS = os.environ.get("TENKA_SHOTS")  # a folder for pictures to look at


async def shown(page: Page, name: str) -> None:
    """Take a picture, where somebody wants to look."""
    if SHOTS:
        await page.screenshot(path=f"{SHOTS}/{name}.png")


async def leave_time(server: Running, id: str, seat: int, seconds: float) -> None:
    """Wind somebody's clock, and show it."""
    table = await server.services.registry.table(id)
    now = server.services.database.time.now()
    wound = table.row.seats[seat].clock._replace(due=now + round(seconds * SECOND), rest=None)
    await server.services.database.write(clocks.put, [(id, {seat: wound})], now)
    await table.refresh()


@pytest.mark.parametrize(
    ("lang", "how", "words"),
    [
        ("en", {}, "15 min"),
        ("de", {"size": PHONE, "touch": True}, "noch 15 min"),
    ],
)
async def test_time_is_counted_down(
    come: Visit, server: Running, lang: str, how: dict[str, object], words: str
) -> None:
    settings = {"motion": "none", "sound": False, "language": lang}
    anna, bruno = await come("Anna", settings=settings, **how), await come("Bruno", settings=settings)
    id = await begun(anna, bruno, clock=LIVE)
    await asked(server, id, bruno, 0)
    await anna.table(id)
    timer = status(anna.page).get_by_role("timer")
    await expect(timer).to_contain_text(words)
    first = await timer.inner_text()
    await expect(timer).not_to_have_text(first)
    await shown(anna.page, f"live-{lang}")
    await leave_time(server, id, 0, 29)
    await expect(timer).to_contain_text("2")
    await expect(timer).to_have_class(re.compile("short"))
    await shown(anna.page, f"short-{lang}")
    assert await findings(anna.page) == []


async def test_one_is_warned_and_told_what_happened(come: Visit, server: Running) -> None:
    anna, bruno = await come("Anna"), await come("Bruno")
    id = await begun(anna, bruno, clock=LIVE)
    await asked(server, id, bruno, 0)
    await anna.table(id)
    await bruno.table(id)
    await expect(panel(bruno.page, "Bruno").get_by_role("timer")).to_contain_text("15 min")
    await leave_time(server, id, 0, 31)
    warning = anna.page.get_by_text(SAY["clocks-time-short"].partition("{")[0])
    await expect(warning.first).to_be_visible()
    await leave_time(server, id, 0, 0)
    await look_at_clocks(server)
    await expect(anna.page.get_by_text(SAY["clocks-time-overtime"]).first).to_be_visible()
    await shown(anna.page, "overtime")
    await leave_time(server, id, 0, 0)
    await look_at_clocks(server)
    await expect(status(anna.page)).to_contain_text(SAY["table-steward-plays-time"].partition(" ({")[0])
    await expect(bruno.page.locator(".handover")).to_contain_text("time ran out")
    await shown(anna.page, "replaced")
    await anna.page.reload()
    await expect(status(anna.page)).to_contain_text(SAY["table-steward-plays-time"].partition(" ({")[0])


async def choose_live(anna: Visitor, say: dict[str, str]) -> None:
    """Open the dialog of a new table and ask for a bank of one's own."""
    await anna.go("/")
    await offered(anna.page).get_by_role("button", name=say["web-new-table"]).click()
    dialog = anna.page.get_by_role("dialog")
    await dialog.get_by_text(say["clocks-live"], exact=True).click()
    await dialog.get_by_text(say["clocks-own"], exact=True).click()
    await dialog.get_by_label(say["clocks-bank"]).fill("12")
    await dialog.get_by_label(say["clocks-increment"]).fill("7")


@pytest.mark.parametrize(("lang", "how"), [("en", {}), ("de", {"size": PHONE, "touch": True})])
async def test_a_new_table_has_the_clock_one_chose(come: Visit, lang: str, how: dict[str, object]) -> None:
    say = plain(lang)
    anna = await come("Anna", settings={"motion": "none", "sound": False, "language": lang}, **how)
    await choose_live(anna, say)
    dialog = anna.page.get_by_role("dialog")
    await shown(anna.page, f"choice-{lang}")
    assert await findings(anna.page) == []
    await dialog.get_by_role("button", name=say["web-open-table"]).click()
    await expect(anna.page.locator(".room")).to_contain_text("12 min + 7 s")
    info = (await anna.get(f"/tables/{anna.page.url.rpartition('/')[2]}"))["table"]
    assert info["clock"] == {"type": "live", "bank": 720, "increment": 7}


async def test_weekends_off_are_the_zone_of_whoever_makes_the_table(come: Visit) -> None:
    anna = await come("Anna")
    await anna.go("/")
    await offered(anna.page).get_by_role("button", name=SAY["web-new-table"]).click()
    dialog = anna.page.get_by_role("dialog")
    await dialog.get_by_text(SAY["clocks-daily"], exact=True).click()
    await dialog.get_by_role("checkbox", name=SAY["clocks-weekends"].partition(" (")[0]).check()
    await dialog.get_by_role("button", name=SAY["web-open-table"]).click()
    await expect(anna.page.locator(".room")).to_contain_text("weekends off")
    zone = await anna.page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    info = (await anna.get(f"/tables/{anna.page.url.rpartition('/')[2]}"))["table"]
    assert info["clock"] == {"type": "decision", "patience": 86400, "zone": zone}


async def test_the_lobby_says_how_long_one_has(come: Visit, server: Running) -> None:
    anna, bruno = await come("Anna"), await come("Bruno")
    id = await begun(anna, bruno, clock={"type": "decision", "patience": 30 * 3600})
    await asked(server, id, bruno, 0)
    await leave_time(server, id, 0, 28.5 * 3600)
    await anna.go("/")
    await expect(anna.page.get_by_text("1 day 4 h left")).to_be_visible()
    await shown(anna.page, "lobby")
