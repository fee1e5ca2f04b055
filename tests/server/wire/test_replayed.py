"""Messages sent again, in another order, or by somebody else, do nothing."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from tests.server.wire.guests import waited_for
from tests.server.wire.line import line
from tests.server.wire.picture import Message
from tests.server.wire.scene import Scene, complaints, everything, staged

SUBMISSIONS = 30


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with staged(tmp_path) as found:
        yield found


async def played(scene: Scene) -> list[tuple[int, Message]]:
    """A game goes on by messages; every one of them, with its seat, as somebody might have recorded them."""
    people = [scene.anna, scene.bruno]
    rng = Random(5)
    sent: list[tuple[int, Message]] = []
    async with (
        line(scene.server.url, scene.playing, scene.anna.cookie) as first,
        line(scene.server.url, scene.playing, scene.bruno.cookie) as second,
    ):
        for number in range(SUBMISSIONS):
            seat, _ = await waited_for(scene.server, scene.playing, people)
            own = (first, second)[seat]
            game_session = (await scene.services.registry.table(scene.playing)).playing()
            wanted = game_session.version(seat)
            await own.until(lambda picture, wanted=wanted: (picture.sight or {}).get("version") == wanted)  # type: ignore[misc]
            sight = own.picture.sight
            assert sight is not None
            message: Message = {"decision": sight["decision"], "key": f"k{number}"}
            if sight["can_undo"] and rng.random() < 0.3:
                message["type"] = "undo"
            else:
                message |= {"type": "moves", "moves": [rng.choice(sight["legal"])]}
            assert (await own.ask(**message))["type"] == "update"
            sent.append((seat, message))
            said: Message = {"type": "say", "text": f"number {number}", "key": f"s{number}"}
            assert (await own.ask(**said))["type"] == "done"
            sent.append((seat, said))
    return sent


async def test_replayed_and_reordered_messages_do_nothing(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    sent = await played(scene)
    before = await everything(scene.services)
    for seat, client in enumerate((scene.anna, scene.bruno)):
        own = [message for whose, message in sent if whose == seat]
        for messages in (own, own[::-1], Random(1).sample(own, len(own))):
            async with line(scene.server.url, scene.playing, client.cookie) as again:
                for message in messages:
                    answer = await again.ask(**message)
                    assert answer["type"] == "done", "its key is known"
                assert await again.fence() == []
    assert await everything(scene.services) == before
    assert complaints(caplog) == []


async def test_replayed_messages_under_fresh_keys_are_stale(scene: Scene) -> None:
    sent = await played(scene)
    before = await everything(scene.services)
    for seat, client in enumerate((scene.anna, scene.bruno)):
        async with line(scene.server.url, scene.playing, client.cookie) as again:
            for number, (whose, message) in enumerate(sent):
                if whose == seat and message["type"] != "say":
                    answer = await again.ask(**{**message, "key": f"fresh{number}"})
                    assert (answer["type"], answer["error"]["message"]) == ("refused", "stale")
    assert await everything(scene.services) == before


async def test_messages_recorded_by_somebody_else_do_nothing_for_them(scene: Scene) -> None:
    sent = await played(scene)
    before = await everything(scene.services)
    for client in (scene.carla, scene.nobody):
        async with line(scene.server.url, scene.playing, client.cookie) as own:
            for _, message in sent:
                answer = await own.ask(**message)
                assert (answer["type"], answer["error"]["message"]) == ("refused", "not-seated")
    waiting, _ = await waited_for(scene.server, scene.playing, [scene.anna, scene.bruno])
    other = (scene.anna, scene.bruno)[1 - waiting]
    async with line(scene.server.url, scene.playing, other.cookie) as own:
        for seat, message in sent:
            if seat == waiting and message["type"] != "say":
                answer = await own.ask(**{**message, "key": f"mine-{message['key']}"})
                assert answer["type"] == "refused"
    assert await everything(scene.services) == before
