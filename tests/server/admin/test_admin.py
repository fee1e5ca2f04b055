"""`tenka admin`: in a running server and without one, by a clumsy operator, with a log of what was done."""

import asyncio
import socket
import stat
from pathlib import Path
from typing import Any

import pytest

from tenka.cli import run
from tenka.client import Client
from tenka.client.refusal import ConnectionLost, RefusedError
from tenka.kernel.errors import TenkaError
from tenka.server.admin import admin_socket, messages
from tenka.server.admin.admin_socket import socket_of, within_reach
from tenka.server.admin.client import ask
from tenka.store.opening import open_database
from tenka.store.queries.people import people
from tenka.store.queries.people.people import StoredLogin
from tenka.store.queries.tables import stewards
from tests.server.running import Running, running

PASSWORD = "a long password"


async def account(server: Running, login: str) -> Client:
    client = Client(server.url)
    body = {"login": login, "password": PASSWORD, "name": login.title()}
    (await client._http.post("/api/account", json=body)).raise_for_status()
    return client


async def asked(server: Running, request: messages.Request) -> Any:
    """What the operator's program, in a thread as if it were another process, is answered."""
    return await asyncio.to_thread(ask, server.settings.database, request)


async def refused(server: Running, request: messages.Request) -> str:
    with pytest.raises(TenkaError) as told:
        await asked(server, request)
    return told.value.message


