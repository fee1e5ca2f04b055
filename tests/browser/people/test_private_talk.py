"""Private talk in the browser: those who are in see it marked, everybody else is sent nothing of it."""

import json
import re
from typing import Any

from playwright.async_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.keyboard import reach
from tests.browser.looks.axe import findings
from tests.browser.looks.controls import controls
from tests.browser.looks.seen import tab
from tests.browser.scenes import begun
from tests.browser.visitor import PHONE, Visitor
from tests.browser.words import plain

SAY = plain()
SECRET = "The bridge, at dawn."
ANSWER = "I shall be there."


def said(page: Page) -> Locator:
    """What was said."""
    return page.get_by_role("log", name=SAY["table-chat"]).get_by_role("paragraph")


def whom(page: Page, name: str) -> Locator:
    """The choice of somebody to speak to."""
    return page.get_by_role("group", name=SAY["table-chat-whom"]).get_by_role("button", name=name)


def conversation(page: Page, name: str) -> Locator:
    """A conversation to be shown alone."""
    return page.get_by_role("group", name=SAY["table-chat-conversations"]).get_by_role("button", name=name)


async def write(page: Page, text: str) -> None:
    """Say it to whom is chosen."""
    await page.locator("#chat-field").fill(text)
    await page.keyboard.press("Enter")
    await expect(page.locator("#chat-field")).to_have_value("")


def talk(visitor: Visitor) -> list[dict[str, Any]]:
    """All remarks that came over the wire."""
    messages = [json.loads(frame) for frame in visitor.frames]
    return [
        *(each for message in messages for each in message.get("remarks", [])),
        *(message["remark"] for message in messages if message["type"] == "chat"),
    ]


async def test_two_talk_and_nobody_else_hears_of_it(come: Visit) -> None:
    anna, bruno, carla, wanda = [await come(name) for name in ("Anna", "Bruno", "Carla", "Wanda")]
    id = await begun(anna, bruno, carla)
    for each in (anna, bruno, carla, wanda):
        await each.table(id)
    for each in (anna, carla, wanda):
        await tab(each.page, SAY["table-tab-chat"]).click()
    await expect(wanda.page.get_by_role("group", name=SAY["table-chat-whom"])).to_have_count(0)
    before = [len(each.frames) for each in (carla, wanda)]

    await whom(anna.page, "Bruno").click()
    await expect(whom(anna.page, SAY["table-chat-everybody"])).to_have_attribute("aria-pressed", "false")
    await expect(anna.page.get_by_label("Only to Bruno", exact=True)).to_be_visible()
    await write(anna.page, SECRET)
    mark = tab(bruno.page, SAY["table-tab-chat"])
    await expect(mark).to_contain_text("1")
    await expect(bruno.page.get_by_text("Anna (private): " + SECRET)).to_be_attached()

    # What is unread outlives a reload.
    await bruno.page.reload()
    await expect(mark).to_contain_text("1")
    await mark.click()
    await expect(mark).not_to_contain_text("1")
    await expect(said(bruno.page)).to_contain_text([SECRET])
    await expect(said(bruno.page)).to_contain_text([f"{SAY['table-chat-only']} {SAY['table-chat-only-you']}"])
    await conversation(bruno.page, "Anna").click()
    await expect(whom(bruno.page, "Anna")).to_have_attribute("aria-pressed", "true")
    await write(bruno.page, ANSWER)
    await expect(said(anna.page)).to_have_count(2)

    # Whom one speaks to outlives a reload, too: what is meant for one must not go to all.
    await anna.page.reload()
    await expect(whom(anna.page, "Bruno")).to_have_attribute("aria-pressed", "true")
    await whom(anna.page, SAY["table-chat-everybody"]).click()
    await write(anna.page, "Whose turn is it?")
    for each in (carla, wanda):
        await expect(said(each.page)).to_have_count(1)
        await expect(said(each.page)).to_contain_text(["Whose turn is it?"])
        await expect(each.page.get_by_role("group", name=SAY["table-chat-conversations"])).to_have_count(0)

    # Bruno reads one conversation alone; what is said elsewhere is marked there.
    await expect(said(bruno.page)).to_have_count(2)
    await expect(conversation(bruno.page, SAY["table-chat-all"])).to_contain_text("1")
    await conversation(bruno.page, SAY["table-chat-all"]).click()
    await expect(said(bruno.page)).to_have_count(3)
    await expect(conversation(bruno.page, SAY["table-chat-all"])).not_to_contain_text("1")

    for each, count in zip((carla, wanda), before, strict=True):
        heard = [message for message in map(json.loads, each.frames[count:]) if message["type"] != "presence"]
        assert [message["type"] for message in heard] == ["chat"]
        bodies = [await one.text() for one in each.responses if "/api/" in one.url]
        await each.page.reload()
        await expect(said(each.page)).to_have_count(1)
        assert {(remark["number"], remark["text"]) for remark in talk(each)} == {(1, "Whose turn is it?")}
        bodies += [json.dumps(await each.get(f"/tables/{id}{path}")) for path in ("", "/chat", "/history")]
        sent = [*each.frames, *bodies, json.dumps(await each.get("/me/export"))]
        assert not [text for text in sent if SECRET in text or ANSWER in text]
    assert [remark["number"] for remark in talk(anna)][-1] == 3


