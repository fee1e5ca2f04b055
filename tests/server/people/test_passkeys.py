"""Passkeys beside passwords and alone, held against authenticators that do not quite as the standard says."""

import copy
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tenka.server.people.challenges import LIFETIME, MOST, Challenges
from tenka.server.people.passkeys import Passkeys, origin
from tenka.server.settings import Settings
from tenka.store.queries.people import passkeys as queries
from tenka.store.schema import passkey, session
from tests.server.people.authenticator import Authenticator
from tests.server.people.place import NOBODY, PASSWORD, Server, error, log_in, me, rows

OWN, LOGIN = "/api/me/passkeys", "/api/passkeys/login"
URL = "https://tenka.example"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    opened = Server(tmp_path, URL)
    yield opened
    await opened.close()


async def options(browser: httpx.AsyncClient, path: str = "/api/passkeys/options", **body: Any) -> dict[str, Any]:
    response = await browser.post(path, json=body)
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()["options"]
    return found


async def added(browser: httpx.AsyncClient, name: str = "Phone", **of: Any) -> Authenticator:
    """Somebody's new passkey."""
    key = Authenticator(URL, **of)
    answer = key.make(await options(browser, f"{OWN}/options", password=PASSWORD))
    response = await browser.post(OWN, json={"name": name, "answer": answer})
    assert response.status_code == 200, response.text
    return key


async def logged_in(browser: httpx.AsyncClient, key: Authenticator, **more: Any) -> httpx.Response:
    return await browser.post(LOGIN, json={"answer": key.sign(await options(browser)), **more})


async def test_one_logs_in_with_a_passkey(server: Server) -> None:
    key = await added(await server.account())
    asked = await options(server.browser())
    assert asked["rpId"] == "tenka.example"
    assert asked["userVerification"] == "required"
    assert "allowCredentials" not in asked or asked["allowCredentials"] == []
    browser = server.browser()
    response = await logged_in(browser, key)
    assert response.json() == {"name": "Anna", "login": "anna"} == await me(browser)


async def test_several_are_named_renamed_and_removed(server: Server) -> None:
    browser = await server.account()
    await added(browser, "Phone")
    await added(browser, "Key ring")
    listed = (await browser.get(OWN)).json()
    assert [each["name"] for each in listed["passkeys"]] == ["Phone", "Key ring"]
    assert listed["password"] is True
    first = listed["passkeys"][0]["id"]
    assert (await browser.patch(f"{OWN}/{first}", json={"name": "Old phone"})).json()["name"] == "Old phone"
    assert (await browser.delete(f"{OWN}/{first}")).status_code == 204
    assert [each["name"] for each in (await browser.get(OWN)).json()["passkeys"]] == ["Key ring"]
    assert error(await browser.delete(f"{OWN}/{first}")) == (404, "not-found")


async def test_a_removed_key_opens_nothing(server: Server) -> None:
    browser = await server.account()
    key = await added(browser)
    (kept,) = (await browser.get(OWN)).json()["passkeys"]
    await browser.delete(f"{OWN}/{kept['id']}")
    assert error(await logged_in(server.browser(), key)) == (403, "passkey-refused")


async def test_an_account_may_have_a_passkey_alone(server: Server) -> None:
    guest, key = await server.guest(), Authenticator(URL)
    before = server.cookie(guest)
    answer = key.make(await options(guest, f"{OWN}/options", login="oda"))
    made = await guest.post("/api/account/passkey", json={"login": "oda", "name": "Phone", "answer": answer})
    assert made.json() == {"name": "Oda", "login": "oda"} == await me(guest)
    assert await me(server.browser(before)) == NOBODY
    assert (await logged_in(server.browser(), key)).status_code == 200
    assert error(await log_in(server.browser(), "", login="oda")) == (401, "wrong-login")
    (kept,) = (await guest.get(OWN)).json()["passkeys"]
    assert error(await guest.delete(f"{OWN}/{kept['id']}")) == (409, "last-way-in")
    assert len((await guest.get(OWN)).json()["passkeys"]) == 1


async def test_who_has_no_password_shows_a_passkey_to_leave_or_to_choose_one(server: Server) -> None:
    guest, key = await server.guest(), Authenticator(URL)
    answer = key.make(await options(guest, f"{OWN}/options", login="oda"))
    await guest.post("/api/account/passkey", json={"login": "oda", "name": "Phone", "answer": answer})
    anna = await server.account()
    hers = await added(anna)
    attempts: list[dict[str, Any]] = [{}, {"password": ""}, {"answer": {}}, {"answer": hers.sign(await options(guest))}]
    for wrong in attempts:
        assert error(await guest.request("DELETE", "/api/me", json=wrong)) == (403, "passkey-refused")
    assert error(await guest.post("/api/me/password", json={"new": PASSWORD})) == (403, "passkey-refused")
    shown = key.sign(await options(guest))
    assert (await guest.post("/api/me/password", json={"new": PASSWORD, "answer": shown})).status_code == 204
    assert (await log_in(server.browser(), login="oda")).status_code == 200
    assert error(await guest.request("DELETE", "/api/me", json={})) == (403, "wrong-password")


