"""Plays with the keyboard alone: Tab from group to group, arrows inside, Enter."""

import re
from collections import Counter

from playwright.async_api import Locator, Page

from tests.browser.player import GENERAL, PRESS, Player, is_chosen, quoted

SETTLING = 420  # milliseconds in which a second press is part of the first
MOST = 150  # keys to get anywhere
PRICE = re.compile(r": \d+$")  # said on the board, not in the list
OFTEN = 3  # one move in so many is made from the list of all moves

# Which keys lead on from what has the focus to a control: the best first, none when it is reached. In lists arrows go
# from one entry to the next, on the board they go where they point to.
KEYS = """
(target) => {
  const active = document.activeElement;
  const { left, top, width, height } = active.getBoundingClientRect();
  const sign = [active.tagName, left, top].join();
  if (active === target) return { keys: [], sign };
  if (target.tabIndex >= 0) return { keys: ["Tab"], sign };
  const stops = (group) => [...group.querySelectorAll("[tabindex='0']")];
  let group = target.parentElement;
  while (!stops(group).length) group = group.parentElement;
  if (!stops(group).includes(active)) return { keys: ["Tab"], sign };
  if (target.closest(".moves, .log, [role=tablist]")) {
    const after = active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
    return { keys: [after ? "ArrowRight" : "ArrowLeft"], sign };
  }
  const to = target.getBoundingClientRect();
  const dx = to.left + to.width / 2 - left - width / 2;
  const dy = to.top + to.height / 2 - top - height / 2;
  const across = dx > 0 ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const down = dy > 0 ? ["ArrowDown", "ArrowUp"] : ["ArrowUp", "ArrowDown"];
  const [best, other] = Math.abs(dy) > Math.abs(dx) ? [down, across] : [across, down];
  return { keys: [best[0], other[0], other[1], best[1]], sign };
}
"""


async def reach(page: Page, control: Locator) -> None:
    """Bring the focus to a control."""
    target = await control.element_handle(timeout=PRESS)
    pressed: Counter[tuple[str, str]] = Counter()  # where, and which key: not the same ones in circles
    for _ in range(MOST):
        found = await page.evaluate(KEYS, target)
        if not found["keys"]:
            return
        key = min(found["keys"], key=lambda each: pressed[found["sign"], each])
        pressed[found["sign"], key] += 1
        await page.keyboard.press(key)
    raise AssertionError(f"no way by keyboard to {await target.evaluate('each => each.outerHTML')}")


class Typist(Player):
    """Somebody who plays without a mouse."""

    def __init__(self, page: Page, chance: int = 0) -> None:
        super().__init__(page, chance, self.enter)

    async def enter(self, control: Locator) -> None:
        """Go to a control and press Enter."""
        await reach(self.page, control)
        await self.page.keyboard.press("Enter")
        if await is_chosen(self.page):  # once more confirms
            await self.page.wait_for_timeout(SETTLING)
            await self.page.keyboard.press("Enter")

    def control(self, name: str) -> Locator:
        """A control on the board or, now and then, in the list of all moves."""
        if self.listed(name):
            move = PRICE.sub("", name)
            longer = quoted(f"{move}: ")  # with the words on the button, where they are others
            return self.page.locator(f".moves [aria-label={quoted(move)}], .moves [aria-label^={longer}]").first
        return super().control(name)

    def listed(self, name: str) -> bool:
        """Whether to take the list this time."""
        return len(self.done) % OFTEN == 0 and not GENERAL.fullmatch(name)

    async def do(self, name: str, *sight: object) -> None:
        """The same, with the list opened first where it is taken."""
        if self.listed(name):
            await self.page.keyboard.press("a")
            await self.page.locator(".moves button").first.wait_for()
        await super().do(name, await self.see())