async def test_a_ban_ends_sessions_and_games_and_refuses_the_login_as_a_wrong_password_is(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        anna, berta = await account(server, "anna"), await account(server, "berta")
        hers = (await anna._http.post("/api/tables", json={"game": "shitenno", "seats": ["me", "open"]})).json()
        (
            await berta._http.post(f"/api/tables/{hers['id']}/join", json={"invitation": hers["invitation"]})
        ).raise_for_status()
        page = (await anna._http.get("/api/me/profile")).json()["id"]
        async with anna.live(hers["id"]) as seat:
            done = await asked(server, messages.Ban("anna", "insults"))
            assert (done.act, done.about["name"], done.about["reason"]) == ("ban", "Anna", "insults")
            with pytest.raises((RefusedError, ConnectionLost)):
                await asyncio.wait_for(seat.say("am I still here?"), 10)
        assert (await anna._http.get("/api/my-tables")).status_code == 401
        again = Client(server.url)
        right = await again._http.post("/api/login", json={"login": "anna", "password": PASSWORD})
        wrong = await again._http.post("/api/login", json={"login": "anna", "password": "another password"})
        assert (right.status_code, right.json()) == (wrong.status_code, wrong.json())
        assert right.status_code == 401
        taken = {"login": "anna", "password": PASSWORD, "name": "Another"}
        assert (await again._http.post("/api/account", json=taken)).status_code == 409, "the name is not free"
        assert (await berta._http.get(f"/api/people/{page}")).status_code == 404
        left = (await berta._http.get(f"/api/tables/{hers['id']}")).json()["table"]
        assert (left["owner"], left["seats"][0]["open"]) == (1, True), "the table is Berta's now"
        assert await refused(server, messages.Ban("anna")) == "admin-banned-already"
        await asked(server, messages.Unban("anna"))
        assert (await again._http.post("/api/login", json={"login": "anna", "password": PASSWORD})).status_code == 200
        assert await refused(server, messages.Unban("anna")) == "admin-not-banned"
        log = await asked(server, messages.ListDeeds())
        assert [each.act for each in log.rows] == ["unban", "ban"]
        assert log.rows[1].about["reason"] == "insults"
        for each in (anna, berta, again):
            await each.close()


async def test_tables_people_and_reports_are_found_and_dealt_with(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        anna, guest = await account(server, "anna"), await server.guest("Rude Name")
        made = (await guest._http.post("/api/tables", json={"game": "shitenno", "seats": ["me", "open"]})).json()
        (
            await anna._http.post(f"/api/tables/{made['id']}/join", json={"invitation": made["invitation"]})
        ).raise_for_status()
        (await anna._http.post(f"/api/tables/{made['id']}/reports", json={"seat": 0})).raise_for_status()

        found = (await asked(server, messages.ListPeople("rude"))).rows
        assert [(each.name, each.login, each.tables, each.reports) for each in found] == [("Rude Name", None, 1, 1)]
        assert [each.name for each in (await asked(server, messages.ListPeople(guests=False))).rows] == ["Anna"]
        assert (await asked(server, messages.ListPeople("100%_"))).rows == []
        (report,) = (await asked(server, messages.ListReports())).rows
        assert (report.name, report.by_name, report.about) == ("Rude Name", "Anna", found[0].id)
        await asked(server, messages.Rename("Rude Name", "Polite Name"))
        shown = (await anna._http.get(f"/api/tables/{made['id']}")).json()["table"]["seats"]
        assert [each["name"] for each in shown] == ["Polite Name", "Anna"]
        assert await refused(server, messages.Rename("Polite Name", "Anna\u200b")) == "name-hides"
        await asked(server, messages.CloseReport(report.id))
        assert await refused(server, messages.CloseReport(report.id)) == "admin-no-report"
        (table,) = (await asked(server, messages.ListTables(person="anna"))).rows
        assert (table.id, table.people) == (made["id"], ["Polite Name", "Anna"])
        async with anna.live(made["id"]) as seat:
            await asked(server, messages.DeleteTable(made["id"]))
            with pytest.raises((RefusedError, ConnectionLost)):
                await asyncio.wait_for(seat.say("am I still here?"), 10)
        assert (await anna._http.get(f"/api/tables/{made['id']}")).status_code == 404
        assert await refused(server, messages.DeleteTable(made["id"])) == "admin-no-table"
        await asked(server, messages.DeletePerson(found[0].id))
        assert (await guest._http.get("/api/my-tables")).status_code == 401
        assert await refused(server, messages.DeletePerson(found[0].id)) == "admin-nobody"
        acts = [each.act for each in (await asked(server, messages.ListDeeds())).rows]
        assert acts == ["delete-person", "delete-table", "close", "rename"]
        await anna.close()
        await guest.close()


async def test_who_is_called_like_others_is_named_by_id(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        guests = [await server.guest("Anna") for _ in range(2)]
        assert await refused(server, messages.Ban("Anna")) == "admin-several"
        rows = (await asked(server, messages.ListPeople("anna"))).rows
        await asked(server, messages.Ban(rows[0].id))
        assert [each.banned is None for each in (await asked(server, messages.ListPeople("anna"))).rows].count(
            True
        ) == 1
        for each in guests:
            await each.close()


async def test_a_game_of_somebody_banned_is_played_on_by_the_stand_in(tmp_path: Path) -> None:
    async with running(tmp_path, bot_pause=0.0) as server:
        anna, berta = await account(server, "anna"), await account(server, "berta")
        body = {"game": "shitenno", "seats": ["me", "open"], "steward": "random"}
        made = (await anna._http.post("/api/tables", json=body)).json()
        (
            await berta._http.post(f"/api/tables/{made['id']}/join", json={"invitation": made["invitation"]})
        ).raise_for_status()
        (await anna._http.post(f"/api/tables/{made['id']}/start")).raise_for_status()
        await asked(server, messages.Ban("anna"))
        late = await server.services.database.read(stewards.overdue, server.services.database.time.now())
        assert late == [made["id"]]
        await server.services.registry.relieve(made["id"])
        seats = (await berta._http.get(f"/api/tables/{made['id']}")).json()["table"]["seats"]
        assert [each["steward"] for each in seats] == ["random", None]
        await anna.close()
        await berta.close()


async def test_the_socket_is_the_servers_users_alone_and_understands_nothing_else(tmp_path: Path) -> None:
    async with running(tmp_path, kind="sqlite") as server:
        path = socket_of(server.file)
        assert stat.S_IMODE(path.stat().st_mode) == 0o600

        async def sent(line: bytes) -> bytes:
            with within_reach(path) as name:
                reader, writer = await asyncio.open_unix_connection(name)
            writer.write(line)
            writer.write_eof()
            found = await reader.read()
            writer.close()
            return found

        for line in (
            b"",
            b"\n",
            b"{}\n",
            b'{"type":"Ban"}\n',
            b"[" * 5000 + b"\n",
            b'{"type":"ListPeople","page":-1}\n',
        ):
            assert b"bad-json" in await sent(line), line
        assert b'"People"' in await sent(b'{"type":"ListPeople"}\n')
        await sent(b"x" * 200_000)
        assert b'"People"' in await sent(b'{"type":"ListPeople"}\n'), "it listens on"
    assert not path.exists(), "gone with the server"


async def test_another_user_of_the_machine_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admin_socket, "operator_of", lambda _: None)
    async with running(tmp_path, kind="sqlite") as server:
        assert await refused(server, messages.ListPeople()) == "admin-denied"


def test_what_a_killed_server_left_is_not_in_the_way(tmp_path: Path) -> None:
    """No server, but its socket: the database is asked itself."""
    path = tmp_path / "tenka.db"
    open_database(path).close()
    with socket.socket(socket.AF_UNIX) as left, within_reach(socket_of(path)) as name:
        left.bind(name)
    answer = ask(path, messages.ListPeople())
    assert answer == messages.People([], more=False)

    async def serve() -> None:
        async with running(tmp_path) as server:
            assert (await asked(server, messages.ListPeople())).rows == []

    asyncio.run(serve())


@pytest.fixture
def alone(tmp_path: Path) -> Path:
    """A database without a server, where three people are known."""
    path = tmp_path / "tenka.db"
    database = open_database(path)

    async def fill() -> None:
        await database.write(people.add, "Anna", "s1", StoredLogin("anna", "anna", "hash"))
        for number in range(2):
            await database.write(people.add, "Guest", f"s{number + 2}")

    asyncio.run(fill())
    database.close()
    return path


def test_without_a_server_the_database_itself_is_asked(alone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def said(*args: str) -> str:
        assert run(["admin", *args, "--database", str(alone)]) == 0
        return capsys.readouterr().out

    assert said("ban", "anna", "--reason", "spam\x1b[31m").startswith("Banned Anna (")
    assert "BANNED since" in said("people", "ANN")
    assert "spam" in said("log")
    assert "\x1b" not in said("log")
    assert said("people", "--banned").count("\n") == 1
    assert said("people").count("\n") == 3
    assert said("delete-person", "anna", "--yes").startswith("Deleted Anna (")
    assert said("people", "anna") == "Nothing found.\n"
    assert said("tables") == "Nothing found.\n"


def test_every_mistake_is_answered_in_one_line(alone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for args, told in (
        (["ban", "nobody"], "ID or name “nobody”"),
        (["ban", "Guest"], "Several people"),
        (["unban", "anna"], "isn’t banned"),
        (["rename", "anna", "  "], "name"),
        (["delete-person", "anna"], "--yes"),
        (["delete-table", "x", "--yes"], "no table"),
        (["close", "x"], "no open report"),
        (["people", "--page", "0"], "isn’t a valid page"),
        (["people", "--page", "1e3"], "isn’t a valid page"),
        (["tables", "--status", "lost"], "isn’t a status"),
        (["ban", "x" * 500], "too long"),
        (["frobnicate"], "frobnicate"),
    ):
        assert run(["admin", *args, *([] if args == ["frobnicate"] else ["--database", str(alone)])]) == 2, args
        out, error = capsys.readouterr()
        assert out == "", args
        assert told in error, (args, error)
        assert error.count("\n") == 1, error
    missing = alone.parent / "nothing.db"
    assert run(["admin", "people", "--database", str(missing)]) == 2
    assert not missing.exists(), "a mistyped name makes no database"
    capsys.readouterr()


@pytest.mark.parametrize("lang", ["en", "de", "it"])
def test_help_in_every_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for part in ([], ["ban"], ["people"], ["delete-table"]):
        assert run(["admin", *part, "--help", "--lang", lang]) == 0
        assert "admin" in capsys.readouterr().out


async def test_a_game_without_a_stand_in_does_not_wait_for_somebody_banned(tmp_path: Path) -> None:
    async with running(tmp_path, bot_pause=0.0) as server:
        anna, berta = await account(server, "anna"), await account(server, "berta")
        ids = []
        for _ in range(2):
            made = (await anna._http.post("/api/tables", json={"game": "shitenno", "seats": ["me", "open"]})).json()
            ids.append(made["id"])
            body = {"invitation": made["invitation"]}
            (await berta._http.post(f"/api/tables/{made['id']}/join", json=body)).raise_for_status()
            (await anna._http.post(f"/api/tables/{made['id']}/start")).raise_for_status()
        feed = (await anna._http.put("/api/me/notices/feed")).json()["feed"]
        assert (await berta._http.get(feed)).status_code == 200
        replace = {"kind": "replace", "about": 0, "heir": "bot"}
        assert (await berta._http.post(f"/api/tables/{ids[0]}/votes", json=replace)).status_code == 409
        await asked(server, messages.Ban("anna"))
        assert (await berta._http.post(f"/api/tables/{ids[0]}/votes", json=replace)).json()["seats"][0]["bot"]
        called_off = (await berta._http.post(f"/api/tables/{ids[1]}/votes", json={"kind": "call-off"})).json()
        assert called_off["called_off"], "nobody else is left to be asked"
        assert (await berta._http.get(feed)).status_code == 404
        for each in (anna, berta):
            await each.close()
