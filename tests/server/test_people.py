"""People over HTTP: guests, accounts, sessions, export, farewell."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from dataclasses import fields
from hashlib import sha256
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from argon2.profiles import RFC_9106_LOW_MEMORY
from sqlalchemy import Connection, insert, select
from starlette.applications import Starlette
from starlette.routing import Route

from tenka.kernel.errors import BadInput
from tenka.server import doorman as doormen
from tenka.server.doorman import DAY, LIFETIME, Doorman
from tenka.server.guard import RULES
from tenka.server.guard.rates import Rates
from tenka.server.house import House
from tenka.server.passwords import AT_ONCE, MOST_WAITING, Passwords, proper_password
from tenka.server.people import PEOPLE, login_key, proper_login, proper_name
from tenka.server.refused import Refused
from tenka.server.settings import Settings
from tenka.store import people, sessions
from tenka.store.database import Database
from tenka.store.failures import StoreFailure
from tenka.store.ids import now
from tenka.store.schema import entry, game_table, person, remark, seat, session
from tenka.wire.people import Credentials, Farewell, NewAccount, PasswordChange

PASSWORD = "seven samurai on a hill"
OTHER = "forty-seven without a lord"
CHEAP: dict[str, Any] = {"time_cost": 1, "memory_cost": 8, "parallelism": 1}


class StubHall:
    """Remembers what it was told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    async def changed(self, id: str) -> None:
        self.told.append(id)


class Server:
    """A house with nothing but people in it."""

    def __init__(self, folder: Path, public_url: str | None = None, *, limits: bool = False) -> None:
        self.settings = Settings(folder / "tenka.db", public_url=public_url)
        self.database = Database(self.settings.database)
        self.moment = now()
        self.doorman = Doorman(self.database, self.settings, lambda: self.moment)
        self.passwords = Passwords(PasswordHasher(**CHEAP))
        self.hall = StubHall()
        self.revoked: list[set[str]] = []
        self.doorman.on_revoked.append(self.revoked.append)
        self.app = Starlette(routes=[Route(one.path, one.respond, methods=[one.method]) for one in PEOPLE])
        parts: Any = {"rates": Rates(enabled=limits), **vars(self)}
        self.app.state.house = House(*(parts.get(field.name) for field in fields(House)))

    def browser(self, cookie: str | None = None) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.app)
        cookies = {self.doorman.cookie: cookie} if cookie else None
        return httpx.AsyncClient(transport=transport, base_url=self.settings.url, cookies=cookies)

    async def guest(self, name: str = "Oda") -> httpx.AsyncClient:
        browser = self.browser()
        assert (await browser.post("/api/guest", json={"name": name})).status_code == 200
        return browser

    async def account(self, login: str = "anna", name: str = "Anna") -> httpx.AsyncClient:
        browser = self.browser()
        body = {"login": login, "password": PASSWORD, "name": name}
        assert (await browser.post("/api/account", json=body)).status_code == 200
        return browser

    def cookie(self, browser: httpx.AsyncClient) -> str:
        return browser.cookies[self.doorman.cookie]

    async def id(self, browser: httpx.AsyncClient) -> str:
        visitor = await self.doorman.visitor(dict(browser.cookies))
        assert visitor is not None
        return visitor.id

    async def close(self) -> None:
        await self.doorman.close()
        self.passwords.close()
        self.database.close()


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    opened = Server(tmp_path)
    yield opened
    await opened.close()


def add_table(connection: Connection, id: str, seated: list[str | None], status: str, owner: str | None) -> None:
    row = {"id": id, "game": "shitenno", "rules": 1, "options": "{}", "public": False, "pause": True}
    row |= {"status": status, "invitation": f"invite-{id}", "owner_id": owner, "seed": "5eed", "created": 1_000}
    connection.execute(insert(game_table).values(row))
    for number, whom in enumerate(seated):
        values = {"table_id": id, "seat": number, "person_id": whom, "waiting": False}
        connection.execute(insert(seat).values(values))


def seated(connection: Connection, id: str) -> list[str | None]:
    wanted = select(seat.c.person_id).where(seat.c.table_id == id).order_by(seat.c.seat)
    return list(connection.execute(wanted).scalars())


