"""A guest becomes an account and keeps everything."""

import asyncio

import pytest

from tenka.store.schema import person
from tests.server.people.place import (
    OTHER,
    PASSWORD,
    Server,
    add_table,
    error,
    me,
    rows,
    seated,
)


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
