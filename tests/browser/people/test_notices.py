"""Notices in the browser: an address given and confirmed, wishes kept, a push message shown, a password recovered."""

import asyncio
import json
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Page, expect

from tests.browser.looks.axe import findings
from tests.browser.until import until
from tests.browser.words import plain
from tests.server.notices.mailbox import text_of
from tests.server.notices.reached import PASSWORD, Reached, reached

SAY = plain()
# A browser without a screen shows no notifications: the worker's own are kept instead.
KEEP = """() => {
  self.kept = [];
  self.registration.showNotification = async (title, { body, tag, data }) => self.kept.push([title, body, tag, data]);
}"""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def place(built_pages: None, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Reached]:
    """A server with everything switched on."""
    async with reached(tmp_path_factory.mktemp("notices"), push=True, hooks=True) as found:
        yield found


@pytest_asyncio.fixture(loop_scope="session")
async def context(browser: Browser) -> AsyncIterator[BrowserContext]:
    """A browser of one's own."""
    found = await browser.new_context(locale="en", timezone_id="Europe/Rome", viewport={"width": 1280, "height": 800})
    yield found
    await found.close()


async def registered(context: BrowserContext, place: Reached, login: str) -> Page:
    """The page about oneself, of somebody with a new account."""
    page = await context.new_page()
    await page.goto(f"{place.server.url}/account")
    await context.request.post(
        f"{place.server.url}/api/account", data={"login": login, "password": PASSWORD, "name": login}
    )
    await page.reload()
    return page


def link_in(text: str) -> str:
    """The link in a letter."""
    return next(part for part in text.split() if "#token=" in part)


async def test_an_address_is_given_and_confirmed_and_wishes_stay(context: BrowserContext, place: Reached) -> None:
    page = await registered(context, place, "anna")
    await page.get_by_label(SAY["notices-address"]).fill("not an address")
    await page.get_by_label(SAY["notices-password"], exact=True).fill(PASSWORD)
    await page.get_by_label(SAY["notices-address"]).fill("anna@play.example")
    await page.get_by_role("button", name=SAY["notices-address-save"]).click()
    await expect(page.get_by_text("A link was sent to anna@play.example.")).to_be_visible()
    letter = await place.mail.expect("anna@play.example")
    other = await context.new_page()
    await other.goto(link_in(text_of(letter)))
    await expect(other.get_by_role("button", name=SAY["notices-confirm-do"])).to_be_visible()
    assert "token" not in other.url
    assert await findings(other) == []
    await other.get_by_role("button", name=SAY["notices-confirm-do"]).click()
    await expect(other.get_by_text(SAY["notices-confirm-done"])).to_be_visible()
    await page.reload()
    await expect(page.get_by_text("Your address is anna@play.example.")).to_be_visible()
    once = page.get_by_role("group", name="E-mail: when to tell you").get_by_label(SAY["notices-digest"])
    await once.check(force=True)
    await page.get_by_label(SAY["notices-silent-on"]).check()
    await page.get_by_label(SAY["notices-silent-from"]).fill("21:30")
    await page.get_by_label(SAY["notices-kind-said"]).uncheck()
    kinds = page.locator("section", has=page.get_by_role("heading", name=SAY["notices-kinds"]))
    await kinds.get_by_role("button", name=SAY["notices-save"]).click()
    await expect(page.get_by_text(SAY["notices-saved"]).first).to_be_attached()
    await page.reload()
    await expect(page.get_by_label(SAY["notices-silent-from"])).to_have_value("21:30")
    await expect(page.get_by_label(SAY["notices-kind-said"])).not_to_be_checked()
    await expect(page.get_by_label(SAY["notices-zone"])).to_have_value("Europe/Rome")
    await expect(once).to_be_checked()
    assert await findings(page) == []


async def test_a_bad_hook_is_refused_in_words_and_a_good_one_is_listed(context: BrowserContext, place: Reached) -> None:
    page = await registered(context, place, "bea")
    field, add = page.get_by_label(SAY["notices-hook-url"]), page.get_by_role("button", name=SAY["notices-hook-add"])
    await field.fill("http://example.org/hook")
    await add.click()
    await expect(page.get_by_text("That isn’t a valid web hook")).to_be_visible()
    await expect(field).to_have_value("http://example.org/hook")
    await field.fill("https://discord.com/api/webhooks/1/secret")
    await add.click()
    await expect(page.get_by_role("group", name="Web hook (discord.com): when to tell you")).to_be_visible()
    assert "secret" not in await page.content()
    await page.get_by_role("button", name="Remove: Web hook (discord.com)").click()
    await expect(page.get_by_role("group", name="Web hook (discord.com): when to tell you")).to_have_count(0)


async def test_the_feed_has_a_secret_address_that_can_be_renewed(context: BrowserContext, place: Reached) -> None:
    page = await registered(context, place, "cleo")
    await page.get_by_role("button", name=SAY["notices-feed-make"]).click()
    address = page.get_by_label(SAY["notices-feed-atom"], exact=True)
    first = await address.input_value()
    assert (await context.request.get(first)).headers["content-type"] == "application/atom+xml"
    await page.get_by_role("button", name=SAY["notices-feed-new"]).click()
    await expect(address).not_to_have_value(first)
    assert (await context.request.get(first)).status == 404


async def test_a_lost_password_is_replaced(context: BrowserContext, place: Reached) -> None:
    client = await place.account("dora")
    await client.close()
    page = await context.new_page()
    await page.goto(f"{place.server.url}/account")
    await page.get_by_role("link", name=SAY["notices-recover-link"]).click()
    await page.get_by_label(SAY["notices-address"]).fill("dora@play.example")
    await page.get_by_role("button", name=SAY["notices-recover-ask"]).click()
    await expect(page.get_by_text(SAY["notices-recover-asked"])).to_be_visible()
    await page.goto(link_in(text_of(await place.mail.expect("dora@play.example"))))
    await page.get_by_label(SAY["web-password-new"]).fill("forty-seven without a lord")
    assert await findings(page) == []
    await page.get_by_role("button", name=SAY["notices-recover-save"]).click()
    await expect(page.get_by_text(SAY["notices-recover-done"])).to_be_visible()
    await page.get_by_role("button", name=SAY["notices-to-account"]).click()
    await expect(page.get_by_text("You’re logged in as dora.")).to_be_visible()


async def test_the_service_worker_shows_what_is_pushed_and_nothing_that_it_cannot_read(
    context: BrowserContext, place: Reached
) -> None:
    await context.grant_permissions(["notifications"], origin=place.server.url)
    page = await registered(context, place, "emma")
    await page.evaluate("async () => { await navigator.serviceWorker.register('/push-worker.js'); }")
    await page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    (worker,) = context.service_workers
    await worker.evaluate(KEEP)
    session = await context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    await session.send("ServiceWorker.enable")
    await until(lambda: asyncio.sleep(0, found), "the worker's registration")
    told = {"tag": "t1", "title": "Your turn", "body": "Anna moved.", "link": f"{place.server.url}/x", "lang": "en"}
    for data in (json.dumps(told), json.dumps(told), "not JSON"):
        push = {"origin": place.server.url, "registrationId": found[0], "data": data}
        await session.send("ServiceWorker.deliverPushMessage", push)
    shown = await until(lambda: worker.evaluate("() => self.kept"), "a notification", 20)
    link = f"{place.server.url}/x"
    assert {tuple(each) for each in shown} == {("Your turn", "Anna moved.", "t1", link)}
