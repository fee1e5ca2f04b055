"""A finished game: seen with anybody's eyes, with all hands open, and checked; before its end none of it."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from tenka.kernel.state import State
from tenka.server.workers.questions import CheckRecord
from tenka.wire.insight import AnalysisReport
from tenka.wire.records import Check
from tenka.wire.tables import History, Moment
from tests.server.running import Running, running
from tests.server.wire.guests import guests, play_on, refused, started

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with running(tmp_path_factory.mktemp("server")) as found:
        yield found


async def test_nobody_sees_with_other_eyes_before_the_end(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        await play_on(server, id, 6)
        for query in ("?seat=0", "?seat=1", "?seat=none"):
            with refused(409, "not-over"):
                await people[0].call("GET", f"/api/tables/{id}/history{query}", History)
            with refused(409, "not-over"):
                await people[0].call("GET", f"/api/tables/{id}/moments/1{query}", Moment)
        for query in ("", "?hands=1"):  # not even one's own, with all hands
            with refused(409, "not-over"):
                await people[0].call("GET", f"/api/tables/{id}/moments/1{query}", Moment)
        with refused(409, "not-over"):
            await people[0].call("POST", f"/api/tables/{id}/check", Check)


async def test_once_it_is_over_a_stranger_sees_every_moment_with_anybodys_eyes(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people, guests(server, "Carla") as (carla,):
        id = await started(people)
        await play_on(server, id, seed=4)
        for seat, person in enumerate(people):
            own = (await person.call("GET", f"/api/tables/{id}/history", History)).told
            told = (await carla.call("GET", f"/api/tables/{id}/history?seat={seat}", History)).told
            assert told == own
            for version in (1, len(told) // 2, len(told)):
                seen = await person.call("GET", f"/api/tables/{id}/at/{version}", dict[str, Any])
                found = await carla.call("GET", f"/api/tables/{id}/moments/{version}?seat={seat}", Moment)
                assert found.sight.view == seen["view"]
                assert not found.hands
            with refused(404, "not-found"):
                await carla.call("GET", f"/api/tables/{id}/moments/{len(told) + 1}?seat={seat}", Moment)
            await carla.call("GET", f"/api/tables/{id}/analysis?seat={seat}", AnalysisReport)


async def test_with_all_hands_open_each_view_is_the_seats_own_of_the_same_state(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people, guests(server, "Carla") as (carla,):
        id = await started(people)
        await play_on(server, id, seed=5)
        table = await server.services.registry.table(id)
        middle = table.playing().version(None) // 2
        found = await carla.call("GET", f"/api/tables/{id}/moments/{middle}?seat=none&hands=1", Moment)
        asker = type("Asker", (), {"address": "x", "person": "x"})()
        state: State = await server.services.replays.state_at(table, None, middle, asker)
        assert found.hands == [state.view(seat, events=False) for seat in (0, 1)]
        assert found.sight.view == state.view(None)


@pytest.mark.parametrize("seat", ["2", "-1", "x", "", "00", "none "])
async def test_a_seat_that_is_none_is_refused(server: Running, seat: str) -> None:
    async with guests(server, "Anna") as people:
        id = await started(people, {"bot": "random"})
        await play_on(server, id)
        with refused(400, "bad-request"):
            await people[0].call("GET", f"/api/tables/{id}/history?seat={seat.replace(' ', '%20')}", History)


async def test_a_check_says_what_tenka_verify_says(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people, guests(server, "Carla") as (carla,):
        id = await started(people)
        await play_on(server, id)
        record = await carla.record(id)
        found = await carla.call("POST", f"/api/tables/{id}/check", Check)
        assert found == Check(record["fingerprint"], record["seed"], len(record["moves"]), "verified")


async def test_a_check_says_at_which_move_it_does_not_follow(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        await play_on(server, id)
        real = server.services.workers.ask

        async def tampered(question: CheckRecord, **how: Any) -> Any:
            number = b'"seat":0'  # every event of seat 0 is told of seat 1
            return await real(CheckRecord(question.game, question.record.replace(number, b'"seat":1')), **how)

        monkeypatch.setattr(server.services.workers, "ask", tampered)
        found = await people[0].call("POST", f"/api/tables/{id}/check", Check)
        assert found.finding == "events-differ"
        assert found.move is not None
