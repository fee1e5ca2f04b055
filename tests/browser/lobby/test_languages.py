"""Three languages, switched at once, without a word missing."""

import re
from collections.abc import Iterable

import pytest
from playwright.async_api import Page, expect

from tenka.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.looks.seen import status, tab
from tests.browser.scenes import alone, asked, over, play_until
from tests.browser.until import until
from tests.browser.words import FIRST, ids, plain
from tests.server.running import Running

# Everything that is shown or told: texts, also unseen ones, and what hangs on controls.
TEXTS = """
() => {
  const attributes = ["aria-label", "title", "placeholder", "alt", "aria-valuetext", "aria-description"];
  const hung = [...document.querySelectorAll("*")].flatMap((each) => attributes.map((name) => each.getAttribute(name)));
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode.data); // one by one: run together they hide an id
  return [document.title, texts.join("\\n"), ...hung.filter(Boolean)];
}
"""
ID = re.compile(r"\w+_\w+|\b(?:CC|F)\d\d\b")  # of places and cards
WITH_DASH = re.compile(r"[a-z][\w]*(?:-[\w]+)+")


def raw(texts: Iterable[str], game: str = FIRST) -> set[str]:
    """What of a message's inside is to be seen: its id, or a place that was not filled in."""
    found = {id for text in texts for id in WITH_DASH.findall(text) if id in ids(game)}
    return found | {text for text in texts if "{" in text or "undefined" in text}


async def speak(page: Page, lang: str) -> None:
    """Switch the language, and wait until it is spoken."""
    switch = page.get_by_role("button", name=re.compile(f"^{lang.upper()},"))
    menu = page.locator("[popovertarget]")  # at a table it is folded into one
    if await menu.count() and not await switch.is_visible():
        await menu.click()
    await switch.click()
    await expect(page.locator("html")).to_have_attribute("lang", lang)
    await expect(page.get_by_role("link", name=plain(lang)["web-home"])).to_be_visible()


async def missing(page: Page, game: str) -> list[str]:
    """What of the words is missing in any language; each tells it in another way, English the last."""
    found, told = [], set()
    for lang in (*LANGUAGES[1:], LANGUAGES[0]):
        await speak(page, lang)
        texts = await page.evaluate(TEXTS)
        found += [f"{lang}: {each}" for each in {*raw(texts, game), *ID.findall("\n".join(texts))}]
        told.add(texts[1])
    assert len(told) == len(LANGUAGES)
    return found


async def fonts(page: Page) -> dict[str, bool]:
    """The fonts in which everything on the page is set, and whether we ship them."""
    session = await page.context.new_cdp_session(page)
    await session.send("DOM.enable")
    await session.send("CSS.enable")
    root = (await session.send("DOM.getDocument"))["root"]["nodeId"]
    body = await session.send("DOM.querySelector", {"nodeId": root, "selector": "body"})
    found = await session.send("CSS.getPlatformFontsForNode", body)
    await session.detach()
    return {each["familyName"]: each["isCustomFont"] for each in found["fonts"]}


@pytest.mark.parametrize("path", ["/", "/account", "/rules/shitenno", "/credits"])
async def test_pages(path: str, come: Visit) -> None:
    anna = await come()
    await anna.go(path)
    await expect(anna.page.get_by_role("heading").first).to_be_attached()
    told = set()
    for lang in LANGUAGES:
        await speak(anna.page, lang)
        texts = await anna.page.evaluate(TEXTS)
        assert not raw(texts)
        told.add(texts[1])
        await anna.page.evaluate("document.fonts.ready.then(() => null)")
        assert all((await fonts(anna.page)).values()), "every machine shows the same letters"
    assert len(told) == len(LANGUAGES)


async def test_a_table_in_all_its_parts(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    page = anna.page
    id = await alone(server, anna)
    await play_until(server, id, asked(0, "packet", "add", "tile"))
    await anna.table(id)
    await all_parts(page)
    await play_until(server, id, asked(0, "turn", "place"))
    await all_parts(page)
    await page.locator("svg [role=button]").first.click()
    for lang in LANGUAGES:
        await speak(page, lang)
        assert not raw(await page.evaluate(TEXTS))
    await play_until(server, id, over)
    await page.reload()
    await expect(page.get_by_role("dialog")).to_be_visible()
    await page.keyboard.press("Escape")
    for lang in LANGUAGES:
        await speak(page, lang)
        await page.get_by_role("button", name=plain(lang)["table-scoring"]).click()
        await expect(page.get_by_role("dialog").get_by_role("table").first).to_be_visible()
        assert not raw(await page.evaluate(TEXTS))
        await page.keyboard.press("Escape")
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("lang", list(LANGUAGES)[-1])


async def all_parts(page: Page) -> None:
    """Read every panel in every language; each says something else."""
    for lang in LANGUAGES:
        await speak(page, lang)
        say = plain(lang)
        told = ""
        for part in ("log", "moves", "chat", "rules", "text"):
            await tab(page, say[f"table-tab-{part}"]).click()

            async def look(before: str = told) -> str | None:
                text = await page.get_by_role("tabpanel").inner_text()
                return text if text.strip() and text != before else None

            told = await until(look, f"the panel {part}")
            assert not raw(await page.evaluate(TEXTS))
        await expect(status(page)).not_to_be_empty()