def rows(connection: Connection, table: Any) -> list[Any]:
    return list(connection.execute(select(table)).all())


def error(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["message"]


async def me(browser: httpx.AsyncClient) -> dict[str, Any]:
    found: dict[str, Any] = (await browser.get("/api/me")).json()
    return found


NOBODY = {"name": None, "login": None}


# What may be chosen


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Oda", "Oda"),
        ("  Oda \t\n Nobunaga ", "Oda Nobunaga"),
        ("Jose\u0301", "José"),
        ("織田", "織田"),
        ("x" * 40, "x" * 40),
    ],
)
def test_a_name_is_tidied(given: str, kept: str) -> None:
    assert proper_name(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        *("", "   ", "x" * 41, "a\0b", "a\x1bb", "a\u202eb", "a\u200db", "\ufeff", "a\ue000", "a\uffff", "a\u0378"),
        *("\u0301\u0302", "\u2800", "\u3164 \u115f", "a\ud800"),
    ],
)
def test_a_name_must_be_seen_and_be_nothing_else(given: str) -> None:
    with pytest.raises(BadInput, match="bad-name"):
        proper_name(given)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "ANNA"), ("straße", "STRASSE"), ("ａｎｎａ", "anna"), ("ﬁona", "Fiona")]
)
def test_logins_are_the_same_however_they_are_written(one: str, other: str) -> None:
    assert login_key(one) == login_key(other)


@pytest.mark.parametrize(
    "given", ["ab", "x" * 61, "an na", "anna ", "an\u00a0na", "an\0na", "an\u200dna", "\ufdfa" * 4, "an\ud800na"]
)
def test_a_login_has_no_gaps_and_a_length(given: str) -> None:
    with pytest.raises(BadInput, match="bad-login"):
        proper_login(given)


@pytest.mark.parametrize("given", ["", "x" * 9, "x" * 201, "e\u0301" * 5])
def test_a_password_has_a_length(given: str) -> None:
    with pytest.raises(BadInput, match="bad-password") as caught:
        proper_password(given)
    assert caught.value.params == {"least": 10, "most": 200}


async def test_what_may_not_be_chosen_is_told_by_its_id(server: Server) -> None:
    browser = server.browser()
    account = {"login": "anna", "password": PASSWORD, "name": "Anna"}
    assert error(await browser.post("/api/guest", json={"name": "\u202e"})) == (400, "bad-name")
    assert error(await browser.post("/api/guest", json={"name": "x" * 50})) == (400, "bad-name")
    assert error(await browser.post("/api/account", json=account | {"login": "a b"})) == (400, "bad-login")
    assert error(await browser.post("/api/account", json=account | {"password": "short"})) == (400, "bad-password")
    assert error(await browser.post("/api/account", json=account | {"name": " "})) == (400, "bad-name")
    del account["name"]
    assert error(await browser.post("/api/account", json=account)) == (400, "bad-name")


# Guests


async def test_a_guest_plays_at_once_with_a_name(server: Server) -> None:
    browser = server.browser()
    assert await me(browser) == NOBODY
    response = await browser.post("/api/guest", json={"name": " Oda "})
    assert response.json() == {"name": "Oda", "login": None} == await me(browser)


async def test_who_is_here_does_not_come_in_twice(server: Server) -> None:
    browser = await server.guest()
    assert error(await browser.post("/api/guest", json={"name": "Oda"})) == (409, "already-here")


async def test_a_new_name_is_known_at_once_and_told_to_the_tables(server: Server) -> None:
    browser = await server.guest()
    await me(browser)
    response = await browser.patch("/api/me", json={"name": " Nobunaga  Oda"})
    assert response.json() == {"name": "Nobunaga Oda", "login": None} == await me(browser)
    assert server.hall.told == [await server.id(browser)]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", "/api/me", {"name": "Oda"}),
        ("POST", "/api/logout-everywhere", None),
        ("POST", "/api/me/password", {"old": PASSWORD, "new": OTHER}),
        ("GET", "/api/me/export", None),
        ("DELETE", "/api/me", {}),
    ],
)
async def test_nobody_can_do_what_takes_somebody(server: Server, method: str, path: str, body: Any) -> None:
    assert error(await server.browser().request(method, path, json=body)) == (401, "no-session")


