"""Ways to a seat in the browser: asking to join, an invitation in the lobby, the code, quick match, filters."""

import pytest
from playwright.async_api import expect

from tenka.store.queries.people import circle
from tests.browser.conftest import Visit
from tests.browser.looks.axe import findings
from tests.browser.visitor import PHONE
from tests.browser.words import plain
from tests.server.running import Running
from tests.server.wire.guests import guests

SAY = plain()
PASSWORD = "a password of some length"


async def test_who_opens_the_address_asks_to_join_and_the_host_lets_them_in(come: Visit, server: Running) -> None:
    anna, bruno = await come("Anna"), await come("Bruno", size=PHONE, touch=True)
    table = await anna.post("/tables", {"game": "shitenno", "seats": ["me", "open"]})
    await anna.table(table["id"])
    await bruno.table(table["id"])
    await bruno.page.get_by_role("button", name=SAY["table-knock"]).click()
    await expect(bruno.page.get_by_text(SAY["table-room-asked"])).to_be_visible()
    asking = anna.page.get_by_role("list", name=SAY["table-admissions"])
    await expect(asking).to_contain_text("Bruno")
    assert await findings(anna.page) == []
    await asking.get_by_role("button", name=SAY["table-let-in"]).click()
    await expect(bruno.page.get_by_text(SAY["table-room-wait-start"])).to_be_visible()
    await anna.page.get_by_role("button", name=SAY["table-start"]).click()
    await expect(bruno.page.locator("[data-area=map]")).to_be_visible()


async def test_an_invitation_by_username_waits_in_the_lobby(come: Visit, server: Running) -> None:
    bruno = await come("Bruno")
    await bruno.post("/account", {"login": "bruno.lobby", "password": PASSWORD})
    anna = await come("Anna")
    table = await anna.post("/tables", {"game": "shitenno", "seats": ["me", "open"]})
    await anna.table(table["id"])
    await anna.page.get_by_text(SAY["table-code"]).click()
    await expect(anna.page.get_by_role("img", name=SAY["table-code-about"])).to_be_visible()
    await anna.page.get_by_label(SAY["table-invite-login"]).fill("Bruno.Lobby")
    await anna.page.get_by_role("button", name=SAY["table-invite-do"], exact=True).click()
    await expect(anna.page.get_by_role("list", name=SAY["table-admissions"])).to_contain_text("Bruno")
    await bruno.page.goto(server.url)
    section = bruno.page.get_by_role("region", name=SAY["web-invitations"])
    await expect(section).to_contain_text("Anna")
    assert await findings(bruno.page) == []
    await section.get_by_role("button", name=SAY["web-accept"]).click()
    await expect(bruno.page.get_by_text(SAY["table-room-wait-start"])).to_be_visible()


async def test_a_friend_is_invited_out_of_a_list(come: Visit, server: Running) -> None:
    anna, bruno = await come("Anna"), await come("Bruno")
    for each, login in ((anna, "anna.of.bruno"), (bruno, "bruno.of.anna")):
        await each.post("/account", {"login": login, "password": PASSWORD})
    ids = [(await each.get("/me/profile"))["id"] for each in (anna, bruno)]
    for asking, asked in (ids, ids[::-1]):
        await server.services.database.write(circle.befriend, asking, asked)
    table = await anna.post("/tables", {"game": "shitenno", "seats": ["me", "open"]})
    await anna.table(table["id"])
    friends = anna.page.get_by_label(SAY["table-invite-friend"])
    await friends.select_option(ids[1])
    assert await findings(anna.page) == []
    await anna.page.locator("form", has=friends).get_by_role("button").click()
    await expect(anna.page.get_by_role("list", name=SAY["table-admissions"])).to_contain_text("Bruno")


async def test_two_who_want_a_quick_match_meet(come: Visit, server: Running) -> None:
    pages = [(await come(name)).page for name in ("Anna", "Bruno")]
    for page in pages:
        await page.goto(server.url)
        game = page.get_by_role("article", name="Shitennō")
        await game.get_by_label(SAY["web-quick-match-players"]).select_option("2")
        await game.get_by_role("button", name=SAY["web-quick-match"], exact=True).click()
    for page in pages:
        await expect(page.locator("[data-area=map]")).to_be_visible()


@pytest.mark.parametrize("players", ["2", "4"])
async def test_open_tables_are_filtered(come: Visit, server: Running, players: str) -> None:
    async with guests(server, "Fritz") as (fritz,):
        table = await fritz.create("tenjo", ["me", "open"], public=True, language="de")
        anna = await come("Anna")
        await anna.page.goto(server.url)
        section = anna.page.get_by_role("region", name=SAY["web-open-tables"])
        await expect(section.get_by_text("Fritz")).to_be_visible()
        await section.get_by_label(SAY["web-filter-game"]).select_option("tenjo")
        await section.get_by_label(SAY["web-filter-players"]).select_option(players)
        await expect(section.get_by_text("Fritz")).to_have_count(1 if players == "2" else 0)
        await fritz.leave(table.id)
