"""axe-core, which knows what makes pages hard to use for many."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page

from tests.browser.looks.paint import paint

SCRIPT = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BAD = {"serious", "critical"}
# On a picture, even the faintest, axe-core does not judge contrast.
PLAIN = """
for (const each of document.querySelectorAll("*"))
  if (getComputedStyle(each).backgroundImage.includes("url(")) each.style.backgroundImage = "none";
"""
# Style sheets are fetched anew only for rules that are not among those run, and what is in no region is never serious.
RUN = """
([rules, within]) => {
  const run = rules.length ? { runOnly: rules } : { rules: { region: { enabled: false } } };
  const how = { preload: false, resultTypes: ["violations"], ...run };
  return axe.run(within || document, how).then(({ violations }) => violations);
}
"""


@cache
def script() -> str:
    """The checker itself."""
    if not SCRIPT.is_file():
        pytest.fail("axe-core is not there: run ./dev test", pytrace=False)
    return SCRIPT.read_text(encoding="utf-8")


async def findings(page: Page, *rules: str, within: str = "") -> list[str]:
    """What is seriously wrong on a page or in a part of it, a line each; by some of the checker's rules, or by all."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(script())
    await paint(page)
    await page.evaluate(PLAIN)
    found: list[dict[str, Any]] = await page.evaluate(RUN, [rules, within])
    return [
        f"{each['id']}: {each['help']}: {node['html'][:200]} {node.get('failureSummary', '')}"
        for each in found
        if each["impact"] in BAD
        for node in each["nodes"]
    ]
