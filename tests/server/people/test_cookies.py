"""Cookies and sessions: whose they are, how long, and how they end."""

import asyncio
from collections.abc import AsyncIterator
from hashlib import sha256
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest

from tenka.server.people import sessions as sessions_module
from tenka.server.people.sessions import DAY, HOUR, LIFETIME
from tenka.store.failures import StoreFailure
from tenka.store.queries.people import people, sessions
from tenka.store.schema import person, session
from tests.server.people.place import (
    NOBODY,
    OTHER,
    Server,
    error,
    me,
    rows,
    seen,
)


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
    assert len({server.sessions.new_key().session for _ in range(100)}) == 100


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
    assert await server.sessions.visitor({"tenka": cookie}) is None


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


async def test_use_is_noted_once_an_hour(server: Server) -> None:
    browser = await server.guest()
    first = await seen(server)
    for passed, noted in (
        *((0, 0), (HOUR - 60, 0), (HOUR + 60, HOUR + 60), (HOUR + 120, HOUR + 60), (3 * DAY, 3 * DAY)),
    ):
        server.snapshot = first + passed * 1000
        await me(browser)
        await server.sessions.close()
        assert await seen(server) == first + noted * 1000


async def test_use_that_cannot_be_noted_hinders_nobody(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise StoreFailure("store-full", {"file": "x"})

    browser = await server.guest()
    server.snapshot += 2 * DAY * 1000
    monkeypatch.setattr(server.database, "write", fail)
    assert (await me(browser))["name"] == "Oda"
    await server.sessions.close()
    assert "store-full" in caplog.text


@pytest.mark.parametrize("fresh", [True, False], ids=["remembered", "read"])
async def test_a_session_unseen_for_400_days_is_refused_but_not_destroyed(server: Server, fresh: bool) -> None:
    browser = await server.guest()
    if fresh:
        await me(browser)
    first = server.snapshot
    server.snapshot = first + (LIFETIME + 60) * 1000
    assert await me(browser) == NOBODY
    server.snapshot = first  # the clock had jumped
    assert (await me(browser))["name"] == "Oda"


async def test_a_session_from_the_future_is_good(server: Server) -> None:
    browser = await server.guest()
    server.snapshot -= 1000 * DAY * 1000
    assert (await me(browser))["name"] == "Oda"


async def test_a_request_costs_no_reading_once_one_is_known(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = await server.guest()
    await me(browser)
    monkeypatch.setattr(server.database, "read", None)
    assert (await me(browser))["name"] == "Oda"


async def test_the_doorman_remembers_only_so_many(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions_module, "MOST_KNOWN", 2)
    browsers = [await server.guest(name) for name in ("Oda", "Mori", "Date")]
    for _ in range(2):
        assert [(await me(browser))["name"] for browser in browsers] == ["Oda", "Mori", "Date"]
    assert len(server.sessions._known) == 2


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
    while not server.sessions._errands:
        await asyncio.sleep(0)
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    await server.sessions.close()
    assert server.registry.told == [id]
    assert len(server.revoked) == 1
    assert await me(browser) == NOBODY


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
