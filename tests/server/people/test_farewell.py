"""What is kept of somebody: exported, deleted, and told to nobody."""

import json
import logging
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from tenka.server.endpoints.people.accounts import PEOPLE
from tenka.store.schema import entry, game_table, person, remark, session
from tenka.wire.people import Credentials, Farewell, NewAccount, PasswordChange
from tests.server.people.place import (
    NOBODY,
    OTHER,
    PASSWORD,
    Server,
    add_table,
    error,
    log_in,
    me,
    rows,
    seated,
)


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
    assert [set(one) for one in found["sessions"]] == [{"created", "seen", "browser", "system"}]
    (table,) = found["tables"]
    assert table["id"] == "my-table"
    assert table["seat"] == 1
    assert [one["move"] for one in table["moves"]] == [["my-move", 3], None]
    assert [one["text"] for one in found["chat"]] == ["my-words"]
    for secret in ("their", "Their", their_id, id, "invite-", "5eed", "argon2", "key-", "said-", server.cookie(mine)):
        assert secret not in response.text
    assert not any(row.id in response.text for row in await server.database.read(rows, session))


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
    assert server.registry.told == [id]


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
        "rename": {409},
        "register": {401, 409},
        "logIn": {401, 409},
        "changePassword": {403, 409},
        "leaveUs": {403},
    }


async def test_a_body_may_be_empty_where_nothing_must_be_said(server: Server) -> None:
    browser = await server.guest()
    assert json.loads((await browser.post("/api/login", content=b"")).content)["error"]["message"] == "bad-request"
    assert (await browser.request("DELETE", "/api/me", content=b"")).status_code == 204
