"""What would the bot do: asked, tried out, done; and where it may not be asked."""

from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from tenka.kernel.move import Move
from tests.browser.conftest import Visit
from tests.browser.looks.axe import findings
from tests.browser.looks.controls import controls
from tests.browser.looks.seen import offered, status, tab
from tests.browser.player import asking
from tests.browser.scenes import alone, asked, play_until
from tests.browser.shogun.scenes import START
from tests.browser.tenjo.scenes import houses, laid, play
from tests.browser.visitor import DESKTOP, PHONE
from tests.browser.words import plain, words
from tests.server.running import Running

SAY = plain()
NEAR = 12  # pixels


# Areas of the board that the hint lies over, however little.
COVERED = """
() => {
  const hint = document.querySelector(".hints").getBoundingClientRect();
  return [...document.querySelectorAll("[data-area]")]
    .filter((each) => each.checkVisibility())
    .filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return left < hint.right - 1 && hint.left < right - 1 && top < hint.bottom - 1 && hint.top < bottom - 1;
    })
    .map((each) => each.dataset.area);
}
"""


def card(page: Page) -> Locator:
    """What the bot would do."""
    return page.get_by_role("region", name=SAY["insight-hint-title"])


@pytest.mark.parametrize("how", [{}, {"size": PHONE, "touch": True}])
async def test_asked_tried_out_and_done(come: Visit, server: Running, how: dict[str, Any]) -> None:
    anna = await come("Anna", **how)
    page = anna.page
    id = await alone(server, anna)
    table = await server.services.registry.table(id)
    table.row = table.row._replace(hints=True)
    await play_until(server, id, asked(0, "packet", "add", "tile"))
    await anna.table(id)
    if not how:
        await page.get_by_role("button", name=SAY["table-menu"]).click()
        await expect(page.get_by_text(SAY["table-hints"])).to_be_visible()
        await page.keyboard.press("Escape")
    before = table.playing().number

    await page.get_by_role("button", name=SAY["table-hint"], exact=True).click()
    choices = card(page).locator("ol > li")
    await expect(choices.first).to_contain_text("%")
    assert 1 <= await choices.count() <= 3
    assert await findings(page) == []
    assert [each for each in await controls(page) if each.too_small] == []

    await choices.first.get_by_role("button", name=SAY["insight-hint-try"]).click()
    await expect(status(page)).to_contain_text(SAY["insight-trial-short" if how else "insight-trial-line"])
    await expect(card(page)).to_be_hidden()
    assert table.playing().number == before
    await page.keyboard.press("Escape")
    await expect(card(page)).to_be_visible()

    # Put away and asked for again by keyboard; laid out, it can be changed: nothing is offered yet.
    await page.keyboard.press("Escape")
    await expect(card(page)).to_be_hidden()
    await page.keyboard.press("b")
    await choices.first.get_by_role("button", name=SAY["insight-hint-do"]).click()
    await expect(card(page)).to_be_hidden()
    assert table.playing().number > before
    assert table.playing().state.pending[0].kind == "packet"
    await expect(page.get_by_role("button", name=words().move(Move(("offer",)), {}).text)).to_be_enabled()
    await expect(page.get_by_role("button", name=SAY["table-undo"])).to_be_enabled()


