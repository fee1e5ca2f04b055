"""Somebody who learns a game by its course, and knows nothing but what the coach says and points at."""

from functools import partial
from typing import Any

from playwright.async_api import Locator, Page

import tenka
from tenka.lessons import LessonCourse, course_of
from tenka.lessons.course import LessonStep
from tests.browser.until import until
from tests.browser.visitor import Visitor

TRIES = 90  # clicks for a step
PATIENT_CLICKS = 6  # that lead nowhere
PAUSE = 100  # milliseconds for the page to follow
NEAR = 5  # pixels: a ring lies so far around what it shows, and that is not covered
LIES = """
([near, pointed]) => {
  const { left, top, right, bottom } = document.querySelector(".coach").getBoundingClientRect();
  const rings = [...document.querySelectorAll(".calling")].map((each) => each.getBoundingClientRect());
  const covers = (ring) =>
    Math.min(right, ring.right) - Math.max(left, ring.left) > near &&
    Math.min(bottom, ring.bottom) - Math.max(top, ring.top) > near;
  // On a map, what a step to read points at has been brought into sight.
  const isLost = (thing) => {
    const [kind, value] = thing.split("=");
    const there = document.querySelectorAll(`main [data-frame] [data-${kind}="${value}"]`);
    const found = [...there].find((each) => each.checkVisibility())?.getBoundingClientRect();
    const meets = (ring) =>
      ring.left < found.right && ring.right > found.left && ring.top < found.bottom && ring.bottom > found.top;
    return found && !rings.some(meets);
  };
  const reads = !document.querySelector(".coach li");
  return [
    left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1 ? "the bubble is cut" : "",
    document.documentElement.scrollWidth > innerWidth ? "the page is too wide" : "",
    rings.some(covers) ? "the bubble lies over what it points at" : "",
    reads && pointed.some(isLost) ? "what it points at is not to be seen" : "",
  ].filter(Boolean);
}
"""
MIDDLES = """
(rings) => rings.map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})
"""


def course_in(game: str) -> LessonCourse:
    """A game's course."""
    found = course_of(tenka.game(game))
    assert found is not None
    return found


class Learner:
    """A visitor in a chapter."""

    def __init__(self, visitor: Visitor, game: str, chapter: str) -> None:
        self.visitor, self.game, self.chapter = visitor, game, chapter
        self.steps = course_in(game).chapter(chapter).steps

    @property
    def page(self) -> Page:
        return self.visitor.page

    @property
    def coach(self) -> Locator:
        return self.page.locator(".coach")

    async def place(self) -> tuple[int, Any]:
        """Where the server knows one to be."""
        course = await self.visitor.get(f"/courses/{self.game}")
        found = next(each for each in course["chapters"] if each["id"] == self.chapter)
        return found["step"], found["done"]

    async def open(self) -> None:
        """Come to the chapter, where one left it."""
        await self.visitor.go(f"/learn/{self.game}/{self.chapter}")
        await self.coach.wait_for()

    async def finish(self) -> None:
        """Go on to the end, from wherever one is."""
        step, _ = await self.place()
        while step < len(self.steps):
            await until(
                partial(self.lies_well, self.steps[step]),
                f"{self.chapter}: the bubble beside what it points at, in {step}",
            )
            await self.do(self.steps[step], step)
            step, _ = await self.place()
        await self.coach.locator(".done").wait_for()

    async def lies_well(self, step: LessonStep) -> bool:
        """Whether the whole bubble is to be seen, and what it points at, which it does not cover."""
        return not await self.page.evaluate(LIES, [NEAR, step.point])

    async def do(self, step: LessonStep, number: int) -> None:
        """Do what a step asks for."""
        if step.tap:
            kind, value = step.tap[0].split("=")
            scope = self.coach if kind == "choice" else self.page.locator("main")
            await scope.locator(f'[data-{kind}="{value}"]:visible').first.click(force=True)
        elif step.do:
            await self.make_moves(step, number)
        else:
            await self.coach.locator(".button.main").click()
        await until(lambda: self.is_beyond(number), f"{self.chapter}: the step after {step.name}")

    async def is_beyond(self, number: int) -> bool:
        return (await self.place())[0] > number

    async def make_moves(self, step: LessonStep, number: int) -> None:
        """Click what the coach points at until all is done; where that does not help, what he names."""
        before, vain = await self.place(), 0
        for _ in range(TRIES):
            if before[0] > number:
                return
            if vain < PATIENT_CLICKS:
                await self.click(vain)
            else:
                await self.coach.locator("li button").first.click()
            await self.page.wait_for_timeout(PAUSE)
            now = await self.place()
            before, vain = now, 0 if now != before else vain + 1
        raise AssertionError(
            f"{self.chapter}: cannot do {step.name}, after {before[1]}: {await self.coach.inner_text()}"
        )

    async def click(self, turn: int) -> None:
        """Click one of the rings."""
        await click_ring(self.page, turn)


async def click_ring(page: Page, turn: int) -> None:
    """Click one of the rings around what the coach points at, if there are any."""
    middles = await page.locator(".calling").evaluate_all(MIDDLES)
    if not middles:  # what they were around has just changed
        return
    x, y = middles[turn % len(middles)]
    touch = await page.evaluate("navigator.maxTouchPoints > 0")
    await (page.touchscreen.tap(x, y) if touch else page.mouse.click(x, y))
