"""People are told by whom the window they are asked in will be answered, and nobody else is (T41)."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.orders.standing import ATTACK, Scene, field_battle, scene
from tests.server.wire.line import Line, line


@pytest.fixture
def at_scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    return lambda **how: scene(tmp_path, monkeypatch, **how)


async def told(own: Line) -> list[str | None]:
    """What was told of it since one last looked."""
    return [message["by"] for message in await own.fence() if message["type"] == "answering"]


def at_line(at: Scene, seat: int) -> Any:
    return line(at.server.url, at.id, at.people[seat].cookie)


async def test_an_order_will_answer(at_scene: Any) -> None:
    async with at_scene() as at:
        await at.people[1].order(at.id, "pass_reactions")
        async with at_line(at, 1) as own, at_line(at, 0) as other, line(at.server.url, at.id) as watching:
            await at.play(0, *ATTACK)
            assert await told(own) == ["order"]
            await at.move(1.5)  # the parley is passed; the next window, cards, is passed, too
            assert await told(own) == []
            await at.move(3)
            assert await told(own) == [None]
            assert await told(other) == await told(watching) == []


async def test_given_and_taken_back_while_one_is_asked(at_scene: Any) -> None:
    async with at_scene() as at, at_line(at, 1) as own:
        await at.play(0, *ATTACK)
        assert await told(own) == []
        await at.people[1].order(at.id, "pass_reactions")
        assert await told(own) == ["order"]
        await at.people[1].take_back(at.id, "pass_reactions")
        assert await told(own) == [None]


async def test_an_answer_of_ones_own_waits_also_after_a_reload(at_scene: Any) -> None:
    async with at_scene() as at:
        await at.people[1].order(at.id, "pass_reactions")
        async with at_line(at, 1) as own:
            await at.play(0, *ATTACK)
            at.play(1, ["pass"])
            await at.settle()
            assert await told(own) == ["order", "self"]
        async with at_line(at, 1) as again:
            assert await told(again) == ["self"]
            await at.move(1.5)
            assert await told(again) == ["order"]  # the next window
        async with at_line(at, 0) as other:
            assert await told(other) == []


async def test_nothing_but_a_pass_is_possible(at_scene: Any) -> None:
    async with at_scene(state=field_battle(())) as at, at_line(at, 1) as own:
        await at.play(0, *ATTACK)
        assert await told(own) == []  # one can always talk
        at.play(1, ["pass"])
        await at.settle()
        assert await told(own) == ["self"]
        await at.move(1.5)
        assert at.asked[:2] == (1, "cards")
        assert await told(own) == ["pass"]
        await at.move(3)
        assert await told(own) == [None]


async def test_what_refuses_an_offer_answers_no_window(at_scene: Any) -> None:
    async with at_scene() as at, at_line(at, 1) as own:
        await at.people[1].order(at.id, "refuse_offers", 2)
        await at.play(2, ["offer", 1], ["give_koku", 1], ["propose", "private"])
        assert await told(own) == []
        await at.play(0, *ATTACK)
        assert await told(own) == []


async def test_a_client_knows_it(at_scene: Any) -> None:
    async with at_scene() as at:
        await at.people[1].order(at.id, "pass_reactions")
        async with at.people[1].live(at.id) as live:
            await at.play(0, *ATTACK)
            while live.answering is None:
                await live.news()
            assert live.answering == "order"
