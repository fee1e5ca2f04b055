"""A house with nothing but people in it."""

from dataclasses import fields
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
from sqlalchemy import Connection, insert, select
from starlette.applications import Starlette
from starlette.routing import Route

from tenka.server.endpoints.people.accounts import PEOPLE
from tenka.server.endpoints.people.devices import DEVICES
from tenka.server.endpoints.people.passkeys import PASSKEYS
from tenka.server.endpoints.people.profiles import PROFILES
from tenka.server.endpoints.people.ratings import RATINGS
from tenka.server.guard.rates import Rates
from tenka.server.notices.subscribers import Subscribers
from tenka.server.people.exports import Exports
from tenka.server.people.passkeys import Passkeys
from tenka.server.people.sessions import Sessions
from tenka.server.services import Services
from tenka.server.settings import Settings
from tenka.store.ids import now
from tenka.store.opening import open_database
from tenka.store.schema import game_table, seat, session
from tests.server.running import cheap_passwords
from tests.store.prepared import prepared

PASSWORD = "seven samurai on a hill"


OTHER = "forty-seven without a lord"


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
        self.database = open_database(prepared(folder / "tenka.db"))
        self.snapshot = now()
        self.sessions = Sessions(self.database, self.settings, lambda: self.snapshot)
        self.passwords = cheap_passwords()
        self.passkeys = Passkeys(self.settings)
        self.registry = StubHall()
        self.exports = Exports(self.database)
        self.notices = SimpleNamespace(subscribers=Subscribers(self.database))
        self.revoked: list[set[str]] = []
        self.sessions.on_revoked.append(self.revoked.append)
        endpoints = (*PEOPLE, *PASSKEYS, *DEVICES, *PROFILES, *RATINGS)
        self.app = Starlette(routes=[Route(one.path, one.respond, methods=[one.method]) for one in endpoints])
        parts: Any = {"rates": Rates(enabled=limits), **vars(self)}
        self.app.state.services = Services(*(parts.get(field.name) for field in fields(Services)))

    def browser(self, cookie: str | None = None) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.app)
        cookies = {self.sessions.cookie: cookie} if cookie else None
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
        return browser.cookies[self.sessions.cookie]

    async def id(self, browser: httpx.AsyncClient) -> str:
        visitor = await self.sessions.visitor(dict(browser.cookies))
        assert visitor is not None
        return visitor.id

    async def close(self) -> None:
        await self.sessions.close()
        self.passwords.close()
        self.database.close()


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


async def seen(server: Server) -> int:
    (row,) = await server.database.read(rows, session)
    return int(row.seen)


async def log_in(browser: httpx.AsyncClient, password: str = PASSWORD, **more: Any) -> httpx.Response:
    return await browser.post("/api/login", json={"login": "anna", "password": password} | more)


async def change_password(browser: httpx.AsyncClient, old: str, new: str) -> httpx.Response:
    return await browser.post("/api/me/password", json={"old": old, "new": new})