async def test_leaving_with_a_passkey_takes_everything_along(server: Server) -> None:
    guest, key = await server.guest(), Authenticator(URL)
    answer = key.make(await options(guest, f"{OWN}/options", login="oda"))
    await guest.post("/api/account/passkey", json={"login": "oda", "name": "Phone", "answer": answer})
    exported = (await guest.get("/api/me/export")).json()
    assert [each["name"] for each in exported["passkeys"]] == ["Phone"]
    shown = key.sign(await options(guest))
    assert (await guest.request("DELETE", "/api/me", json={"answer": shown})).status_code == 204
    assert await server.database.read(rows, passkey) == []
    assert await server.database.read(rows, session) == []
    assert error(await logged_in(server.browser(), key)) == (403, "passkey-refused")


async def test_a_guest_brings_seats_along(server: Server) -> None:
    key, guest = await added(await server.account()), await server.guest()
    id = await server.id(guest)
    assert (await logged_in(guest, key, bring=True)).status_code == 200
    assert server.registry.told == [id]
    assert (await me(guest))["login"] == "anna"


async def test_an_answer_counts_once(server: Server) -> None:
    key = await added(await server.account(), counts=False)
    answer = key.sign(await options(server.browser()))
    assert (await server.browser().post(LOGIN, json={"answer": answer})).status_code == 200
    assert error(await server.browser().post(LOGIN, json={"answer": answer})) == (403, "passkey-refused")


async def test_a_wrong_answer_uses_the_challenge_up(server: Server) -> None:
    key = await added(await server.account())
    asked = await options(server.browser())
    forged = Authenticator(URL, id=key.id, user=key.user)
    assert error(await server.browser().post(LOGIN, json={"answer": forged.sign(asked)})) == (403, "passkey-refused")
    assert error(await server.browser().post(LOGIN, json={"answer": key.sign(asked)})) == (403, "passkey-refused")


async def test_a_count_that_does_not_rise_is_a_copy(server: Server) -> None:
    key = await added(await server.account())
    assert (await logged_in(server.browser(), key)).status_code == 200
    clone = copy.copy(key)
    assert (await logged_in(server.browser(), key)).status_code == 200
    assert error(await logged_in(server.browser(), clone)) == (403, "passkey-refused")


async def test_keys_that_do_not_count_are_good(server: Server) -> None:
    key = await added(await server.account(), counts=False)
    for _ in range(2):
        assert (await logged_in(server.browser(), key)).status_code == 200


@pytest.mark.parametrize("wrong", ["origin", "host", "user", "unverified", "made-up", "other purpose"])
async def test_whatever_is_wrong_is_told_in_the_same_words(server: Server, wrong: str) -> None:
    browser = await server.account()
    key = await added(browser)
    asked = await options(server.browser())
    if wrong == "other purpose":
        asked["challenge"] = (await options(browser, f"{OWN}/options", password=PASSWORD))["challenge"]
    if wrong == "made-up":
        asked["challenge"] = "AAAA"
    if wrong == "host":
        asked["rpId"] = "elsewhere.example"
    if wrong == "user":
        key.user = "b3RoZXI"
    key.verifies = wrong != "unverified"
    answer = key.sign(asked, "https://elsewhere.example" if wrong == "origin" else None)
    stranger = server.browser()
    refused = await stranger.post(LOGIN, json={"answer": answer})
    unknown = await logged_in(stranger, Authenticator(URL))
    assert error(refused) == (403, "passkey-refused")
    assert refused.content == unknown.content
    assert await me(stranger) == NOBODY


@pytest.mark.parametrize(
    "answer", [{}, {"rawId": 3}, {"rawId": "AA"}, {"rawId": "AA", "response": []}, {"rawId": "ö", "response": {}}]
)
async def test_nonsense_is_refused(server: Server, answer: dict[str, Any]) -> None:
    assert error(await server.browser().post(LOGIN, json={"answer": answer})) == (403, "passkey-refused")
    browser = await server.account()
    assert error(await browser.post(OWN, json={"name": "x", "answer": answer})) == (403, "passkey-refused")


