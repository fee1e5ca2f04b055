"""One's sessions: listed for their owner alone, and ended one by one or all but this one."""

import pytest

from tenka.server.people.devices import LONGEST, device
from tenka.store.queries.people import sessions
from tenka.store.schema import session
from tests.server.people.place import NOBODY, Server, error, log_in, me, rows

PATH = "/api/me/sessions"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
AGENTS = {
    FIREFOX: ("firefox", "linux"),
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0": (
        "edge",
        "windows",
    ),
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36": ("chrome", "android"),
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1": (
        "safari",
        "ios",
    ),
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15": (
        "safari",
        "macos",
    ),
    "curl/8": (None, None),
    "": (None, None),
    "x" * LONGEST + "Firefox/ Linux": (None, None),
}


@pytest.mark.parametrize("agent", AGENTS)
def test_a_device_is_two_words(agent: str) -> None:
    assert device(agent) == AGENTS[agent]


async def test_ones_sessions_are_listed_this_one_marked(server: Server) -> None:
    first, second = await server.account(), server.browser()
    second.headers["user-agent"] = FIREFOX
    await log_in(second)
    found = (await second.get(PATH)).json()["sessions"]
    assert [(each["browser"], each["system"], each["this"]) for each in found] == [
        ("firefox", "linux", True),
        (None, None, False),
    ]
    other = (await first.get(PATH)).json()["sessions"]
    assert {each["id"] for each in other} == {each["id"] for each in found}
    stored = {row.id for row in await server.database.read(rows, session)}
    assert not stored & {each["id"] for each in found}


async def test_one_session_is_ended_and_its_sockets_told(server: Server) -> None:
    first, second, third = await server.account(), server.browser(), server.browser()
    await log_in(second)
    await log_in(third)
    (this,) = (each["id"] for each in (await second.get(PATH)).json()["sessions"] if each["this"])
    assert (await first.delete(f"{PATH}/{this}")).status_code == 204
    assert await me(second) == NOBODY
    assert (await me(first))["login"] == (await me(third))["login"] == "anna"
    assert len(server.revoked[-1]) == 1
    assert error(await first.delete(f"{PATH}/{this}")) == (404, "not-found")


async def test_ending_this_session_takes_the_cookie(server: Server) -> None:
    browser = await server.account()
    (this,) = (await browser.get(PATH)).json()["sessions"]
    response = await browser.delete(f"{PATH}/{this['id']}")
    assert "Max-Age=0" in response.headers["set-cookie"]
    assert await me(browser) == NOBODY


async def test_nobody_ends_anothers_session(server: Server) -> None:
    anna, oda = await server.account(), await server.guest()
    (hers,) = (await anna.get(PATH)).json()["sessions"]
    assert error(await oda.delete(f"{PATH}/{hers['id']}")) == (404, "not-found")
    (row,) = await server.database.read(sessions.of_person, await server.id(anna))
    assert error(await anna.delete(f"{PATH}/{row.id}")) == (404, "not-found")
    assert (await me(anna))["login"] == "anna"


async def test_all_others_end(server: Server) -> None:
    first, second, stranger = await server.account(), server.browser(), await server.guest()
    await log_in(second)
    assert (await second.delete(PATH)).status_code == 204
    assert await me(first) == NOBODY
    assert (await me(second))["login"] == "anna"
    assert (await me(stranger))["name"] == "Oda"


async def test_nobody_has_more_than_fifty(server: Server) -> None:
    first = await server.account()
    for _ in range(sessions.MOST):
        assert (await log_in(server.browser())).status_code == 200
    assert await me(first) == NOBODY
    assert len(await server.database.read(rows, session)) == sessions.MOST
    assert len(server.revoked[-1]) == 1
