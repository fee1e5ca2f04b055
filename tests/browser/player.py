"""Plays a game on its page: whatever is lit, by name, as somebody would who reads what is written there."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.async_api import Locator, Page
from playwright.async_api import TimeoutError as PlaywrightTimeoutError

from tenka.kernel.move import Move
from tests.browser.until import until
from tests.browser.words import pattern, words

PRESS = 20_000  # milliseconds until something can be pressed
WALK = "dialog[open] [aria-current=step]"  # where one is in a screen that one walks through
OTHERS = 150.0  # seconds that the turns of all others may take, however busy the machine is

# What is on the board that can be done now, and a sign by which a change is seen.
LOOK = """
() => {
  const board = document.querySelector("#panel-board");
  if (!board) return null;
  const does = "button:not([data-look]), [role=button]:not([data-detail])"; // others only tell what they are
  const controls = [...board.querySelectorAll(does)].filter((each) => each.checkVisibility());
  const name = (each) => (each.ariaLabel ?? each.innerText).trim().replace(/\\s+/g, " ");
  const open = controls.filter((each) => each.ariaDisabled !== "true");
  return {
    yours: document.title.startsWith("●"),
    over: !!document.querySelector("dialog[open]:not(:has([aria-current=step])) :is(table, .ranking)"),
    names: open.filter((each) => each.ariaPressed !== "true").map(name),
    beside: open.filter((each) => each.ariaPressed !== "true" && !each.closest(".map")).map(name),
    chosen: controls.filter((each) => each.ariaPressed === "true").map(name),
    sign: controls.map((each) => [name(each), each.ariaDisabled, each.ariaPressed].join("|")).join("\\n") +
      document.title + (document.querySelector("input[type=range]")?.max ?? "") +
      (document.querySelector("[role=tabpanel] ~ *, .status")?.innerText ?? ""),
  };
}
"""


@dataclass(frozen=True)
class Sight:
    """What a player sees at a moment."""

    yours: bool
    over: bool
    names: list[str]  # of what can be pressed on the board
    beside: list[str]  # those of them that are not on the map
    chosen: list[str]  # what is pressed already
    sign: str


Press = Callable[[Locator], Awaitable[Any]]


async def is_chosen(page: Page) -> bool:
    """Whether what was pressed cannot be taken back, and waits to be confirmed."""
    return await page.locator("[data-chosen]").count() > 0


def asking(page: Page) -> Locator:
    """What confirms it."""
    return page.locator("[data-confirm]")


async def click(control: Locator) -> None:
    """With the mouse."""
    await control.click(timeout=PRESS)
    if await is_chosen(control.page):
        await asking(control.page).click(timeout=PRESS)


async def tap(control: Locator) -> None:
    """With a finger."""
    await control.tap(timeout=PRESS)
    if await is_chosen(control.page):
        await asking(control.page).tap(timeout=PRESS)


class Player:
    """Somebody who plays on a page."""

    def __init__(self, page: Page, chance: int = 0, press: Press = click) -> None:
        self.page = page
        self.rng = Random(chance)
        self.press = press
        self.done: list[str] = []  # the names of what was pressed

    async def see(self) -> Sight:
        """What there is to see now."""
        found = await until(lambda: self.page.evaluate(LOOK), "a board")
        return Sight(**found)

    async def wait(self) -> Sight:
        """Wait until something is to be done, or the game is over."""

        async def due() -> Sight | None:
            await self.walk_on()
            sight = await self.see()
            return sight if sight.over or (sight.yours and self.choice(sight)) else None

        try:
            return await until(due, "one's turn", OTHERS)
        except AssertionError as error:
            raise AssertionError(f"{error} after {self.done[-5:]}, seeing {await self.see()}") from None

    async def walk_on(self) -> None:
        """Close a screen that tells of a round that is over: the game waits behind it."""
        if await self.page.locator(WALK).is_visible():
            await self.page.keyboard.press("Escape")

    def choice(self, sight: Sight) -> str | None:
        """What to press: something of the first kind that there is."""
        for kind in KINDS:
            found = [name for name in sight.names if kind.fullmatch(name)]
            settled = any(kind.fullmatch(name) for name in sight.chosen) or (kind is ADD and self.recent(ADD) >= 2)
            if found and not settled:
                return self.rng.choice(found)
        return None

    def recent(self, kind: re.Pattern[str]) -> int:
        """How often something of a kind was just pressed in a row."""
        count = 0
        for name in reversed(self.done):
            if not kind.fullmatch(name):
                break
            count += 1
        return count

    async def step(self, sight: Sight | None = None) -> str:
        """Do one thing, and see what comes of it; its name."""
        sight = sight or await self.wait()
        name = self.choice(sight)
        assert name is not None
        await self.do(name, sight)
        return name

    async def do(self, name: str, sight: Sight | None = None) -> None:
        """Press this, and wait until something has changed; what is gone by then needs no pressing any more."""
        sight = sight or await self.see()
        control = self.control(name)
        try:
            await self.press(control)
        except PlaywrightTimeoutError:
            if await control.count():
                raise
            now = await self.see()
            assert now.sign != sight.sign, f"nothing to press for {name} after {self.done[-5:]}, seeing {now}"
            return
        self.done.append(name)
        await self.changed(sight)

    async def changed(self, since: Sight) -> None:
        """Wait until something has changed since then."""

        async def look() -> bool:
            return (await self.see()).sign != since.sign

        await until(look, f"something to come of {self.done[-1:]}")

    def control(self, name: str) -> Locator:
        """The first control on the board with this name that can be pressed."""
        board = self.page.locator("#panel-board")
        by_label = board.locator(f"[aria-label={quoted(name)}]:not([aria-disabled=true])")
        by_text = board.locator("button:not([aria-disabled=true]):not([aria-label])").filter(
            has_text=re.compile(r"\s*".join(map(re.escape, name.split())))
        )
        return by_label.or_(by_text).first

    async def choose(self, *kinds: re.Pattern[str]) -> None:
        """Do something of each of these kinds, one after the other."""
        for kind in kinds:
            sight = await self.offered(kind)
            await self.do(next(name for name in sight.names if kind.fullmatch(name)), sight)

    async def offered(self, kind: re.Pattern[str]) -> Sight:
        """Wait until something of a kind can be done."""

        async def look() -> Sight | None:
            sight = await self.see()
            return sight if can(kind)(sight) else None

        return await until(look, f"{kind.pattern} to be offered")

    async def until(self, wish: Callable[[Sight], bool]) -> Sight:
        """Play until one sees what one wishes."""
        while not wish(sight := await self.wait()):
            assert not sight.over, "the game ended without it"
            await self.step(sight)
        return sight

    async def play(self) -> None:
        """Play to the end."""
        while not (sight := await self.wait()).over:
            await self.step(sight)


def quoted(text: str) -> str:
    """A text in a selector."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def can(kind: re.Pattern[str]) -> Callable[[Sight], bool]:
    """The wish to be able to do something of a kind."""
    return lambda sight: any(kind.fullmatch(name) for name in sight.names)


TILES = (words().move(Move(("tile", "TITLE")), {"splitting": each}).text for each in ("yes", "no"))
TILE = re.compile("|".join(each.replace("TITLE", ".+") for each in TILES))
ADD = re.compile(f"(?!{TILE.pattern}){pattern('move-add').pattern}")
PAY = pattern("move-pay")
PLACE = pattern("move-place")
OFFER = pattern("move-offer")
CONFIRM = pattern("move-confirm")
DONE = pattern("move-done")
TAKE = re.compile(pattern("move-take").pattern.replace(".+", f"({pattern('packet-first', 'packet-second').pattern})"))
GENERALS = pattern(*(f"general-full-{each}" for each in ("honda", "sakakibara", "sakai", "ii")))
GENERAL = re.compile(rf"({GENERALS.pattern})\b.*", re.DOTALL)

# The best first: whoever places soon ends the game soon.
KINDS = (
    GENERAL,
    pattern("move-accept"),
    TAKE,
    ADD,
    OFFER,
    TILE,
    pattern("move-rest_tile"),
    CONFIRM,
    PAY,
    PLACE,
    pattern("move-gild"),
    pattern("move-draw"),
    DONE,
)
