"""The screens on which a table must be one screen, and how it shares them out."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

from playwright.async_api import Page

from tests.browser.looks.seen import settled
from tests.browser.visitor import Viewport

SCREENS: tuple[Viewport, ...] = ((1280, 800), (1366, 768), (1440, 900), (1920, 1080))
# The map's part of the width; of the column in which the log lies, the log's part of the height, and its lines.
SHARES = """
() => {
  const box = (wanted) => document.querySelector(wanted).getBoundingClientRect();
  return {
    map: box("[data-area=map]").width / innerWidth,
    log: box(".beneath-people > .side").height / box(".table > .body").height,
    lines: box(".right .log").height / 24,
  };
}
"""


@dataclass(frozen=True)
class Shares:
    """What map and log have of a screen."""

    screen: Viewport
    map: float
    log: float
    lines: float


async def on_every_screen(page: Page) -> AsyncIterator[Shares]:
    """Show a table on one screen after the other; in the end on the first one again."""
    for width, height in SCREENS:
        await page.set_viewport_size({"width": width, "height": height})
        await settled(page)
        yield Shares((width, height), **await page.evaluate(SHARES))
    width, height = SCREENS[0]
    await page.set_viewport_size({"width": width, "height": height})


def short(moment: str, found: Shares, least: float = 0) -> list[str]:
    """What has less than it must: the map its part of the width, the log a third of the height and five lines."""
    where = f"{moment} at {found.screen[0]}×{found.screen[1]}"
    told = [f"{where}: the map has {found.map:.3f}"] if found.map < least - 0.0005 else []
    if found.log < 1 / 3 - 0.0005 or found.lines < 5:
        told.append(f"{where}: the log has {found.log:.3f}, {found.lines:.1f} lines")
    return told
