"""Shogun's plans on the wire: nobody hears of them until they stand, nor how they were made."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

from sqlalchemy import update as update_row

from tenka.client import Client
from tenka.kernel.state import State
from tenka.server.tables.loading import opened
from tenka.server.tables.submission import Step
from tenka.store.schema import game_table
from tests.server.running import Running, running
from tests.server.wire.guests import guests
from tests.server.wire.holding import check_lines, check_replies
from tests.server.wire.line import Line, line
from tests.server.wire.moments import Moments, played
from tests.server.wire.test_everything_sent import recorded

SEED = "5e" * 32
NAMES = ("Anna", "Bruno", "Carla")


async def table_of(server: Running, people: list[Client]) -> str:
    """A game of three that is the same each time; all plan."""
    first, *others = people
    made = await first.create("shogun", ["me", *["open" for _ in others]], options={"start": "prescribed"}, pause=False)
    for each in others:
        await each.join(made.id, invitation=made.invitation)
    await first.start(made.id)
    await server.services.database.write(
        lambda c: c.execute(update_row(game_table).where(game_table.c.id == made.id).values(seed=SEED))
    )
    table = await server.services.registry.table(made.id)
    table.row = table.row._replace(seed=SEED)
    table.game_session = opened(table.row)
    return made.id


@contextlib.asynccontextmanager
async def listeners(server: Running, id: str, clients: list[Client]) -> AsyncIterator[list[Line]]:
    """Lines of these and of somebody whom nobody knows."""
    async with contextlib.AsyncExitStack() as stack:
        cookies = [*(each.cookie for each in clients), ""]
        yield [await stack.enter_async_context(line(server.url, id, cookie)) for cookie in cookies]


async def asked_for(id: str, clients: list[Client]) -> list[bytes]:
    """Everything there is to ask for about the table, as these get it."""
    paths = [f"/api/tables/{id}{path}" for path in ("", "/history", "/chat", "/at/1")]
    return [(await each._http.get(path)).content for each in clients for path in [*paths, "/api/tables"]]


def straight(state: State) -> list[Step]:
    """The shortest way to a plan."""
    trial = state.copy()
    steps: list[Step] = []
    while (move := list(trial.legal(0)[0])) != ["ready"]:
        trial.play(0, move)
        steps.append(move)
    return steps


def astray(state: State) -> list[Step]:
    """Another plan by a long way: laid, moved, swapped, taken off, taken back."""
    trial, rng = state.copy(), Random(7)
    steps: list[Step] = []
    for _ in range(60):
        if trial.can_undo(0) and rng.random() < 0.2:
            trial.undo(0)
            steps.append(None)
            continue
        move = list(rng.choice(trial.edits(0) or trial.legal(0)))
        trial.play(0, move)
        steps.append(move)
    while (move := list(rng.choice(trial.legal(0)))) != ["ready"]:
        trial.play(0, move)
        steps.append(move)
    return steps


async def test_nothing_is_sent_while_somebody_plans_and_nothing_of_how(tmp_path: Path) -> None:
    told: list[list[list[str]]] = []  # by way and listener
    plans = []
    for way in (straight, astray):
        async with (
            running(tmp_path / way.__name__) as server,
            guests(server, *NAMES, "Watcher") as (*people, watcher),
        ):
            id = await table_of(server, people)
            table = await server.services.registry.table(id)
            others = [*people[1:], watcher]
            async with listeners(server, id, others) as lines:
                for each in lines:
                    await each.fence()
                replies = await asked_for(id, others)
                first = [len(each.frames) for each in lines]
                for step in way(table.playing().state):
                    await table.submit(0, [step], secrets.token_urlsafe(9))
                    for each in lines:
                        before = len(each.frames)
                        assert await each.fence() == []
                        assert len(each.frames) == before + 1, "the fence's own answer alone"
                assert await asked_for(id, others) == replies
                plan = table.playing().state.view(0)["plan"]
                assert None not in plan
                for verb in ("ready", "not_ready", "ready"):
                    await table.submit(0, [[verb]], secrets.token_urlsafe(9))
                    for each in lines:
                        (message,) = await each.fence()
                        assert [event["kind"] for event in message["events"]] == [verb]
                assert len({each.frames[-2] for each in lines[2:]}) == 1, "all who watch hear the same"
                told.append([said(each.frames[at:]) for each, at in zip(lines, first, strict=True)])
                plans.append(plan)
    assert plans[0] != plans[1]
    assert told[0] == told[1], "byte for byte"
    assert all(len(frames) == 3 for frames in told[0])


def said(frames: list[str]) -> list[str]:
    """What was sent without being asked for by a fence."""
    return [frame for frame in frames if '"type":"refused"' not in frame]


async def play_to_the_autumn(own: Line, rng: Random, keys: set[str]) -> None:
    """Play, rearrange and take back at random for two seasons."""
    while True:
        await own.until(
            lambda picture: bool(
                picture.sight and (picture.sight["legal"] or picture.sight["view"]["season"] == "autumn")
            )
        )
        sight = own.picture.sight
        assert sight is not None
        if sight["view"]["season"] == "autumn":
            return
        key = f"line-{sight['seat']}-{sight['version']}"
        keys.add(key)
        if sight["can_undo"] and rng.random() < 0.1:
            answer = await own.ask(type="undo", decision=sight["decision"], key=key)
        else:
            choices = sight["edits"] if sight["edits"] and rng.random() < 0.2 else sight["legal"]
            answer = await own.ask(type="moves", moves=[rng.choice(choices)], decision=sight["decision"], key=key)
        assert answer["type"] == "update" or answer["error"]["message"] == "stale", answer


async def test_two_seasons_tell_everybody_what_follows_from_their_own_views(tmp_path: Path) -> None:
    async with running(tmp_path) as server, guests(server, *NAMES, "Watcher") as (*people, watcher):
        id = await table_of(server, people)
        keys: list[set[str]] = [set() for _ in people]
        async with recorded(server, people, watcher, id) as heard:
            for each in heard:
                await each.lines[0].fence()
            await asyncio.gather(
                *(play_to_the_autumn(heard[n].lines[0], Random(n), keys[n]) for n in range(len(people)))
            )
            for each in heard:
                await each.lines[0].fence()
        states, movers = await played(server, id)
        assert {state.view(None)["season"] for state in states} == {"spring", "summer", "autumn"}
        seen = {seat: Moments(seat, states, movers) for seat in (None, 0, 1, 2)}
        for place, one in enumerate(heard):
            check_lines(one, seen[one.seat], keys[place] if place < len(people) else set())
            check_replies(one, seen[one.seat])
