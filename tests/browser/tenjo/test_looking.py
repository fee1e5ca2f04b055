"""Whatever stands on the board or beside it says what it is when one looks closely: by focus, hover or a tap alike."""

import pytest
from playwright.async_api import Page

from tests.browser.conftest import Visit
from tests.browser.tenjo.scenes import moments
from tests.browser.visitor import QUIET
from tests.server.running import Running

# Each thing is given the focus as by the keyboard; what has no answer then, or one without its rule, is told.
SILENT = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const things = [
    ...document.querySelectorAll(
      "[data-look], [data-point], [data-province], [data-move^='element-'], [data-move^='ring-']"),
  ].filter((each) => each.checkVisibility());
  const silent = [];
  for (const thing of things) {
    thing.focus({ preventScroll: true });
    let told = "";
    for (let tries = 0; tries < 400 && !told; tries++) {
      await frame();
      told = document.querySelector(".tip")?.innerText ?? "";
    }
    const begin = told.charAt(0);
    if (!/T\\d+/.test(told) || told.includes("look-") || begin !== begin.toUpperCase()) {
      silent.push(`${thing.getAttribute("aria-label") ?? thing.innerText}: ${told}`);
    }
  }
  return [things.length, silent];
}"""


async def looked_at(page: Page) -> int:
    """Look at everything; how many things there are."""
    await page.keyboard.press("Tab")
    count, silent = await page.evaluate(SILENT)
    assert not silent, "\n".join(silent)
    return int(count)


@pytest.mark.parametrize("lang", ["en", "de", "it"])
async def test_everything_on_the_board_says_what_it_is_and_by_which_rule(
    come: Visit, server: Running, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    anna = await come("Anna", settings={**QUIET, "language": lang})
    wanted = ("turn", "march", "battle") if lang == "en" else ("turn",)
    found = {scene: await looked_at(anna.page) async for scene in moments(server, anna, monkeypatch, wanted)}
    assert set(found) == set(wanted)
    assert min(found.values()) > 200  # the map's points and provinces, the months, everybody's figures
