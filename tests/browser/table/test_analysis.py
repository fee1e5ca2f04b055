"""The analysis of a finished game: asked for, read, and walked through; what it says is made up here."""

import json
import re
from typing import Any

from playwright.async_api import Locator, Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.looks.axe import findings
from tests.browser.looks.controls import controls
from tests.browser.looks.seen import status, tab
from tests.browser.scenes import alone, over, play_until
from tests.browser.visitor import PHONE, Visitor
from tests.browser.words import pattern, plain
from tests.server.running import Running

SAY = plain()
SEATS = 4


def made_up(told: list[int]) -> dict[str, Any]:
    """An analysis with a point for each moment at which something had been told: the second move strong, then luck."""
    nothing = [0.0] * SEATS
    common = {"error": nothing, "play": nothing, "play_error": nothing, "luck": nothing, "luck_error": nothing}
    point: dict[str, Any] = {**common, "seat": None, "by": [], "mark": None}
    chances = [[0.25, 0.25, 0.25, 0.25], *[[0.4, 0.2, 0.2, 0.2]] * (len(told) - 2), [1.0, 0.0, 0.0, 0.0]]
    points: list[dict[str, Any]] = [
        {**point, "told": each, "chances": shares} for each, shares in zip(told, chances, strict=True)
    ]
    points[1] |= {"seat": 0, "play": [0.15, -0.05, -0.05, -0.05], "mark": "strong"}
    points[-1] |= {
        "seat": 1,
        "luck": [0.6, -0.2, -0.2, -0.2],
        "by": [{"kind": "tiles", "luck": [0.6, -0.2, -0.2, -0.2]}],
    }
    by = [{"kind": "tiles", "luck": 0.6, "error": 0.02}]
    sums = {"start": 0.25, "end": 1.0, "own": 0.15, "others": 0.0, "luck": 0.6, "by": by}
    errors = {"own_error": 0.01, "others_error": 0.0, "luck_error": 0.02}
    turns = [
        {"point": 1, "seat": 0, "change": 0.15, "cause": "play", "by": 0, "kind": None},
        {"point": len(told) - 1, "seat": 0, "change": 0.6, "cause": "luck", "by": 1, "kind": "tiles"},
    ]
    return {
        "playouts": 12,
        "kinds": {"tile_won": "tiles"},
        "moments": ["placed"],
        "points": points,
        "seats": [{**sums, **errors}] * SEATS,
        "turning": turns,
        "mistakes": [{"point": 1, "seat": 0, "did": [["refuse"]], "better": [["accept"]], "loss": 0.06, "error": 0.01}],
    }


async def finished(server: Running, visitor: Visitor) -> str:
    """A game that is over, and whose analysis is made as soon as it is asked for, in two steps."""
    id = await alone(server, visitor, seats=SEATS)
    await play_until(server, id, over)
    history: list[int] = (await visitor.get(f"/tables/{id}/history"))["told"]
    done = made_up(sorted(set(history))[::20] + history[-1:])
    reports = [
        {"status": "none", "done": 0.0, "analysis": None},
        {"status": "working", "done": 0.4, "analysis": None, "left": 12, "place": 0, "asked": True},
        {"status": "done", "done": 1.0, "analysis": done},
    ]

    async def answered(route: Route) -> None:
        if len(reports) > 1 and (route.request.method == "POST" or reports[0]["status"] == "working"):
            reports.pop(0)
        await route.fulfill(body=json.dumps(reports[0]), content_type="application/json")

    await visitor.page.route("**/api/**/analysis", answered)
    return id


def chart(page: Page) -> Locator:
    """The chances over the game."""
    return page.get_by_role("slider", name=SAY["insight-analysis-chart"])


