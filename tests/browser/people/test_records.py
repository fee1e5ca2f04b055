"""A record from a file: what holds opens as a replay for oneself, what does not is refused in words."""

import json
import os
import re
from pathlib import Path
from typing import Any

from playwright.async_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.looks.axe import findings
from tests.browser.words import plain
from tests.server.running import Running

SAY = plain()
RECORD = Path(__file__).parents[2] / "records" / "shitenno" / "2-koku-last.json"


async def bring(page: Page, content: bytes) -> None:
    file: Any = {"name": "game.json", "mimeType": "application/json", "buffer": content}
    await page.get_by_label(SAY["records-open"]).set_input_files(file)


async def test_a_record_is_opened_seen_by_nobody_else_and_thrown_away(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    page = anna.page
    await page.goto(f"{server.url}/records")
    assert await findings(page) == []
    await bring(page, RECORD.read_bytes())
    await expect(page).to_have_url(re.compile("/replay"))
    await expect(page.get_by_role("slider")).to_have_value("0")
    await page.get_by_role("button", name=SAY["replay-check"]).click()
    await expect(page.get_by_role("dialog")).to_contain_text(SAY["replay-check-passed"])
    address = page.url

    stranger = await come("Stranger")
    table = re.search("/table/([^/]+)/", address)
    assert table is not None
    answer = await stranger.page.request.get(f"{server.url}/api/tables/{table[1]}")
    assert answer.status == 404

    await page.goto(f"{server.url}/records")
    if shots := os.environ.get("TENKA_SHOTS"):
        await page.screenshot(path=f"{shots}/records.png")
    await page.get_by_role("button", name=SAY["records-remove"]).click()
    await expect(page.get_by_role("button", name=SAY["records-remove"])).to_have_count(0)


async def test_a_tampered_record_is_refused_with_its_move(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    page = anna.page
    await page.goto(f"{server.url}/records")
    record = json.loads(RECORD.read_bytes())
    record["moves"][5][2] = []
    anna.forgiven.append("422")
    await bring(page, json.dumps(record).encode())
    await expect(page.get_by_role("alert")).to_contain_text("6")
    await bring(page, b"not json")
    await expect(page.get_by_role("alert")).to_have_text(SAY["records-unreadable"])