@pytest.mark.parametrize("how", [{}, {"size": PHONE, "touch": True}])
async def test_it_leaves_the_rest_to_be_seen_lights_its_places_and_grows_old(
    come: Visit, server: Running, monkeypatch: pytest.MonkeyPatch, how: dict[str, Any]
) -> None:
    anna = await come("Anna", **how)
    page = anna.page
    id = await laid(server, anna, monkeypatch, houses())
    table = await server.services.registry.table(id)
    table.row = table.row._replace(hints=True)
    await anna.table(id)
    await page.keyboard.press("b")
    choices = card(page).locator("ol > li")
    await expect(choices).to_have_count(3)
    top, bottom = await edges(card(page))
    assert top > (await edges(status(page)))[1]
    assert bottom < ((await edges(tab(page, SAY["table-tab-log"])))[0] if how else DESKTOP[1])
    assert await page.evaluate(COVERED) == []
    assert [each for each in await controls(page) if each.too_small] == []

    # The best choice is lit, or the one that is pointed at; each says why in sentences with figures.
    marked = page.locator("svg .marked")
    await expect(marked).not_to_have_count(0)
    await choices.last.get_by_role("button", name=SAY["insight-hint-try"]).focus()
    await expect(marked).not_to_have_count(0)
    for choice in await choices.all():
        assert any(letter.isdigit() for letter in await choice.locator(".why").inner_text())

    # What others do may change the bot's mind, though one is asked the same.
    await expect(card(page)).not_to_contain_text(SAY["insight-hint-late"])
    await play(server, id, 1, ["offer", 2], ["give", "earth"], ["propose", "open"])
    await expect(card(page)).to_contain_text(SAY["insight-hint-late"])
    await card(page).get_by_role("button", name=SAY["insight-hint-again"]).click()
    await expect(choices).to_have_count(3)
    await expect(card(page)).not_to_contain_text(SAY["insight-hint-late"])


async def edges(found: Locator) -> tuple[float, float]:
    """Where something begins and ends, from top to bottom."""
    box = await found.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


async def test_what_it_chooses_is_confirmed_beside_its_control(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    page = anna.page
    id = await alone(server, anna, 3, **START)
    table = await server.services.registry.table(id)
    table.row = table.row._replace(hints=True)
    await play_until(server, id, asked(0, "place"))
    await anna.table(id)
    await page.keyboard.press("b")
    await card(page).get_by_role("button", name=SAY["insight-hint-do"]).first.click()
    await expect(asking(page)).to_be_visible()
    top, bottom = await edges(page.get_by_role("group", name=SAY["table-confirm"]))
    ends = [await edges(each) for each in await page.locator("[data-area=desk] [data-move^=place-]").all()]
    assert any(abs(top - end) < NEAR or abs(start - bottom) < NEAR for start, end in ends)


async def test_where_it_may_not_be_asked_and_where_it_fails(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    page = anna.page
    id = await alone(server, anna)
    await play_until(server, id, asked(0, "packet", "add", "tile"))
    await anna.table(id)
    await expect(page.get_by_role("button", name=SAY["table-try"])).to_be_visible()
    await expect(page.get_by_role("button", name=SAY["table-hint"], exact=True)).to_have_count(0)
    await page.keyboard.press("b")

    table = await server.services.registry.table(id)
    table.row = table.row._replace(hints=True)
    await page.reload()
    anna.forgiven.append("ERR_FAILED")
    await page.route("**/hint", lambda route: route.abort())
    await page.get_by_role("button", name=SAY["table-hint"], exact=True).click()
    await expect(card(page)).to_contain_text(SAY["table-unreachable"])
    await page.unroute("**/hint")
    await card(page).get_by_role("button", name=SAY["insight-hint-again"]).click()
    await expect(card(page).locator("ol > li").first).to_be_visible()


async def test_a_new_table_says_whether_hints_are_allowed(come: Visit) -> None:
    anna = await come("Anna")
    page = anna.page
    await anna.go("/")
    await offered(page).get_by_role("button", name=SAY["web-new-table"]).click()
    dialog = page.get_by_role("dialog")
    hints = dialog.get_by_role("checkbox", name=SAY["web-hints"])
    await expect(hints).not_to_be_checked()
    for seat in range(2, 5):
        place = SAY["web-seat"].replace("{ $number }", str(seat))
        await dialog.get_by_label(place).select_option("bot-random")
    await expect(hints).to_be_checked()
    await dialog.get_by_label(SAY["web-seat"].replace("{ $number }", "2")).select_option("open")
    await expect(hints).not_to_be_checked()
    await hints.check()
    await expect(dialog.get_by_text(SAY["web-hints-why"])).to_be_visible()
    await dialog.get_by_role("button", name=SAY["web-open-table"]).click()
    await expect(page.locator(".room")).to_contain_text(SAY["table-hints"])
    id = page.url.rpartition("/")[2]
    assert (await anna.get(f"/tables/{id}"))["table"]["hints"] is True
