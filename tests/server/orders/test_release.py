"""Windows are released without telling who answered: nothing on the wire, nothing in time (T41)."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tenka.kernel.errors import IllegalMove
from tenka.server.guard.refused import Refused
from tenka.server.tables.game_session import GameSession
from tenka.server.tables.submission import Submission
from tests.server.orders.standing import ATTACK, Scene, field_battle, plain, scene
from tests.server.wire.line import line

WAYS = ("early", "order", "bot", "empty", "mixed", "steward", "steward-empty", "steward-order")


async def attacked(path: Path, monkeypatch: pytest.MonkeyPatch, way: str) -> list[list[tuple[float, list[str]]]]:
    """What the attacker, a third seat and a spectator are told of an attack, and when, if seat 1 answers in a way."""
    state = field_battle(()) if way.endswith("empty") else field_battle()
    async with scene(path, monkeypatch, state, bot=way == "bot") as at:
        if way.startswith("steward"):
            await at.people[1].call_steward(at.id)
        if way.endswith("order"):
            await at.people[1].order(at.id, "pass_reactions")
        third = at.people[-1]
        lines = [
            line(at.server.url, at.id, at.people[0].cookie),
            line(at.server.url, at.id, third.cookie),
            line(at.server.url, at.id),
        ]
        async with lines[0] as own, lines[1] as other, lines[2] as watching:
            observers = (own, other, watching)
            for each in observers:
                await each.fence()
            await at.play(0, *ATTACK)
            heard: list[list[tuple[float, list[str]]]] = [[] for _ in observers]
            began = at.clock.now
            while at.clock.now < began + 10:
                await react(at, way)
                await at.move(0.25)
                for each, told in zip(observers, heard, strict=True):
                    first = each._read
                    await each.fence()
                    if frames := plain(each.frames[first : each._read - 1]):
                        told.append((at.clock.now - began, frames))
                if not at.asked[2]:
                    return heard
    raise AssertionError("it never ended")


async def react(at: Scene, way: str) -> None:
    """Whoever answers in person does so as soon as they are asked."""
    seat, kind, window = at.asked
    if not window or at.table.holding[seat]:
        return
    if seat == 0 or way == "early" or (kind == "parley" and way in {"empty", "mixed"}):
        at.play(seat, ["pass"])
        await at.settle()
    elif way == "mixed" and not at.table.standing.given:
        await at.people[1].order(at.id, "pass_reactions")


async def test_nobody_can_tell_how_a_window_was_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person at once, an order, a bot, a steward, an empty hand: all others are told the same at the same moments."""
    found = []
    for way in WAYS:
        (tmp_path / way).mkdir()
        found.append(await attacked(tmp_path / way, monkeypatch, way))
    assert [at for at, _ in found[0][1]] == [0.25, 1.5, 3.75, 5.0]
    for way, each in zip(WAYS, found, strict=True):
        own, other, watching = each
        assert other == found[0][1], way
        assert watching == found[0][2], way
        assert [at for at, _ in own] == [at for at, _ in found[0][0]], way


async def test_an_answer_is_not_carried_out_before_its_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with scene(tmp_path, monkeypatch) as at:
        await at.play(0, *ATTACK)
        answer = at.play(1, ["pass"])
        await at.move(1.4)
        assert not answer.done()
        assert at.asked[:2] == (1, "parley")
        await at.move(0.1)
        assert not answer.result().repeated
        assert at.asked[:2] == (1, "cards")
        await at.move(60)  # nobody answers for somebody who has something to think about
        assert at.asked[:2] == (1, "cards")
        assert (await at.play(1, ["pass"])).version  # later it comes when it comes


async def test_what_nobody_sees_need_not_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The steps of laying out a card are one's own; laying it down is seen, and waits."""
    async with scene(tmp_path, monkeypatch) as at:
        await at.play(0, *ATTACK)
        at.play(1, ["pass"])
        await at.move(1.5)
        await at.play(1, ["element", "void"])
        await at.play(1, ["ring", 1])
        cast = at.play(1, ["cast"])
        await at.move(2.2)
        assert not cast.done()
        await at.move(0.1)
        assert cast.done()
        assert at.asked[:2] == (0, "answer")


@pytest.mark.parametrize("move", [["pass"], ["element", "void"]])
async def test_an_answer_is_played_once_however_long_it_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, move: list[str]
) -> None:
    """What is seen waits, what is one's own does not; in neither case is it played again to be carried out."""
    async with scene(tmp_path, monkeypatch) as at:
        await at.play(0, *ATTACK)
        if move != ["pass"]:
            at.play(1, ["pass"])
            await at.move(1.5)
        played: list[int] = []
        attempt = GameSession.attempt

        def counted(session: GameSession, seat: int, *how: Any) -> Submission:
            played.append(seat)
            return attempt(session, seat, *how)

        monkeypatch.setattr(GameSession, "attempt", counted)
        answer = at.play(1, move)
        await at.move(1.5)
        assert answer.done()
        assert played == [1]


async def test_what_is_refused_is_refused_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with scene(tmp_path, monkeypatch) as at:
        await at.play(0, *ATTACK)
        with pytest.raises(IllegalMove):
            await at.play(1, ["fight"])
        with pytest.raises(Refused):
            await at.table.play(at.table.row.seats[1].person, [["pass"]], "k", decision=99)


async def test_a_held_answer_outlives_its_line_and_is_carried_out_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with scene(tmp_path, monkeypatch) as at:
        await at.play(0, *ATTACK)
        async with line(at.server.url, at.id, at.people[1].cookie) as own:
            assert own.picture.sight is not None
            message = {"type": "moves", "moves": [["pass"]], "decision": own.picture.sight["decision"], "key": "k-1"}
            await own.send(message)
            assert (await own.ask(type="say", text="still here", key="k-2"))["type"] == "done"  # talk does not wait
        async with line(at.server.url, at.id, at.people[1].cookie) as again:
            await again.send(message)
            await again.fence()
            await at.move(1.5)
            assert (await again.next("done"))["key"] == "k-1"
        assert at.asked[:2] == (1, "cards")


async def test_without_pauses_it_is_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with scene(tmp_path, monkeypatch, field_battle(()), pause=False) as at:
        await at.play(0, *ATTACK)
        await at.play(1, ["pass"])
        await at.settle()
        assert at.asked[:2] == (0, "cards")  # the empty hand has passed


async def test_the_house_closes_while_an_answer_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with scene(tmp_path, monkeypatch) as at:
        await at.play(0, *ATTACK)
        async with line(at.server.url, at.id, at.people[1].cookie) as own:
            assert own.picture.sight is not None
            decision = own.picture.sight["decision"]
            await own.send({"type": "moves", "moves": [["pass"]], "decision": decision, "key": "k-1"})
            await own.fence()
    assert asyncio.all_tasks() == {asyncio.current_task()}
