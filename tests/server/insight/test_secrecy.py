"""What a hint is asked with and what a trial shows follow from what the seat knows: the same whatever others hide.

The same table is put into two true states that differ only in what another seat alone knows, and its bytes compared.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import tenka
from tenka.bots import bots_of
from tenka.client import Client
from tenka.kernel.state import State
from tenka.server.tables.table import Table
from tenka.server.workers.questions import Consider, WorkerQuestion
from tenka.testing import tables as kit
from tenka.testing.players import seats, some_positions, wavering
from tenka.wire.insight import Choice
from tests.server.running import Running
from tests.server.stewards.away import at_tables

pytestmark = pytest.mark.asyncio(loop_scope="module")
NAMES = ("Anna", "Bruno", "Carla")


def alike(at: kit.KitTable, seed: int, share: float) -> Iterator[tuple[State, State, int]]:
    """Pairs of true states, and whose secret alone tells them apart."""
    rng = Random(seed)
    for state in some_positions(at.new(seed), wavering, rng, share):
        owner = rng.choice(seats(state))
        dump = at.facts.exchanged(state.dump(), owner, rng)
        if dump is not None:
            yield state, at.game.load(dump), owner


def put(table: Table, state: State) -> None:
    """Let this be the true state."""
    snapshots = table.playing().snapshots
    snapshots[-1] = snapshots[-1].followed_by(state)
    table.hints.clear()


def of(game: str) -> kit.KitTable:
    return next(each for each in kit.tables() if each.game.id == game and each.players == len(NAMES))


@pytest.mark.parametrize("game", tenka.games())
async def test_a_trial_is_the_same_bytes_whatever_others_hide(server: Running, game: str) -> None:
    compared = played = 0
    async with at_tables(server, *NAMES, game=game) as (people, table):
        for state, other, owner in alike(of(game), 3, 0.05):
            seat = (owner + 1 + compared % 2) % len(NAMES)
            put(table, state)
            one = await trial(people[seat], table, seat)
            put(table, other)
            assert await trial(people[seat], table, seat) == one
            compared += 1
            played += sum(each["seat"] != seat for each in msgspec.json.decode(one[-1])["line"])
            if compared == 12:
                break
    assert compared > 5
    assert played


async def trial(person: Client, table: Table, seat: int) -> list[bytes]:
    """All that somebody is sent who tries a few moves out."""
    rng, answers, line = Random(1), [], list[Any]()
    for _ in range(4):
        answer = await person._http.post(f"/api/tables/{table.row.id}/try", json={"line": line})
        assert answer.status_code == 200, answer.text
        answers.append(answer.content)
        found = answer.json()
        if found["over"]:
            break
        line = [*found["line"], {"seat": seat, "move": rng.choice(found["sight"]["legal"])}]
    return answers


@pytest.mark.parametrize("game", [id for id in tenka.games() if "strong" in bots_of(tenka.game(id))])
async def test_a_hint_is_asked_for_with_the_same_bytes_whatever_others_hide(
    server: Running, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[bytes] = []

    async def noted(question: WorkerQuestion, *_: Any) -> list[Choice]:
        assert isinstance(question, Consider)
        sent.append(msgspec.msgpack.encode(question))
        return [Choice([["x"]], 1.0, [])]

    monkeypatch.setattr(server.services.workers, "ask", noted)
    async with at_tables(server, *NAMES, game=game, hints=True) as (people, table):
        for state, other, owner in alike(of(game), 4, 0.3):
            for seat in state.pending.keys() - {owner}:
                for true in (state, other):
                    put(table, true)
                    await people[seat].hint(table.row.id)
            if len(sent) >= 40:
                break
    assert len(sent) > 8
    assert sent[::2] == sent[1::2]
    assert len(set(sent)) > 4


async def test_no_true_state_is_ever_given_to_think_about(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The seed decides all that is still to come: with it a hint would be a prophecy."""
    sent: list[Any] = []
    ask = server.services.workers.ask

    async def noted(question: WorkerQuestion, *more: Any, **named: Any) -> Any:
        sent.append(msgspec.to_builtins(question))
        return await ask(question, *more, **named)

    monkeypatch.setattr(server.services.workers, "ask", noted)
    async with at_tables(server, *NAMES, hints=True) as (people, table):
        seat = min(table.playing().state.pending)
        await people[seat].hint(table.row.id)
        await people[seat].try_out(table.row.id)
        await people[seat].try_out(table.row.id, at=1)
        true = table.playing().state.dump()
        assert [each["about"] for each in sent] == ["consider", "carry-on", "carry-on"]
        for each in sent:
            assert each["world"]["seed"] != true["seed"]
            assert each["world"]["position"] != true["position"]
            assert str(table.row.seed) not in str(each)
