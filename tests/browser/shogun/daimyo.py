"""Plays Shogun on its page with the controls that are lit there, and is quick about it."""

from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.async_api import Locator, Page
from playwright.async_api import TimeoutError as PlaywrightTimeoutError

from tests.browser.player import OTHERS, PRESS, Press, click
from tests.browser.until import until
from tests.browser.words import plain

GAME = "shogun"
SAY = plain(game=GAME)
SPACES = 11

# What can be done, the first kind first.
KINDS = {
    "armies": ".march .confirm",
    "target": ".march li button.lit:not(.chosen)",
    "stay": ".march .act.lit",
    "place": ".places button.lit",
    "revolt": ".revolts button.lit",
    "plan": ".plan .space.lit",
}

LOOK = """
(kinds) => {
  const board = document.querySelector("#panel-board");
  if (!board) return null;
  const shown = (each) => each.checkVisibility();
  const count = (selector) => [...board.querySelectorAll(selector)].filter(shown).length;
  const lying = (space) => space.querySelector(".unseen").textContent;
  return {
    yours: document.title.startsWith("●"),
    over: !!document.querySelector("dialog[open] table"),
    kinds: Object.keys(kinds).filter((kind) => count(kinds[kind])),
    plan: [...board.querySelectorAll(".plan .space")].map(lying),
    laid: count(".plan .space.served"),
    hand: [...board.querySelectorAll(".plan [data-card]")].map((each) => each.dataset.card),
    sign: document.title + board.textContent + (document.querySelector("input[type=range]")?.max ?? ""),
  };
}
"""


@dataclass(frozen=True)
class Look:
    """What there is to see at a moment."""

    yours: bool
    over: bool
    kinds: list[str]
    plan: list[str]  # the spaces, with what lies there
    laid: int
    hand: list[str]
    sign: str

    @property
    def kind(self) -> str | None:
        """What to do now."""
        return self.kinds[0] if self.yours and self.kinds else None


class Daimyo:
    """Somebody who plays Shogun on a page."""

    def __init__(self, page: Page, chance: int = 0, press: Press = click) -> None:
        self.page = page
        self.rng = Random(chance)
        self.press = press
        self.done: list[str] = []

    async def see(self) -> Look:
        """What there is to see now."""
        found: dict[str, Any] = await until(lambda: self.page.evaluate(LOOK, KINDS), "a board")
        return Look(**found)

    async def wait(self) -> Look:
        """Wait until something is to be done, or the game is over."""

        async def due() -> Look | None:
            look = await self.see()
            return look if look.over or look.kind else None

        return await until(due, f"one's turn after {self.done[-5:]}", OTHERS)

    def lit(self, kind: str) -> Locator:
        """The controls of a kind that can be pressed."""
        return self.page.locator("#panel-board").locator(KINDS[kind])

    async def do(self, control: Locator) -> None:
        """Press something, and wait until something has come of it; what is gone by then needs no pressing any more."""
        before = await self.see()
        try:
            await self.press(control)
        except PlaywrightTimeoutError:
            if await control.count():
                raise

        async def changed() -> bool:
            return (await self.see()).sign != before.sign

        await until(changed, f"something to come of {self.done[-1:]}", PRESS / 1000)

    async def step(self, look: Look | None = None) -> str:
        """Do one thing; a plan is one thing."""
        look = look or await self.wait()
        kind = look.kind
        assert kind is not None
        self.done.append(kind)
        if kind == "plan":
            # Card by card once; later plans are filled by a button, as whoever wants to be quick does it.
            await (self.fill() if self.done.count("plan") > 1 else self.plan())
            await self.ready()
        else:
            controls = self.lit(kind)
            await self.do(controls.nth(self.rng.randrange(max(await controls.count(), 1))))
        return kind

    # Planning

    def space(self, space: str) -> Locator:
        """A space of one's planning board."""
        return self.page.locator(f"[data-space={space}]")

    def card(self, card: str) -> Locator:
        """A card in hand."""
        return self.page.locator(f"[data-card={card}]")

    async def plan(self) -> None:
        """Fill all spaces that are empty: a tap on the first, then one on a card for each; the next picks itself."""
        free = self.page.locator(".plan .space:not(.served)")
        await self.page.locator(".plan .space").nth(SPACES - 1).wait_for()
        picked = self.page.locator(".plan .space[aria-pressed=true]")
        while left := await free.count():
            if not await picked.count():
                await self.press(free.first)
            await picked.wait_for()
            cards = self.page.locator("[data-card][aria-disabled=false]")
            await self.press(cards.nth(self.rng.randrange(await cards.count())))
            await self._fewer(left)
            if left > 1:
                await picked.wait_for()

    async def fill(self) -> None:
        """Have all spaces filled that are empty."""
        await self.press(self.page.get_by_role("button", name=SAY["board-plan-fill"]))

        async def full() -> bool:
            return (await self.see()).laid == SPACES

        await until(full, "the plan to be full", PRESS / 1000)

    async def _fewer(self, left: int) -> None:
        async def laid() -> bool:
            return (await self.see()).laid > SPACES - left

        await until(laid, "the card to lie there", PRESS / 1000)

    async def lay(self, card: str, space: str) -> None:
        """Lay a card on a space: a tap on the card, and one on the space."""
        await self.press(self.card(card))
        await self.do(self.space(space))

    async def ready(self) -> None:
        """Say that the plan stands, and wait until it does: meanwhile others may say so too."""
        await self.press(self.act("ready"))

        async def stands() -> bool:
            look = await self.see()
            return not look.yours or look.laid < SPACES

        await until(stands, "the plan to stand", PRESS / 1000)

    def act(self, verb: str) -> Locator:
        """The button of a move without further choice."""
        return self.page.get_by_role("button", name=SAY[f"move-{verb}"], exact=True)

    # Longer

    async def until(self, kind: str) -> Look:
        """Play until one can do something of a kind."""
        while kind not in (look := await self.wait()).kinds:
            assert not look.over, f"the game ended without {kind}"
            await self.step(look)
        return look

    async def play(self) -> None:
        """Play to the end."""
        while not (look := await self.wait()).over:
            await self.step(look)
