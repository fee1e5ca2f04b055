"""The running server does what its description says, whatever it is asked: every endpoint, valid and invalid."""

import asyncio
import re
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import positive_data_acceptance

from tenka.server.app import ENDPOINTS
from tenka.server.description.openapi import openapi
from tests.server.running import running

ENDING = ["leaveUs", "logOut", "logOutEverywhere"]  # would leave the other cases without a session

ID = re.compile(r"[A-Za-z0-9_-]{22}")
MARK = "the guest's own"
PATIENCE = 60  # seconds; the machine may have much else to do

schema = schemathesis.openapi.from_dict(openapi(ENDPOINTS))


@schema.auth(refresh_interval=None)
class Session:
    """A mark where a case does not mean to do without a session: cases are made before the server runs."""

    def get(self, case: Any, context: Any) -> str:
        return MARK

    def set(self, case: Any, data: str, context: Any) -> None:
        case.cookies = {**(case.cookies or {}), "tenka": data}


@dataclass(frozen=True)
class Guest:
    """Somebody with a session and tables of each kind."""

    url: str
    cookie: str
    tables: list[str]


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    """A guest at a server that runs in a thread of its own."""
    ready: list[str] = []
    started, ended = threading.Event(), threading.Event()

    async def run(path: Path) -> None:
        async with running(path) as server:
            ready.append(server.url)
            started.set()
            while not ended.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=lambda: asyncio.run(run(tmp_path_factory.mktemp("server"))))
    thread.start()
    assert started.wait(30)
    try:
        yield seated(ready[0])
    finally:
        ended.set()
        thread.join()


def seated(url: str) -> Guest:
    """A guest with an open table and a running one."""
    with httpx.Client(base_url=url) as browser:
        browser.post("/api/guest", json={"name": "Oda"}).raise_for_status()
        tables = []
        for seats in (["me", "open"], ["me", {"bot": "random"}]):
            made = browser.post("/api/tables", json={"game": "shitenno", "seats": seats, "pause": False})
            tables.append(made.raise_for_status().json()["id"])
        browser.post(f"/api/tables/{tables[1]}/start").raise_for_status()
        return Guest(url, browser.cookies["tenka"], tables)


@schema.exclude(operation_id=ENDING).parametrize()
@settings(max_examples=15, suppress_health_check=list(HealthCheck))
def test_the_server_answers_as_described(case: Any, guest: Guest) -> None:
    place = sum(map(ord, str(case.body))) % 3  # an open table, a running one, or whatever was generated
    if place < 2 and ID.fullmatch(str((case.path_parameters or {}).get("table"))):  # not where it is meant to be wrong
        case.path_parameters["table"] = guest.tables[place]
    if (case.cookies or {}).get("tenka") == MARK:
        case.cookies["tenka"] = guest.cookie
    # Names, logins and numbers of players have rules that a schema cannot tell: a valid shape may be refused.
    case.call_and_validate(base_url=guest.url, excluded_checks=[positive_data_acceptance], timeout=PATIENCE)