async def test_a_key_is_made_for_who_asked(server: Server) -> None:
    anna, berta = await server.account(), await server.account("berta", "Berta")
    asked = await options(anna, f"{OWN}/options", password=PASSWORD)
    answer = Authenticator(URL).make(asked)
    assert error(await berta.post(OWN, json={"name": "Hers", "answer": answer})) == (403, "passkey-refused")
    assert error(await anna.post(OWN, json={"name": "Mine", "answer": answer})) == (403, "passkey-refused")


async def test_a_key_is_nobody_elses_and_kept_once(server: Server) -> None:
    anna, berta = await server.account(), await server.account("berta", "Berta")
    key = await added(anna)
    answer = key.make(await options(berta, f"{OWN}/options", password=PASSWORD))
    assert error(await berta.post(OWN, json={"name": "Hers", "answer": answer})) == (409, "passkey-known")
    (kept,) = (await anna.get(OWN)).json()["passkeys"]
    assert error(await berta.delete(f"{OWN}/{kept['id']}")) == (404, "not-found")
    assert error(await berta.patch(f"{OWN}/{kept['id']}", json={"name": "Hers"})) == (404, "not-found")
    excluded = (await options(anna, f"{OWN}/options", password=PASSWORD))["excludeCredentials"]
    assert len(excluded) == 1


async def test_who_found_a_browser_open_makes_no_way_in_of_their_own(server: Server) -> None:
    anna = await server.account()
    attempts: list[dict[str, Any]] = [{}, {"password": "wrong and long"}, {"answer": {}}]
    for wrong in attempts:
        assert error(await anna.post(f"{OWN}/options", json=wrong)) == (403, "wrong-password")
    guest, key = await server.guest(), Authenticator(URL)
    answer = key.make(await options(guest, f"{OWN}/options", login="oda"))
    await guest.post("/api/account/passkey", json={"login": "oda", "name": "Phone", "answer": answer})
    assert error(await guest.post(f"{OWN}/options", json={})) == (403, "passkey-refused")
    second = Authenticator(URL)
    made = second.make(await options(guest, f"{OWN}/options", answer=key.sign(await options(guest))))
    assert (await guest.post(OWN, json={"name": "Laptop", "answer": made})).status_code == 200


async def test_who_made_the_key_is_not_asked(server: Server) -> None:
    browser = await server.account()
    answer = Authenticator(URL).make(await options(browser, f"{OWN}/options", password=PASSWORD), fmt="packed")
    assert error(await browser.post(OWN, json={"name": "Phone", "answer": answer})) == (403, "passkey-refused")


async def test_nobody_has_more_than_twenty(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "MOST", 1)
    browser = await server.account()
    await added(browser)
    answer = Authenticator(URL).make(await options(browser, f"{OWN}/options", password=PASSWORD))
    assert error(await browser.post(OWN, json={"name": "Second", "answer": answer})) == (409, "too-many-passkeys")


async def test_challenges_are_asked_for_only_so_often(tmp_path: Path) -> None:
    server = Server(tmp_path, URL, limits=True)
    statuses = [(await server.browser().post("/api/passkeys/options", json={})).status_code for _ in range(61)]
    assert statuses == [200] * 60 + [429]
    await server.close()


def test_challenges_do_not_last() -> None:
    now = 0.0
    challenges = Challenges(lambda: now)
    late, in_time = challenges.ask("log-in"), challenges.ask("log-in")
    now = LIFETIME - 1
    assert challenges.take(in_time, "log-in")
    assert not challenges.take(in_time, "log-in")
    now = LIFETIME
    assert not challenges.take(late, "log-in")


def test_challenges_are_never_too_many() -> None:
    challenges = Challenges()
    first = challenges.ask("log-in")
    last = [challenges.ask("log-in") for _ in range(MOST)][-1]
    assert not challenges.take(first, "log-in")
    assert challenges.take(last, "log-in")


@pytest.mark.parametrize(
    ("url", "host", "found"),
    [
        ("https://tenka.example", "127.0.0.1", "https://tenka.example"),
        (None, "127.0.0.1", "http://localhost:8360"),
        ("http://192.0.2.1:8000", "127.0.0.1", None),
        ("http://127.0.0.1:8000", "127.0.0.1", None),
    ],
)
def test_an_address_without_a_name_has_no_passkeys(url: str | None, host: str, found: str | None) -> None:
    assert origin(Settings(Path("x"), host=host, public_url=url)) == found


async def test_where_there_are_none_nobody_is_asked(tmp_path: Path) -> None:
    server = Server(tmp_path, "http://192.0.2.1:8000")
    assert Passkeys(server.settings).host is None
    assert error(await server.browser().post("/api/passkeys/options", json={})) == (409, "passkeys-unavailable")
    await server.close()
