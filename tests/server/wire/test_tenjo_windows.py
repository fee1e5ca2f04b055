"""Whether a person answered, an order, or nobody could: it shows in no message and at no time (T41)."""

import contextlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tenka.kernel.state import State
from tests.games.tenjo.positions import House, table
from tests.server.orders.standing import ATTACK, Scene, plain, scene
from tests.server.wire.line import line

LONG = 20.0  # seconds in which all of it is over
OFTEN = 0.25
KEY = re.compile(r',"key":"[^"]+"')  # of what one has sent oneself


def houses(hand: Sequence[str] = ("fire", "ring_5"), son: str = "kii_castle_b", third: Sequence[str] = ()) -> State:
    """Seat 0 may attack seat 1, play Fire, or call himself shōgun; seat 2 stands close by."""
    return table(
        House({"echizen_w4": 20}, ["echizen"], {"echizen_castle_a": 10}, hand=("fire", "ring_4")),
        House({"echizen_w6": 20, "kii_castle_b": 5}, ["kii"], {"kii_castle_b": 30}, hand=hand, family={"son": son}),
        House({"echizen_w4": 5, "ise_w1": 1}, ["ise"], {"ise_castle_a": 20}, hand=third),
    )


@dataclass(frozen=True)
class Window:
    """What opens it, who is asked about whom we wonder, the order that declines, and who sees only what is open."""

    opened: Sequence[Sequence[Any]]
    seat: int
    order: str
    observers: Sequence[int | None]
    able: State  # where that seat could do something
    unable: State | None  # where it could not, though nobody can know


WINDOWS = {
    "join": Window(ATTACK, 2, "never_join", (0, None), houses(son="ise_castle_a"), houses()),
    "answer": Window(
        (["element", "fire"], ["ring", 4], ["burn_daimyo", 1, "kii"]),
        1,
        "pass_reactions",
        (0, 2, None),
        houses(),
        houses(hand=("wind", "ring_1")),
    ),
    "answer for a relative": Window(
        (["element", "fire"], ["ring", 4], ["burn_family", "son_1"]),
        2,
        "pass_reactions",
        (0, None),
        houses(son="ise_castle_a", third=("void", "ring_4")),
        houses(third=("void", "ring_4")),
    ),
    "yield": Window((["shogun"],), 1, "pass_reactions", (0, 2, None), houses(), None),
}


async def told(path: Path, monkeypatch: pytest.MonkeyPatch, window: Window, way: str) -> list[list[Any]]:
    """What each observer is told until all have answered, and when."""
    state = window.unable if way == "unable" else window.able
    assert state is not None
    path.mkdir()
    async with scene(path, monkeypatch, state) as at, contextlib.AsyncExitStack() as stack:
        if way == "order":
            await at.people[window.seat].order(at.id, window.order)
        cookies = ["" if seat is None else at.people[seat].cookie for seat in window.observers]
        lines = [await stack.enter_async_context(line(at.server.url, at.id, cookie)) for cookie in cookies]
        for each in lines:
            await each.fence()
        began = at.clock.now
        await at.play(0, *(list(move) for move in window.opened))
        heard: list[list[Any]] = [[] for _ in lines]
        asked = set()
        while at.clock.now < began + LONG:
            if not at.asked[2]:
                assert window.seat in asked
                return heard
            asked.add(at.asked[0])
            await answer(at, window, way)
            await at.move(OFTEN)
            for each, own in zip(lines, heard, strict=True):
                first = each._read
                await each.fence()
                if frames := plain(each.frames[first : each._read - 1]):
                    own.append((at.clock.now - began, [KEY.sub("", frame) for frame in frames]))
    raise AssertionError("it never ended")


async def answer(at: Scene, window: Window, way: str) -> None:
    """Whoever answers in person does so as soon as they are asked."""
    seat, _, _ = at.asked
    if not at.table.holding[seat] and (seat != window.seat or way == "person"):
        at.play(seat, ["pass"])
        await at.settle()


@pytest.mark.parametrize("name", WINDOWS)
async def test_nobody_can_tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    window = WINDOWS[name]
    person = await told(tmp_path / "person", monkeypatch, window, "person")
    assert all(len(each) > 1 for each in person)
    for way in ("order", "unable") if window.unable else ("order",):
        assert await told(tmp_path / way, monkeypatch, window, way) == person, way
