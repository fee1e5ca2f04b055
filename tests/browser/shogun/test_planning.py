"""Planning in secret: by keyboard alone, kept whatever happens, and heard by nobody."""

import re
from pathlib import Path

from playwright.async_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.keyboard import reach
from tests.browser.looks.seen import answer, assert_shown, settled, tab
from tests.browser.scenes import alone, asked, begun, play_until
from tests.browser.shitenno.test_keyboard import POINTED
from tests.browser.shogun.daimyo import SAY, SPACES, Daimyo
from tests.browser.shogun.scenes import START
from tests.browser.table.test_connection import CUT
from tests.browser.table.test_reload import reload
from tests.browser.until import until
from tests.browser.visitor import Visitor
from tests.faults.process import process
from tests.server.running import Running

DUE = re.compile("^●")
COUNT_CLICKS = "window.clicks = 0; addEventListener('click', () => { window.clicks += 1; }, true)"


async def press(page: Page, control: Locator) -> None:
    """Go to a control by keyboard, and press Enter."""
    await reach(page, control)
    await page.keyboard.press("Enter")


def lying(player: Daimyo, space: str) -> Locator:
    """What lies on a space, as it is told."""
    return player.space(space).locator(".unseen")


async def test_a_whole_plan_by_keyboard_alone(come: Visit, server: Running) -> None:
    anna = await come("Anna", own=True)
    page, player = anna.page, Daimyo(anna.page)
    await anna.context.add_init_script(POINTED)
    await anna.table(await alone(server, anna, 3, **START))
    await page.locator(".plan [data-card]").first.wait_for()
    first, second = (await player.see()).hand[:2]

    # Enter on a card leads to the first free space, Enter there lays it and leads back to the cards.
    await press(page, player.card(first))
    await expect(player.space("bid")).to_be_focused()
    await reach(page, player.space("tax"))
    await page.keyboard.press("Enter")
    await expect(player.space("tax")).to_have_class(re.compile("served"))
    await expect(player.card(second)).to_be_focused()
    # Escape puts down what was picked up.
    await page.keyboard.press("Enter")
    await page.keyboard.press("Escape")
    await expect(player.card(second)).to_be_focused()
    await expect(player.card(second)).to_have_attribute("aria-pressed", "false")
    # From a space to the cards, too.
    await press(page, player.space("bid"))
    await expect(page.locator("[data-card]:focus")).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(player.space("bid")).to_have_class(re.compile("served"))

    for laid in range(2, SPACES):
        await expect(page.locator(".plan .served")).to_have_count(laid)
        held = page.locator("[data-card]:focus")
        if not await held.count():
            await reach(page, page.locator("[data-card][aria-disabled=false]").first)
        await page.keyboard.press("Enter")
        await expect(page.locator("[data-space]:focus:not(.served)")).to_be_visible()
        await page.keyboard.press("Enter")
    await expect(page.locator(".plan .served")).to_have_count(SPACES)
    await expect(player.act("ready")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page).not_to_have_title(DUE)
    assert not await page.evaluate("window.pointed")


MOST_CLICKS = 13  # for a whole plan, the last word included


async def test_a_whole_plan_takes_a_click_for_each_card(come: Visit, server: Running) -> None:
    anna = await come("Anna", own=True)
    page, player = anna.page, Daimyo(anna.page)
    await anna.context.add_init_script(COUNT_CLICKS)
    await anna.table(await alone(server, anna, 3, **START))
    free = page.locator(".plan [data-card][aria-disabled=false]")
    await free.first.wait_for()
    await player.space("bid").click()
    for laid in range(SPACES):
        await expect(page.locator(".plan .served")).to_have_count(laid)
        await free.first.click()
    await expect(page.locator(".plan .served")).to_have_count(SPACES)
    await player.act("ready").click()
    await expect(page).not_to_have_title(DUE)
    assert await page.evaluate("window.clicks") <= MOST_CLICKS


async def test_or_the_rest_is_filled(come: Visit, server: Running) -> None:
    anna = await come("Anna", own=True)
    page, player = anna.page, Daimyo(anna.page)
    await anna.context.add_init_script(COUNT_CLICKS)
    await anna.table(await alone(server, anna, 3, **START))
    await page.get_by_role("button", name=SAY["board-plan-fill"]).click()
    await expect(page.locator(".plan .served")).to_have_count(SPACES)
    await expect(player.space("bid")).to_contain_text(SAY["card-chest_0"])  # no province is given away
    await player.act("ready").click()
    await expect(page).not_to_have_title(DUE)
    assert await page.evaluate("window.clicks") == 2


