"""From 1280×800 on a table is one screen: nothing to scroll for, nothing too small, the map stays; and no accidents."""

import secrets
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Page, expect

from tenka.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.looks.seen import answer, settled
from tests.browser.player import asking
from tests.browser.scenes import Wish, alone, asked, play_until
from tests.browser.screens import SCREENS, on_every_screen, short
from tests.browser.shogun.scenes import START, moments
from tests.browser.until import until
from tests.server.running import Running

SMALLER = (1000, 760)  # where the places come to lie over what was planned
STEPS = 300  # that a plan takes at most
# What the page scrolls by, legal controls that cannot be seen and pressed where they are, letters on the map that are
# too small, names of players that are cut, and the map's place.
MEASURE = """
() => {
  const controls = [...document.querySelectorAll("[data-area=desk] button, [data-area=hand] button, [data-lit]")];
  const name = (each) => (each.ariaLabel || each.innerText || each.dataset.lit || "").trim();
  const hidden = controls.filter((each) => each.ariaDisabled !== "true" && each.checkVisibility()).filter((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const at = (down) => document.elementFromPoint(x + width / 2, y + down);
    const shows = (found) => each.contains(found) || found?.contains(each) || found?.closest("[data-area=map]");
    return ![4, height / 2, height - 4].every((down) => shows(at(down)));
  });
  const pixels = (text) => parseFloat(getComputedStyle(text).fontSize) * Math.abs(text.getScreenCTM().d);
  const map = document.querySelector("[data-area=map]");
  const { x, y, width, height } = map.getBoundingClientRect();
  const page = document.documentElement;
  return {
    scrolls: [page.scrollHeight - innerHeight, page.scrollWidth - innerWidth],
    hidden: hidden.map(name),
    cut: [...document.querySelectorAll("[data-anchor^=seat-] .name")]
      .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1)
      .map((each) => each.textContent),
    small: [...map.querySelectorAll("text")]
      .filter((each) => each.checkVisibility() && pixels(each) < 12)
      .map((each) => each.textContent),
    map: [x, y, width, height],
  };
}
"""
# How many crests stand beside each building's sign in the corner of Shogun's map.
MAJORITIES = """
() => Object.fromEntries(
  [...document.querySelectorAll("[data-majority]")].map((each) => [each.dataset.majority, each.children.length - 1]),
)
"""
TWO_THIRDS = 2 / 3
SHITENNO: dict[str, Wish] = {
    "general": asked(0, "general"),
    "packet": asked(0, "packet", "add", "tile"),
    "split": asked(0, "split"),
    "choice": asked(0, "choice"),
    "answer": asked(0, "answer"),
    "turn": asked(0, "turn", "place"),
}


async def wrong(page: Page, moment: str, maps: list[dict[str, Any]], least: float = 0) -> list[str]:
    """What is not as it must be on each screen; where the map is on each goes to `maps`."""
    told, places = [], {}
    async for shares in on_every_screen(page):
        found: dict[str, Any] = await page.evaluate(MEASURE)
        told += short(moment, shares, least)
        told += [
            f"{moment} at {shares.screen}: {what} {found[what]}" for what in ("hidden", "cut", "small") if found[what]
        ]
        told += [f"{moment} at {shares.screen}: it scrolls"] if found["scrolls"] != [0, 0] else []
        places[str(shares.screen)] = found["map"]
    maps.append(places)
    return told


@pytest.mark.parametrize("lang", ["en", "de"])
async def test_shitennos_table_is_one_screen(come: Visit, server: Running, lang: str) -> None:
    anna = await come("Anna", size=SCREENS[0], settings={"language": lang})
    page = anna.page
    told: list[str] = []
    maps: list[dict[str, Any]] = []
    for moment, wish in SHITENNO.items():
        id = await alone(server, anna)
        await play_until(server, id, wish)
        await anna.table(id)
        told += await wrong(page, moment, maps, TWO_THIRDS)
    await page.locator(".places button").first.click()
    await expect(page.locator(".laid")).to_be_visible()
    told += await wrong(page, "payment", maps, TWO_THIRDS)
    assert not told, "\n".join(told)
    assert all(each == maps[0] for each in maps), "the map keeps its place all game"


