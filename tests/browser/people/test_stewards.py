"""Stewards in the browser: one leaves, the others see who plays on, one comes back."""

import secrets
from random import Random
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from tenka.server.tables.submission import Step
from tests.browser import scenes
from tests.browser.conftest import Visit
from tests.browser.looks.axe import findings
from tests.browser.looks.seen import offered, status, tab
from tests.browser.until import until
from tests.browser.visitor import PHONE, Visitor
from tests.browser.words import FIRST, pattern, plain
from tests.server.running import Running

SAY = plain()
STEWARD = "steady"
LEVEL = SAY[f"bot-{STEWARD}"]


async def begun(first: Visitor, *others: Visitor, **how: Any) -> str:
    """A game of these people with a steward."""
    seats = ["me", *["open" for _ in others]]
    made = await first.post("/tables", {"game": FIRST, "seats": seats, "pause": False, "steward": STEWARD, **how})
    for each in others:
        await each.post(f"/tables/{made['id']}/join", {"invitation": made["invitation"]})
    await first.post(f"/tables/{made['id']}/start")
    return str(made["id"])


def leaving(page: Page, say: dict[str, str] = SAY) -> Locator:
    """The button that asks whether one wants to leave."""
    return page.get_by_role("button", name=say["table-steward-leave"])


def back(page: Page, say: dict[str, str] = SAY) -> Locator:
    """The button to come back with."""
    return status(page).get_by_role("button", name=say["table-steward-back"])


def panel(page: Page, name: str) -> Locator:
    """What is shown of a player."""
    return page.get_by_role("article", name=name, exact=True)


async def leave(page: Page, say: dict[str, str] = SAY) -> None:
    """Leave the game to one's steward, and be sure."""
    await leaving(page, say).click()
    await page.get_by_role("dialog").get_by_role("button", name=say["clocks-steward-yes"], exact=True).click()
    await expect(back(page, say)).to_be_visible()


async def play(visitor: Visitor, id: str, rng: Random) -> bool:
    """Make a move if one can."""
    legal = (await visitor.get(f"/tables/{id}"))["sight"]["legal"]
    if legal:
        await visitor.post(f"/tables/{id}/moves", {"moves": [rng.choice(legal)]})
    return bool(legal)


async def play_on(server: Running, id: str, visitor: Visitor, entries: int) -> None:
    """Let somebody and everybody's stewards play until the log has so many entries more."""
    table, rng = await server.services.registry.table(id), Random(4)
    wanted = table.playing().number + entries

    async def enough() -> bool:
        await play(visitor, id, rng)
        return table.playing().number >= wanted

    await until(enough, "the game to go on")


async def asked(server: Running, id: str, visitor: Visitor, seat: int) -> None:
    """Let somebody and everybody's stewards play until a seat is asked."""
    table, rng = await server.services.registry.table(id), Random(4)

    async def is_asked() -> bool:
        if seat in table.playing().state.pending:
            return True
        await play(visitor, id, rng)
        return False

    await until(is_asked, f"seat {seat} to be asked")


@pytest.mark.parametrize("how", [{}, {"size": PHONE, "touch": True}])
async def test_one_leaves_others_see_who_plays_on_and_one_comes_back(
    come: Visit, server: Running, how: dict[str, Any]
) -> None:
    anna, bruno = await come("Anna", **how), await come("Bruno")
    id = await begun(anna, bruno)
    for each in (anna, bruno):
        await each.table(id)
    if how:
        await tab(anna.page, SAY["table-tab-me"]).click()

    await leaving(anna.page).click()
    sure = anna.page.get_by_role("dialog", name=SAY["clocks-steward-sure"])
    await expect(sure).to_contain_text(pattern("clocks-steward-why"))
    assert await findings(anna.page) == []
    await sure.get_by_role("button", name=SAY["clocks-steward-stay"]).click()
    await expect(panel(bruno.page, "Anna")).not_to_contain_text("stand-in")

    await leave(anna.page)
    await expect(status(anna.page)).to_contain_text(f"Your stand-in bot ({LEVEL}) is playing for you.")
    await expect(leaving(anna.page)).to_have_count(0)
    await expect(panel(bruno.page, "Anna")).to_contain_text(f"stand-in ({LEVEL})")
    await expect(bruno.page.locator(".log")).to_contain_text(f"Anna’s stand-in bot ({LEVEL}) takes over.")
    await play_on(server, id, bruno, 12)
    await expect(panel(bruno.page, "Anna")).to_contain_text(f"stand-in ({LEVEL})")
    if how:
        await tab(anna.page, SAY["table-tab-board"]).click()
    assert await findings(anna.page) == []

    # It outlives a reload.
    await anna.page.reload()
    await expect(back(anna.page)).to_be_visible()
    await back(anna.page).click()
    await expect(back(anna.page)).to_have_count(0)
    await expect(panel(bruno.page, "Anna")).not_to_contain_text("stand-in")
    await expect(bruno.page.locator(".log")).to_contain_text("Anna is back.")

    await asked(server, id, bruno, 0)
    before = (await server.services.registry.table(id)).playing().number
    assert await play(anna, id, Random(1))
    assert (await server.services.registry.table(id)).playing().number == before + 1


