"""Holidays in the browser: days are taken, shown, given back, and refused in words."""

import os

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visit
from tests.browser.looks.axe import findings
from tests.browser.looks.paint import paint
from tests.browser.people.test_people import part
from tests.browser.visitor import PHONE
from tests.browser.words import plain

SHOTS = os.environ.get("TENKA_SHOTS")  # a folder for pictures to look at


@pytest.mark.parametrize(
    ("lang", "theme", "how"),
    [("en", "dark", {}), ("de", "light", {"size": PHONE, "touch": True}), ("it", "light", {"size": PHONE})],
)
async def test_days_off_are_taken_and_given_back(come: Visit, lang: str, theme: str, how: dict[str, object]) -> None:
    say = plain(lang)
    settings = {"motion": "none", "sound": False, "language": lang, "theme": theme}
    anna = await come("Anna", settings=settings, **how)
    await anna.post("/account", {"login": f"holidays-{lang}", "password": "a long password"})
    await anna.go("/account")
    own = part(anna.page, say["people-holidays"])
    first, last = own.get_by_label(say["people-holidays-first"]), own.get_by_label(say["people-holidays-last"])
    take = own.get_by_role("button", name=say["people-holidays-take"])
    today = await anna.page.evaluate("() => new Date().toLocaleDateString('sv')")
    await first.fill(today)
    await last.fill(today)
    await take.press("Enter")
    back = own.get_by_role("button", name=say["people-holidays-end"])
    await expect(back).to_be_visible()
    await expect(own.get_by_text(say["people-holidays-now"], exact=True)).to_be_visible()
    anna.forgiven.append("409 .Conflict")
    await take.click()  # the same day again
    await expect(own.get_by_role("alert")).to_have_text(say["error-days-taken"])
    if SHOTS:
        await paint(anna.page)
        await own.scroll_into_view_if_needed()
        await anna.page.screenshot(path=f"{SHOTS}/holidays-{lang}.png")
    assert await findings(anna.page) == []
    await anna.page.reload()
    await back.press("Enter")
    await expect(back).to_have_count(0)
    await expect(first).to_be_visible()
