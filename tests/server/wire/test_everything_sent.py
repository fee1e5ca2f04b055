"""Everything that the server sends during whole games, held against what each observer may know.

All replies and messages are kept as they came. Afterwards the log is played again, and of every observer's own views,
moment by moment, follows what it should have been sent: nothing else may have come, not by a byte.
"""

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import update as update_row

from tenka.client import Client
from tenka.server.tables.loading import opened
from tenka.store.schema import game_table
from tests.server.running import Running, running
from tests.server.wire.guests import guests, refused, seated
from tests.server.wire.heard import Heard, listening
from tests.server.wire.holding import check_lines, check_replies, check_secrets
from tests.server.wire.line import DEADLINE, Line, line
from tests.server.wire.moments import Moments, played
from tests.server.wire.scene import complaints, secrets_of

SPEAKING = ("tenka", "alembic", "asyncio")  # in the server's log


async def play_by_line(own: Line, rng: Random, keys: set[str]) -> None:
    """Play whenever one is asked, now and then rearranging and taking back, until the game is over."""
    while True:
        await own.until(
            lambda picture: bool(picture.sight and (picture.sight["legal"] or picture.sight["view"]["result"]))
        )
        sight = own.picture.sight
        assert sight is not None
        if sight["view"]["result"]:
            return
        key = f"line-{sight['seat']}-{sight['version']}"
        keys.add(key)
        if sight["can_undo"] and rng.random() < 0.2:
            answer = await own.ask(type="undo", decision=sight["decision"], key=key)
        else:
            choices = sight["edits"] if sight["edits"] and rng.random() < 0.2 else sight["legal"]
            answer = await own.ask(type="moves", moves=[rng.choice(choices)], decision=sight["decision"], key=key)
        assert answer["type"] == "update", answer


async def play_by_post(client: Client, id: str, rng: Random, keys: set[str]) -> None:
    """The same by HTTP alone, looking again and again."""
    while True:
        whole = await client.look(id)
        assert whole.sight is not None
        if whole.table.status == "over":
            return
        if not whole.sight.legal:
            await asyncio.sleep(0.02)
            continue
        key = f"post-{whole.sight.version}"
        keys.add(key)
        more: dict[str, Any] = {"decision": whole.sight.decision, "key": key}
        if rng.random() < 0.5:
            more["since"] = max(1, whole.sight.version - rng.randrange(3))
        if whole.sight.can_undo and rng.random() < 0.2:
            await client.undo(id, **more)
        else:
            await client.move(id, rng.choice(whole.sight.legal), **more)


@contextlib.asynccontextmanager
async def recorded(
    server: Running, people: list[Client], watcher: Client | None, id: str
) -> AsyncIterator[list[Heard]]:
    """Everybody listens: the people in their seats, a spectator with a session and one without."""
    async with contextlib.AsyncExitStack() as stack:
        nobody = await stack.enter_async_context(Client(server.url))
        heard = []
        for seat, client in [*enumerate(people), (None, watcher or nobody), (None, nobody)]:
            one = Heard(seat)
            listening(client, one)
            one.lines.append(await stack.enter_async_context(line(server.url, id, client.cookie)))
            heard.append(one)
        await nobody.look(id)
        yield heard


@pytest.mark.parametrize(
    ("folk", "bots"),
    [(2, 2), (3, 0), pytest.param(2, 0, marks=pytest.mark.soak), pytest.param(3, 1, marks=pytest.mark.soak)],
)
async def test_nothing_is_sent_but_what_follows_from_ones_own_views(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, folk: int, bots: int
) -> None:
    for name in SPEAKING:
        caplog.set_level(logging.DEBUG, name)
    names = ["Anna", "Bruno", "Carla"][:folk]
    async with running(tmp_path) as server, guests(server, *names, "Watcher") as (*people, watcher):
        id = await seated(people, *[{"bot": "random"}, {"bot": "steady"}][:bots])
        keys: list[set[str]] = [set() for _ in people]
        async with recorded(server, people, watcher, id) as heard:
            await people[0].start(id)
            await people[0].say(id, "hello")
            players = [
                *(play_by_line(each.lines[0], Random(n), keys[n]) for n, each in enumerate(heard[: folk - 1])),
                play_by_post(people[-1], id, Random(9), keys[-1]),
            ]
            async with asyncio.timeout(2 * DEADLINE):
                await asyncio.gather(*players, look_around(server, id, [*people, watcher]))
            for one in heard:
                await one.lines[0].until(lambda picture: picture.table["status"] == "over")
                await one.lines[0].fence()
        states, movers = await played(server, id)
        assert states[-1].result is not None
        table = await server.services.registry.table(id)
        secret, seed = await secrets_of(server.services), table.row.seed
        assert seed is not None
        cookies = [client.cookie for client in (*people, watcher)]
        secret["cookie"] = {part for cookie in cookies for part in cookie.partition("=")[2].split(".")}
        seen = {seat: Moments(seat, states, movers) for seat in {one.seat for one in heard}}
        for place, one in enumerate(heard):
            own = keys[place] if place < folk else set()
            moments = seen[one.seat]
            assert len(moments.sights) == table.playing().version(one.seat)
            check_lines(one, moments, own)
            check_replies(one, moments)
            check_secrets(one, secret, table.row.invitation, seed, own)
        check_log(caplog, {value for values in secret.values() for value in values} | {id, *names})
        assert complaints(caplog) == []


