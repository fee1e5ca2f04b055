"""A box from the printed game to the table: entered, put right, saved, chosen, and shown to who plays."""

from playwright.async_api import expect

from tests.browser.conftest import Visit
from tests.browser.looks.axe import findings
from tests.browser.looks.controls import controls
from tests.browser.visitor import PHONE
from tests.browser.words import plain


async def test_a_box_is_entered_saved_chosen_and_shown(come: Visit) -> None:
    say = plain("en", "tenjo")
    anna = await come("Anna", size=PHONE, touch=True, settings={"motion": "none", "sound": False, "language": "en"})
    page = anna.page
    await anna.go("/boxes/tenjo")
    await page.get_by_role("button", name=say["boxes-new"]).click()
    await page.get_by_label(say["boxes-name"]).fill("First printing")
    defence = page.get_by_label("Shirasagi-jō · Defence")
    await expect(defence).to_have_attribute("placeholder", "4")
    await defence.fill("13")
    await expect(defence).to_have_attribute("aria-invalid", "true")
    await expect(page.get_by_text("Shirasagi-jō · Defence: Use a whole number from 1 to 12.")).to_be_visible()
    await defence.fill("7")
    await page.get_by_label("Shirasagi-jō · Name").fill("Himeji")
    await expect(page.get_by_text("2 values differ from ours.")).to_be_visible()
    assert await findings(page) == []
    assert [each for each in await controls(page) if each.too_small] == []
    await page.get_by_role("button", name=say["boxes-save"], exact=True).click()
    await expect(page.get_by_text("First printing", exact=True)).to_be_visible()

    await anna.go("/")
    await page.get_by_role("article", name=say["game-name"]).get_by_role("button", name=say["web-new-table"]).click()
    dialog = page.get_by_role("dialog")
    await dialog.get_by_role("combobox", name=say["boxes-choose"], exact=True).select_option("First printing")
    for seat in range(2, 5):
        await dialog.get_by_label(f"Seat {seat}").select_option("bot-random")
    await dialog.get_by_role("button", name=say["web-begin"]).click()
    await page.wait_for_url("**/table/*")
    await page.get_by_role("tab", name=say["table-tab-rules"]).click()
    await page.locator("summary", has_text="box: First printing").click()
    await expect(page.get_by_text("Shirasagi-jō · Defence: 7 (ours: 4)")).to_be_visible()
    await expect(page.get_by_text("Shirasagi-jō · Name: Himeji (ours: Shirasagi-jō)")).to_be_visible()
