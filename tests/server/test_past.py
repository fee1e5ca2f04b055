"""Looking back at earlier versions."""

from pathlib import Path
from random import Random

import pytest

from tenka.client import RefusedError
from tenka.wire.tables import History, Sight
from tests.server.running import running
from tests.server.test_whole_game import seated


async def test_every_earlier_view_can_be_seen_again_by_the_same_eyes(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        people, id = await seated(server, ["Anna", "Bruno", "Carla"])
        await people[0].start(id)
        rng = Random(3)
        seen: list[dict[int, Sight]] = [{} for _ in people]
        for _ in range(60):
            for seat, person in enumerate(people):
                whole = await person.look(id)
                assert whole.sight is not None
                seen[seat][whole.sight.version] = whole.sight
                if whole.sight.can_undo and rng.random() < 0.2:
                    await person.undo(id)
                elif whole.sight.legal:
                    await person.move(id, rng.choice(whole.sight.legal))
        for seat, person in enumerate(people):
            told = (await person.call("GET", f"/api/tables/{id}/history", History)).told
            for version, sight in seen[seat].items():
                again = await person.call("GET", f"/api/tables/{id}/at/{version}", Sight)
                assert again == Sight(seat, version, sight.view)
                assert told[version - 1] == len(sight.view["events"])
            with pytest.raises(RefusedError, match="not-found"):
                await person.call("GET", f"/api/tables/{id}/at/{len(told) + 1}", Sight)
        for person in people:
            await person.close()


async def test_before_the_start_there_is_nothing_to_look_back_at(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        people, id = await seated(server, ["Anna", "Bruno"])
        for what in ("history", "at/1"):
            with pytest.raises(RefusedError, match="not-started"):
                await people[0].call("GET", f"/api/tables/{id}/{what}", None)
        for person in people:
            await person.close()