async def look_around(server: Running, id: str, clients: list[Client]) -> None:
    """Everybody also looks at everything else there is, while the game goes on."""
    table = await server.services.registry.table(id)
    rng = Random(6)
    for _ in range(6):
        for client in clients:
            for path in ("", "/chat", "/history", f"/at/{rng.randrange(1, 30)}"):
                await client._http.get(f"/api/tables/{id}{path}")
            for path in ("/api/tables", "/api/my-tables", "/api/me", "/api/me/export"):
                await client._http.get(path)
            if table.row.status == "running":
                with contextlib.suppress(AssertionError, pytest.fail.Exception), refused(409, "not-over"):
                    await client.record(id)
        await asyncio.sleep(0.01)


def check_log(caplog: pytest.LogCaptureFixture, secrets: set[str]) -> None:
    """The server's log, whatever its level, knows no secrets, no addresses of tables, and nobody's name."""
    ours = [
        record for record in caplog.records if record.name.startswith(("tenka", "sqlalchemy", "alembic", "uvicorn"))
    ]
    assert ours
    for record in ours:
        line = f"{record.getMessage()} {record.__dict__}"
        assert not [value for value in secrets if value in line], record.name


async def test_how_often_a_plan_is_rearranged_cannot_be_told(tmp_path: Path) -> None:
    """Two games alike but for the steps that one player takes back: others are sent the same, byte for byte."""
    told: list[list[str]] = []
    for detours in (0, 7):
        folder = tmp_path / str(detours)
        async with running(folder) as server, guests(server, "Anna", "Bruno") as people:
            id = await seated(people)
            async with recorded(server, people, None, id) as heard:
                await people[0].start(id)
                table = await server.services.registry.table(id)
                await start_alike(server, id)
                for each in heard:
                    await each.lines[0].fence()
                first = [len(each.lines[0].frames) for each in heard]
                await rearrange(server, id, detours)
                planner = min(table.playing().state.pending)
                others = [n for n, each in enumerate(heard) if each.seat != planner]
                for n in others:
                    assert await heard[n].lines[0].fence() == []
                told.append([frame for n in others for frame in heard[n].lines[0].frames[first[n] :]])
                replies = []
                for client in (people[1 - planner],):
                    for path in ("", "/history", "/chat", "/at/1"):
                        replies.append((await client._http.get(f"/api/tables/{id}{path}")).json())
                    export = (await client._http.get("/api/me/export")).json()
                    replies.append([table["moves"] for table in export["tables"]])
                whole = replies[0]
                assert isinstance(whole, dict)
                told.append([json.dumps(whole["sight"]["version"]), json.dumps(whole["sight"]["decision"])])
                told.append([json.dumps(replies[1]), str(len(replies[4]))])
    assert told[:3] == told[3:]


async def start_alike(server: Running, id: str) -> None:
    """A game that is the same each time: its seed is replaced before anybody has moved, and it goes on to a plan."""
    table = await server.services.registry.table(id)
    seed = "5e" * 32
    await server.services.database.write(
        lambda c: c.execute(update_row(game_table).where(game_table.c.id == id).values(seed=seed))
    )
    table.row = table.row._replace(seed=seed)
    table.game_session = opened(table.row)
    number = 0
    while True:
        state = table.playing().state
        seat = min(state.pending)
        private = [move for move in state.legal(seat) if not state.copy().play(seat, move)]
        if private and number > 3:
            return
        number += 1
        await table.submit(seat, [list(state.legal(seat)[-1])], f"same{number}")


async def rearrange(server: Running, id: str, detours: int) -> None:
    """Steps that nobody else sees, taken and taken back."""
    table = await server.services.registry.table(id)
    state = table.playing().state
    seat = min(state.pending)
    move = next(
        list(move)
        for move in state.legal(seat)
        if not (trial := state.copy()).play(seat, move) and trial.can_undo(seat)
    )
    for number in range(detours):
        await table.submit(seat, [move], f"there{number}")
        await table.submit(seat, [None], f"back{number}")
    await table.submit(seat, [move], "at last")
