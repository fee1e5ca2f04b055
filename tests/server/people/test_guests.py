"""Guests play at once."""

from typing import Any

import pytest

from tests.server.people.place import NOBODY, OTHER, PASSWORD, Server, error, me


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
    assert server.registry.told == [await server.id(browser)]


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
