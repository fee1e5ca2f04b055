"""Standing orders in the browser: given, applied, taken back, in every language; another seat learns nothing (T41)."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, expect

from tenka.client import Client
from tenka.kernel.move import Move
from tests.browser.conftest import Visit
from tests.browser.looks.axe import findings
from tests.browser.looks.controls import controls
from tests.browser.looks.seen import status, tab
from tests.browser.visitor import DESKTOP, PHONE, Viewport, Visitor
from tests.browser.words import plain, words
from tests.server.orders.standing import SITE, STORM, Scene, scene

GAME = "tenjo"
PASS = words("en", GAME).move(Move(("pass",)), {"decision": "parley"}).text


@pytest_asyncio.fixture(loop_scope="session")
async def at(built_pages: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    """Oda is about to attack Takeda's castle; the clock stands."""
    async with scene(tmp_path, monkeypatch) as found:
        yield found


async def sit(come: Visit, at: Scene, client: Client, size: Viewport = DESKTOP, lang: str = "en") -> Visitor:
    """Somebody who sits at the table already comes there with a browser."""
    chosen = {"motion": "none", "sound": False, "language": lang}
    visitor = await come(url=at.server.url, size=size, touch=size == PHONE, settings=chosen)
    name, _, value = client.cookie.partition("=")
    await visitor.context.add_cookies([{"name": name, "value": value, "url": at.server.url}])
    await visitor.table(at.id)
    await expect(visitor.page.locator("html")).to_have_attribute("lang", lang)
    return visitor


def dialog(page: Page, say: dict[str, str]) -> Locator:
    """What can be ordered."""
    return page.get_by_role("dialog", name=say["table-orders"])


async def open_orders(page: Page, size: Viewport, say: dict[str, str]) -> None:
    """Look at what can be ordered: on a phone it lies with one's own things."""
    if size == PHONE:
        await page.get_by_role("tab", name=say["table-tab-me"], exact=True).click()
    await page.get_by_role("button", name=say["table-orders"]).click()
    await expect(dialog(page, say)).to_be_visible()


async def close_orders(page: Page, size: Viewport, say: dict[str, str]) -> None:
    """Back to the board."""
    await dialog(page, say).get_by_role("button", name=say["table-close"]).click()
    if size == PHONE:
        await tab(page, say["table-tab-board"]).click()


def in_force(page: Page, say: dict[str, str]) -> Locator:
    """The orders in force, above the board."""
    return page.get_by_role("region", name=say["table-orders-in-force"]).get_by_role("listitem")


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("de", PHONE), ("it", DESKTOP), ("it", PHONE)])
async def test_given_seen_and_taken_back(come: Visit, at: Scene, lang: str, size: Viewport) -> None:
    say, spoken = plain(lang, GAME), words(lang, GAME)
    takeda = at.people[1]
    page = (await sit(come, at, takeda, size, lang)).page
    await open_orders(page, size, say)

    # Only about what is one's own: one castle of twelve.
    about = dialog(page, say).get_by_role("group", name=say["order-void-about"])
    await expect(about.get_by_role("button")).to_have_text([spoken.noun("site", SITE)])
    others = dialog(page, say).get_by_role("group", name=say["table-order-refuse-offers-about"])
    await expect(others.get_by_role("button")).to_have_text(["Oda", "Uesugi"])
    assert await findings(page) == []
    assert [each for each in await controls(page) if each.too_small] == []

    await about.get_by_role("button").click()
    await expect(about.get_by_role("button")).to_have_attribute("aria-pressed", "true")
    never = dialog(page, say).get_by_role("button", name=say["order-never_join"])
    await never.click()
    await expect(never).to_have_attribute("aria-pressed", "true")
    await others.get_by_role("button", name="Uesugi").click()
    await expect(others.get_by_role("button", name="Uesugi")).to_have_attribute("aria-pressed", "true")
    assert await takeda.orders(at.id) == [["void", SITE], ["never_join"], ["refuse_offers", 2]]
    await close_orders(page, size, say)

    void = spoken.tell("order-void", {"site": SITE})
    await expect(in_force(page, say)).to_have_count(3)
    await expect(in_force(page, say).nth(0)).to_contain_text(void)
    await expect(in_force(page, say).nth(1)).to_contain_text(say["order-never_join"])
    assert await findings(page) == []

    await page.reload()
    await expect(in_force(page, say)).to_have_count(3)
    await in_force(page, say).nth(0).get_by_role("button").click()
    await expect(in_force(page, say)).to_have_count(2)
    await expect(page.get_by_text(void)).to_have_count(0)
    await open_orders(page, size, say)
    await never.click()
    await expect(never).to_have_attribute("aria-pressed", "false")
    await others.get_by_role("button", name="Uesugi").click()
    await close_orders(page, size, say)
    await expect(page.get_by_role("region", name=say["table-orders-in-force"])).to_have_count(0)
    assert await takeda.orders(at.id) == []


async def test_it_is_applied_and_another_seat_sees_nothing(come: Visit, at: Scene) -> None:
    say = plain("en", GAME)
    takeda, oda = await sit(come, at, at.people[1]), await sit(come, at, at.people[0])
    quiet = len(oda.frames)
    await open_orders(takeda.page, DESKTOP, say)
    about = dialog(takeda.page, say).get_by_role("group", name=say["order-void-about"])
    await about.get_by_role("button").click()
    await close_orders(takeda.page, DESKTOP, say)
    await expect(in_force(takeda.page, say)).to_have_count(1)

    # Before the battle one may talk: no order answers that, and what one says oneself waits for its moment.
    await at.play(0, *STORM)
    await expect(status(takeda.page)).to_contain_text("Oda is attacking you")
    await takeda.page.get_by_role("button", name=PASS).first.click()
    await expect(status(takeda.page)).to_contain_text(say["table-answering-self"])
    await takeda.page.reload()
    await expect(status(takeda.page)).to_contain_text(say["table-answering-self"])
    await at.move(1.5)

    # Then cards are asked for, and the order will answer.
    await expect(status(takeda.page)).to_contain_text(say["prompt-cards"])
    await expect(status(takeda.page)).to_contain_text(say["table-answering-order"])
    await expect(status(oda.page)).not_to_contain_text(say["table-answering-order"])
    await at.move(2.25)
    await expect(status(oda.page)).to_contain_text("plays Void (1)")
    await expect(status(takeda.page)).not_to_contain_text(say["table-answering-order"])

    told = [json.loads(frame) for frame in oda.frames[quiet:]]
    assert {message["type"] for message in told} <= {"update", "presence", "answering"}
    assert [message["by"] for message in told if message["type"] == "answering"] == ["pass"]  # he has no Void himself
    await expect(oda.page.get_by_role("region", name=say["table-orders-in-force"])).to_have_count(0)
