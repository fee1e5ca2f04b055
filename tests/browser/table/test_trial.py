"""Trying things out: the same board, and nothing of it counts."""

import re

from playwright.async_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.looks.axe import findings
from tests.browser.looks.controls import controls
from tests.browser.looks.seen import answer, assert_shown, settled, status, tab
from tests.browser.player import ADD, OFFER, TILE, Player, tap
from tests.browser.scenes import alone, asked, begun, play_until
from tests.browser.visitor import PHONE
from tests.browser.words import pattern, plain
from tests.server.running import Running

SAY = plain()
TRYING = SAY["insight-trial-line"]


def leave(page: Page) -> Locator:
    """The way out."""
    return status(page).get_by_role("button", name=SAY["insight-trial-leave"], exact=True)


async def entries(server: Running, id: str) -> int:
    """How many entries the table's log has."""
    return (await server.services.registry.table(id)).playing().number


async def test_it_touches_nothing(come: Visit, server: Running) -> None:
    anna, bruno = await come("Anna"), await come("Bruno")
    page = anna.page
    id = await begun(anna, bruno, await come("Carla"))
    await play_until(server, id, asked(0, "packet", "add", "tile"))
    for each in (anna, bruno):
        await each.table(id)
    for each, other in ((anna, "Bruno"), (bruno, "Anna")):
        row = each.page.get_by_role("article", name=other, exact=True)
        await expect(row).to_contain_text(SAY["table-here"])
    here = page.url
    now, others = await settled(page), await settled(bruno.page)
    before = await entries(server, id)
    log = page.locator(".log")

    await page.keyboard.press("p")
    await expect(status(page)).to_contain_text(TRYING)
    await expect(page).to_have_url(f"{here}?try")
    await expect(page).to_have_title(re.compile(f"^● {SAY['insight-trial-title']}: "))
    begin = await settled(page)
    await Player(page).choose(ADD, TILE, OFFER)
    await expect(log).to_contain_text(SAY["insight-trial-from-here"])
    await expect(log.locator(".trial .entry").first).to_contain_text("Anna")
    assert await findings(page) == []
    assert await entries(server, id) == before
    assert await settled(bruno.page) == others

    # A reload comes back to it.
    tried = await settled(page)
    await page.reload()
    await expect(status(page)).to_contain_text(TRYING)
    await assert_shown(page, tried)

    # History is out of reach, and says how to get there.
    await page.keyboard.press("ArrowLeft")
    await expect(answer(page)).to_contain_text(SAY["insight-trial-refused"])
    await page.keyboard.press("Escape")
    await expect(answer(page)).to_be_hidden()

    # Back a step, to its beginning, and no further.
    await page.keyboard.press("u")
    await expect(log.locator(".trial .entry")).to_have_count(0)
    await status(page).get_by_role("button", name=SAY["insight-trial-restart"]).click()
    await assert_shown(page, begin)
    await page.keyboard.press("u")
    await expect(answer(page)).to_contain_text(SAY["insight-trial-beginning"])
    await page.keyboard.press("Escape")

    await page.keyboard.press("Escape")
    await expect(page).to_have_url(here)
    await assert_shown(page, now)
    assert await entries(server, id) == before
    await assert_shown(bruno.page, others)
    await page.reload()
    await assert_shown(page, now)


async def test_from_the_past_while_the_game_goes_on(come: Visit, server: Running) -> None:
    anna = await come("Anna", size=PHONE, touch=True)
    page = anna.page
    id = await alone(server, anna)
    await play_until(server, id, asked(0, "packet", "add", "tile"))
    await anna.table(id)
    version = (await anna.get(f"/tables/{id}"))["sight"]["version"]
    await play_until(server, id, asked(1, "packet"))
    await anna.table(id, f"?at={version}")
    await status(page).get_by_role("button", name=SAY["table-try"]).tap()
    await expect(status(page)).to_contain_text(SAY["insight-trial-short"])
    await expect(page).to_have_url(re.compile(rf"\?at={version}&try$"))
    assert await findings(page) == []
    assert [each for each in await controls(page) if each.too_small] == []
    await Player(page, press=tap).choose(ADD)
    await expect(status(page)).not_to_contain_text(SAY["insight-trial-late"])
    await play_until(server, id, asked(0, "turn", "place"))
    await expect(status(page)).to_contain_text(SAY["insight-trial-due"])
    await tab(page, SAY["table-tab-me"]).tap()
    await expect(page.locator(".moves")).to_contain_text("Remove")
    await leave(page).tap()
    await expect(status(page)).to_contain_text(pattern("table-looking-back"))
    await expect(page).to_have_url(re.compile(rf"\?at={version}$"))


async def test_without_the_server(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    page = anna.page
    anna.forgiven.append("ERR_FAILED")
    id = await alone(server, anna)
    await play_until(server, id, asked(0, "packet", "add", "tile"))
    await anna.table(id)
    await page.route("**/try", lambda route: route.abort())
    await page.get_by_role("button", name=SAY["table-try"]).click()
    await expect(answer(page)).to_contain_text(SAY["table-unreachable"])
    await expect(status(page)).not_to_contain_text(TRYING)

    # What was kept but can no longer be played is left.
    await page.unroute("**/try")
    await page.get_by_role("button", name=SAY["table-try"]).click()
    await expect(page).to_have_url(re.compile(r"\?try$"))
    kept = '{"at": 3, "line": [{"seat": 0, "move": ["nonsense"]}], "seen": 0}'
    await page.evaluate("([key, kept]) => sessionStorage.setItem(key, kept)", [f"tenka.trial.{id}", kept])
    anna.forgiven.append("status of 4")
    await page.reload()
    await expect(page.get_by_text(SAY["insight-trial-lost"])).to_be_visible()
    await expect(page).to_have_url(re.compile(f"{id}$"))
    await expect(status(page)).not_to_contain_text(TRYING)
