"""Passkeys in the browser, with Chromium's own virtual authenticator; and the devices where one is logged in."""

from playwright.async_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.looks.axe import findings
from tests.browser.people.test_people import part
from tests.browser.visitor import DESKTOP
from tests.browser.words import plain
from tests.server.running import Running

SAY = plain()


async def with_authenticator(page: Page) -> None:
    """Give a page an authenticator that verifies whoever asks."""
    session = await page.context.new_cdp_session(page)
    await session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    await session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


async def test_an_account_with_a_passkey_alone(come: Visit, server: Running) -> None:
    anna = await come(own=True)
    page, home = anna.page, f"http://localhost:{server.settings.port}"  # an address by its number has no passkeys
    await anna.begin_again(home, DESKTOP)
    await with_authenticator(page)
    await anna.go("/account")
    register = part(page, SAY["web-register"])
    await register.get_by_label(SAY["web-name"], exact=True).fill("Anna")
    await register.get_by_label(SAY["web-login"]).fill("anna-key")
    await register.get_by_role("radio", name=SAY["people-passkey"]).check()
    await register.get_by_role("button").click()
    await expect(page.get_by_text("You’re logged in as anna-key.")).to_be_visible()

    keys = part(page, SAY["people-passkeys"])
    await expect(keys.get_by_text(SAY["people-passkey-first"])).to_be_visible()
    await expect(keys.get_by_role("button", name="Remove My passkey")).to_be_disabled()
    await keys.get_by_role("button", name="Rename My passkey").click()
    await keys.get_by_label(SAY["people-passkey-name"]).first.fill("Laptop")
    await keys.get_by_role("button", name=SAY["web-save"]).click()
    await expect(keys.get_by_text("Laptop")).to_be_visible()
    await expect(part(page, SAY["people-devices"]).get_by_text(SAY["people-device-this"])).to_be_visible()
    assert await findings(page) == []

    await page.get_by_role("button", name=SAY["web-log-out"], exact=True).click()
    await expect(page).to_have_url(f"{home}/")
    await page.locator("a[href='/account']").first.click()
    await page.get_by_role("button", name=SAY["people-passkey-log-in"]).click()
    await expect(page).to_have_url(f"{home}/")

    await page.locator("a[href='/account']").first.click()
    first = part(page, SAY["people-password-first"])
    await first.get_by_label(SAY["web-password-new"]).fill("a long password")
    await first.get_by_role("button").click()
    await expect(part(page, SAY["web-password-change"])).to_be_visible()
    await expect(part(page, SAY["people-passkeys"]).get_by_role("button", name="Remove Laptop")).to_be_enabled()


async def test_another_device_is_logged_out(come: Visit) -> None:
    anna, elsewhere = await come("Anna"), await come()
    await anna.go("/account")
    register = part(anna.page, SAY["web-register"])
    await register.get_by_label(SAY["web-login"]).fill("anna-two")
    await register.get_by_label(SAY["web-password"]).fill("a long password")
    await register.get_by_role("button").click()
    await expect(anna.page.get_by_text("You’re logged in as anna-two.")).to_be_visible()
    await elsewhere.go("/account")
    log_in = part(elsewhere.page, SAY["web-log-in"])
    await log_in.get_by_label(SAY["web-login"]).fill("anna-two")
    await log_in.get_by_label(SAY["web-password"]).fill("a long password")
    await log_in.get_by_role("button", name=SAY["web-log-in"], exact=True).click()
    await elsewhere.page.wait_for_url("**/")

    await anna.page.reload()
    devices = part(anna.page, SAY["people-devices"])
    await expect(devices.get_by_role("listitem")).to_have_count(2)
    await devices.get_by_role("button", name=SAY["people-devices-end-others"]).click()
    await expect(devices.get_by_role("listitem")).to_have_count(1)
    assert await elsewhere.get("/me") == {"name": None, "login": None}
    assert (await anna.get("/me"))["login"] == "anna-two"
