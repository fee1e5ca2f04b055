"""Pages of people in the browser: a face is chosen, friends are asked and accept, and what is hidden is not there."""

from playwright.async_api import expect

from tests.browser.conftest import Visit
from tests.browser.looks.axe import findings
from tests.browser.people.test_people import part
from tests.browser.visitor import PHONE, Visitor
from tests.browser.words import plain

SAY = plain()


async def registered(visitor: Visitor, login: str) -> str:
    """Make an account; its id."""
    await visitor.go("/account")
    register = part(visitor.page, SAY["web-register"])
    await register.get_by_label(SAY["web-login"]).fill(login)
    await register.get_by_label(SAY["web-password"]).fill("a long password")
    await register.get_by_role("button").click()
    await expect(part(visitor.page, SAY["people-page"]).get_by_label(SAY["people-face-crest"])).to_be_visible()
    found: str = (await visitor.get("/me/profile"))["id"]
    return found


async def test_friends_are_found_asked_and_told_more(come: Visit) -> None:
    anna, berta = await come("Anna"), await come("Berta", size=PHONE)
    a, b = await registered(anna, "anna-page"), await registered(berta, "berta-page")
    own = part(anna.page, SAY["people-page"])
    await own.get_by_label(SAY["people-face-crest"]).select_option(SAY["people-crest-umebachi"])
    await own.get_by_label(SAY["people-part-games"]).select_option(SAY["people-shown-friends"])
    await own.get_by_role("button", name=SAY["web-save"]).click()
    await expect(anna.page.get_by_text(SAY["web-saved"])).to_be_visible()

    await berta.go(f"/people/{a}")
    await expect(berta.page.get_by_role("heading", name="Anna")).to_be_visible()
    await expect(berta.page.get_by_role("heading", name=SAY["people-likes"])).to_have_count(0)
    await berta.page.get_by_role("button", name=SAY["people-friend-ask"]).click()
    await expect(berta.page.get_by_text(SAY["people-friend-asked"])).to_be_visible()

    await anna.go("/account")
    await anna.page.get_by_role("button", name="Accept: Berta").click()
    await expect(anna.page.get_by_role("heading", name=SAY["people-circle-friends"])).to_be_visible()
    assert await findings(anna.page) == []
    await berta.page.reload()
    await expect(berta.page.get_by_role("heading", name=SAY["people-likes"])).to_be_visible()
    assert await findings(berta.page) == []
    assert await berta.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    await anna.go(f"/people/{b}")
    await anna.page.get_by_role("button", name=SAY["people-ignore"], exact=True).click()
    await expect(anna.page.get_by_text(SAY["people-ignored-why"])).to_be_visible()
    await berta.go("/ratings")
    await berta.page.get_by_role("link", name="Shogun").click()
    await expect(berta.page.get_by_text(SAY["people-board-empty"])).to_be_visible()
    assert await findings(berta.page) == []
