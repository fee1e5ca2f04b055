"""How large the controls are that one can see."""

from dataclasses import dataclass

from playwright.async_api import Page

FLOOR = 24  # pixels, for every control
MAIN = 44  # for those a page is for

# Links and buttons inside a sentence are as large as its letters. What is not to be seen cannot be hit.
CONTROLS = """
() => {
  const wanted = "button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=link]";
  const top = document.querySelector("dialog[open]") ?? document;
  const size = (each) => {
    const label = each.matches("input[type=checkbox], input[type=radio]") && each.closest("label");
    const { width, height } = (label || each).getBoundingClientRect();
    return [width, height];
  };
  const clipped = (each) => getComputedStyle(each).clipPath === "inset(50%)";
  const inSentence = (each) =>
    getComputedStyle(each).display === "inline" && each.parentElement.textContent.trim() !== each.textContent.trim();
  return [...top.querySelectorAll(wanted)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !clipped(each) && !inSentence(each))
    .map((each) => ({
      name: each.outerHTML.slice(0, 160),
      width: size(each)[0],
      height: size(each)[1],
      main: each.classList.contains("main"),
    }));
}
"""


@dataclass(frozen=True)
class Control:
    """A control with its size in pixels."""

    name: str
    width: float
    height: float
    main: bool

    @property
    def too_small(self) -> bool:
        """Whether it is hard to hit."""
        least = MAIN if self.main else FLOOR
        return min(self.width, self.height) < least - 0.01


async def controls(page: Page) -> list[Control]:
    """All controls that one can see."""
    return [Control(**each) for each in await page.evaluate(CONTROLS)]
