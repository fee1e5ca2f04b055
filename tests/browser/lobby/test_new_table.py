"""A new table: many options explained in the game's own words, folded but for the first, and kept; houses chosen."""

import pytest
from playwright.async_api import expect

import tenka
from tenka.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.keyboard import reach
from tests.browser.looks.axe import findings
from tests.browser.looks.controls import controls
from tests.browser.visitor import DESKTOP, PHONE, Viewport
from tests.browser.words import plain

GAME = "tenjo"
SIZES = {"en": DESKTOP, "de": PHONE, "it": PHONE}


@pytest.mark.parametrize(("lang", "size"), [(lang, SIZES[lang]) for lang in LANGUAGES])
async def test_many_options(come: Visit, lang: str, size: Viewport) -> None:
    say = plain(lang, GAME)
    chosen = {"motion": "none", "sound": False, "language": lang}
    anna = await come("Anna", size=size, touch=size == PHONE, settings=chosen)
    page = anna.page
    await anna.go("/")
    await page.get_by_role("article", name=say["game-name"]).get_by_role("button", name=say["web-new-table"]).click()
    dialog = page.get_by_role("dialog")

    years = dialog.get_by_role("group", name=say["option-years"])
    await expect(years.get_by_role("radio")).to_have_count(5)
    assert await years.locator("label").all_inner_texts() == ["1", "2", "3", "4", "5"]
    await expect(years.get_by_role("radio", name="2")).to_be_checked()
    await expect(dialog.get_by_text(say["option-about-years"])).to_be_visible()
    shield = dialog.get_by_role("group", name=say["option-void_shield"])
    await expect(shield).to_be_hidden()

    await dialog.locator("summary").click()
    await expect(shield).to_be_visible()
    for option in tenka.game(GAME).options:
        await expect(dialog.get_by_text(say[f"option-about-{option}"])).to_be_visible()
    assert await findings(page) == []
    assert [each for each in await controls(page) if each.too_small] == []

    await years.get_by_text("1", exact=True).click()
    await shield.get_by_text(say["void_shield-that_attacker"]).click()
    for seat in range(2, 5):
        place = say["web-seat"].replace("{ $number }", str(seat))
        await dialog.get_by_label(place).select_option("bot-random")
    await expect(dialog.get_by_text(say["bot-about-random"])).to_be_visible()
    await expect(dialog.get_by_text(say["bot-about-steady"])).to_have_count(0)
    await dialog.get_by_role("button", name=say["web-begin"]).click()
    await page.wait_for_url("**/table/*")
    await expect(page.get_by_role("tablist").first).to_be_visible()
    made = await anna.get(f"/tables/{page.url.rsplit('/', 1)[1]}")
    options = made["sight"]["view"]["options"]
    assert (options["years"], options["void_shield"], options["castle_sites"]) == (1, "that_attacker", 12)


async def test_houses_are_chosen_at_the_table(come: Visit) -> None:
    say = plain("en", "shogun")
    anna, bruno = await come("Anna"), await come("Bruno", size=PHONE, touch=True)
    made = await anna.post("/tables", {"game": "shogun", "seats": ["me", "open", {"bot": "random"}], "public": True})
    for each in (anna, bruno):
        await each.table(made["id"])
    await bruno.page.get_by_role("button", name=say["table-sit"]).tap()
    sanada = say["house-sanada"]
    await anna.page.get_by_role("button", name=sanada, exact=True).click()
    await expect(anna.page.get_by_role("button", name=sanada, exact=True)).to_have_attribute("aria-pressed", "true")
    taken = bruno.page.get_by_role("button", name=f"{sanada}: taken by Anna")
    await expect(taken).to_have_attribute("aria-disabled", "true")
    await expect(bruno.page.get_by_role("img", name=sanada)).to_be_visible()
    await reach(bruno.page, bruno.page.get_by_role("button", name=say["house-akechi"], exact=True))
    await bruno.page.keyboard.press("Enter")
    await expect(anna.page.get_by_role("img", name=say["house-akechi"])).to_be_visible()
    assert await findings(bruno.page) == []
    assert [each for each in await controls(bruno.page) if each.too_small] == []
    await anna.page.reload()
    await anna.page.get_by_role("button", name=say["table-start"]).click()
    await expect(anna.page.get_by_role("tablist").first).to_be_visible()
    view = (await anna.get(f"/tables/{made['id']}"))["sight"]["view"]
    assert [seat["house"] for seat in view["seats"]] == ["sanada", "akechi", "takeda"]
