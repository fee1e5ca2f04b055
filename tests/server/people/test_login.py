"""Logging in and out, here and everywhere."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
from argon2 import PasswordHasher

from tenka.server.endpoints.people.accounts import PEOPLE
from tenka.server.guard import RULES
from tenka.store.queries.people import people
from tenka.store.schema import person, session
from tests.server.people.place import NOBODY, OTHER, PASSWORD, Server, add_table, error, log_in, me, rows, seated
from tests.server.running import CHEAP


async def test_one_logs_in_elsewhere(server: Server) -> None:
    first = await server.account()
    second = server.browser()
    response = await log_in(second, login="ANNA")
    assert response.json() == {"name": "Anna", "login": "anna"} == await me(second) == await me(first)


async def test_a_password_may_be_composed_in_any_way(server: Server) -> None:
    composed, decomposed = "caf\u00e9 au lait", "cafe\u0301 au lait"
    browser = server.browser()
    await browser.post("/api/account", json={"login": "anna", "password": composed, "name": "Anna"})
    assert (await log_in(server.browser(), decomposed)).status_code == 200


async def test_a_wrong_login_and_a_wrong_password_look_alike(server: Server) -> None:
    await server.account()
    wrong = await log_in(server.browser(), OTHER)
    unknown = await log_in(server.browser(), login="nobody")
    impossible = await log_in(server.browser(), login="\u202e \0")
    assert error(wrong) == (401, "wrong-login")
    assert wrong.content == unknown.content == impossible.content
    assert wrong.headers == unknown.headers == impossible.headers


async def test_an_unknown_login_takes_as_long_as_a_wrong_password(server: Server) -> None:
    verified: list[str] = []

    class Watched(PasswordHasher):
        def verify(self, *given: Any) -> Any:
            verified.append(given[0])
            return super().verify(*given)

    server.passwords.hasher = Watched(**CHEAP)
    await log_in(server.browser(), login="nobody")
    (nobodys,) = verified
    assert not server.passwords.is_outdated(nobodys)
    assert nobodys not in [row.password for row in await server.database.read(rows, person)]


async def test_logging_in_rotates_the_session(server: Server) -> None:
    browser = await server.account()
    old = server.cookie(browser)
    await log_in(browser)
    assert server.cookie(browser) != old
    assert await me(server.browser(old)) == NOBODY
    assert (await me(browser))["login"] == "anna"
    assert server.revoked == [{sha256(old.rpartition(".")[0].encode()).hexdigest()}]


async def test_a_guests_session_ends_when_one_logs_in(server: Server) -> None:
    await server.account()
    guest = await server.guest()
    old = server.cookie(guest)
    await log_in(guest)
    assert (await me(guest))["name"] == "Anna"
    assert await me(server.browser(old)) == NOBODY
    assert server.registry.told == []


async def test_a_planted_cookie_opens_no_account(server: Server) -> None:
    """Session fixation: who gave somebody their own cookie does not become them."""
    await server.account()
    attacker = await server.guest("Attacker")
    victim = server.browser(server.cookie(attacker))
    await log_in(victim)
    assert await me(attacker) == NOBODY
    attacker = await server.guest("Attacker")
    victim = server.browser(server.cookie(attacker))
    await victim.post("/api/account", json={"login": "victim", "password": PASSWORD})
    assert (await me(victim))["login"] == "victim"
    assert await me(attacker) == NOBODY


async def test_a_made_up_token_is_never_taken_over(server: Server) -> None:
    await server.account()
    browser = server.browser("made-up.token")
    await log_in(browser)
    assert all("made-up" not in value for value in browser.headers.values())
    assert await me(server.browser("made-up.token")) == NOBODY


async def test_a_guest_brings_seats_along(server: Server) -> None:
    account, guest = await server.account(), await server.guest()
    id, guest_id = await server.id(account), await server.id(guest)
    await server.database.write(add_table, "t", [None, guest_id], "running", guest_id)
    old = server.cookie(guest)
    assert (await log_in(guest, bring=True)).json() == {"name": "Anna", "login": "anna"}
    assert await server.database.read(seated, "t") == [None, id]
    assert await server.database.read(people.by_id, guest_id) is None
    assert server.registry.told == [guest_id]
    assert await me(server.browser(old)) == NOBODY
    assert (await me(account))["name"] == "Anna"


async def test_nothing_is_brought_to_a_table_where_one_sits_already(server: Server) -> None:
    account, guest = await server.account(), await server.guest()
    id, guest_id = await server.id(account), await server.id(guest)
    await server.database.write(add_table, "t", [id, guest_id], "running", guest_id)
    before = await server.database.read(rows, session)
    assert error(await log_in(guest, bring=True)) == (409, "same-table")
    assert await server.database.read(seated, "t") == [id, guest_id]
    assert await server.database.read(rows, session) == before
    assert (await me(guest))["name"] == "Oda"
    assert server.registry.told == []
    assert server.revoked == []


async def test_a_wrong_password_brings_nothing(server: Server) -> None:
    await server.account()
    guest = await server.guest()
    assert error(await log_in(guest, OTHER, bring=True)) == (401, "wrong-login")
    assert (await me(guest))["name"] == "Oda"


async def test_an_account_is_never_brought(server: Server) -> None:
    await server.account()
    other = await server.account("other", "Other")
    await log_in(other, bring=True)
    assert (await me(other))["name"] == "Anna"
    assert len(await server.database.read(rows, person)) == 2
    assert server.registry.told == []


async def test_a_hash_with_other_parameters_is_made_anew(server: Server) -> None:
    await server.account()
    (old,) = await server.database.read(rows, person)
    server.passwords.hasher = PasswordHasher(**CHEAP | {"time_cost": 2})
    assert (await log_in(server.browser())).status_code == 200
    (new,) = await server.database.read(rows, person)
    assert "t=1" in old.password
    assert "t=2" in new.password
    assert (await log_in(server.browser())).status_code == 200
    assert await server.database.read(rows, person) == [new]


async def test_one_login_is_not_tried_for_ever_and_its_owner_is_not_kept_out(tmp_path: Path) -> None:
    server = Server(tmp_path, limits=True)
    await server.account()

    def at(address: str) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(server.app, client=(address, 1))
        return httpx.AsyncClient(transport=transport, base_url=server.settings.url)

    for number in range(21):
        refused = await log_in(at("10.0.0.1"), OTHER, login="ANNA" if number % 2 else "anna")
        assert refused.status_code == (429 if number == 20 else 401)
    assert (await log_in(at("10.0.0.2"))).status_code == 200
    anywhere = next(rule.amount for rule in RULES if rule.name == "login-anywhere")
    for _ in range(anywhere):
        server.app.state.services.rates.hit("login-anywhere", "anna")
    assert (await log_in(at("10.0.0.3"))).status_code == 429
    await server.close()


async def test_what_is_costly_has_a_rate(server: Server) -> None:
    assert {(one.name, one.rate) for one in PEOPLE if one.rate} == {
        *(("enter", "guests"), ("register", "login"), ("logIn", "login")),
        *(("changePassword", "login"), ("leaveUs", "login"), ("export", "exports")),
    }


async def test_logging_out_ends_the_session_at_once(server: Server) -> None:
    browser, elsewhere = await server.account(), server.browser()
    await log_in(elsewhere)
    old = server.cookie(browser)
    response = await browser.post("/api/logout")
    assert response.status_code == 204
    assert response.headers["set-cookie"] == "tenka=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax"
    assert await me(server.browser(old)) == NOBODY
    assert (await me(elsewhere))["name"] == "Anna"


async def test_logging_out_without_a_session_takes_the_cookie_away(server: Server) -> None:
    response = await server.browser("x.y").post("/api/logout")
    assert response.status_code == 204
    assert "Max-Age=0" in response.headers["set-cookie"]


async def test_logging_out_everywhere_ends_all_sessions_of_ones_own(server: Server) -> None:
    browsers = [await server.account(), server.browser(), server.browser()]
    for browser in browsers[1:]:
        await log_in(browser)
    other = await server.guest()
    cookies = [server.cookie(browser) for browser in browsers]
    assert (await browsers[1].post("/api/logout-everywhere")).status_code == 204
    assert [await me(server.browser(cookie)) for cookie in cookies] == [NOBODY] * 3
    assert (await me(other))["name"] == "Oda"
    assert len(server.revoked[-1]) == 3