# Cookies


async def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(server: Server) -> None:
    response = await server.browser().post("/api/guest", json={"name": "Oda"})
    value, *attributes = response.headers["set-cookie"].split("; ")
    assert value.startswith("tenka=")
    assert set(attributes) == {"Max-Age=34560000", "Path=/", "HttpOnly", "SameSite=Lax"}


async def test_on_https_the_cookie_is_secure_and_the_hosts_own(tmp_path: Path) -> None:
    server = Server(tmp_path, "https://tenka.example")
    browser = server.browser()
    response = await browser.post("/api/guest", json={"name": "Oda"})
    value, *attributes = response.headers["set-cookie"].split("; ")
    assert value.startswith("__Host-tenka=")
    assert set(attributes) == {"Max-Age=34560000", "Path=/", "HttpOnly", "SameSite=Lax", "Secure"}
    cookie = server.cookie(browser)
    assert (await me(browser))["name"] == "Oda"
    assert await me(
        httpx.AsyncClient(transport=browser._transport, base_url="https://x", cookies={"tenka": cookie})
    ) == (NOBODY)
    cleared = (await browser.post("/api/logout")).headers["set-cookie"]
    assert SimpleCookie(cleared)["__Host-tenka"]["max-age"] == "0"
    assert "; Secure" in cleared
    await server.close()


async def test_only_a_hash_of_the_token_is_stored(server: Server) -> None:
    browser = await server.guest()
    token = server.cookie(browser).rpartition(".")[0]
    (row,) = await server.database.read(rows, session)
    assert row.id == sha256(token.encode()).hexdigest()
    assert len(token) == 43  # 256 bits


async def test_every_token_is_another(server: Server) -> None:
    assert len({server.doorman.new_key().session for _ in range(100)}) == 100


@pytest.mark.parametrize("place", [0, 10, 50, -10])
async def test_a_cookie_with_one_other_character_is_nobodys(server: Server, place: int) -> None:
    cookie = server.cookie(await server.guest())
    spoilt = list(cookie)
    spoilt[place] = "A" if spoilt[place] != "A" else "B"
    assert await me(server.browser("".join(spoilt))) == NOBODY


@pytest.mark.parametrize(
    "cookie",
    ["", ".", "x", "x.y", "a.b.c", "é.x", "\udc80.x", "x" * 100_000, "." * 200, "\0", "\x7f.\x7f", "a" * 43 + "."],
)
async def test_rubbish_is_nobodys_cookie(server: Server, cookie: str) -> None:
    assert await server.doorman.visitor({"tenka": cookie}) is None


async def test_rubbish_on_the_wire_is_nobodys_cookie(server: Server) -> None:
    browser = server.browser()
    for cookie in (
        b"tenka=\xff\xfe",
        b"tenka=" + b"x" * 8000,
        b"tenka",
        b'tenka="\\351"',
        b";;;=;",
        b"tenka=a; tenka=b",
    ):
        response = await browser.get("/api/me", headers={b"cookie": cookie})
        assert response.json() == NOBODY


async def test_a_token_without_signature_is_nobodys(server: Server) -> None:
    token, _, signature = server.cookie(await server.guest()).rpartition(".")
    for cookie in (token, f"{token}.", f".{signature}", f"{token}.{'A' * 43}"):
        assert await me(server.browser(cookie)) == NOBODY


async def test_a_cookie_of_another_database_is_nobodys(server: Server, tmp_path: Path) -> None:
    other = Server(tmp_path / "other")
    cookie = other.cookie(await other.guest())
    (row,) = await other.database.read(rows, session)
    await server.guest()
    (own,) = await server.database.read(rows, person)
    await server.database.write(sessions.add, row.id, own.id)  # even if the row were there
    assert await me(server.browser(cookie)) == NOBODY
    await other.close()


async def seen(server: Server) -> int:
    (row,) = await server.database.read(rows, session)
    return int(row.seen)


async def test_use_is_noted_once_a_day(server: Server) -> None:
    browser = await server.guest()
    first = await seen(server)
    for passed, noted in ((0, 0), (DAY - 60, 0), (DAY + 60, DAY + 60), (DAY + 120, DAY + 60), (3 * DAY, 3 * DAY)):
        server.moment = first + passed * 1000
        await me(browser)
        await server.doorman.close()
        assert await seen(server) == first + noted * 1000


