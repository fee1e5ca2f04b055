"""What lies on Shogun's desk is whole on every screen and in every language: names in the plan, and the last battle."""

import secrets
from random import Random

import pytest
from playwright.async_api import Page, expect

from tenka.kernel.state import State
from tenka.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.looks.seen import settled
from tests.browser.scenes import alone, asked, play_until
from tests.browser.screens import SCREENS
from tests.browser.shogun.scenes import START
from tests.server.running import Running

LONG = 8  # letters of a name that had to be cut once
# Texts that reach beyond what clips them, or that a box with hidden bars scrolls; and what of a card on a space of the
# plan lies beyond its edge.
CUT = """
() => {
  const texts = document.querySelectorAll(
    "[data-area=desk] :is(.name, .equation, .words, .figures, .contents, .revolts, .side-acts)",
  );
  const shown = [...texts].filter((each) => each.checkVisibility() && !each.closest(".unseen"));
  const clipped = shown.filter((each) => {
    const style = getComputedStyle(each);
    return (style.overflowX !== "visible" && each.scrollWidth > each.clientWidth + 1)
      || (style.overflowY === "auto" && each.scrollHeight > each.clientHeight + 1);
  });
  const beyond = [...document.querySelectorAll(".space .card")].filter((card) => {
    const { top, bottom, right } = card.getBoundingClientRect();
    return [...card.querySelectorAll(":scope > *, .figure")].some((part) => {
      const box = part.getBoundingClientRect();
      return part.checkVisibility() && (box.top < top - 1 || box.bottom > bottom + 1 || box.right > right + 1);
    });
  });
  // Houses that stand above each other on a ruler lie over nothing else.
  const edge = (each, side) => each.getBoundingClientRect()[side];
  const rulers = document.querySelectorAll(".large [data-shows=rest] .tracks .badge");
  const head = Math.min(...[...rulers].map((each) => edge(each, "top")));
  const over = [...document.querySelectorAll(".large [data-shows=rest] > :is(.shown, .plan)")].filter(
    (each) => edge(each, "bottom") > head + 1,
  );
  const all = [...clipped, ...beyond, ...over];
  return all.map((each) => `${each.className.replace(/svelte-\\w+/g, "")}: ${each.textContent}`);
}
"""


def after_a_battle(state: State) -> bool:
    """A battle was fought, and another seat is asked to march."""
    fought = any(event["kind"] == "battle" for event in state.view(0)["events"])
    return fought and 0 not in state.pending and any(each.kind == "march" for each in state.pending.values())


def in_unrest(state: State) -> bool:
    """The first seat plans the season, and a province of its is in unrest."""
    return asked(0, "plan")(state) and bool(restless(state))


def restless(state: State) -> list[str]:
    """The provinces of the first seat that are in unrest."""
    provinces = state.view(0, events=False)["provinces"]
    return [each["province"] for each in provinces if each["owner"] == 0 and each["unrest"]]


async def cut(page: Page, moment: str) -> list[str]:
    """What is cut on each screen."""
    told = []
    for width, height in SCREENS:
        await page.set_viewport_size({"width": width, "height": height})
        await settled(page)
        told += [f"{moment} at {width}×{height}: {each}" for each in await page.evaluate(CUT)]
    return told


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_names_in_the_plan_and_the_last_battle(come: Visit, server: Running, lang: str) -> None:
    anna = await come("Anna", size=SCREENS[0], settings={"language": lang, "motion": "none", "sound": False})
    page = anna.page
    id = await alone(server, anna, 4, **START)
    await play_until(server, id, asked(0, "plan"))
    table = await server.services.registry.table(id)
    rng = Random(0)
    while "ready" not in {str(move[0]) for move in table.playing().state.legal(0)}:
        laid = [move for move in table.playing().state.legal(0) if move[0] == "plan"]
        long = [move for move in laid if not str(move[2]).startswith("chest") and len(str(move[2])) >= LONG]
        await table.submit(0, [list(rng.choice(long or laid))], secrets.token_urlsafe(9))
    await anna.table(id)
    await expect(page.locator(".spaces .name").first).to_be_visible()
    told = await cut(page, "plan")
    await play_until(server, id, in_unrest)
    [card, *_] = restless(table.playing().state)
    await table.submit(0, [["plan", "rice", card]], secrets.token_urlsafe(9))
    await anna.table(id)
    await page.locator("[data-space=rice]").click()  # what can be done with it is said beside it
    await expect(page.locator("[data-space=rice] .unrest")).to_be_visible()
    told += await cut(page, "unrest")
    await play_until(server, id, after_a_battle)
    await anna.table(id)
    await expect(page.locator(".tower .equation")).to_be_visible()
    told += await cut(page, "battle")
    assert not told, "\n".join(told)
