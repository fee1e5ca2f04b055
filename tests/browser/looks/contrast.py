"""How well texts stand out from their ground: also where axe-core is not sure, as beside ornaments."""

from playwright.async_api import Page

from tests.browser.looks.paint import paint

# The colour of every text, and of the nearest ground below it, as they are mixed. Drawings are looked at by people.
TEXTS = r"""
(least) => {
  const parse = (colour) => {
    const [r, g, b, a = 1] = colour.match(/[\d.]+/g).map(Number);
    return colour.startsWith("color(") ? [r * 255, g * 255, b * 255, a] : [r, g, b, a];
  };
  const over = ([r, g, b, a], ground) => [r, g, b].map((part, i) => part * a + ground[i] * (1 - a));
  const light = (colour) => {
    const linear = (part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const [r, g, b] = colour.map((part) => linear(part / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const line = (each) => (each ? [each, ...line(each.parentElement)] : []);
  const ground = (each) => {
    const layers = line(each).map((one) => parse(getComputedStyle(one).backgroundColor));
    return layers.reduceRight((below, one) => over(one, below), [255, 255, 255]);
  };
  const found = [];
  for (const each of document.querySelectorAll("body *")) {
    const seen = each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const exempt = each.closest("svg, [aria-disabled=true], [disabled], .unseen, .hidden");
    if (!seen || exempt) continue;
    if (![...each.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim())) continue;
    const style = getComputedStyle(each);
    const opacity = line(each).reduce((all, one) => all * Number(getComputedStyle(one).opacity), 1);
    const below = ground(each);
    const [r, g, b, a] = parse(style.color);
    const lights = [light(over([r, g, b, a * opacity], below)), light(below)];
    const ratio = (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (ratio < (large ? least - 1.5 : least)) found.push(`${ratio.toFixed(2)}: ${each.outerHTML.slice(0, 160)}`);
  }
  return [...new Set(found)];
}
"""
LEAST = 4.5  # to one, as WCAG asks; large letters need 3


async def faint(page: Page, least: float = LEAST) -> list[str]:
    """The texts that are hard to read, with their contrast."""
    await paint(page)
    found: list[str] = await page.evaluate(TEXTS, least)
    return found
