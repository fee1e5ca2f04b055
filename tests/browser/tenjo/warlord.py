"""Plays Tenjo on its page: what nobody need think about by itself, the rest as it is told to."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.async_api import Locator, Page
from playwright.async_api import TimeoutError as PlaywrightTimeoutError

from tenka.kernel.move import Move
from tests.browser.player import OTHERS, PRESS, Press, click
from tests.browser.until import until
from tests.browser.words import pattern, plain, words

GAME = "tenjo"
SAY = plain(game=GAME)
DECLINED = (
    "parley",
    "peace",
    "join",
    "cards",
    "answer",
    "fight_on",
    "move_in",
    "yield",
    "recruit",
    "scout",
    "marriage",
)

# The buttons beside the map that can be pressed, by their names.
LOOK = """
() => {
  const board = document.querySelector("#panel-board .board");
  if (!board) return null;
  const name = (each) => (each.querySelector(".unseen") ?? each).textContent.trim().replace(/\\s+/g, " ");
  const buttons = [...board.querySelectorAll(".top button, .sheet > header .main button, .desk button")]
    .filter((each) => each.ariaDisabled !== "true" && each.checkVisibility());
  return {
    yours: document.title.startsWith("●"),
    over: !!document.querySelector("dialog[open] table"),
    away: !!board.querySelector("[role=tab][id$=-now][aria-selected=false]"),
    names: buttons.map(name),
    sign: document.title + board.textContent + document.querySelector(".status")?.textContent,
  };
}
"""


def label(*move: str | int, names: Mapping[int, str] | None = None, **details: Any) -> str:
    """What the button of a move is called, with the names of those who play."""
    called = names or {}
    return words("en", GAME).move(Move(move), details, lambda seat: (called[seat], called[seat])).text


def any_of(verb: str) -> re.Pattern[str]:
    """The buttons of a verb, whatever it is about."""
    return re.compile(pattern(f"move-{verb}", game=GAME).pattern + ".*")


def these(names: Iterable[str]) -> re.Pattern[str]:
    """Buttons with one of these names."""
    return re.compile("|".join(map(re.escape, names)))


# What can be done without a thought, the first first.
ROUTINE = (
    any_of("site"),
    any_of("ready"),
    these(label("pass", decision=each) for each in DECLINED),
    re.compile(".+: lose .+"),
    re.compile("(Give up the|A) daimyō in .+"),
    any_of("koku_and_roll"),
    any_of("all_koku"),
    any_of("first"),
    any_of("koku_to"),
    any_of("samurai_to"),
    re.compile("To .+: all koku"),
    these(label("roll", forfeit=each) for each in ("yes", "no")),
    any_of("end"),
    any_of("produce"),
)


@dataclass(frozen=True)
class Look:
    """What there is to see at a moment."""

    yours: bool
    over: bool
    away: bool
    names: list[str]
    sign: str

    def can(self, *move: str | int, **details: Any) -> bool:
        """Whether there is the button of a move."""
        return label(*move, **details) in self.names


class Warlord:
    """Somebody who plays Tenjo on a page."""

    def __init__(self, page: Page, chance: int = 0, press: Press = click) -> None:
        self.page = page
        self.rng = Random(chance)
        self.press = press
        self.done: list[str] = []  # the names of what was pressed by routine
        self.board = page.locator("#panel-board .board")
        self.desk = self.board.locator(".desk")
        self.kept = self.board.locator(".work > .kept")  # what one keeps to oneself

    async def see(self) -> Look:
        """What there is to see now."""
        found: dict[str, Any] = await until(lambda: self.page.evaluate(LOOK), "a board")
        return Look(**found)

    def routine(self, look: Look) -> str | None:
        """What to press without a thought."""
        for kind in ROUTINE:
            found = [name for name in look.names if kind.fullmatch(name)]
            if found and look.yours:
                return self.rng.choice(found)
        return None

    async def due(self) -> Look | None:
        """What one sees if there is something to do, or all is over."""
        look = await self.see()
        if look.yours and look.away:
            await self.now()
            look = await self.see()
        return look if look.over or self.routine(look) else None

    async def wait(self) -> Look:
        """Wait until there is something to do, or all is over."""
        return await until(self.due, f"one's turn after {self.done[-5:]}", OTHERS)

    async def step(self, look: Look | None = None) -> str:
        """Do what needs no thought."""
        look = look or await self.wait()
        name = self.routine(look)
        assert name is not None, f"nothing to do among {look.names}"
        self.done.append(name)
        await self.do(self.button(name), look)
        return name

    # Controls

    def button(self, name: str) -> Locator:
        """A button beside the map by its whole name."""
        return (
            self.board.locator(".top, .sheet > header .main, .desk").get_by_role("button", name=name, exact=True).first
        )

    def act(self, *move: str | int, **details: Any) -> Locator:
        """The button of a move."""
        return self.button(label(*move, **details))

    def point(self, point: str) -> Locator:
        """A point on the map."""
        return self.page.locator(f"[data-point={point}]")

    def tab(self, part: str) -> Locator:
        """A tab of the desk: what one keeps to oneself (cards, trade, treasury), or what is decided now."""
        return self.board.locator(f"[role=tab][id$=-{part}]")

    async def now(self) -> None:
        """Turn to what is decided now, where one was looking at something else."""
        if await self.tab("now").get_attribute("aria-selected") == "false":
            await self.press(self.tab("now"))

    async def do(self, control: Locator, look: Look | None = None) -> None:
        """Press something, and wait until something has come of it; what is gone by then needs no pressing any more."""
        before = look or await self.see()
        try:
            await self.press(control)
        except PlaywrightTimeoutError:
            if await control.count():
                raise
            return

        async def changed() -> bool:
            return (await self.see()).sign != before.sign

        await until(changed, f"something to come of {control}", PRESS / 1000)

    # What is done often

    async def points(self) -> int:
        """How many action points are left."""
        return int(await self.board.locator(".points b").inner_text())

    async def march(self, source: str, goal: str, thousands: int | None = None) -> None:
        """Send samurai from a point to another, all of them if no number is told."""
        await self.point(source).press("Enter")  # only says who: nothing is sent before the goal
        await self.do(self.point(goal))
        many = self.desk.get_by_role("group", name=SAY["board-march-how-many"]).first
        if thousands is None:
            await many.get_by_role("slider").press("End")
        else:
            await many.get_by_role("slider").fill(str(thousands))
        await self.do(self.desk.get_by_role("button", name=SAY["move-go"], exact=True))

    async def attack(self, foe: int, name: str, point: str, *stacks: str) -> None:
        """Declare an attack with these stacks."""
        attack = self.desk.get_by_role("button", name=label("attack", point, foe, names={foe: name}), exact=True)
        await self.do(attack)
        for stack in stacks if len(stacks) > 1 else ():  # of one nobody is asked
            await self.do(self.desk.get_by_role("button", name=label("with", stack)))
        await self.do(self.act("declare"))

    async def lay(self, element: str, ring: int) -> None:
        """Take an element up in a window, with a ring."""
        cards = self.desk.get_by_role("group", name=SAY["board-hand"])
        await self.do(cards.get_by_role("button", name=re.compile(label("element", element))))
        rings = self.desk.get_by_role("group", name=SAY["board-hand-rings"])
        await self.do(rings.get_by_role("button", name=re.compile(words("en", GAME).noun("card", f"ring_{ring}"))))