async def test_three_of_four_by_keyboard(come: Visit) -> None:
    anna, bruno, carla, dora = [await come(name) for name in ("Anna", "Bruno", "Carla", "Dora")]
    id = await begun(anna, bruno, carla, dora)
    for each in (anna, bruno, carla, dora):
        await each.table(id)
    await anna.page.keyboard.press("c")
    await expect(anna.page.locator("#chat-field")).to_be_focused()
    for name in ("Bruno", "Carla"):
        await reach(anna.page, whom(anna.page, name))
        await anna.page.keyboard.press("Enter")
        await expect(whom(anna.page, name)).to_have_attribute("aria-pressed", "true")
    await expect(anna.page.get_by_label("Only to Bruno and Carla", exact=True)).to_be_visible()
    await reach(anna.page, anna.page.locator("#chat-field"))
    await anna.page.keyboard.type(SECRET)
    await anna.page.keyboard.press("Enter")
    await expect(said(anna.page)).to_have_count(1)
    assert await findings(anna.page) == []
    for each in (bruno, carla, dora):
        await tab(each.page, SAY["table-tab-chat"]).click()
    await expect(said(bruno.page)).to_have_text([re.compile("only to you, .*Carla")])
    await expect(said(carla.page)).to_have_text([re.compile("only to .*Bruno, you")])
    await expect(said(dora.page)).to_have_text([SAY["table-chat-nothing"]])
    await reach(bruno.page, conversation(bruno.page, "Anna and Carla"))
    await bruno.page.keyboard.press("Enter")
    await write(bruno.page, ANSWER)
    await expect(said(carla.page)).to_have_count(2)
    await expect(said(dora.page)).to_have_text([SAY["table-chat-nothing"]])


async def test_on_a_phone(come: Visit) -> None:
    anna, bruno, carla = [await come(name, size=PHONE, touch=True) for name in ("Anna", "Bruno", "Carla")]
    id = await begun(anna, bruno, carla)
    for each in (anna, bruno, carla):
        await each.table(id)
    players = tab(anna.page, SAY["table-tab-players"])
    await players.tap()
    await whom(anna.page, "Carla").tap()
    await write(anna.page, SECRET)
    mark = tab(carla.page, SAY["table-tab-players"])
    await expect(mark).to_contain_text("1")
    await mark.tap()
    await expect(said(carla.page)).to_contain_text([SECRET])
    await expect(tab(bruno.page, SAY["table-tab-players"])).not_to_contain_text("1")
    for each in (anna, carla):
        assert [one for one in await controls(each.page) if one.too_small] == []
        assert await each.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_two_people_have_nobody_to_hide_from(come: Visit) -> None:
    anna, bruno = await come("Anna"), await come("Bruno")
    id = await begun(anna, bruno, bots=1)
    await anna.table(id)
    await tab(anna.page, SAY["table-tab-chat"]).click()
    await expect(anna.page.locator("#chat-field")).to_be_visible()
    await expect(anna.page.get_by_role("group", name=SAY["table-chat-whom"])).to_have_count(0)


async def test_before_the_game_who_gets_up_is_no_longer_spoken_to(come: Visit) -> None:
    anna, bruno, carla = [await come(name) for name in ("Anna", "Bruno", "Carla")]
    made = await anna.post("/tables", {"game": "shitenno", "seats": ["me", "open", "open"], "public": True})
    path = f"/tables/{made['id']}"
    for each in (bruno, carla):
        await each.post(f"{path}/join", {})
    await anna.table(made["id"])
    await whom(anna.page, "Bruno").click()
    await write(anna.page, SECRET)
    await bruno.context.request.post(f"{bruno.url}/api{path}/leave", headers={"Origin": bruno.url})
    await expect(anna.page.get_by_role("list").first).not_to_contain_text("Bruno")
    await anna.page.locator("#chat-field").fill(ANSWER)
    await anna.page.keyboard.press("Enter")
    await expect(anna.page.get_by_role("alert")).to_have_text(SAY["table-chat-left"])
    await expect(anna.page.locator("#chat-field")).to_have_value(ANSWER)
    assert [each["text"] for each in (await carla.get(f"{path}/chat"))["remarks"]] == []


async def test_what_is_said_changes_nothing_around_it(come: Visit) -> None:
    anna, yosef = [await come(name) for name in ("Anna", "יוֹסֵף")]
    id = await begun(anna, yosef)
    for each in (anna, yosef):
        await each.table(id)
        await tab(each.page, SAY["table-tab-chat"]).click()
    await write(yosef.page, "\u202eevil\u202c \u200bשלום\n\u0301\u0301 (1)")
    await expect(said(anna.page)).to_contain_text(["evil שלום (1)"])
    apart = said(anna.page).locator("bdi")
    await expect(apart).to_have_count(2)
    assert [await each.evaluate("e => getComputedStyle(e).unicodeBidi") for each in await apart.all()] == [
        "isolate"
    ] * 2
    assert await apart.first.inner_text() == "\u2068יוֹסֵף\u2069"