async def test_shoguns_table_is_one_screen(come: Visit, server: Running) -> None:
    anna = await come("Anna", size=SCREENS[0])
    told: list[str] = []
    maps: list[dict[str, Any]] = []
    async for moment in moments(server, anna):
        if moment == "over":
            await anna.page.keyboard.press("Escape")
        if moment == "second year":
            told += await unmarked(server, anna.page)
        told += await wrong(anna.page, moment, maps)
    assert not told, "\n".join(told)
    assert all(each == maps[0] for each in maps), "the map keeps its place all game"


async def unmarked(server: Running, page: Page) -> list[str]:
    """Majorities of a region, told by everybody's crest, that the map's corner does not show, or shows otherwise."""
    table = await server.services.registry.table(urlsplit(page.url).path.removeprefix("/table/"))
    held = [each for each in table.playing().state.view(0, events=False)["standing"]["majorities"] if each["seats"]]
    assert held
    wanted = {f"{each['region']}-{each['building']}": len(each["seats"]) for each in held}
    shown = await page.evaluate(MAJORITIES)
    return [] if shown == wanted else [f"majorities: {shown}, not {wanted}"]


# What appears under the pointer sleeps longer here, for however busy the machine is a click must come in time.
DROWSY = """
const timeout = setTimeout;
window.setTimeout = (deed, after, ...more) => timeout(deed, after === 400 ? 8000 : after, ...more);
"""


async def let_play(table: Table, seat: int, kind: str, until_offered: str | None = None) -> None:
    """Let a seat decide at random while it is asked for this, until a verb is offered."""
    rng = Random(0)
    for _ in range(STEPS):
        state = table.playing().state
        if seat not in state.pending or state.pending[seat].kind != kind:
            return
        moves = state.legal(seat)
        if until_offered in {str(move[0]) for move in moves}:
            return
        await table.submit(seat, [list(rng.choice(moves))], secrets.token_urlsafe(9))


async def test_a_double_click_on_ready_takes_no_place(come: Visit, server: Running) -> None:
    anna = await come("Anna", size=SMALLER, own=True)
    page = anna.page
    await anna.context.add_init_script(DROWSY)
    id = await alone(server, anna, 3, **START)
    table = await server.services.registry.table(id)
    await let_play(table, 1, "plan")
    await let_play(table, 2, "plan")
    await let_play(table, 0, "plan", "ready")
    await anna.table(id)
    ready = page.locator(".acts .main")
    await ready.scroll_into_view_if_needed()
    box = await ready.bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def asked_for(seat: int = 0) -> str | None:
        pending = table.playing().state.pending
        return pending[seat].kind if seat in pending else None

    async def bidding() -> bool:
        return "place" in {asked_for(seat) for seat in range(3)}

    await page.mouse.dblclick(*middle)
    await until(bidding, "all plans to be shown")
    while asked_for() != "place":
        await let_play(table, next(seat for seat in (1, 2) if asked_for(seat)), "place")
    under = page.locator(".places button.lit").last
    await expect(under).to_be_visible()
    await expect(answer(page)).to_be_hidden()  # the second half of a double click needs no answer
    place = await under.bounding_box()
    assert place
    assert place["x"] < middle[0] < place["x"] + place["width"]
    assert place["y"] < middle[1] < place["y"] + place["height"]
    await page.mouse.click(*middle)
    await settled(page)
    assert asked_for() == "place"

    await under.dblclick()  # which waits until it is awake: then it is chosen, and not yet taken
    await expect(asking(page)).to_be_visible()
    await settled(page)
    assert asked_for() == "place"
    await page.keyboard.press("Escape")
    await expect(asking(page)).to_be_hidden()
    await under.click()
    await asking(page).click()

    async def taken() -> bool:
        return asked_for() != "place"

    await until(taken, "the place to be taken")