async def test_use_that_cannot_be_noted_hinders_nobody(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise StoreFailure("store-full", {"file": "x"})

    browser = await server.guest()
    server.moment += 2 * DAY * 1000
    monkeypatch.setattr(server.database, "write", fail)
    assert (await me(browser))["name"] == "Oda"
    await server.doorman.close()
    assert "store-full" in caplog.text


@pytest.mark.parametrize("fresh", [True, False], ids=["remembered", "read"])
async def test_a_session_unseen_for_400_days_is_refused_but_not_destroyed(server: Server, fresh: bool) -> None:
    browser = await server.guest()
    if fresh:
        await me(browser)
    first = server.moment
    server.moment = first + (LIFETIME + 60) * 1000
    assert await me(browser) == NOBODY
    server.moment = first  # the clock had jumped
    assert (await me(browser))["name"] == "Oda"


async def test_a_session_from_the_future_is_good(server: Server) -> None:
    browser = await server.guest()
    server.moment -= 1000 * DAY * 1000
    assert (await me(browser))["name"] == "Oda"


async def test_a_request_costs_no_reading_once_one_is_known(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = await server.guest()
    await me(browser)
    monkeypatch.setattr(server.database, "read", None)
    assert (await me(browser))["name"] == "Oda"


async def test_the_doorman_remembers_only_so_many(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doormen, "MOST_KNOWN", 2)
    browsers = [await server.guest(name) for name in ("Oda", "Mori", "Date")]
    for _ in range(2):
        assert [(await me(browser))["name"] for browser in browsers] == ["Oda", "Mori", "Date"]
    assert len(server.doorman._known) == 2


async def test_who_was_read_while_a_session_ended_is_not_remembered(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = await server.guest()
    read = server.database.read

    async def slow(*args: Any) -> Any:
        found = await read(*args)
        monkeypatch.undo()
        await server.browser(server.cookie(browser)).post("/api/logout")
        return found

    monkeypatch.setattr(server.database, "read", slow)
    await me(browser)
    assert await me(browser) == NOBODY


async def test_a_change_that_fails_makes_the_doorman_look_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A commit that failed may have happened."""
    browser = await server.guest()
    await me(browser)
    write = server.database.write

    async def failing(*args: Any) -> Any:
        await write(*args)
        raise StoreFailure("store-failed", {"file": "x"})

    monkeypatch.setattr(server.database, "write", failing)
    assert error(await browser.post("/api/logout-everywhere")) == (503, "not-saved")
    assert await me(browser) == NOBODY


async def test_a_change_is_finished_even_if_nobody_waits(server: Server) -> None:
    browser = await server.guest()
    id = await server.id(browser)
    leaving = asyncio.create_task(browser.request("DELETE", "/api/me", json={}))
    while not server.doorman._errands:
        await asyncio.sleep(0)
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    await server.doorman.close()
    assert server.hall.told == [id]
    assert len(server.revoked) == 1
    assert await me(browser) == NOBODY


# Accounts


async def test_a_guests_account_keeps_everything(server: Server) -> None:
    browser = await server.guest()
    id = await server.id(browser)
    await server.database.write(add_table, "t", [id], "running", id)
    response = await browser.post("/api/account", json={"login": "Anna", "password": PASSWORD})
    assert response.json() == {"name": "Oda", "login": "Anna"} == await me(browser)
    assert await server.id(browser) == id
    assert await server.database.read(seated, "t") == [id]


async def test_an_account_can_be_made_from_nothing(server: Server) -> None:
    browser = server.browser()
    response = await browser.post("/api/account", json={"login": "anna", "password": PASSWORD, "name": " Anna "})
    assert response.json() == {"name": "Anna", "login": "anna"} == await me(browser)


async def test_an_account_is_made_once(server: Server) -> None:
    browser = await server.account()
    response = await browser.post("/api/account", json={"login": "other", "password": PASSWORD})
    assert error(response) == (409, "already-account")


@pytest.mark.parametrize("login", ["anna", "ANNA", "ａｎｎａ"])
async def test_a_login_is_taken_however_it_is_written(server: Server, login: str) -> None:
    await server.account("Anna")
    guest = await server.guest()
    body = {"login": login, "password": OTHER}
    assert error(await guest.post("/api/account", json=body)) == (409, "login-taken")
    assert error(await server.browser().post("/api/account", json=body | {"name": "B"})) == (409, "login-taken")
    assert await me(guest) == {"name": "Oda", "login": None}


async def test_of_many_who_want_one_login_one_gets_it(server: Server) -> None:
    browsers = [await server.guest() for _ in range(4)] + [server.browser() for _ in range(4)]
    bodies = [{"login": "Anna", "password": PASSWORD}] * 4 + [{"login": "anna", "password": PASSWORD, "name": "A"}] * 4
    asked = (browser.post("/api/account", json=body) for browser, body in zip(browsers, bodies, strict=True))
    responses = await asyncio.gather(*asked)
    assert sorted(response.status_code for response in responses) == [200] + [409] * 7
    logins = [(await me(browser))["login"] for browser in browsers]
    assert len([login for login in logins if login]) == 1
    assert len(await server.database.read(rows, person)) in (4, 5)


# Logging in


async def log_in(browser: httpx.AsyncClient, password: str = PASSWORD, **more: Any) -> httpx.Response:
    return await browser.post("/api/login", json={"login": "anna", "password": password} | more)


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
    assert server.hall.told == []


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
    assert server.hall.told == [guest_id]
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
    assert server.hall.told == []
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
    assert server.hall.told == []


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
        server.app.state.house.rates.hit("login-anywhere", "anna")
    assert (await log_in(at("10.0.0.3"))).status_code == 429
    await server.close()


async def test_what_is_costly_has_a_rate(server: Server) -> None:
    assert {(one.name, one.rate) for one in PEOPLE if one.rate} == {
        *(("enter", "guests"), ("register", "login"), ("logIn", "login")),
        *(("changePassword", "login"), ("leaveUs", "login")),
    }


# Logging out


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


# Passwords


async def change_password(browser: httpx.AsyncClient, old: str, new: str) -> httpx.Response:
    return await browser.post("/api/me/password", json={"old": old, "new": new})


async def test_a_new_password_ends_all_other_sessions(server: Server) -> None:
    browser, elsewhere = await server.account(), server.browser()
    await log_in(elsewhere)
    assert (await change_password(browser, PASSWORD, OTHER)).status_code == 204
    assert (await me(browser))["name"] == "Anna"
    assert await me(elsewhere) == NOBODY
    assert len(server.revoked[-1]) == 1
    assert error(await log_in(server.browser())) == (401, "wrong-login")
    assert (await log_in(server.browser(), OTHER)).status_code == 200


async def test_a_password_is_changed_by_who_knows_the_old_one(server: Server) -> None:
    browser, elsewhere = await server.account(), server.browser()
    await log_in(elsewhere)
    assert error(await change_password(browser, OTHER, OTHER)) == (403, "wrong-password")
    assert error(await change_password(browser, PASSWORD, "short")) == (400, "bad-password")
    assert (await me(elsewhere))["name"] == "Anna"
    assert (await log_in(server.browser())).status_code == 200


async def test_a_guest_has_no_password_to_change(server: Server) -> None:
    assert error(await change_password(await server.guest(), PASSWORD, OTHER)) == (409, "no-account")


async def test_of_two_changes_from_one_old_password_one_counts(server: Server) -> None:
    browser, elsewhere = await server.account(), server.browser()
    await log_in(elsewhere)
    responses = await asyncio.gather(
        change_password(browser, PASSWORD, OTHER), change_password(elsewhere, PASSWORD, OTHER + "!")
    )
    assert sorted(response.status_code for response in responses) in ([204, 401], [204, 403])


async def test_passwords_are_hashed_as_rfc_9106_says_for_little_memory() -> None:
    passwords = Passwords()
    stored = await passwords.hash(PASSWORD)
    assert stored.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert not PasswordHasher.from_parameters(RFC_9106_LOW_MEMORY).check_needs_rehash(stored)
    assert await passwords.verify(stored, PASSWORD)
    assert not await passwords.verify(stored, OTHER)
    assert not await passwords.verify(None, PASSWORD)
    assert not await passwords.verify("no hash at all", PASSWORD)
    passwords.close()


async def test_only_so_many_passwords_wait(server: Server) -> None:
    many = AT_ONCE + MOST_WAITING + 5
    found = await asyncio.gather(*(server.passwords.hash(PASSWORD) for _ in range(many)), return_exceptions=True)
    busy = [one for one in found if isinstance(one, Refused)]
    assert [(one.status, one.message) for one in busy] == [(503, "busy")] * 5
    assert await server.passwords.hash(PASSWORD)


async def test_two_passwords_at_a_time(server: Server) -> None:
    assert server.passwords._threads._max_workers == AT_ONCE == 2


# Export


async def test_the_export_is_a_file_with_everything_of_mine_and_nothing_of_others(server: Server) -> None:
    mine, others = await server.account("my-login", "My name"), await server.account("their-login", "Their name")
    id, their_id = await server.id(mine), await server.id(others)

    def play(connection: Connection) -> None:
        add_table(connection, "my-table", [their_id, id], "running", their_id)
        add_table(connection, "their-table", [their_id], "running", their_id)
        for number, (by, move) in enumerate([(0, '["their-move"]'), (1, '["my-move", 3]'), (0, None), (1, None)]):
            row = {"table_id": "my-table", "number": number, "seat": by, "move": move, "made": 5_000}
            connection.execute(insert(entry).values(row | {"key": f"key-{number}"}))
        for number, (whom, text) in enumerate([(id, "my-words"), (their_id, "their-words")]):
            row = {"table_id": "my-table", "number": number, "person_id": whom, "text": text, "said": 6_000}
            connection.execute(insert(remark).values(row | {"key": f"said-{number}"}))

    await server.database.write(play)
    response = await mine.get("/api/me/export")
    assert response.headers["content-disposition"] == 'attachment; filename="tenka.json"'
    found = response.json()
    assert (found["name"], found["login"]) == ("My name", "my-login")
    assert [set(one) for one in found["sessions"]] == [{"created", "seen"}]
    (table,) = found["tables"]
    assert table["id"] == "my-table"
    assert table["seat"] == 1
    assert [one["move"] for one in table["moves"]] == [["my-move", 3], None]
    assert [one["text"] for one in found["chat"]] == ["my-words"]
    for secret in ("their", "Their", their_id, id, "invite-", "5eed", "argon2", "key-", "said-", server.cookie(mine)):
        assert secret not in response.text
    assert not any(row.id in response.text for row in await server.database.read(rows, session))


# Farewell


async def test_who_leaves_us_stays_as_a_nameless_seat(server: Server) -> None:
    browser, other = await server.guest(), await server.guest("Mori")
    id, other_id = await server.id(browser), await server.id(other)
    await server.database.write(add_table, "running", [id, other_id], "running", id)
    await server.database.write(add_table, "open", [id, None, other_id], "open", id)
    old = server.cookie(browser)
    response = await browser.request("DELETE", "/api/me")
    assert response.status_code == 204
    assert "Max-Age=0" in response.headers["set-cookie"]
    assert await server.database.read(seated, "running") == [None, other_id]
    assert await server.database.read(seated, "open") == [None, None, other_id]
    owners = {row.id: row.owner_id for row in await server.database.read(rows, game_table)}
    assert owners == {"running": None, "open": other_id}
    assert [row.name for row in await server.database.read(rows, person)] == ["Mori"]
    assert await me(server.browser(old)) == NOBODY
    assert server.hall.told == [id]


async def test_an_account_is_deleted_by_who_knows_its_password(server: Server) -> None:
    browser, elsewhere = await server.account(), server.browser()
    await log_in(elsewhere)
    for body in ({}, {"password": OTHER}):
        assert error(await browser.request("DELETE", "/api/me", json=body)) == (403, "wrong-password")
    assert (await browser.request("DELETE", "/api/me", json={"password": PASSWORD})).status_code == 204
    assert await me(elsewhere) == NOBODY
    assert error(await log_in(server.browser())) == (401, "wrong-login")
    assert await server.database.read(rows, person) == []
    assert await server.database.read(rows, session) == []


async def test_a_login_is_free_again_after_its_owner_left(server: Server) -> None:
    browser = await server.account()
    await browser.request("DELETE", "/api/me", json={"password": PASSWORD})
    assert (await me(await server.account()))["login"] == "anna"


# Secrets


@pytest.mark.parametrize(
    "body",
    [
        NewAccount("anna", PASSWORD),
        Credentials("anna", PASSWORD),
        PasswordChange(PASSWORD, PASSWORD),
        Farewell(PASSWORD),
    ],
)
def test_no_repr_shows_a_password(body: object) -> None:
    assert PASSWORD not in repr(body)


async def test_no_password_hash_or_token_is_ever_logged_or_sent(
    server: Server, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    sent: list[str] = []
    browser = server.browser()

    async def ask(method: str, path: str, body: Any = None) -> None:
        response = await browser.request(method, path, json=body)
        sent.append(response.text)
        secrets.update(browser.cookies.values())

    secrets: set[str] = set()
    await ask("POST", "/api/guest", {"name": "Oda"})
    await ask("POST", "/api/account", {"login": "anna", "password": PASSWORD})
    await ask("POST", "/api/account", {"login": "anna", "password": PASSWORD})
    await ask("POST", "/api/login", {"login": "anna", "password": OTHER})
    await ask("POST", "/api/login", {"login": "anna", "password": PASSWORD, "extra": PASSWORD})
    await ask("POST", "/api/login", {"login": "anna", "password": [PASSWORD]})
    await ask("POST", "/api/login", {"login": "anna", "password": PASSWORD})
    hashes = [row.password for row in await server.database.read(rows, person)]
    await ask("POST", "/api/me/password", {"old": PASSWORD, "new": OTHER})
    await ask("GET", "/api/me/export")
    await ask("DELETE", "/api/me", {"password": OTHER})
    tokens = {cookie.rpartition(".")[0] for cookie in secrets}
    assert len(tokens) == 3
    public = "\n".join([*sent, *capsys.readouterr(), *(str(vars(record)) for record in caplog.records)])
    for secret in (PASSWORD, OTHER, *hashes, *tokens, server.database.secret, "argon2"):
        assert secret not in public


def test_every_refusal_has_its_status(server: Server) -> None:
    """What the description promises: each endpoint lists what it may refuse with."""
    listed = {one.name: set(one.refusals) for one in PEOPLE if one.refusals}
    assert listed == {
        "enter": {409},
        "register": {401, 409},
        "logIn": {401, 409},
        "changePassword": {403, 409},
        "leaveUs": {403},
    }


async def test_a_body_may_be_empty_where_nothing_must_be_said(server: Server) -> None:
    browser = await server.guest()
    assert json.loads((await browser.post("/api/login", content=b"")).content)["error"]["message"] == "bad-request"
    assert (await browser.request("DELETE", "/api/me", content=b"")).status_code == 204


async def test_asking_who_one_is_keeps_the_cookie_for_as_long_again(server: Server) -> None:
    browser = await server.guest()
    cookie = server.cookie(browser)
    answer = await browser.get("/api/me")
    assert answer.headers["set-cookie"].startswith(f"tenka={cookie}; Max-Age=34560000;")
    assert "set-cookie" not in (await server.browser().get("/api/me")).headers


async def test_a_session_that_ends_while_its_request_arrives_does_nothing_more(server: Server) -> None:
    """The body may take its time, and so may the hashing: what counts is whether the session is still there then."""
    browser = await server.guest()
    id, cookie = await server.id(browser), server.cookie(browser)
    arriving, ended = asyncio.Event(), asyncio.Event()

    async def slowly() -> AsyncIterator[bytes]:
        yield b'{"login": "thief", "pass'
        arriving.set()
        await ended.wait()
        yield f'word": "{OTHER}"}}'.encode()

    headers = {"Content-Type": "application/json"}
    asking = asyncio.create_task(server.browser(cookie).post("/api/account", content=slowly(), headers=headers))
    await arriving.wait()
    assert (await browser.post("/api/logout-everywhere")).status_code == 204
    ended.set()
    answer = await asking
    assert "set-cookie" not in answer.headers or "Max-Age=0" in answer.headers["set-cookie"]
    assert answer.status_code in {400, 401}
    found = await server.database.read(people.by_id, id)
    assert found is not None
    assert found.login is None