async def test_a_plan_is_changed_by_keyboard_alone(come: Visit, server: Running) -> None:
    anna = await come("Anna", own=True)
    page, player = anna.page, Daimyo(anna.page)
    await anna.context.add_init_script(POINTED)
    id = await alone(server, anna, 3, **START)
    await play_until(server, id, asked(0, "plan", "ready"))
    await anna.table(id)

    # Two cards change places; one goes back to the hand, and again to its space.
    before = {space: await lying(player, space).inner_text() for space in ("tax", "rice")}
    await press(page, player.space("tax"))
    await expect(player.space("tax")).to_have_attribute("aria-pressed", "true")
    await press(page, player.space("rice"))
    await expect(lying(player, "tax")).not_to_have_text(before["tax"])
    await expect(lying(player, "rice")).not_to_have_text(before["rice"])
    await press(page, player.space("rice"))
    await press(page, page.get_by_role("button", name=SAY["board-plan-back"], exact=True))
    await expect(lying(player, "rice")).to_contain_text(SAY["board-plan-empty"])
    await expect(player.act("ready")).to_have_attribute("aria-disabled", "true")
    await press(page, player.act("ready"))
    await expect(answer(page)).to_be_visible()
    await page.keyboard.press("Escape")
    await press(page, page.locator("[data-card]").first)
    await expect(player.space("rice")).to_be_focused()
    await page.keyboard.press("Enter")

    # Ready, and not after all.
    await press(page, player.act("ready"))
    await expect(page).not_to_have_title(DUE)
    await press(page, player.act("not_ready"))
    await expect(page).to_have_title(DUE)
    await press(page, player.act("ready"))
    await expect(player.act("not_ready")).to_be_visible()
    assert not await page.evaluate("window.pointed")


async def some_plan(player: Daimyo) -> None:
    """A plan half made, not in the order of the spaces, with a swap in it."""
    await player.page.locator("[data-card]").first.wait_for()
    one, other, third = (await player.see()).hand[:3]
    await player.lay(one, "battle_a")
    await player.lay(other, "castle")
    await player.lay(third, "bid")
    await player.press(player.space("battle_a"))
    await player.do(player.space("castle"))


async def test_a_reload_shows_the_same_plan(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    player = Daimyo(anna.page)
    await anna.table(await alone(server, anna, 3, **START))
    await some_plan(player)
    before, own = await settled(anna.page), await player.see()
    assert own.laid == 3
    await reload(anna.page)
    await assert_shown(anna.page, before)
    assert await player.see() == own

    await player.plan()
    await player.ready()
    before, own = await settled(anna.page), await player.see()
    await reload(anna.page)
    await assert_shown(anna.page, before)
    assert await player.see() == own


async def test_so_does_the_server_when_it_was_stopped(come: Visit, tmp_path: Path, built_pages: None) -> None:
    async with process(tmp_path, "--bot-pause", "0") as server:
        anna = await come("Anna", url=server.url)
        anna.forgiven = CUT
        player = Daimyo(anna.page)
        await anna.table(await begun(anna, bots=2, **START))
        await some_plan(player)
        before, own = await settled(anna.page), await player.see()
        banner = anna.page.get_by_text(SAY["table-lost"])
        await server.kill()
        await expect(banner).to_be_visible()
        await server.start()
        await expect(banner).to_be_hidden()
        assert (await player.see()).plan == own.plan
        await reload(anna.page)
        await assert_shown(anna.page, before)
        assert await player.see() == own
        await player.plan()
        await player.ready()
        await player.wait()  # the bots' plans stood already


async def test_others_hear_nothing_until_it_stands(come: Visit, server: Running) -> None:
    anna, bruno, wanda = await come("Anna"), await come("Bruno"), await come("Wanda")
    id = await begun(anna, bruno, bots=1, **START)
    for each in (anna, bruno, wanda):
        await each.table(id)
    player = Daimyo(anna.page)
    await heard_of(anna, bruno, wanda, remark="Before")

    own = len(anna.frames)
    await some_plan(player)
    await player.plan()
    assert len(anna.frames) > own + SPACES
    for told in await heard_of(anna, bruno, wanda, remark="Planned"):
        assert len(told) == 1, "nothing but what is said"
        assert '"Planned"' in told[0]
    await player.ready()
    await player.press(player.act("not_ready"))
    await expect(player.act("ready")).to_be_visible()
    cards = [*(await player.see()).hand, "chest_"]
    for told in await heard_of(anna, bruno, wanda, remark="After all"):
        ready, not_ready, _ = told
        for frame, kind in ((ready, "ready"), (not_ready, "not_ready")):
            assert f'"kind":"{kind}"' in frame
            assert not [card for card in cards if card in frame]
    await expect(bruno.page.locator(".players .ready:not(.not)")).to_have_count(1)  # the bot


async def heard_of(speaker: Visitor, *others: Visitor, remark: str) -> list[list[str]]:
    """All that others have been sent until they hear this remark, which comes last."""
    await tab(speaker.page, SAY["table-tab-chat"]).click()
    await speaker.page.get_by_label(SAY["table-chat-field"]).fill(remark)
    await speaker.page.get_by_role("button", name=SAY["table-chat-send"]).click()
    found = []
    for each in others:

        async def heard(frames: list[str] = each.frames) -> bool:
            return bool(frames) and f'"{remark}"' in frames[-1]

        await until(heard, f"{remark} to be heard")
        found.append(list(each.frames))
        each.frames.clear()
    return found
