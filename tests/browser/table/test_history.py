"""Looking back, by keyboard, address and log, and how one returns."""

import asyncio
import re

from playwright.async_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.looks.seen import answer, assert_shown, plate, settled, status, tab
from tests.browser.player import CONFIRM, PAY, PLACE, Player
from tests.browser.scenes import alone, asked, play_until
from tests.browser.words import pattern, plain, words
from tests.server.running import Running

SAY = plain()
BACK = pattern("table-looking-back")
AT = re.compile(r"\?at=\d+$")


async def test_there_and_back(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    page = anna.page
    id = await alone(server, anna)
    await play_until(server, id, asked(0, "turn", "place"))
    await anna.table(id)
    now = await settled(page)
    here = f"{anna.url}/table/{id}"
    line = status(page)

    await page.keyboard.press("ArrowLeft")
    await expect(line).to_contain_text(BACK)
    await expect(page).to_have_url(AT)
    one_back = page.url
    await page.keyboard.press("ArrowLeft")
    await expect(page).not_to_have_url(one_back)
    await expect(page).to_have_url(AT)
    two_back = page.url
    then = await settled(page)
    assert then != now

    # Nothing can be done there; the answer shows the way back.
    await page.get_by_role("region", name=SAY["board-hand"]).get_by_role("button").first.click(force=True)
    await expect(answer(page)).to_contain_text(SAY["replay-refused"])
    await answer(page).get_by_role("button", name=SAY["table-now"]).click()
    await expect(line).not_to_contain_text(BACK)
    await expect(page).to_have_url(here)
    await assert_shown(page, now)

    # The address leads there, and back.
    await page.goto(two_back)
    await expect(line).to_contain_text(BACK)
    await assert_shown(page, then)
    await page.keyboard.press("End")
    await expect(page).to_have_url(here)
    await assert_shown(page, now)

    # All the way, a round, a step; the slider and the log go the same ways.
    for key in ("Home", "ArrowDown", "ArrowRight", "ArrowUp"):
        await page.keyboard.press(key)
        await expect(line).to_contain_text(BACK)
    await page.keyboard.press("Escape")
    await expect(line).not_to_contain_text(BACK)
    slider = page.get_by_role("slider")
    await slider.focus()
    await page.keyboard.press("Home")
    await expect(line).to_contain_text("step 1 of")
    await page.get_by_role("button", name=SAY["table-forward"]).first.click()
    await expect(line).to_contain_text("step 2 of")
    await page.get_by_role("button", name=pattern("event-tairo")).first.click()
    await expect(line).to_contain_text(BACK)
    await line.get_by_role("button", name=SAY["table-now"]).last.click()
    await expect(page).to_have_url(here)
    await assert_shown(page, now)


async def test_a_wish_to_look_back_waits_for_the_history(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    page = anna.page
    id = await alone(server, anna)
    await play_until(server, id, asked(0, "turn", "place"))
    known = asyncio.Event()

    async def late(route: Route) -> None:
        await known.wait()
        await route.continue_()

    await page.route("**/history", late)
    await anna.table(id)
    line = status(page)

    # Whoever gives it up, or moves on, stays where they are.
    await page.keyboard.press("Home")
    await page.keyboard.press("Escape")
    for _ in range(2):
        await page.keyboard.press("ArrowLeft")
    await expect(line).not_to_contain_text(BACK)
    known.set()
    await expect(line).to_contain_text(BACK)
    last = int(await page.get_by_role("slider").get_attribute("max") or 0)
    await expect(page.get_by_role("slider")).to_have_value(str(last - 2))

    # In the log too.
    known.clear()
    await page.keyboard.press("End")
    await anna.table(id)
    await page.get_by_role("button", name=pattern("event-tairo")).first.click()
    known.set()
    await expect(line).to_contain_text(BACK)


async def test_what_happens_meanwhile_is_there_afterwards(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    page = anna.page
    id = await alone(server, anna)
    await play_until(server, id, asked(1, "packet"))
    await anna.table(id)
    await page.keyboard.press("ArrowLeft")
    await expect(status(page)).to_contain_text(BACK)
    await play_until(server, id, asked(0, "turn", "place"))
    await expect(page).to_have_title(re.compile("^●"))
    await expect(status(page)).to_contain_text(SAY["table-looking-back-due"])
    await page.keyboard.press("End")
    await expect(status(page)).to_contain_text("You may place")


async def test_in_the_past_every_province_can_be_looked_at(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    page = anna.page
    id = await alone(server, anna)
    await play_until(server, id, asked(0, "turn", "place"))
    await anna.table(id)
    player = Player(page)
    await player.choose(PLACE, PAY, CONFIRM)
    await page.keyboard.press("ArrowLeft")
    await expect(status(page)).to_contain_text(BACK)
    await expect(page.get_by_role("group", name=SAY["board-draft"])).to_be_visible()  # the payment is laid out there
    name = words().noun("province", "kanto")
    await plate(page, name).click()
    await expect(page.get_by_role("dialog", name=name)).to_be_visible()


async def test_why_not(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    page = anna.page
    id = await alone(server, anna)
    await play_until(server, id, asked(0, "turn", "place"))
    state = (await server.services.registry.table(id)).playing().state
    open_to = {move[1] for move in state.legal(0) if move[0] == "place"}
    shut = next(each["province"] for each in state.view(0)["provinces"] if each["province"] not in open_to)
    await anna.table(id)
    before = await settled(page)
    await plate(page, words().noun("province", shut)).click()
    await expect(answer(page)).to_be_visible()
    told = (await answer(page).inner_text()).split("Rule")[0].strip()
    assert len(told.split()) > 3
    link = answer(page).get_by_role("button", name="Rule")
    number = (await link.inner_text()).split()[-1]
    await link.click()
    rule = page.get_by_role("article").filter(has=page.get_by_role("heading", name=number + " "))
    await expect(rule).to_be_in_viewport()
    await expect(rule).to_be_focused()
    await page.keyboard.press("Escape")
    await tab(page, SAY["table-tab-log"]).click()
    await expect(answer(page)).to_be_hidden()
    await assert_shown(page, before)