async def test_while_it_plays_nothing_is_lit(come: Visit, server: Running) -> None:
    anna, bruno = await come("Anna"), await come("Bruno")
    id = await begun(anna, bruno)
    await asked(server, id, bruno, 0)
    table = await server.services.registry.table(id)
    await anna.table(id)
    await expect(anna.page.locator(".status.yours")).to_be_visible()
    await bruno.context.request.put(f"{bruno.url}/api/tables/{id}/steward", headers={"Origin": bruno.url})
    await leave(anna.page)  # the last one: the game rests
    await expect(status(anna.page)).to_contain_text(SAY["table-steward-rests"])
    assert 0 in table.playing().state.pending
    await expect(anna.page.locator(".status.yours")).to_have_count(0)
    assert not (await anna.page.title()).startswith("●")
    await tab(anna.page, SAY["table-tab-moves"]).click()
    await expect(anna.page.locator(".moves")).to_contain_text(SAY["table-moves-none"])
    await bruno.table(id)
    await expect(status(bruno.page)).to_contain_text(SAY["table-steward-rests"])
    await anna.go("/")
    await expect(anna.page.get_by_text(SAY["web-state-steward"])).to_be_visible()
    await anna.table(id)
    await back(anna.page).click()
    await expect(anna.page.locator(".status.yours")).to_be_visible()


@pytest.mark.parametrize("lang", ["de", "it"])
async def test_in_other_languages(come: Visit, server: Running, lang: str) -> None:
    say = plain(lang)
    anna = await come("Anna", settings={"motion": "none", "sound": False, "language": lang})
    bruno = await come("Bruno", settings={"motion": "none", "sound": False, "language": lang}, size=PHONE, touch=True)
    id = await begun(anna, bruno, clock={"type": "decision", "patience": 86400})
    for each in (anna, bruno):
        await each.table(id)
    await leave(anna.page, say)
    await expect(status(anna.page)).to_contain_text(say["table-steward-plays"].split(" ({")[0])
    await tab(bruno.page, say["table-tab-players"]).click()
    await expect(panel(bruno.page, "Anna")).to_contain_text(say[f"bot-{STEWARD}"])
    await tab(bruno.page, say["table-tab-log"]).click()
    await expect(bruno.page.locator(".handover")).to_contain_text(
        pattern("table-steward-came", lang=lang), use_inner_text=True
    )
    await back(anna.page, say).click()
    await expect(bruno.page.locator(".handover").last).to_contain_text(pattern("table-steward-went", lang=lang))


async def test_a_new_table_says_who_plays_on_and_when(come: Visit) -> None:
    anna, bruno = await come("Anna"), await come("Bruno")
    await anna.go("/")
    await offered(anna.page).get_by_role("button", name=SAY["web-new-table"]).click()
    dialog = anna.page.get_by_role("dialog")
    steward = dialog.get_by_label(SAY["clocks-steward"])
    await expect(steward).to_have_value(STEWARD)
    await steward.select_option("")
    await expect(dialog.get_by_text(SAY["clocks-limit"])).to_have_count(0)
    await steward.select_option("random")
    await dialog.get_by_text(SAY["clocks-daily"], exact=True).click()
    assert await findings(anna.page) == []
    await dialog.get_by_role("button", name=SAY["web-open-table"]).click()
    room = anna.page.locator(".room")
    await expect(room).to_contain_text(f"Stand-in: {SAY['bot-random']}")
    await expect(room).to_contain_text("1 day per decision")
    id = anna.page.url.rpartition("/")[2]
    info = (await bruno.get(f"/tables/{id}"))["table"]
    clock = {"type": "decision", "patience": 86400, "zone": None}
    assert (info["steward"], info["clock"]) == ("random", clock)


async def test_the_time_left_is_shown(come: Visit, server: Running) -> None:
    anna, bruno = await come("Anna"), await come("Bruno")
    id = await begun(anna, bruno, clock={"type": "decision", "patience": 3 * 86400})
    await asked(server, id, bruno, 0)
    for each in (anna, bruno):
        await each.table(id)
        await expect(panel(each.page, "Anna").get_by_role("timer")).to_contain_text("2 days 23 h")
        await expect(panel(each.page, "Bruno").get_by_role("timer")).to_have_count(0)
    await expect(status(anna.page)).to_contain_text(pattern("web-left"))


async def test_what_a_steward_lays_out_in_secret_is_shown_to_its_player(come: Visit, server: Running) -> None:
    """Tenjo's set-up (T4), while one looks at it."""
    anna = await come("Anna")
    id = await scenes.alone(server, anna, 3, "tenjo", years=1)
    await scenes.play_until(server, id, scenes.asked(0, "distribute"))
    await anna.table(id)
    samurai = anna.page.locator("fieldset").get_by_role("slider").first
    await expect(samurai).to_have_value("50")

    table = await server.services.registry.table(id)
    one, other = (str(each["site"]) for each in table.playing().state.view(0)["own"]["spread"])
    family: list[Step] = [["house", f"{each}_0", other] for each in ("wife", "son", "daughter")]
    laid: list[Step] = [["garrison", one, 25], ["garrison", other, "all"], ["store", other, "all"], *family]
    laid += [["hide", other.partition("_castle")[0]]] * 2
    laid.append(["ready"])
    await table.submit(0, laid, secrets.token_urlsafe(9))
    await expect(samurai).to_have_value("25")
    await expect(samurai).to_be_disabled()
