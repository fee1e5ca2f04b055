"""What others did: one trades while it is told; and the log says all of it, however late its words come."""

import asyncio

import pytest
from playwright.async_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.table.test_told import MOVING, assert_asked, press
from tests.browser.tenjo.scenes import dull, houses, laid, play
from tests.browser.tenjo.warlord import SAY, Warlord, label
from tests.browser.visitor import PHONE
from tests.server.running import Running


async def test_an_offer_is_accepted_while_anothers_turn_is_told(
    come: Visit, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await come("Anna", **MOVING)
    page = anna.page
    id = await laid(server, anna, monkeypatch, houses())
    await anna.table(id)
    player = Warlord(page)
    await player.wait()
    await play(server, id, 0, ["end"])
    await assert_asked(page, False)
    await press(page, "table-stage-pause")
    await play(server, id, 1, ["roll"], ["end"])
    await play(server, id, 2, ["roll"], ["end"])

    await play(server, id, 2, ["offer", 0], ["give_koku", 5], ["propose", "private"])
    await expect(player.tab("trade")).to_contain_text("1")
    await player.press(player.tab("trade"))
    accept = player.kept.get_by_role("button", name=label("accept", 2, names={2: "Carla"}), exact=True)
    await expect(accept).to_have_attribute("aria-disabled", "false")
    await accept.click()
    await expect(player.kept).to_contain_text(SAY["board-trade-none"])
    await assert_asked(page, False)
    await press(page, "table-stage-rush")
    await assert_asked(page, True)


async def test_the_log_is_told_anew_once_all_words_have_come(
    come: Visit, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What fate cards are called is among the words that come late."""
    anna = await come("Anna")
    page = anna.page
    id = await laid(server, anna, monkeypatch, houses(turn=2, month=12, points=0))
    await dull(server, id, 0, "castle_income")
    told = asyncio.Event()

    async def late(route: Route) -> None:
        response = await route.fetch()
        if "fate-about-F01 =" in await response.text():
            await told.wait()
        await route.fulfill(response=response)

    await page.route("**/assets/en-*.js", late)
    await anna.table(id)
    log = page.locator(".log")
    await expect(log).to_contain_text("{fate-")
    told.set()
    await expect(log).not_to_contain_text("{")
    await expect(log).to_contain_text("draws the fate card")


# The steps of a screen that one walks through whose words lie in more than one line.
TORN = """() => [...document.querySelectorAll("dialog[open] ol button")]
  .filter((each) => {
    const words = document.createRange();
    words.selectNodeContents(each);
    return words.getClientRects().length > 1;
  })
  .map((each) => each.textContent)"""


async def test_the_steps_of_a_years_end_are_words_in_one_line_on_a_phone(
    come: Visit, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await come("Anna", size=PHONE, calm=False, settings={**MOVING["settings"], "language": "it"})
    page = anna.page
    id = await laid(server, anna, monkeypatch, houses(turn=2, month=12, points=0))
    await dull(server, id, 0, "castle_income")
    await anna.table(id)
    await assert_asked(page, True)
    await dull(server, id, 0, "over")
    await expect(page.locator("dialog[open] [aria-current=step]")).to_be_visible()
    assert await page.evaluate(TORN) == []