async def test_asked_for_read_and_walked_through(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    page = anna.page
    id = await finished(server, anna)
    await anna.table(id)
    dialog = page.get_by_role("dialog", name=SAY["table-scoring"])
    await dialog.get_by_role("button", name=SAY["insight-analysis-ask"]).click()
    await expect(dialog.get_by_text(SAY["insight-analysis-working"].split("{")[0])).to_be_visible()
    await expect(dialog.locator(".chart")).to_be_visible()
    assert await findings(page) == []

    # A turning point leads there, out of the dialog.
    await dialog.get_by_role(
        "button", name=re.compile(SAY["insight-analysis-by-play"].replace("{ $name }", "Anna"))
    ).click()
    await expect(dialog).to_be_hidden()
    await expect(status(page)).to_contain_text(pattern("table-looking-back"))
    entry = page.locator(".entry", has_text=SAY["insight-mark-strong"])
    await expect(entry).to_contain_text("Anna +15")
    await expect(page.locator(".entry", has_text=SAY["insight-mark-lucky"])).to_contain_text("Anna +60")

    # The panel beside the board says the same, and leads to the page of its own.
    await tab(page, SAY["table-tab-analysis"]).click()
    await expect(chart(page)).to_have_attribute("aria-valuenow", "2")
    await page.keyboard.press("?")
    await expect(page.get_by_role("dialog")).to_contain_text(SAY["insight-mark-about-strong"])
    await page.keyboard.press("Escape")
    await page.get_by_role("link", name=SAY["insight-analysis-open"]).click()
    await expect(page).to_have_url(re.compile(rf"/table/{id}/analysis$"))

    # The chart is walked by keyboard, and the board goes along.
    await chart(page).focus()
    await page.keyboard.press("ArrowLeft")
    await expect(chart(page)).to_have_attribute("aria-valuetext", re.compile("Anna 40%"))
    await expect(page).to_have_url(re.compile(r"\?at=\d+$"))
    await expect(page.locator("[data-area=map]")).to_be_visible()
    await page.keyboard.press("End")
    await expect(chart(page)).to_have_attribute("aria-valuetext", re.compile("Anna 100%"))
    await expect(page).to_have_url(re.compile(rf"/table/{id}/analysis$"))

    # One's own mistake, where it was made.
    mistake = page.get_by_role("button", name=re.compile("6 games in 100"))
    await expect(mistake).to_contain_text(SAY["insight-analysis-better"])
    await mistake.click()
    await expect(page).to_have_url(re.compile(r"\?at=\d+$"))
    await expect(mistake).to_have_attribute("aria-pressed", "true")
    await page.get_by_text(SAY["insight-analysis-table"]).click()
    await expect(page.get_by_role("columnheader", name="Anna")).to_be_visible()
    assert await findings(page) == []
    await page.get_by_role("link", name=SAY["insight-analysis-back"]).click()
    await expect(page.get_by_role("tablist").first).to_be_visible()


async def test_what_takes_long_says_how_long_and_can_be_cancelled(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    page = anna.page
    id = await finished(server, anna)
    working = {"status": "working", "done": 0.0, "analysis": None, "left": None, "place": 2, "asked": True}
    none = {**working, "status": "none", "place": 0, "asked": False}
    report: dict[str, Any] = dict(none)

    async def answered(route: Route) -> None:
        if route.request.method != "GET":
            report.update(working if route.request.method == "POST" else none)
        await route.fulfill(body=json.dumps(report), content_type="application/json")

    await page.unroute("**/api/**/analysis")
    await page.route("**/api/**/analysis", answered)
    await anna.table(id)
    dialog = page.get_by_role("dialog", name=SAY["table-scoring"])
    await dialog.get_by_role("button", name=SAY["insight-analysis-ask"]).click()
    await expect(dialog.get_by_role("status")).to_contain_text("2")
    report.update({"done": 0.3, "left": 130, "place": 0})
    await expect(dialog.get_by_text("About 2 minutes left.")).to_be_visible()
    assert await findings(page) == []
    report["asked"] = False  # somebody else's
    cancel = dialog.get_by_role("button", name=SAY["insight-analysis-cancel"])
    await expect(cancel).to_be_hidden()
    report["asked"] = True
    await cancel.click()
    await expect(dialog.get_by_role("button", name=SAY["insight-analysis-ask"])).to_be_enabled()


async def test_on_a_phone(come: Visit, server: Running) -> None:
    anna = await come("Anna", size=PHONE, touch=True)
    page = anna.page
    id = await finished(server, anna)
    await anna.table(id)
    await page.get_by_role("dialog").get_by_role("button", name=SAY["table-close"]).tap()
    await tab(page, SAY["table-tab-analysis"]).tap()
    await page.get_by_role("button", name=SAY["insight-analysis-ask"]).tap()
    box = await chart(page).bounding_box()
    assert box
    assert box["x"] + box["width"] <= PHONE[0]
    assert await findings(page) == []
    assert [each for each in await controls(page) if each.too_small] == []
    await page.touchscreen.tap(box["x"] + 2, box["y"] + 50)
    await page.get_by_role("button", name=SAY["insight-analysis-go"]).tap()
    await expect(page.locator("#panel-board")).to_be_visible()
    await expect(status(page)).to_contain_text(pattern("table-looking-back"))
    await anna.go(f"/table/{id}/analysis")
    await expect(chart(page)).to_be_visible()
    await expect(page.locator("[data-area=map]")).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert await findings(page) == []
    assert [each for each in await controls(page) if each.too_small] == []
